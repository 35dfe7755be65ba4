/** Something that is asked of the server: whether it is under way, why it was refused, what came of it. */
import { useState } from 'react';
import { codeOf } from '../../errors';
import { useText } from '../../text/use-text';
import { explainAccountError } from './account-error';
import type { MeControl, Said } from './use-me';

export interface Attempt {
  readonly isBusy: boolean;
  readonly refusal: string | null;
  readonly done: string | null;
  /** Does it, unless it is under way; says `done` when it is. */
  run(work: () => Promise<unknown>, done?: Said): Promise<void>;
}

export function useAttempt({ arrive }: Pick<MeControl, 'arrive'>): Attempt {
  const text = useText();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ readonly isRefused: boolean; readonly says: Said } | null>(null);
  const run = async (work: () => Promise<unknown>, done?: Said) => {
    if (isBusy) return;
    setBusy(true);
    setOutcome(null);
    try {
      await work();
      if (done !== undefined) setOutcome({ isRefused: false, says: done });
    } catch (error) {
      const says: Said = (spoken) => explainAccountError(error, spoken);
      setOutcome({ isRefused: true, says });
      // Signed out from elsewhere: what is shown here is somebody's who is gone.
      if (codeOf(error) === 'notSignedIn') await arrive(says).catch(() => {});
    } finally {
      setBusy(false);
    }
  };
  const said = outcome?.says(text) ?? null;
  const isRefused = outcome?.isRefused === true;
  return { isBusy, refusal: isRefused ? said : null, done: isRefused ? null : said, run };
}
