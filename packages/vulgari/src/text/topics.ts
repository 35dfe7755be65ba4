/** What can be asked about in the middle of a game: everything that lies on the table, and how the game goes. */
import type { Topic } from '@bottega/kernel/text';
import {
  CUBES,
  type CubeId,
  DIALECTS,
  OFFICES,
  ROLES,
  SEAS,
  STATUSES,
  type StatusId,
  TRACKS,
  type TrackId,
} from '../data/index.js';
import type { RuleId } from '../rule-ids.js';
import {
  KNOWLEDGE,
  LINGUA_ACTIONS,
  LINGUA_LEVEL,
  LINGUA_POINTS,
  OFFICE_POINTS,
  OFFICE_VOTES,
  type Tables,
  VOTES,
} from '../tables.js';
import { manuscriptNamed, message } from './sentences.js';
import { personTopics } from './topics-persons.js';
import { TERM_TOPICS } from './topics-terms.js';
import { RULES_OF_ROLE, seaTopic, zoneTopic } from './topics-zones.js';

/** The topics of a table with these data, in the order in which they are listed. */
export function topics(tables: Tables): Topic[] {
  return [
    ...TERM_TOPICS,
    ...TRACKS.map((track, at) => ({
      id: `track:${track}`,
      name: message('topic.track', { track }),
      says: [
        message(`about.track.${track}`, { spaces: tables.lengths[at] }),
        ...(at === KNOWLEDGE ? [] : [message('about.track.cost')]),
      ],
      rules: RULES_OF_TRACK[track],
    })),
    ...CUBES.map((cube, colour) => ({
      id: `cube:${cube}`,
      name: message('topic.cube', { cube }),
      says: [
        ...(VOTES[colour] > 0 ? [message('about.votes', { votes: VOTES[colour] })] : []),
        message(`about.${cube}`),
        message('about.cube.actions'),
      ],
      rules: RULES_OF_CUBE[cube],
    })),
    ...STATUSES.map((status) => ({
      id: `status:${status}`,
      name: message('topic.status', { status }),
      says: [message(`about.${status}`)],
      rules: RULES_OF_STATUS[status],
    })),
    ...personTopics(tables),
    ...OFFICES.map((office, at) => ({
      id: `office:${office}`,
      name: message('topic.office', { office }),
      says: [message('about.office', { votes: OFFICE_VOTES[at], points: OFFICE_POINTS[at] })],
      rules: ['D-21.3', 'D-21.4', 'D-21.5', 'D-21.6'],
    })),
    ...tables.events.map(({ event, title, zone, gain, value }) => ({
      id: `event:${event}`,
      name: message('topic.titled', { title }),
      says: [message(`about.event.${gain}`, { zone, value })],
      rules: gain === 'auction' ? RULES_OF_AUCTION : ['D-8.3', 'D-8.4', 'D-3.2'],
    })),
    ...DIALECTS.map((dialect, at) => ({
      id: `dialect:${dialect}`,
      name: message('topic.dialect', { dialect }),
      says: [
        message('about.dialect', { count: tables.places.filter((place) => place.dialect === 1 << at).length }),
        ...(dialect === 'oil' ? [message('about.dialect.blue')] : []),
      ],
      rules: dialect === 'oil' ? ['D-9.3', 'D-12.1', 'D-22.8'] : ['D-9.3', 'D-22.8'],
    })),
    ...ROLES.map((role) => ({
      id: `role:${role}`,
      name: message('topic.role', { role }),
      says: [message(`about.role.${role}`)],
      rules: RULES_OF_ROLE[role],
    })),
    ...tables.places.map((_, zone) => zoneTopic(tables, zone)),
    ...SEAS.map((_, sea) => seaTopic(tables, sea)),
    ...tables.manuscripts.map((_, card) => manuscriptTopic(tables, card)),
    {
      id: 'manuscript:lingua',
      name: message('topic.term', { term: 'linguaVolgare' }),
      says: [
        message('about.lingua', { level: LINGUA_LEVEL, points: LINGUA_POINTS }),
        message('about.lingua.cost', { level: LINGUA_LEVEL, actions: LINGUA_ACTIONS }),
      ],
      rules: ['D-9.8', 'D-9.1', 'D-22.7', 'D-22.8'],
    },
  ];
}

function manuscriptTopic(tables: Tables, card: number): Topic {
  const { kind, values } = manuscriptNamed(tables, card);
  return {
    id: `manuscript:${card}`,
    name: message('topic.titled', { title: values.title }),
    says: [
      message(kind === 'two' ? 'about.manuscript.two' : 'about.manuscript.one', { ...values, points: values.level }),
      message('about.manuscript.cost', { level: values.level, actions: values.level }),
    ],
    rules: ['D-9.2', 'D-9.3', 'D-9.4', 'D-22.7', 'D-22.8'],
  };
}

const RULES_OF_AUCTION: readonly RuleId[] = ['D-19.2', 'D-19.3', 'D-19.4', 'D-19.6', 'D-19.7', 'D-19.8', 'D-19.9'];

const RULES_OF_TRACK: Readonly<Record<TrackId, readonly RuleId[]>> = {
  knowledge: ['D-1.7', 'D-1.8', 'D-1.4', 'D-1.5', 'D-1.6', 'D-5.1'],
  riddle: ['D-12.1', 'D-12.2', 'D-12.3'],
  canticle: ['D-15.1', 'D-15.2', 'D-15.3', 'D-15.4'],
  messenger: ['D-13.1', 'D-13.2', 'D-13.3', 'D-13.4'],
  orient: ['D-14.1', 'D-14.2', 'D-14.3', 'D-14.4', 'D-14.5'],
  library: ['D-16.1', 'D-16.2', 'D-16.3', 'D-16.4', 'D-16.5', 'D-16.6'],
  rest: ['D-17.1', 'D-5.2', 'D-5.3'],
};

const RULES_OF_CUBE: Readonly<Record<CubeId, readonly RuleId[]>> = {
  politician: ['D-10.3', 'D-10.2', 'D-10.8', 'D-8.12'],
  noble: ['D-10.4', 'D-10.7', 'D-10.2', 'D-10.8', 'D-8.12'],
  abbess: ['D-10.5', 'D-8.17', 'D-10.2', 'D-10.8', 'D-15.2', 'D-13.2'],
  scribe: ['D-10.6', 'D-8.18', 'D-8.19', 'D-22.2'],
};

const RULES_OF_STATUS: Readonly<Record<StatusId, readonly RuleId[]>> = {
  merchant: ['D-1.2', 'D-8.4', 'D-8.5', 'D-8.10', 'D-14.1', 'D-4.4', 'D-22.4'],
  friar: ['D-1.2', 'D-8.10', 'D-8.12', 'D-18.1', 'D-4.2', 'D-8.7'],
  cardinal: ['D-1.2', 'D-8.12', 'D-8.15', 'D-18.1', 'D-4.2', 'D-21.6'],
};
