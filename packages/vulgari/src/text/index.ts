/** What De Vulgari Eloquentia says: texts by language, and how play is put into words. */
import { textLoader } from '@bottega/kernel/text';

export { draw } from './draw.js';
export { words } from './words.js';

export const loadText = textLoader({
  en: () => import('./en.js'),
  fr: () => import('./fr.js'),
  de: () => import('./de.js'),
  cs: () => import('./cs.js'),
  it: () => import('./it.js'),
});
