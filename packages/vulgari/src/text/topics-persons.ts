/** Friars and cardinals as topics. */
import type { Message, Topic } from '@bottega/kernel/text';
import type { PersonId } from '../data/index.js';
import type { RuleId } from '../rule-ids.js';
import type { Tables } from '../tables.js';
import { message } from './sentences.js';

/** What is printed on a card comes from the data: the owner of a box may have typed in other figures. */
export function personTopics(tables: Tables): Topic[] {
  return tables.persons.map(({ person, ducats, knowledge, virtual, alms, points }) => ({
    id: `person:${person}`,
    name: message('topic.person', { person }),
    says: [
      message(`about.${person}`),
      ducats > 0 ? message('about.person.price', { ducats }) : message('about.person.half'),
      ...(knowledge > 0 ? [message('about.person.knowledge', { knowledge })] : []),
      ...(virtual === null ? [] : [message('about.person.virtual', { cube: virtual })]),
      message('about.person.alms', { alms }),
      ...pointsOf(points),
    ],
    rules: [...RULES_OF_PERSON[person], ...(ducats > 0 ? CARDINAL_RULES : FRIAR_RULES)],
  }));
}

const pointsOf = (points: number): readonly Message[] =>
  points === 0 ? [] : [message('about.person.points', { points })];

const FRIAR_RULES: readonly RuleId[] = ['D-8.10', 'D-18.1', 'D-18.16'];
const CARDINAL_RULES: readonly RuleId[] = ['D-8.12', 'D-8.15', 'D-18.1', 'D-18.16'];

const RULES_OF_PERSON: Readonly<Record<PersonId, readonly RuleId[]>> = {
  mario: ['D-18.2'],
  michel: ['D-18.3', 'D-18.4', 'D-18.15'],
  stefano: ['D-18.5', 'D-18.6', 'D-8.13', 'D-18.15'],
  gigi: ['D-18.7', 'D-4.2', 'D-22.9'],
  ralph: ['D-18.8', 'D-7.10', 'D-22.9'],
  balestreri: ['D-18.9', 'D-18.15'],
  lanzuisi: ['D-18.10', 'D-22.9'],
  muret: ['D-18.11', 'D-6.2', 'D-6.9'],
  shlasinger: ['D-18.12', 'D-22.9'],
  zazza: ['D-18.13', 'D-18.14', 'D-16.6'],
};
