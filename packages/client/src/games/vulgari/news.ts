/** What a round has brought, as long as it is news to whoever looks. */
import type { BoardContext } from './board-context';
import { since } from './board-context';

/** Until one's own first choice in the turns of the round; for whoever only watches, until anybody's. */
export function isNews(shown: BoardContext): boolean {
  if (shown.seen.over) return false;
  const events = since(shown, 'round');
  const order = events.findIndex(({ type }) => type === 'order');
  if (order < 0) return true;
  const { seat } = shown.view;
  return !events.slice(order + 1).some((event) => 'seat' in event && (seat === null || event.seat === seat));
}
