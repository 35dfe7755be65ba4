/** The zones and seas of the map as topics: what is printed in them, and what lies beside them. */
import type { Message, Topic } from '@bottega/kernel/text';
import { type Role, SEAS } from '../data/index.js';
import type { RuleId } from '../rule-ids.js';
import type { Tables } from '../tables.js';
import { type Key, lettered, message } from './sentences.js';

/** What is printed in a zone comes from the data: the owner of a box may have typed in other figures. */
export function zoneTopic(tables: Tables, at: number): Topic {
  const { zone, dialect, role, cathedral, port, ducats, knowledge, adjacent } = tables.data.zones[at];
  return {
    id: `zone:${zone}`,
    name: message('topic.zone', { zone }),
    says: [
      ...(role === 'city' ? valuesOf(ducats, knowledge) : [message(`about.role.${role}`)]),
      dialect === null ? message('about.neutral') : message('about.spoken', { dialect }),
      ...(cathedral ? [message('about.cathedral')] : []),
      ...(port === null ? [] : [message('about.port', { sea: port })]),
      ...tables.data.events.flatMap((card) =>
        card.zone === zone ? [message('about.eventHere', { title: card.title })] : [],
      ),
      ...listed(NEIGHBOURS, adjacent),
      ...(adjacent.length === 0 ? [message('about.neighbours.none')] : []),
    ],
    rules: [
      ...RULES_OF_ROLE[role],
      ...(cathedral ? CATHEDRAL_RULES : []),
      ...(dialect === 'oil' ? BLUE_RULES : []),
      ...(port === null ? LAND_RULES : PORT_RULES),
    ],
  };
}

export function seaTopic(tables: Tables, at: number): Topic {
  const { ports } = tables.data.seas[at];
  return {
    id: `sea:${SEAS[at]}`,
    name: message('topic.sea', { sea: SEAS[at] }),
    says: [message('about.sea'), ...listed(PORTS, ports)],
    rules: ['D-7.4', 'D-7.5', 'D-7.6', 'D-7.7', 'D-7.12'],
  };
}

function valuesOf(ducats: number, knowledge: number): readonly Message[] {
  if (ducats > 0 && knowledge > 0) return [message('about.values.both', { ducats, knowledge })];
  if (ducats > 0) return [message('about.values.ducats', { ducats })];
  return knowledge > 0 ? [message('about.values.knowledge', { knowledge })] : [message('about.role.city')];
}

/** The sentences that name one zone, two zones and so on. */
const NEIGHBOURS: readonly Key[] = [
  'about.neighbours.one',
  'about.neighbours.two',
  'about.neighbours.three',
  'about.neighbours.four',
  'about.neighbours.five',
  'about.neighbours.six',
  'about.neighbours.seven',
];
const PORTS: readonly Key[] = [
  'about.ports.one',
  'about.ports.two',
  'about.ports.three',
  'about.ports.four',
  'about.ports.five',
];

/** As many sentences as it takes to name all of the zones: other maps may have more of them than one sentence names. */
function listed(sentences: readonly Key[], zones: readonly string[]): readonly Message[] {
  if (zones.length === 0) return [];
  const first = zones.slice(0, sentences.length);
  return [message(sentences[first.length - 1], lettered(first)), ...listed(sentences, zones.slice(first.length))];
}

/** The rules for what a zone is for. */
export const RULES_OF_ROLE: Readonly<Record<Role, readonly RuleId[]>> = {
  start: ['D-2.2', 'D-2.3', 'D-8.9'],
  franciscan: ['D-15.1', 'D-15.2'],
  abbey: ['D-8.17', 'D-8.18', 'D-8.19'],
  convent: ['D-8.10', 'D-8.11'],
  city: ['D-8.5', 'D-8.6', 'D-8.7'],
  messenger: ['D-8.8', 'D-13.2'],
  plain: ['D-9.3'],
};

const CATHEDRAL_RULES: readonly RuleId[] = ['D-8.12', 'D-8.11'];
const BLUE_RULES: readonly RuleId[] = ['D-12.1'];
const LAND_RULES: readonly RuleId[] = ['D-7.2', 'D-7.3'];
const PORT_RULES: readonly RuleId[] = ['D-7.4', 'D-7.5', 'D-7.2', 'D-7.3'];
