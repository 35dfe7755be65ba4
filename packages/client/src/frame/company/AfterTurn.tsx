/** After one's own turn at a table with others: whether to be told when it comes again. */
import './AfterTurn.css';
import type { Seat } from '@bottega/kernel';
import { botIn, type Player } from '@bottega/table';
import { useEffect, useState } from 'react';
import type { TableClient, TableSnapshot } from '../../table/table';
import { useTurns } from '../../use-turns';
import { PushAsk } from './PushAsk';
import { useTurnHere } from './use-turn-here';

interface AfterTurnProps {
  readonly table: TableClient;
  readonly seen: Pick<TableSnapshot, 'seat' | 'asked' | 'over'>;
  readonly players: readonly Player[];
}

export function AfterTurn({ table, seen: { seat, asked, over }, players }: AfterTurnProps) {
  const isAsked = !over && seat !== null && asked.includes(seat);
  const online = useTurnHere({ id: table.info.id, game: table.info.game, isAsked, isOver: over });
  const { me } = useTurns(online);
  const hasChosen = useWas(isAsked);
  const isPerson = (one: Seat) => botIn(players[one]) === null;
  const waits = !over && !isAsked && asked.some(isPerson);
  return online !== null && me !== null && hasChosen && waits ? <PushAsk client={online.client} me={me} /> : null;
}

/** Whether something has ever been true here. */
function useWas(isTrue: boolean): boolean {
  const [was, setWas] = useState(isTrue);
  useEffect(() => {
    if (isTrue) setWas(true);
  }, [isTrue]);
  return was;
}
