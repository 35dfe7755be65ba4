/** What a decision was about. */
import type { Choice } from '@bottega/kernel';
import type { Message, Words } from '@bottega/kernel/text';

/** By the first of its choices that does more than end something; null where the game does not say. */
export function aboutOf(
  words: Pick<Words, 'about' | 'heading' | 'closes'>,
  choices: readonly Choice[],
): Message | null {
  const main = choices.find((choice) => words.closes?.(choice) !== true) ?? choices[0];
  return words.about?.(main) ?? words.heading?.(main) ?? null;
}
