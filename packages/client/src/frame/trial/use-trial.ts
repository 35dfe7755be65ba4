/** The trial that is open beside a table, if one is. */
import type { Choice, Game } from '@bottega/kernel';
import { trialStart } from '@bottega/table';
import { useCallback, useEffect, useRef, useState } from 'react';
import { randomHex } from '../../random-hex';
import { PACES } from '../../settings';
import type { TableClient, TableSnapshot } from '../../table/table';
import type { TrialTable } from '../../table/trial/trial-table';
import { useBackCloses } from '../../ui/use-back-closes';
import { useSettings } from '../../use-settings';

export interface OpenTrial {
  readonly table: TrialTable;
  /** What the seat saw of the real game when the trial began. */
  readonly begun: TableSnapshot;
}

export interface TrialControl {
  readonly trial: OpenTrial | null;
  readonly isOpening: boolean;
  /** Why none could be opened; null if nothing failed. */
  readonly error: unknown;
  /** Begins a trial from what a seat sees, with choices already made; what is given may have to be fetched first. */
  begin(seen: TableSnapshot | Promise<TableSnapshot>, choices?: readonly Choice[]): void;
  /** Throws the trial away. */
  end(): void;
}

export function useTrial(real: TableClient, game: Game): TrialControl {
  const { pace } = useSettings().settings;
  const [trial, setTrial] = useState<OpenTrial | null>(null);
  const [isOpening, setOpening] = useState(false);
  const [error, setError] = useState<unknown>(null);
  /** What is being opened or open; null when nobody wants it any more. */
  const wanted = useRef<object | null>(null);

  useEffect(() => {
    return () => {
      wanted.current = null;
    };
  }, []);
  // Nobody looks at it any more: its worker goes, too.
  useEffect(() => () => trial?.table.leave(), [trial]);
  useEffect(() => trial?.table.setPace(PACES[pace]), [trial, pace]);

  const begin = (given: TableSnapshot | Promise<TableSnapshot>, choices: readonly Choice[] = []) => {
    if (wanted.current !== null) return;
    const mine = {};
    wanted.current = mine;
    setOpening(true);
    setError(null);
    const open = async () => {
      const [begun, { TrialTable: Table }] = await Promise.all([given, import('../../table/trial/trial-table')]);
      const start = trialStart(begun, real.info, randomHex(16));
      // Among people who play against each other nobody is advised, here neither.
      const table = await Table.open(game, start, { pace: PACES[pace], isAdvised: real.adviser !== null });
      // What goes wrong with them the table says itself; then it is where it began.
      if (choices.length > 0) await table.choose(choices).catch(() => {});
      if (wanted.current === mine) setTrial({ table, begun });
      else table.leave();
    };
    open()
      .catch((reason: unknown) => {
        if (wanted.current !== mine) return;
        wanted.current = null;
        setError(reason);
      })
      .finally(() => setOpening(false));
  };
  const end = useCallback(() => {
    wanted.current = null;
    setTrial(null);
  }, []);
  useBackCloses(trial !== null, end);
  return { trial, isOpening, error, begin, end };
}
