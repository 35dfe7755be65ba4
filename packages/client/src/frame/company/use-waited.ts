/** How long those who are asked have been waited for, coarsely: it matters in a game that takes days. */
import type { Seat } from '@bottega/kernel';
import { useEffect, useState } from 'react';
import type { CompanyClient } from '../../table/table';
import { useText } from '../../text/use-text';
import { waitedFor } from './duration';

/** Milliseconds: nobody counts the minutes more exactly. */
const LOOK_MS = 20_000;

/** In words; null if it is not worth saying, or nobody else is at the table. */
export function useWaited(company: CompanyClient | null, asked: readonly Seat[]): string | null {
  const { language } = useText();
  const who = asked.join();
  const [now, setNow] = useState(() => Date.now());
  /** Who is asked, and since when; null until the server has said when something last happened. */
  const [since, setSince] = useState<{ readonly who: string; readonly at: number | null }>({ who, at: null });
  if (since.who !== who) {
    setSince({ who, at: Date.now() });
    setNow(Date.now());
  }

  useEffect(() => {
    let isHere = true;
    company?.lastChange().then(
      (at) => isHere && setSince((known) => (known.at === null ? { ...known, at } : known)),
      () => {}, // then it is counted from the next turn on
    );
    return () => {
      isHere = false;
    };
  }, [company]);

  useEffect(() => {
    if (company === null || who === '') return;
    const timer = setInterval(() => setNow(Date.now()), LOOK_MS);
    return () => clearInterval(timer);
  }, [company, who]);

  return company === null || since.at === null ? null : waitedFor(now - since.at, language);
}
