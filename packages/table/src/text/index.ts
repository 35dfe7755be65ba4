/** What the story of a game says. */
import { type Forms, messageLoader } from '@bottega/kernel/text';
import { counts, messages } from './en.js';

export type StoryMessages = Readonly<Record<keyof typeof messages, string>>;
export type StoryCounts = Readonly<Record<keyof typeof counts, Forms>>;

/** The texts of a language; each is loaded only when it is wanted. */
export const loadStoryText = messageLoader({
  en: async () => ({ counts, messages }),
  fr: () => import('./fr.js'),
  de: () => import('./de.js'),
  cs: () => import('./cs.js'),
  it: () => import('./it.js'),
});
