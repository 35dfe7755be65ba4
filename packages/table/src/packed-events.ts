/**
 * Events as they travel. Most of what an event takes up is the names of its fields; where the last event of its type in the same log had
 * the same fields it is its values alone, in their order.
 */
import type { GameEvent } from '@bottega/kernel';

export type PackedEvent = GameEvent | readonly [type: string, ...values: unknown[]];

/** `lastOf` gives the last event of a type in the log that they follow, which whoever gets them has; null if there is none. */
export function packed(
  events: readonly GameEvent[],
  lastOf: (type: string) => GameEvent | null,
): readonly PackedEvent[] {
  const lastHere = new Map<string, GameEvent>();
  return events.map((event) => {
    const { type } = event;
    const last = lastHere.get(type) ?? lastOf(type);
    lastHere.set(type, event);
    return last !== null && isAlike(last, event) ? (Object.values(event) as [string, ...unknown[]]) : event;
  });
}

/** The log with what follows; null if it is not the log that they were packed for. */
export function withEvents(log: readonly GameEvent[], following: readonly PackedEvent[]): GameEvent[] | null {
  const events = [...log];
  for (const event of following) {
    const whole = isPacked(event) ? unpacked(event, events) : event;
    if (whole === null) return null;
    events.push(whole);
  }
  return events;
}

/** Whether two events have the same fields in the same order, the type first. */
function isAlike(one: GameEvent, other: GameEvent): boolean {
  const fields = Object.keys(one);
  const others = Object.keys(other);
  return fields.length === others.length && fields[0] === 'type' && fields.every((field, at) => field === others[at]);
}

const isPacked = (event: PackedEvent): event is readonly [string, ...unknown[]] => Array.isArray(event);

function unpacked(values: readonly [string, ...unknown[]], log: readonly GameEvent[]): GameEvent | null {
  const last = log.findLast(({ type }) => type === values[0]);
  if (last === undefined) return null;
  const fields = Object.keys(last);
  if (fields.length !== values.length) return null;
  return Object.fromEntries(fields.map((field, at) => [field, values[at]])) as unknown as GameEvent;
}
