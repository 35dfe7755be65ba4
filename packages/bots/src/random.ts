/** The bot that any other should beat. */
import { pickRandom } from '@bottega/kernel';
import type { Bot } from './bot.js';
import { decided } from './thinking.js';

/** Any legal choice, each equally likely. */
export const random: Bot = {
  id: 'random',
  isLearned: false,
  sit: () => ({
    choose: (_view, legal, chance) => pickRandom(chance, legal),
    think: (_view, legal, chance) => decided(pickRandom(chance, legal)),
  }),
};
