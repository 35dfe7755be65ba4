/** A thing on the table that somebody points at, and what it is called. */

export interface Pointed {
  readonly topic: string;
  /** The thing's own name, where it has one besides that of its kind. */
  readonly name: string | null;
  readonly at: Element;
}

/** What the target belongs to; a thing that has the focus as a whole is known by what it contains. */
export function pointedAt(target: EventTarget | null): Pointed | null {
  if (!(target instanceof Element)) return null;
  const inside = target.matches('button, [role="button"]') ? target.querySelector('[data-topic]') : null;
  const at = (target.hasAttribute('data-topic') ? null : inside) ?? target.closest('[data-topic]');
  const topic = at?.getAttribute('data-topic') ?? null;
  return at === null || topic === null ? null : { topic, name: at.getAttribute('data-name'), at };
}
