/** What others did since somebody's last turn, a line for each of them: to be read, and to be heard. */
import type { GameEvent, Seat } from '@bottega/kernel';
import type { Language, Say, Words } from '@bottega/kernel/text';

export interface RecapLine {
  /** Whose deeds these are; null for what happened by itself. */
  readonly seat: Seat | null;
  readonly deeds: readonly string[];
}

/** What each of these seats did, in their order, and what happened by itself; nothing for a seat that did nothing worth telling. */
export function recapLines(
  events: readonly GameEvent[],
  seats: readonly Seat[],
  words: Words,
  say: Say,
): readonly RecapLine[] {
  return [...seats, null]
    .map((seat) => ({ seat, deeds: deedsOf(events, seat, words, say) }))
    .filter(({ deeds }) => deeds.length > 0);
}

function deedsOf(events: readonly GameEvent[], seat: Seat | null, words: Words, say: Say): readonly string[] {
  return (words.deeds?.(events, seat) ?? []).map(say);
}

export function seatOf(event: GameEvent): Seat | null {
  return 'seat' in event && typeof event.seat === 'number' ? event.seat : null;
}

export interface Recapping {
  readonly words: Words;
  readonly say: Say;
  readonly language: Language;
  readonly names: readonly string[];
  /** "{name}: {deeds}" in the language. */
  line(name: string, deeds: string): string;
}

/** The same in one sentence for a seat, or for what happened by itself, for whoever does not see it; null if there is nothing. */
export function spokenRecap(events: readonly GameEvent[], seat: Seat | null, about: Recapping): string | null {
  const { words, say, language, names, line } = about;
  if (words.deeds === undefined) return seat === null ? null : lastSentence(events, seat, about);
  const deeds = deedsOf(events, seat, words, say);
  if (deeds.length === 0) return null;
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(deeds);
  return seat === null ? list.charAt(0).toLocaleUpperCase(language) + list.slice(1) : line(names[seat], list);
}

/** The last that was told of a seat: its name is in it. */
function lastSentence(events: readonly GameEvent[], seat: Seat, { words, say }: Recapping): string | null {
  for (const event of events.toReversed()) {
    const sentence = seatOf(event) === seat ? words.event(event) : null;
    if (sentence !== null) return say(sentence);
  }
  return null;
}
