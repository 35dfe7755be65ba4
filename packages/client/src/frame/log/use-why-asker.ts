/** Asks why bots did what lines of the log tell; undefined where nobody is advised. */
import type { Seat } from '@bottega/kernel';
import { botIn } from '@bottega/table';
import { useMemo } from 'react';
import type { TableClient } from '../../table/table';
import type { Speech } from '../use-speech';

export function useWhyAsker({ adviser, info: { players } }: TableClient, { names, say }: Speech) {
  return useMemo(
    () =>
      adviser === null
        ? undefined
        : { ask: adviser.why, isBot: (seat: Seat) => botIn(players[seat]) !== null, names, say },
    [adviser, players, names, say],
  );
}
