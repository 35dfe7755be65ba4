/** The server's own texts: what it says where no page is. Errors are English sentences with codes, which a page has texts for. */
import { createFormatter, type Forms, type Language, messageLoader } from '@bottega/kernel/text';
import { counts, messages } from './en.js';

export type ServerMessages = Readonly<Record<keyof typeof messages, string>>;
export type ServerCounts = Readonly<Record<keyof typeof counts, Forms>>;

/** Says one of the server's texts. */
export type ServerSay = (key: keyof ServerMessages, values?: Readonly<Record<string, string | number>>) => string;

/** The texts of a language; each is loaded only when it is wanted. */
export const loadServerText = messageLoader({
  en: async () => ({ counts, messages }),
  fr: () => import('./fr.js'),
  de: () => import('./de.js'),
  cs: () => import('./cs.js'),
  it: () => import('./it.js'),
});

export async function serverSay(language: Language): Promise<ServerSay> {
  const say = createFormatter(await loadServerText(language), language, []);
  return (key, values = {}) => say({ key, values });
}
