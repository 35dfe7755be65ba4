/** The texts of games, for whoever speaks to people: a language of a game is loaded when it is first wanted. */
import { type GameText, type Language, unbrokenText } from '@bottega/kernel/text';
import { gameById } from './index.js';

const TEXTS: Readonly<Record<string, (language: Language) => Promise<GameText>>> = {
  principato: async (language) => (await import('@bottega/principato/text')).loadText(language),
  virtu: async (language) => (await import('@bottega/virtu/text')).loadText(language),
  vulgari: async (language) => (await import('@bottega/vulgari/text')).loadText(language),
};

export async function loadText(id: string, language: Language): Promise<GameText> {
  return unbrokenText(await TEXTS[gameById(id).id](language), language);
}
