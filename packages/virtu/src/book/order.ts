/** In which order the rulebook of Virtù is read. */
import type { Book } from '@bottega/kernel';
import { RULING_IDS, type RuleId, type RulingId } from '../rule-ids.js';

type Part = Book<never, RuleId, RulingId>;

export const BRIEF = {
  aim: ['V-10.4.1', 'V-10.2.1', 'V-10.2.3', 'V-10.2.5'],
  course: ['V-4.1', 'V-6.6.1', 'V-4.2', 'V-4.4'],
  end: ['V-10.1.1', 'V-10.1.2'],
} as const satisfies Part['brief'];

/** E-xx tells how editions differ, R-xx what none of them says. */
export const EDITIONS: readonly RulingId[] = RULING_IDS.filter((id) => id.startsWith('E-'));
const OPEN_QUESTIONS: readonly RulingId[] = RULING_IDS.filter((id) => id.startsWith('R-'));

export const PARTS = [
  { id: 'setup', sections: [{ id: 'V-3.1' }, { id: 'V-3.2' }, { id: 'V-3.3' }, { id: 'V-4' }] },
  { id: 'paying', sections: [{ id: 'V-5.1' }, { id: 'V-5.2' }, { id: 'V-5.3' }, { id: 'V-5.4' }, { id: 'V-5.5' }] },
  {
    id: 'spring',
    sections: [{ id: 'V-6.6' }, { id: 'V-6.1' }, { id: 'V-6.2' }, { id: 'V-6.5' }, { id: 'V-6.3' }, { id: 'V-6.4' }],
  },
  {
    id: 'actions',
    sections: [{ id: 'V-7.1' }, { id: 'V-7.2' }, { id: 'V-7.3' }, { id: 'V-7.4' }, { id: 'V-7.5' }, { id: 'V-7.6' }],
  },
  {
    id: 'war',
    sections: [
      { id: 'V-8.1' },
      { id: 'V-8.3' },
      { id: 'V-8.2' },
      { id: 'V-8.6' },
      { id: 'V-8.4' },
      { id: 'V-8.5' },
      { id: 'V-8.7' },
    ],
  },
  {
    id: 'winter',
    sections: [{ id: 'V-9.1' }, { id: 'V-9.2' }, { id: 'V-9.3' }, { id: 'V-9.4' }, { id: 'V-9.5' }, { id: 'V-9.6' }],
  },
  { id: 'scoring', sections: [{ id: 'V-10.1' }, { id: 'V-10.2' }, { id: 'V-10.3' }, { id: 'V-10.4' }] },
  {
    id: 'rare',
    sections: [
      { id: 'V-2' },
      {
        id: 'rareCases',
        rules: ['V-5.4.7', 'V-6.2.3', 'V-7.2.16', 'V-7.4.9', 'V-8.4.8', 'V-8.6.9', 'V-9.2.12', 'V-10.1.3', 'V-10.1.5'],
      },
    ],
  },
  {
    id: 'rulings',
    sections: [
      { id: 'editions', rules: EDITIONS },
      { id: 'questions', rules: OPEN_QUESTIONS },
    ],
  },
] as const satisfies Part['parts'];
