/** In which order the rulebook of Principato is read, and which rules its house rules and rulings touch. */
import type { Book } from '@bottega/kernel';
import { RULING_IDS, type RuleId, type RulingId } from '../rule-ids.js';
import type { HouseRules } from '../tables.js';

type Part = Book<never, RuleId, RulingId>;

export const BRIEF = {
  aim: ['P-1.3', 'P-9.1'],
  course: ['P-4.2', 'P-4.3', 'P-7.1', 'P-8.6'],
  end: ['P-1.2', 'P-7.5', 'P-9.2'],
} as const satisfies Part['brief'];

export const PARTS = [
  { id: 'setup', sections: [{ id: 'P-3' }, { id: 'P-1' }] },
  { id: 'turn', sections: [{ id: 'P-4' }, { id: 'P-5' }] },
  {
    id: 'things',
    sections: [
      {
        id: 'storage',
        rules: ['P-2.5', 'P-2.6', 'P-2.7', 'P-2.11', 'P-2.12', 'P-2.19', 'P-2.17'],
      },
      { id: 'P-2' },
      { id: 'supply', rules: ['P-2.8', 'P-2.9', 'P-2.13', 'P-2.14', 'P-2.15', 'P-2.16'] },
      { id: 'P-6' },
    ],
  },
  { id: 'years', sections: [{ id: 'P-7' }, { id: 'P-8' }] },
  { id: 'scoring', sections: [{ id: 'P-9' }, { id: 'P-10' }] },
  {
    id: 'rare',
    sections: [
      { id: 'runningOut', rules: ['P-5.6', 'P-5.11', 'P-5.31', 'P-5.32', 'P-6.19', 'P-6.21', 'P-2.4'] },
      { id: 'rareScorings', rules: ['P-7.7', 'P-7.9', 'P-8.10', 'P-8.14', 'P-8.15', 'P-6.17', 'P-2.18'] },
    ],
  },
  { id: 'rulings', sections: [{ id: 'questions', rules: RULING_IDS }] },
] as const satisfies Part['parts'];

export const OPTION_RULES = {
  militaryTable2p: ['P-8.7'],
  cubeReserve: ['P-6.18', 'P-5.31', 'P-1.4'],
  tokenReserve: ['P-5.6', 'P-6.19', 'P-2.4'],
  supplyDecisions: ['P-8.4'],
  billsVisible: ['P-8.9'],
  finalTie: ['P-9.4'],
  deckCountVisible: ['P-3.6', 'P-7.5'],
  cultureExchange: ['P-5.8', 'P-6.7', 'P-6.8', 'P-6.9'],
} as const satisfies Readonly<Record<keyof HouseRules, readonly [RuleId, ...RuleId[]]>>;

export const RULINGS = {
  'PQ-1': ['P-8.7'],
  'PQ-2': ['P-3.2', 'P-3.3'],
  'PQ-3': ['P-5.7'],
  'PQ-4': ['P-5.5'],
  'PQ-5': ['P-5.11'],
  'PQ-6': ['P-5.31', 'P-6.18'],
  'PQ-7': ['P-5.6'],
  'PQ-8': ['P-2.3'],
  'PQ-9': ['P-2.15'],
  'PQ-10': ['P-2.16'],
  'PQ-11': ['P-8.4'],
  'PQ-12': ['P-8.3', 'P-8.13', 'P-8.14'],
  'PQ-13': ['P-7.9'],
  'PQ-14': ['P-10.9'],
  'PQ-15': ['P-9.4'],
  'PQ-16': ['P-8.9'],
  'PQ-17': ['P-3.6'],
  'PQ-18': ['P-5.12'],
  'PQ-19': ['P-6.19'],
  'PQ-20': ['P-5.32'],
  'PQ-21': ['P-6.18'],
  'PQ-22': ['P-3.8', 'P-9.1'],
  'PQ-23': ['P-8.10'],
  'PQ-24': ['P-8.1'],
  'PQ-25': ['P-1.6'],
  'PQ-26': ['P-10.4'],
  'PQ-27': ['P-2.18'],
  'PQ-28': ['P-7.1'],
  'PQ-29': ['P-7.12', 'P-3.9', 'P-8.9'],
} as const satisfies Part['rulings'];

export const EDITIONS = ['PQ-29'] as const satisfies Part['editions'];
