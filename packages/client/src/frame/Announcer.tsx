/**
 * The one place of a table from which a screen reader is told something unasked: my question, what others did in their turns, and
 * answers to what I have asked. Everything else stays silent until it is gone to.
 */
import type { Barred, Choice } from '@bottega/kernel';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Asking } from './help/asking';

/** So many messages stay where they can be read again; taking the oldest away is not told. */
const KEPT = 6;

interface AnnouncerProps {
  /** What is to be said next, in this order; each is said once for as long as it stays. */
  readonly messages: readonly Announcement[];
  /** What somebody wants to know is answered. */
  readonly asking: Asking;
  reason(bar: Barred<Choice>): string;
}

export interface Announcement {
  /** Another one for everything that is said anew, even with the same words. */
  readonly id: string;
  readonly text: string;
}

export function Announcer({ messages, asking, reason }: AnnouncerProps) {
  const [said, setSaid] = useState<readonly Announcement[]>([]);
  const asked = useSyncExternalStore(asking.subscribe, asking.now);
  const known = useRef(new Set<string>());
  const tell = (fresh: readonly Announcement[]) => {
    for (const { id } of fresh) known.current.add(id);
    if (fresh.length > 0) setSaid((before) => [...before, ...fresh].slice(-KEPT));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for everything that is said
  useEffect(() => tell(messages.filter(({ id }) => !known.current.has(id))), [messages]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for everything that is asked
  useEffect(() => {
    if (asked?.isAsked) tell([{ id: `answer ${known.current.size}`, text: reason(asked.bar) }]);
  }, [asked]);
  return (
    <div className="sr-only announcer" role="status" aria-live="polite" aria-atomic="false">
      {said.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
