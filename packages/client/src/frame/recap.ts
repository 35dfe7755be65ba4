/** What others did in their turns, a line for each: for whoever does not see it. */
import type { GameEvent, Seat } from '@bottega/kernel';
import type { Language, Say, Words } from '@bottega/kernel/text';

export interface Recapping {
  readonly words: Words;
  readonly say: Say;
  readonly language: Language;
  readonly names: readonly string[];
  /** "{name}: {deeds}" in the language. */
  line(name: string, deeds: string): string;
}

/** What each of these seats did in the events, and what happened by itself; nothing for a seat that did nothing worth telling. */
export function recapOf(events: readonly GameEvent[], seats: readonly Seat[], about: Recapping): string[] {
  const { words, say, language, names, line } = about;
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  if (words.deeds === undefined) return seats.flatMap((seat) => lastSentence(events, seat, about) ?? []);
  const told: string[] = [];
  for (const seat of seats) {
    const deeds = words.deeds(events, seat).map(say);
    if (deeds.length > 0) told.push(line(names[seat], list.format(deeds)));
  }
  return [...told, ...words.deeds(events, null).map(say)];
}

/** The last that was told of a seat: its name is in it. */
function lastSentence(events: readonly GameEvent[], seat: Seat, { words, say }: Recapping): string | null {
  for (const event of events.toReversed()) {
    if (!('seat' in event) || event.seat !== seat) continue;
    const sentence = words.event(event);
    if (sentence !== null) return say(sentence);
  }
  return null;
}
