/** Messages that the words of play and of help share. */
import type { Counted, Message, Value } from '@bottega/kernel/text';
import type { Alternative, GoalRule } from '../data/index.js';
import type { Fit } from '../rules/activate.js';
import type { counts, messages } from './messages/en.js';

export type Key = keyof typeof messages;
type Noun = keyof typeof counts;

export function message(key: Key, values: Readonly<Record<string, Value>> = {}): Message {
  return { key, values };
}

/** What an alternative of a card costs and gives; with how many of its cubes have a place, where that is known. */
export function alternativeMessage({ cost, gain }: Alternative, fit: Fit | null = null): Message {
  const price = cubes({ ...cost, favor: 0 });
  switch (gain.kind) {
    case 'culture':
      return message('choice.alternative.culture', { cost: price, culture: gain.culture });
    case 'tokens':
      return paid(price, [{ of: gain.token satisfies Noun, count: gain.count }]);
    case 'cubes': {
      const gained = cubes({ food: gain.food, gold: gain.gold, favor: 0 });
      if (price.length > 0 || fit === null || fit.fits === fit.gives) return paid(price, gained);
      return message('choice.alternative.free.part', { gain: gained, fits: fit.fits, gives: fit.gives });
    }
    case 'produce':
      return message(`choice.alternative.${gain.per}`);
    case 'recruit':
      return message(`choice.alternative.${gain.soldier}`);
  }
}

/** What a goal card is worth, as it is printed on it. */
export function goalMessage(rule: GoalRule): Message {
  switch (rule.kind) {
    case 'perToken':
      return message('goal.perToken', { token: rule.token, vp: rule.vp });
    case 'above': {
      const [one, other] = rule.tokens;
      return message('goal.above', { one, other, threshold: rule.threshold, vp: rule.vp });
    }
    case 'perMilitary':
      return message('goal.perMilitary', { step: rule.step, vp: rule.vp });
    case 'sets': {
      const points = rule.vp.slice(1);
      return message('goal.sets', {
        sets: points.map((_, at) => at + 1).join(' / '),
        of: rule.of.map((culture) => ({ of: culture satisfies Noun, count: 1 })),
        points: points.join(' / '),
      });
    }
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
