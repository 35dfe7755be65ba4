/** How play is put into words: which message says it, with which values. */
import type { Facts, View } from '@bottega/kernel';
import type { Counted, Message, Topic, Value, Words } from '@bottega/kernel/text';
import type { Choice } from '../choices.js';
import { type Alternative, CARD_TYPES, type CardTypeId, GOALS, type GoalId } from '../data/index.js';
import type { Event } from '../events.js';
import type { RuleId } from '../rule-ids.js';
import { strength } from '../rules/military.js';
import { SUPPLIES } from '../rules/supply.js';
import type { Frame, FrameOf, Own, State } from '../state.js';
import { type CardId, type CultureId, type GoalCard, type Tables, typeOf } from '../tables.js';
import type { counts, messages } from './messages/en.js';

type Key = keyof typeof messages;
type Noun = keyof typeof counts;

/** The rule that says what a card does. */
export const RULE_OF_CARD: Readonly<Record<CardTypeId, RuleId>> = {
  'bank-works': 'P-6.1',
  'farm-works': 'P-6.2',
  'palazzo-works': 'P-6.3',
  'field-works': 'P-6.4',
  'siege-works-early': 'P-6.5',
  'siege-works-late': 'P-6.6',
  sculptor: 'P-6.7',
  painter: 'P-6.8',
  scholar: 'P-6.9',
  harvest: 'P-6.10',
  rents: 'P-6.11',
  'hire-condottieri': 'P-6.12',
  'raise-militia': 'P-6.13',
  'tax-collector': 'P-6.14',
  treasury: 'P-6.15',
  granary: 'P-6.16',
};

/** The rule that says what a goal is worth. */
export const RULE_OF_GOAL: Readonly<Record<GoalId, RuleId>> = {
  armoury: 'P-10.1',
  'fertile-soil': 'P-10.2',
  'town-charter': 'P-10.3',
  fortress: 'P-10.4',
  chapel: 'P-10.5',
  'town-hall': 'P-10.6',
  'palace-goal': 'P-10.7',
  villa: 'P-10.8',
};

/** Puts play with these tables into words. */
export function words(tables: Tables): Words<State, Choice, Event> {
  const card = (id: CardId): string => tables.cards[id].type?.type ?? 'military-scoring';
  const goal = (id: GoalCard): GoalId => tables.goals[id].goal;
  const cardTopic = (id: CardTypeId): Topic => {
    const type = tables.data.cards.find((one) => one.type === id);
    return {
      name: message('topic.card', { card: id }),
      // The printed effect comes from the data: the owner of a box may have typed in other figures.
      says: type?.alternatives.flatMap((one) => (isSelfExplaining(one) ? [] : [alternativeMessage(one)])) ?? [],
      rules: [RULE_OF_CARD[id], type?.exchange ? 'P-5.7' : 'P-5.8'],
    };
  };
  const cardInSlot = (view: View<State>, seat: number, slot: number) => card(view.open.principalities[seat].hand[slot]);

  return {
    prompt(view, seat) {
      const frame = topFrame(view);
      const one = view.open.principalities[seat];
      switch (frame.step) {
        case 'turn':
          if (view.open.actionsLeft === 0) return message('prompt.turn.over');
          return message('prompt.turn', { actions: view.open.actionsLeft });
        case 'alternative':
          return message('prompt.alternative', { card: cardInSlot(view, seat, frame.slot) });
        case 'pay':
          return message(`prompt.pay.${frame.cube}`, { cost: frame[frame.cube] });
        case 'culture':
          return message(`prompt.culture.${frame.culture}`);
        case 'recruit':
          return message(`prompt.recruit.${frame.soldier}`);
        case 'overflow':
          return message(`prompt.overflow.${frame.cube}`, { lost: frame.lost });
        case 'favorOverflow':
          return message('prompt.favorOverflow');
        case 'exchange':
          return message(`prompt.exchange.${frame.action}`, { card: cardInSlot(view, seat, frame.slot) });
        case 'supply':
        case 'sealedSupply': {
          const kind = supplyKind(view, frame);
          if (kind === SUPPLIES.length)
            return message('prompt.supply.confirm', { strength: strengthAfter(view, seat) });
          const { cube, soldier } = SUPPLIES[kind];
          return { key: `prompt.supply.${cube}.${soldier}`, values: { has: one[cube] - sealedCubes(view, cube) } };
        }
        case 'dismiss': {
          const soldier = SOLDIER_OF_KIND[frame.kind];
          if (soldier === undefined) return message('prompt.dismiss.confirm');
          return message(`prompt.dismiss.${soldier}`, { has: one[soldier] });
        }
        default:
          return message('waiting.action', { seat });
      }
    },

    waiting(view, seat) {
      const frame = topFrame(view);
      switch (frame.step) {
        case 'turn':
          return message('waiting.turn', { seat, actions: view.open.actionsLeft });
        case 'supply':
          return message('waiting.supply', { seat });
        case 'sealedSupply':
          return message('waiting.sealed', { seat });
        case 'dismiss':
          return message('waiting.dismiss', { seat });
        default:
          return message('waiting.action', { seat });
      }
    },

    choice(view, seat, choice) {
      const frame = topFrame(view);
      switch (choice.type) {
        case 'activate':
          return message('choice.activate', { card: cardInSlot(view, seat, choice.slot) });
        case 'change':
          return message('choice.change', { card: cardInSlot(view, seat, choice.slot) });
        case 'favor':
          return message('choice.favor');
        case 'supply':
          return message('choice.supply');
        case 'end':
          return message('choice.end');
        case 'alternative': {
          const { hand } = view.open.principalities[seat];
          const { alternatives } = typeOf(tables, hand[(frame as FrameOf<'alternative'>).slot]);
          return alternativeMessage(alternatives[choice.alternative]);
        }
        case 'pay':
          return some('choice.pay', choice.favor, { favor: choice.favor });
        case 'culture':
          return message('choice.culture', { culture: (frame as FrameOf<'culture'>).culture, vp: choice.vp });
        case 'recruit':
          return message('choice.recruit', {
            soldier: (frame as FrameOf<'recruit'>).soldier,
            soldiers: choice.soldiers,
          });
        case 'place': {
          const soldier = (frame as FrameOf<'overflow'>).cube === 'food' ? 'militia' : 'condottiere';
          return some('choice.place', choice.cubes, { soldier, cubes: choice.cubes });
        }
        case 'feed':
          return message('choice.feed', { soldier: choice.soldier });
        case 'take':
          return message('choice.take', { card: card(view.open.display[choice.place]), place: choice.place + 1 });
        case 'move': {
          const { soldier } = SUPPLIES[supplyKind(view, frame as FrameOf<'supply' | 'sealedSupply'>)];
          return some('choice.move', choice.cubes, { soldier, cubes: choice.cubes });
        }
        case 'dismiss': {
          const soldier = SOLDIER_OF_KIND[(frame as FrameOf<'dismiss'>).kind];
          return some('choice.dismiss', choice.soldiers, { soldier, soldiers: choice.soldiers });
        }
        case 'done':
          return message('choice.done');
      }
    },

    event(event) {
      switch (event.type) {
        case 'began':
          return message('event.began', { seat: event.firstPlayer });
        case 'goals':
        case 'goalsOpened':
          return message(`event.${event.type}`, {
            seat: event.seat,
            general: goal(event.general),
            art: goal(event.art),
          });
        case 'activated':
          return message('event.activated', { seat: event.seat, card: card(event.card) });
        case 'paid':
          return message('event.paid', { seat: event.seat, cubes: cubes(event) });
        case 'created': {
          const { culture, vp } = tables.culture[event.token];
          return message('event.created', { seat: event.seat, work: work(tables, event.token), culture, vp });
        }
        case 'exchanged':
        case 'changed':
          return message(`event.${event.type}`, {
            seat: event.seat,
            gave: card(event.gave),
            took: card(event.took),
            place: event.place + 1,
          });
        case 'left':
        case 'revealed':
          return message(`event.${event.type}`, { card: card(event.card) });
        default: {
          const { type, ...values } = event;
          return { key: `event.${type}`, values };
        }
      }
    },

    refusal(rule, facts) {
      const why = facts.why === undefined ? '' : `.${facts.why}`;
      return { key: `refusal.${rule}${why}`, values: refusalValues(rule, facts) };
    },

    topics() {
      return [
        ...CARD_TYPES.map(cardTopic),
        topic('topic.card', { card: 'military-scoring' }, ['P-7.4']),
        ...GOALS.map((id) => topic('topic.goal', { goal: id }, [RULE_OF_GOAL[id]])),
        ...CHAPTER_TOPICS,
      ];
    },

    category: (category) => ({ key: `category.${category}`, values: {} }),
  };
}

/** The id of a culture token's name: 'painting-02'. */
export function work(tables: Tables, token: CultureId): string {
  const { culture, number } = tables.culture[token];
  return `${culture}-${String(number + 1).padStart(2, '0')}`;
}

const SOLDIER_OF_KIND = ['militia', 'condottiere'] as const;

const CHAPTER_TOPICS: readonly Topic[] = [
  topic('topic.turn', {}, ['P-4.2', 'P-4.3', 'P-4.4', 'P-4.5', 'P-5.1', 'P-5.7', 'P-5.20', 'P-5.30', 'P-4.8']),
  topic('topic.principality', {}, ['P-2.2', 'P-2.5', 'P-2.6', 'P-2.7', 'P-2.8', 'P-2.9', 'P-2.12', 'P-2.13', 'P-2.17']),
  topic('topic.year', {}, ['P-7.1', 'P-7.3', 'P-7.4', 'P-7.5', 'P-7.6', 'P-7.8']),
  topic('topic.scoring', {}, ['P-8.1', 'P-8.4', 'P-8.6', 'P-8.7', 'P-8.8', 'P-8.12', 'P-8.13']),
  topic('topic.end', {}, ['P-9.1', 'P-9.3', 'P-9.4']),
];

function topic(key: Key, values: Readonly<Record<string, Value>>, rules: readonly RuleId[]): Topic {
  return { name: message(key, values), says: [], rules };
}

function message(key: Key, values: Readonly<Record<string, Value>> = {}): Message {
  return { key, values };
}

/** "None" and "some" are different sentences in most languages. */
function some(key: string, count: number, values: Readonly<Record<string, Value>>): Message {
  return { key: `${key}.${count === 0 ? 'none' : 'some'}`, values };
}

function topFrame(view: View<State>): Frame {
  return view.open.stack[view.open.stack.length - 1];
}

function supplyKind(view: View<State>, frame: FrameOf<'supply' | 'sealedSupply'>): number {
  return frame.step === 'supply' ? frame.kind : sealed(view).length;
}

function sealed(view: View<State>): readonly number[] {
  return (view.own as Own | null)?.supply ?? [];
}

/** Cubes of a kind that the sealed decision has already assigned. */
function sealedCubes(view: View<State>, cube: string): number {
  return sealed(view).reduce((sum, count, kind) => (SUPPLIES[kind].cube === cube ? sum + count : sum), 0);
}

/** The strength that a player confirms; sealed decisions are not on the table yet. Each cube turns −1 into +1. */
function strengthAfter(view: View<State>, seat: number): number {
  const decided = sealed(view).reduce((sum, count) => sum + count, 0);
  return strength(view.open.principalities[seat]) + 2 * decided;
}

function alternativeMessage({ cost, gain }: Alternative): Message {
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

/** Production and recruiting are told by their rule alone: what they give is not a number. */
function isSelfExplaining({ gain }: Alternative): boolean {
  return gain.kind === 'produce' || gain.kind === 'recruit';
}

function paid(cost: readonly Counted[], gain: readonly Counted[]): Message {
  if (cost.length === 0) return message('choice.alternative.free', { gain });
  return message('choice.alternative.paid', { cost, gain });
}

/** The kinds of cube of which there are any, in their order. */
function cubes(of: { readonly food: number; readonly gold: number; readonly favor: number }): readonly Counted[] {
  return (['food', 'gold', 'favor'] as const)
    .filter((cube) => of[cube] > 0)
    .map((cube) => ({ of: cube, count: of[cube] }));
}

/** P-5.5 compares a price with a purse: lists of cubes, the purse with its empty places. */
function refusalValues(rule: string, facts: Facts): Readonly<Record<string, Value>> {
  if (rule !== 'P-5.5') return facts;
  const { costsFood, costsGold, food, gold, favor } = facts;
  return {
    cost: cubes({ food: Number(costsFood), gold: Number(costsGold), favor: 0 }),
    has: [
      { of: 'food', count: Number(food) },
      { of: 'gold', count: Number(gold) },
      { of: 'favor', count: Number(favor) },
    ],
  };
}
