/** How texts are loaded: one language at a time. */
import type { Language } from './languages.js';
import type { Sayable } from './message.js';

/**
 * Loads the text of a language when it is wanted. Every `import('./en.js')` is written out where this is called, so that a bundler
 * finds it and makes a file of its own for each language.
 */
export function textLoader<Text>(
  modules: Readonly<Record<Language, () => Promise<{ readonly text: Text }>>>,
): (language: Language) => Promise<Text> {
  return async (language) => (await modules[language]()).text;
}

/** The same for texts without names of things: a language is a file with its messages, and the forms of what they count. */
export function messageLoader(
  modules: Readonly<Record<Language, () => Promise<Omit<Sayable, 'names'>>>>,
): (language: Language) => Promise<Sayable> {
  return async (language) => ({ names: {}, ...(await modules[language]()) });
}
