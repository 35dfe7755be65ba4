/** How choices that somebody means to make are said, each as it is called where it would be made. */
import type { Seat } from '@bottega/kernel';
import type { PlanCheck } from '@bottega/table';
import type { PageText } from '../../text';
import type { Speech } from '../use-speech';

type Said = Pick<Speech, 'words' | 'say'>;

export function saySteps({ steps }: PlanCheck, seat: Seat, { words, say }: Said): string {
  return steps.map(({ choice, view }) => say(words.choice(view, seat, choice))).join(' → ');
}

/** What cannot be made any more, and why; null if nothing is refused. */
export function sayRefused({ refused }: PlanCheck, seat: Seat, { words, say }: Said, t: PageText['t']): string | null {
  if (refused === null) return null;
  const { choice, view, refusal } = refused;
  // What is not even barred here has no name here.
  if (refusal.rule === null) return t('trial.gone');
  return t('trial.refused', {
    choice: say(words.choice(view, seat, choice)),
    reason: say(words.refusal(refusal.rule, refusal.facts)),
  });
}
