/** The texts of Virtù, by language. How play is put into words is in words.ts, which needs none of them. */
import { textLoader } from '@bottega/kernel/text';

export const loadText = textLoader({
  en: () => import('./en.js'),
  fr: () => import('./fr.js'),
  de: () => import('./de.js'),
  cs: () => import('./cs.js'),
  it: () => import('./it.js'),
});
