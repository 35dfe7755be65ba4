/** Notes whether the table that is looked at asks, so that the rest of the page speaks of the others. */
import { useEffect } from 'react';
import { useOnline } from '../../online';
import type { OnlineTables } from '../../table/online/online-tables';
import type { TurnHere } from '../../table/online/turn-watch';

export function useTurnHere({ id, game, isAsked, isOver }: TurnHere): OnlineTables | null {
  const { online } = useOnline();
  useEffect(() => online?.turns.look({ id, game, isAsked, isOver }), [online, id, game, isAsked, isOver]);
  useEffect(() => () => online?.turns.look(null), [online]);
  return online;
}
