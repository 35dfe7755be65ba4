/** When a game is over: its points are counted before whoever sees it end, then everything is told. Nothing before that. */
import type { Game } from '@bottega/kernel';
import { useState } from 'react';
import { IDLE_CONTROLLER, NO_NAME } from '../../choosing/choice-controller';
import type { GameUi } from '../../games/board/game-ui';
import type { Company, TableClient, TableSnapshot } from '../../table/table';
import { useSettings } from '../../use-settings';
import { type Speech, scoreWords } from '../use-speech';
import { AgreedEnd } from './AgreedEnd';
import { End } from './End';
import { Rematch } from './Rematch';

const NOTHING_LIT: ReadonlySet<string> = new Set();

interface GameEndProps {
  readonly table: TableClient;
  readonly seen: TableSnapshot;
  /** The others at their own screens; null where everybody sits before this one. */
  readonly company: Company | null;
  readonly ui: GameUi;
  readonly game: Game;
  readonly speech: Speech;
  /** Whether the game can be found again: lessons and trials are not kept. */
  readonly isKept: boolean;
  /** Says why something was not done. */
  onNotice(notice: string): void;
}

export function GameEnd({ table, seen, company, ui, game, speech, isKept, onNotice }: GameEndProps) {
  const { settings } = useSettings();
  // Who opens a game that is over, or wants everything at once, gets the score sheet at once.
  const [isCounted, setCounted] = useState(seen.over || settings.pace === 'instant');
  const { info } = table;
  const { names, text, say } = speech;
  const { Board, Count } = ui;
  const isSeated = company === null || seen.seat !== null;
  const rematch = isSeated && isKept && <Rematch table={table} onNotice={onNotice} />;
  if (!seen.over) {
    // Whoever looks on and may see no secrets is told the result alone.
    const told = company?.state.result ?? null;
    const shown = {
      table,
      seat: seen.seat,
      info,
      names,
      round: say,
      isKept,
      rematch,
      category: String,
      detail: () => null,
      pictured: null,
    };
    if (told !== null) return <End {...shown} result={{ ...told, sheet: [] }} isShut />;
    return company?.state.standing === 'ended' ? <AgreedEnd info={info} rematch={rematch} /> : null;
  }
  if (seen.result === null) return null;
  const score = scoreWords(speech, seen, ui);
  if (Count !== undefined && !isCounted) {
    const { result } = seen;
    return <Count result={result} names={names} {...score} text={text} say={say} onDone={() => setCounted(true)} />;
  }
  const board = (
    <Board
      seen={seen}
      info={info}
      game={game}
      text={text}
      say={say}
      pick={IDLE_CONTROLLER}
      name={NO_NAME}
      lit={NOTHING_LIT}
    />
  );
  return (
    <End
      table={table}
      result={seen.result}
      seat={seen.seat}
      info={info}
      names={names}
      {...score}
      round={say}
      isShut={false}
      isKept={isKept}
      rematch={rematch}
      pictured={{ title: text.title, board }}
    />
  );
}
