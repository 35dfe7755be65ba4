/** What can be asked about in the middle of a game: everything that lies on the table, and how the game goes. */
import type { Topic, Value } from '@bottega/kernel/text';
import { CARD_TYPES, type CardTypeId, CULTURES, type Cube, GOALS, type GoalId, type Token } from '../data/index.js';
import type { RuleId } from '../rule-ids.js';
import type { Tables } from '../tables.js';
import { ZONES } from './names.js';
import { alternativeMessage, goalMessage, type Key, message } from './sentences.js';

/** The topics of a table with these data, in the order in which they are listed. */
export function topics(tables: Tables): Topic[] {
  return [
    ...CARD_TYPES.map((id) => cardTopic(tables, id)),
    {
      id: 'card:military-scoring',
      name: message('topic.card', { card: 'military-scoring' }),
      says: [message('about.scoring')],
      rules: ['P-7.4'],
    },
    ...GOALS.map(
      (goal): Topic => ({
        id: `goal:${goal}`,
        name: message('topic.goal', { goal }),
        // What is printed comes from the data: the owner of a box may have typed in other figures.
        says: tables.goals.flatMap((one) => (one.goal === goal ? [goalMessage(one.rule)] : [])),
        rules: [RULE_OF_GOAL[goal], 'P-9.1', 'P-10.10'],
      }),
    ),
    ...chapterTopics(),
    ...pieceTopics(tables),
    ...placeTopics(tables),
  ];
}

function cardTopic(tables: Tables, id: CardTypeId): Topic {
  const type = tables.data.cards.find((one) => one.type === id);
  return {
    id: `card:${id}`,
    name: message('topic.card', { card: id }),
    says: [
      ...(type?.alternatives.map((one) => alternativeMessage(one)) ?? []),
      ...(type?.exchange ? [message('about.exchanged')] : []),
    ],
    rules: [RULE_OF_CARD[id], type?.exchange ? 'P-5.7' : 'P-5.8'],
  };
}

function chapterTopics(): Topic[] {
  return [
    topic(
      'turn',
      'topic.turn',
      ['tip.turn'],
      ['P-4.2', 'P-4.3', 'P-4.4', 'P-4.5', 'P-5.1', 'P-5.7', 'P-5.20', 'P-5.30', 'P-4.8'],
    ),
    topic(
      'principality',
      'topic.principality',
      ['about.principality'],
      ['P-2.1', 'P-2.2', 'P-2.5', 'P-2.6', 'P-2.7', 'P-2.8', 'P-2.9', 'P-2.12', 'P-2.13', 'P-2.17'],
    ),
    topic('years', 'topic.year', ['about.years'], ['P-1.2', 'P-7.1', 'P-7.3', 'P-7.4', 'P-7.5', 'P-7.6', 'P-7.8']),
    topic(
      'scoring',
      'topic.scoring',
      ['about.scoring'],
      ['P-7.12', 'P-8.1', 'P-8.4', 'P-8.6', 'P-8.7', 'P-8.8', 'P-8.12', 'P-8.13'],
    ),
    topic('end', 'topic.end', ['about.vp'], ['P-9.1', 'P-9.3', 'P-9.4']),
  ];
}

/** Cubes and tokens; their ids are those of their pictures. */
function pieceTopics({ data: { capacity } }: Tables): Topic[] {
  const cube = (of: Cube, rules: readonly RuleId[], values: Values = {}): Topic => ({
    id: of,
    name: message('topic.cube', { cube: of }),
    says: [message(`about.${of}`, values)],
    rules,
  });
  const token = (of: Token, rules: readonly RuleId[], values: Values = {}): Topic => ({
    id: of,
    name: message('topic.token', { token: of }),
    says: [message(`about.${of}`, values)],
    rules,
  });
  return [
    cube('food', ['P-2.5', 'P-2.8', 'P-2.12', 'P-5.3']),
    cube('gold', ['P-2.6', 'P-2.9', 'P-2.12', 'P-5.3']),
    cube('favor', ['P-2.17', 'P-2.7', 'P-5.4', 'P-5.30'], { room: capacity.church }),
    token('field', ['P-6.10', 'P-2.2', 'P-2.3', 'P-2.10'], { card: 'harvest' }),
    token('farm', ['P-2.5', 'P-2.2', 'P-2.3', 'P-2.11'], { room: capacity.farm }),
    token('palazzo', ['P-6.11', 'P-2.2', 'P-2.3', 'P-2.10'], { card: 'rents' }),
    token('bank', ['P-2.6', 'P-2.2', 'P-2.3', 'P-2.11'], { room: capacity.bank }),
    token('catapult', ['P-8.6', 'P-2.10', 'P-8.13']),
    token('militia', ['P-8.6', 'P-2.8', 'P-2.13', 'P-8.13']),
    token('condottiere', ['P-8.6', 'P-2.9', 'P-2.13', 'P-8.13']),
    ...CULTURES.map(
      (culture): Topic => ({
        id: culture,
        name: message('topic.culture', { culture }),
        says: [message('about.culture')],
        rules: ['P-9.1', 'P-6.21', 'P-10.9'],
      }),
    ),
  ];
}

/** Zones, places in the middle, and signs. */
function placeTopics({ data: { capacity } }: Tables): Topic[] {
  const term = (id: string, of: string, says: Key, rules: readonly RuleId[]): Topic => ({
    id,
    name: message('topic.term', { term: of }),
    says: [message(says)],
    rules,
  });
  return [
    ...ZONES.map(
      (zone): Topic => ({
        id: `zone:${zone}`,
        name: message('topic.zone', { zone }),
        says: [message(`about.${zone}`, zone === 'church' ? { room: capacity.church } : {})],
        rules: RULES_OF_ZONE[zone],
      }),
    ),
    term('display', 'display', 'about.display', ['P-3.6', 'P-5.7', 'P-5.20', 'P-7.1']),
    term('drawPile', 'drawPile', 'about.drawPile', ['P-7.3', 'P-7.5', 'P-7.8']),
    term('reserve', 'reserve', 'about.reserve', ['P-1.4', 'P-5.6', 'P-6.18']),
    term('hand', 'hand', 'about.hand', ['P-4.6', 'P-4.3', 'P-5.1', 'P-5.20']),
    term('goals', 'goalCard', 'about.goals', ['P-3.7', 'P-9.1', 'P-9.2']),
    term('army', 'soldier', 'about.soldier', ['P-6.19', 'P-6.12', 'P-6.13']),
    term('strength', 'militaryStrength', 'about.strength', ['P-8.6', 'P-8.5', 'P-8.15']),
    term('vp', 'victoryPoint', 'about.vp', ['P-1.3', 'P-8.9', 'P-9.1']),
    term('first-player', 'firstPlayer', 'about.firstPlayer', ['P-1.6', 'P-4.1', 'P-8.2']),
    term('exchange', 'exchangeSymbol', 'about.exchange', ['P-5.7', 'P-5.8']),
    topic('change', 'topic.change', ['about.change'], ['P-5.20', 'P-5.21', 'P-5.9']),
    topic('places', 'topic.places', ['about.places'], ['P-8.7', 'P-8.8', 'P-8.10']),
    topic('order', 'topic.order', ['about.order'], ['P-8.1', 'P-8.2', 'P-8.3']),
  ];
}

type Values = Readonly<Record<string, Value>>;

function topic(id: string, name: Key, says: readonly Key[], rules: readonly RuleId[]): Topic {
  return { id, name: message(name), says: says.map((key) => message(key)), rules };
}

/** The rule that says what a card does. */
const RULE_OF_CARD: Readonly<Record<CardTypeId, RuleId>> = {
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
const RULE_OF_GOAL: Readonly<Record<GoalId, RuleId>> = {
  armoury: 'P-10.1',
  'fertile-soil': 'P-10.2',
  'town-charter': 'P-10.3',
  fortress: 'P-10.4',
  chapel: 'P-10.5',
  'town-hall': 'P-10.6',
  'palace-goal': 'P-10.7',
  villa: 'P-10.8',
};

const RULES_OF_ZONE: Readonly<Record<(typeof ZONES)[number], readonly RuleId[]>> = {
  environs: ['P-2.2', 'P-2.5', 'P-2.11', 'P-2.19'],
  wall: ['P-2.2', 'P-2.13', 'P-8.6'],
  city: ['P-2.2', 'P-2.6', 'P-2.11', 'P-2.19'],
  palace: ['P-2.2', 'P-9.1'],
  church: ['P-2.7', 'P-5.30', 'P-5.32'],
};
