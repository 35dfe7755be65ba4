/** Where the person at this screen is asked, as components see it. */
import { useSyncExternalStore } from 'react';
import type { OnlineTables } from './table/online/online-tables';
import { NO_TURNS, type Turns } from './table/online/turn-watch';

const never = () => () => {};
const none = () => NO_TURNS;

export function useTurns(online: OnlineTables | null): Turns {
  return useSyncExternalStore(online?.turns.subscribe ?? never, online?.turns.seen ?? none, none);
}
