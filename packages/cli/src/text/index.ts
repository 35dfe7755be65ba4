/** The command line's own texts. Errors and `--help` are English: they are for whoever types commands. */
import type { Forms, Language, Sayable } from '@bottega/kernel/text';
import { counts, messages } from './en.js';

export type CliMessages = Readonly<Record<keyof typeof messages, string>>;
export type CliCounts = Readonly<Record<keyof typeof counts, Forms>>;

/** The texts of a language; each is loaded only when it is wanted. */
export async function loadCliText(language: Language): Promise<Sayable> {
  switch (language) {
    case 'en':
      return { names: {}, counts, messages };
    case 'fr':
      return { names: {}, ...(await import('./fr.js')) };
    case 'de':
      return { names: {}, ...(await import('./de.js')) };
    case 'cs':
      return { names: {}, ...(await import('./cs.js')) };
    case 'it':
      return { names: {}, ...(await import('./it.js')) };
  }
}
