/** What De Vulgari Eloquentia says: texts by language, and how play is put into words. */
import type { GameText, Language } from '@bottega/kernel/text';

export { draw } from './draw.js';
export { words } from './words.js';

/** The texts of a language; each is loaded only when it is wanted. */
export async function loadText(language: Language): Promise<GameText> {
  switch (language) {
    case 'en':
      return (await import('./en.js')).text;
    case 'fr':
      return (await import('./fr.js')).text;
    case 'de':
      return (await import('./de.js')).text;
    case 'cs':
      return (await import('./cs.js')).text;
    case 'it':
      return (await import('./it.js')).text;
  }
}
