/** What happened since somebody's last turn, a line for each player: to be read, and to be heard. */
import type { GameEvent, Seat } from '@bottega/kernel';
import type { Language, Say, Words } from '@bottega/kernel/text';

export interface RecapLine {
  /** Whose deeds these are; null for what happened by itself. */
  readonly seat: Seat | null;
  readonly deeds: readonly string[];
}

/**
 * What each of the others did, in the order of their first deeds; then what came to oneself without a turn (points in a scoring, alms,
 * a siege), and what happened by itself. Nothing for a seat of which nothing is worth telling.
 */
export function recapLines(
  events: readonly GameEvent[],
  me: Seat | null,
  words: Words,
  say: Say,
): readonly RecapLine[] {
  const others = [...new Set(events.map(seatOf))].filter((seat) => seat !== me && seat !== null);
  return [...others, ...(me === null ? [] : [me]), null]
    .map((seat) => {
      const deeds = deedsOf(events, seat, words, say);
      return { seat, deeds: seat === null ? deeds.map((deed, at) => (at === 0 ? capitalized(deed) : deed)) : deeds };
    })
    .filter(({ deeds }) => deeds.length > 0);
}

/** What happened by itself begins a line without a name before it. */
const capitalized = (line: string) => line.charAt(0).toUpperCase() + line.slice(1);

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
  return seat === null ? capitalized(list) : line(names[seat], list);
}

/** The last that was told of a seat: its name is in it. */
function lastSentence(events: readonly GameEvent[], seat: Seat, { words, say }: Recapping): string | null {
  for (const event of events.toReversed()) {
    const sentence = seatOf(event) === seat ? words.event(event) : null;
    if (sentence !== null) return say(sentence);
  }
  return null;
}
