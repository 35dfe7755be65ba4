/** How texts are loaded: one language at a time. */
import type { Language } from './languages.js';

/**
 * Loads the text of a language when it is wanted. Every `import('./en.js')` is written out where this is called, so that a bundler
 * finds it and makes a file of its own for each language.
 */
export function textLoader<Text>(
  modules: Readonly<Record<Language, () => Promise<{ readonly text: Text }>>>,
): (language: Language) => Promise<Text> {
  return async (language) => (await modules[language]()).text;
}
