/** Messages that the words of play and of help share. */
import type { Counted, Message, Value } from '@bottega/kernel/text';
import type { Alternative } from '../data/index.js';
import type { counts, messages } from './messages/en.js';

export type Key = keyof typeof messages;
type Noun = keyof typeof counts;

export function message(key: Key, values: Readonly<Record<string, Value>> = {}): Message {
  return { key, values };
}

/** What an alternative of a card costs and gives. */
export function alternativeMessage({ cost, gain }: Alternative): Message {
  const price = cubes({ ...cost, favor: 0 });
  switch (gain.kind) {
    case 'culture':
      return message('choice.alternative.culture', { cost: price, culture: gain.culture });
    case 'tokens':
      return paid(price, [{ of: gain.token satisfies Noun, count: gain.count }]);
    case 'cubes':
      return paid(price, cubes({ food: gain.food, gold: gain.gold, favor: 0 }));
    default:
      return paid(price, []);
  }
}

function paid(cost: readonly Counted[], gain: readonly Counted[]): Message {
  if (cost.length === 0) return message('choice.alternative.free', { gain });
  return message('choice.alternative.paid', { cost, gain });
}

/** The kinds of cube of which there are any, in their order. */
export function cubes(of: {
  readonly food: number;
  readonly gold: number;
  readonly favor: number;
}): readonly Counted[] {
  return (['food', 'gold', 'favor'] as const)
    .filter((cube) => of[cube] > 0)
    .map((cube) => ({ of: cube, count: of[cube] }));
}
