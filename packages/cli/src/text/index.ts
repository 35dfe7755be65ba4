/** The command line's own texts. Errors and `--help` are English: they are for whoever types commands. */
import { type Forms, messageLoader } from '@bottega/kernel/text';
import { counts, messages } from './en.js';

export type CliMessages = Readonly<Record<keyof typeof messages, string>>;
export type CliCounts = Readonly<Record<keyof typeof counts, Forms>>;

/** The texts of a language; each is loaded only when it is wanted. */
export const loadCliText = messageLoader({
  en: async () => ({ counts, messages }),
  fr: () => import('./fr.js'),
  de: () => import('./de.js'),
  cs: () => import('./cs.js'),
  it: () => import('./it.js'),
});
