/** Why a choice is refused: the sentence of the rule, with its facts. */
import type { Facts } from '@bottega/kernel';
import type { Message } from '@bottega/kernel/text';
import { listOf, type Values } from './sentences.js';

export function refusalOf(rule: string, facts: Facts): Message {
  return { key: `refusal.${rule}${caseOf(rule, facts)}`, values: { ...facts, ...costIn(rule, facts) } };
}

/** Rules that have several sentences: which one the facts ask for. */
function caseOf(rule: string, facts: Facts): string {
  switch (rule) {
    case 'V-5.5.7':
      return facts.cavalry === undefined ? '' : '.troop'; // no troop at all, or this one
    case 'V-7.4.1':
      return facts.crowns === undefined ? '' : '.city'; // no city at all, or this one
    case 'V-7.4.5':
      return Number(facts.ships) > 0 ? '.cost' : ''; // too dear, or out of reach
    case 'V-8.5.3':
      return facts.costs === undefined ? '' : '.cost'; // no way there, or too few ships
    default:
      return facts.why === undefined ? '' : `.${facts.why}`;
  }
}

/** Costs are told as a list of symbols. */
function costIn(rule: string, facts: Facts): Values {
  switch (rule) {
    case 'V-5.2.1':
    case 'V-5.3.5':
    case 'V-7.2.2':
    case 'V-9.5.7':
      return { cost: listOf(numbersIn(facts)) };
    case 'V-9.3.10':
      return {
        cost: listOf({
          florin: Number(facts.florins),
          crown: Number(facts.crowns),
          cross: Number(facts.crosses),
        }),
      };
    default:
      return {};
  }
}

const COST_SYMBOLS = ['florin', 'crown', 'cross', 'either', 'cavalry', 'ship', 'mask', 'arrow'] as const;

const numbersIn = (facts: Facts) =>
  Object.fromEntries(COST_SYMBOLS.map((symbol) => [symbol, Number(facts[symbol] ?? 0)]));
