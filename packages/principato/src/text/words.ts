/** How play is put into words: which message says it, with which values. */
import type { Facts, View } from '@bottega/kernel';
import type { Message, Value, Words } from '@bottega/kernel/text';
import type { Choice } from '../choices.js';
import type { GoalId } from '../data/index.js';
import type { Event } from '../events.js';
import { fitOf } from '../rules/activate.js';
import { storedCubes } from '../rules/end.js';
import { strength } from '../rules/military.js';
import { canSupply, SUPPLIES } from '../rules/supply.js';
import { stateFromView } from '../seen.js';
import type { Frame, FrameOf, Own, State } from '../state.js';
import { type CardId, type GoalCard, type Tables, typeOf } from '../tables.js';
import { alternativeMessage, cubes, message } from './sentences.js';
import { tableWords } from './table-words.js';
import { topics } from './topics.js';
import { traitWords } from './traits.js';
import { work } from './works.js';

/** Puts play with these tables into words. */
export function words(tables: Tables): Words<State, Choice, Event> {
  const card = (id: CardId): string => tables.cards[id].type?.type ?? 'military-scoring';
  const goal = (id: GoalCard): GoalId => tables.goals[id].goal;
  /** Two cards of the same type need more than their name. */
  const hasTwins = (view: View<State>, seat: number) => cardInSlot(view, seat, 0) === cardInSlot(view, seat, 1);
  const cardInSlot = (view: View<State>, seat: number, slot: number) => card(view.open.principalities[seat].hand[slot]);

  return {
    ...tableWords(tables),
    traits: traitWords,

    prompt(view, seat) {
      const frame = topFrame(view);
      const one = view.open.principalities[seat];
      switch (frame.step) {
        case 'turn':
          if (view.open.actionsLeft > 0) return message('prompt.turn', { actions: view.open.actionsLeft });
          return message(canSupply(one) ? 'prompt.turn.over.supply' : 'prompt.turn.over');
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

    tip(view) {
      const { step } = topFrame(view);
      switch (step) {
        case 'turn':
        case 'pay':
        case 'recruit':
        case 'supply':
          return message(`tip.${step}`);
        case 'sealedSupply':
          return message('tip.supply');
        default:
          return null;
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
        case 'activate': {
          const card = cardInSlot(view, seat, choice.slot);
          if (hasTwins(view, seat)) return message('choice.activate.nth', { card, number: choice.slot + 1 });
          // A card with one effect asks nothing more: how much of it has a place is said here, with several each line says it.
          const lines = typeOf(tables, view.open.principalities[seat].hand[choice.slot]).alternatives;
          const { fits, gives } = fitOf(tables, stateFromView(view), seat, lines[0]);
          if (lines.length > 1 || fits === gives) return message('choice.activate', { card });
          return message('choice.activate.part', { card, fits, gives });
        }
        case 'change': {
          const card = cardInSlot(view, seat, choice.slot);
          if (!hasTwins(view, seat)) return message('choice.change', { card });
          return message('choice.change.nth', { card, number: choice.slot + 1 });
        }
        case 'favor':
          return message('choice.favor');
        case 'supply':
          return message('choice.supply');
        case 'end':
          return message('choice.end');
        case 'alternative': {
          const { hand } = view.open.principalities[seat];
          const { alternatives } = typeOf(tables, hand[(frame as FrameOf<'alternative'>).slot]);
          const one = alternatives[choice.alternative];
          return alternativeMessage(one, fitOf(tables, stateFromView(view), seat, one));
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

    topics: () => topics(tables),

    category: (category) => ({ key: `category.${category}`, values: {} }),
    detail({ open, all }, seat, category) {
      switch (category) {
        case 'monument':
        case 'book':
        case 'painting': {
          const count = open.principalities[seat].culture.filter(
            (token) => tables.culture[token].culture === category,
          ).length;
          return count === 0 ? null : message('detail.culture', { count });
        }
        case 'generalGoal':
        case 'artGoal': {
          if (all === null) return null;
          const [general, art] = all.own[seat].goals;
          return message('topic.goal', { goal: goal(category === 'generalGoal' ? general : art) });
        }
        case 'total': // P-9.3
          return message('detail.total', { count: storedCubes({ open }, seat) });
        default:
          return null;
      }
    },
    part: (part) => ({ key: `part.${part}`, values: {} }),

    round({ open }) {
      const taken = open.turns.reduce((sum, turns) => sum + turns, 0);
      // A scoring belongs to the round in which it became due.
      const turn = open.stack[0]?.step === 'turn' ? taken : taken - 1;
      return message('round', { year: open.year, round: Math.floor(turn / open.turns.length) + 1 });
    },
  };
}

const SOLDIER_OF_KIND = ['militia', 'condottiere'] as const;

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
