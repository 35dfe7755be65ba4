/** Plays in the real game what was tried: as far as it is possible there, and says what was not. */
import type { Choice, Game, Seat } from '@bottega/kernel';
import { checkPlan } from '@bottega/table';
import { useCallback, useState } from 'react';
import { explainError } from '../../errors';
import type { TableClient } from '../../table/table';
import { useText } from '../../text/use-text';
import type { Speech } from '../use-speech';
import { sayRefused } from './plan-words';

interface Playing {
  /** What came of it, where that is not plain to see; null if nothing is to be said. */
  readonly outcome: string | null;
  dismiss(): void;
  play(seat: Seat, choices: readonly Choice[]): void;
}

export function usePlaying(table: TableClient, game: Game, speech: Speech): Playing {
  const pageText = useText();
  const { t } = pageText;
  const [outcome, setOutcome] = useState<string | null>(null);
  const dismiss = useCallback(() => setOutcome(null), []);
  const play = (seat: Seat, choices: readonly Choice[]) => {
    setOutcome(null);
    const check = checkPlan(game, table.seen().view, seat, choices);
    const possible = check.steps.map(({ choice }) => choice);
    const told = (count: number, reason: string | null) => {
      const all = choices.length;
      if (count < all) setOutcome(t('trial.outcome', { count, all, reason: reason ?? t('trial.unknown') }));
    };
    const run = async () => {
      const refused = sayRefused(check, seat, speech, t);
      if (possible.length === 0) return told(0, refused);
      const refusal = await table.choose(possible);
      if (refusal === null) return told(possible.length, refused);
      const { rule, facts } = refusal;
      told(0, rule === null ? t('table.gone') : speech.say(speech.words.refusal(rule, facts)));
    };
    run().catch((error: unknown) => setOutcome(t('trial.failed', { reason: explainError(error, pageText) })));
  };
  return { outcome, dismiss, play };
}
