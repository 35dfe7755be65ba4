/** In which order the rulebook of De Vulgari Eloquentia is read, and which rules its house rules and rulings touch. */
import type { Book } from '@bottega/kernel';
import { RULING_IDS, type RuleId, type RulingId } from '../rule-ids.js';
import type { HouseRules } from '../tables.js';

type Part = Book<never, RuleId, RulingId>;

export const BRIEF = {
  aim: ['D-1.1', 'D-22.7', 'D-21.3'],
  course: ['D-3.2', 'D-4.2', 'D-5.1', 'D-6.2', 'D-6.4'],
  end: ['D-20.2', 'D-20.3', 'D-20.4'],
} as const satisfies Part['brief'];

export const PARTS = [
  { id: 'setup', sections: [{ id: 'D-2' }, { id: 'D-1' }] },
  { id: 'turn', sections: [{ id: 'D-6' }, { id: 'D-7' }, { id: 'D-8' }] },
  { id: 'things', sections: [{ id: 'D-9' }, { id: 'D-10' }, { id: 'D-11' }, { id: 'D-18' }] },
  {
    id: 'tracks',
    sections: [{ id: 'D-12' }, { id: 'D-13' }, { id: 'D-14' }, { id: 'D-15' }, { id: 'D-16' }, { id: 'D-17' }],
  },
  { id: 'round', sections: [{ id: 'D-3' }, { id: 'D-4' }, { id: 'D-5' }] },
  { id: 'scoring', sections: [{ id: 'D-20' }, { id: 'D-21' }, { id: 'D-22' }, { id: 'D-23' }] },
  {
    id: 'rare',
    sections: [
      { id: 'D-19' },
      {
        id: 'rareCases',
        rules: ['D-3.10', 'D-3.11', 'D-3.12', 'D-7.13', 'D-7.15', 'D-8.16', 'D-9.7', 'D-9.8', 'D-9.9', 'D-14.5'],
      },
    ],
  },
  { id: 'rulings', sections: [{ id: 'questions', rules: RULING_IDS }] },
] as const satisfies Part['parts'];

export const OPTION_RULES = {
  romeValues: ['D-8.5'],
  moneyUnit: ['D-8.10'],
  almsLastRound: ['D-4.1'],
  almsPayer: ['D-4.4', 'D-4.8'],
  combinedMoveDucats: ['D-7.9'],
  manuscriptShiftTrigger: ['D-9.7', 'D-9.9'],
  manuscriptShiftTiming: ['D-3.12'],
  stefanoSale: ['D-18.6'],
  virtualCubeAfterElection: ['D-22.1'],
  zazzaLibrary: ['D-16.6', 'D-18.14'],
  canticleTies: ['D-15.4'],
  openHoldings: ['D-1.9'],
} as const satisfies Readonly<Record<keyof HouseRules, readonly [RuleId, ...RuleId[]]>>;

export const RULINGS = {
  'Q-1': ['D-8.5'],
  'Q-2': ['D-1.3', 'D-8.10'],
  'Q-3': ['D-4.1'],
  'Q-4': ['D-4.4'],
  'Q-5': ['D-7.7', 'D-7.13'],
  'Q-6': ['D-7.9'],
  'Q-7': ['D-6.7', 'D-10.2'],
  'Q-8': ['D-10.7'],
  'Q-9': ['D-3.5', 'D-3.9'],
  'Q-10': ['D-9.7', 'D-9.9'],
  'Q-11': ['D-3.12'],
  'Q-12': ['D-9.1', 'D-22.8'],
  'Q-13': ['D-18.6'],
  'Q-14': ['D-22.1'],
  'Q-15': ['D-18.4'],
  'Q-16': ['D-16.6', 'D-18.14'],
  'Q-17': ['D-18.11'],
  'Q-18': ['D-18.12'],
  'Q-19': ['D-19.3', 'D-19.6'],
  'Q-20': ['D-21.1', 'D-21.2', 'D-21.3'],
  'Q-21': ['D-22.1', 'D-22.4'],
  'Q-22': ['D-15.4'],
  'Q-23': ['D-12.3'],
  'Q-24': ['D-1.7', 'D-12.2'],
  'Q-25': ['D-8.7'],
  'Q-26': ['D-3.2'],
  'Q-27': ['D-1.6', 'D-11.1'],
  'Q-28': ['D-1.9'],
  'Q-29': ['D-2.3'],
  'Q-30': ['D-8.10', 'D-8.16'],
  'Q-31': ['D-16.4'],
  'Q-32': ['D-8.8'],
  'Q-33': ['D-5.3'],
  'Q-34': ['D-6.9'],
  'Q-35': ['D-1.3'],
  'Q-36': ['D-3.7'],
  'Q-37': ['D-3.6'],
} as const satisfies Part['rulings'];

export const EDITIONS = ['Q-29'] as const satisfies Part['editions'];
