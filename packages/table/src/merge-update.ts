/** What a viewer knows after an update: what it knew, with what has changed. */
import { withDelta } from './delta.js';
import { withEvents } from './packed-events.js';
import type { FullUpdate, Update } from './update.js';

/** Null if something before the update was lost: then everything must be asked for again. */
export function mergeUpdate(before: FullUpdate, update: Update): FullUpdate | null {
  if (update.type === 'full') return update;
  if (update.from !== before.position) return null;
  const { type: _type, from: _from, view, log: news, ...changed } = update;
  const log = news === undefined ? before.log : withEvents(before.log.slice(0, news.keep), news.events);
  if (log === null) return null;
  return {
    ...before,
    ...changed,
    view: view === undefined ? before.view : withDelta(before.view, view),
    log,
  };
}
