/** A thing on the table that somebody points at, and what it is called. */

export interface Pointed {
  readonly topic: string;
  /** The thing's own name, where it has one besides that of its kind. */
  readonly name: string | null;
  readonly at: Element;
  /** Of a sign on a card, a tile or a city: what carries it. Null for whatever lies by itself. */
  readonly carrier: Element | null;
}

/** Things that are spoken of by name, with what lies on them. */
const CARRIER = '[data-thing][data-topic*=":"], [data-thing] > [data-topic*=":"]';

/** What the target belongs to; a thing that has the focus as a whole is known by what it contains. */
export function pointedAt(target: EventTarget | null): Pointed | null {
  if (!(target instanceof Element)) return null;
  const inside = target.matches('button, [role="button"]') ? target.querySelector('[data-topic]') : null;
  const at = (target.hasAttribute('data-topic') ? null : inside) ?? target.closest('[data-topic]');
  const topic = at?.getAttribute('data-topic') ?? null;
  if (at === null || topic === null) return null;
  const carrier = at.closest(CARRIER);
  const isSign = carrier !== null && carrier !== at && carrier.getAttribute('data-topic') !== topic;
  return { topic, name: at.getAttribute('data-name'), at, carrier: isSign ? carrier : null };
}
