/** What can be asked about in the middle of a game: everything that lies on the table, and how the game goes. */
import type { Message, Topic } from '@bottega/kernel/text';
import {
  ACTIONS,
  type ActionId,
  type BonusId,
  CITIES,
  DYNASTIES,
  type PowerId,
  SEAS,
  SYMBOLS,
  type SymbolId,
} from '../data/index.js';
import type { RuleId } from '../rule-ids.js';
import {
  actionId,
  type CardFace,
  FIRST_CHARACTER,
  type Item,
  MACHIAVELLI_CARD,
  NONE,
  symbolsOf,
  type Tables,
} from '../tables.js';
import type { TERMS } from './names.js';
import { type Key, listOf, message, symbolsListed } from './sentences.js';

/** The topics of a table with these data and so many seats, in the order in which they are listed. */
export function topics(tables: Tables, seats?: number): Topic[] {
  const isOnMap = (city: number) => seats === undefined || tables.boards[seats].onMap[city]; // V-3.1.3
  return [
    ...CHAPTERS,
    ...ACTIONS.map((action) => topic(`action:${action}`, message('topic.action', { action }), ABOUT_ACTION[action])),
    ...SYMBOLS.map((symbol) => topic(symbol, message('topic.symbol', { symbol }), ABOUT_SYMBOL[symbol])),
    ...TERM_TOPICS,
    ...tables.cards.slice(0, MACHIAVELLI_CARD).map((face, card) => cardTopic(tables, face, card)),
    ...tables.data.tiles.map(({ tile, copies, relief, prestige, spaces }) => ({
      id: `tile:${tile}`,
      name: message('topic.tile', { tile }),
      says: [
        costOf(
          tables.items.find(({ id }) => id === tile),
          copies,
        ),
        ...reliefOf(symbolsListed(symbolsOf(relief))),
        ...prestigeOf(prestige),
        ...(spaces > 0 ? [message('about.spaces', { spaces })] : []),
      ].flat(),
      rules: [...RULES_OF_TILE[tile], 'V-9.3.1', 'V-7.1.5'],
    })),
    ...tables.data.bonuses.map(({ bonus, prestige, relief }) => ({
      id: `bonus:${bonus}`,
      name: message('topic.bonus', { bonus }),
      says: [message(ABOUT_BONUS[bonus].says), ...reliefOf(symbolsListed(symbolsOf(relief))), ...prestigeOf(prestige)],
      rules: [...ABOUT_BONUS[bonus].rules, 'V-7.2.4', 'V-7.2.5'],
    })),
    ...tables.data.powers.map(({ power, cost }) => ({
      id: `power:${power}`,
      name: message('topic.power', { power }),
      says: [message('about.allianceCost', { cost: symbolsListed(symbolsOf(cost)) }), message(ABOUT_POWER[power])],
      rules: ['V-9.5.7', 'V-9.5.1', 'V-9.5.2', 'V-9.5.3', 'V-9.5.5', 'V-5.5.18'],
    })),
    ...CITIES.flatMap((_, city) => (isOnMap(city) ? [cityTopic(tables, city, seats)] : [])),
    ...SEAS.map((sea) =>
      topic(`sea:${sea}`, message('topic.sea', { sea }), { says: null, rules: ['V-7.5.5', 'V-7.5.13'] }),
    ),
    ...DYNASTIES.map((dynasty, at) => {
      const {
        startCities: [one, other],
        agents,
      } = tables.data.dynasties[at];
      return {
        id: `dynasty:${dynasty}`,
        name: message('topic.dynasty', { dynasty }),
        says: [message('about.dynasty', { dynasty, one, other, agents }), message(`particular.${dynasty}`)],
        rules: ['V-3.2.1', 'V-3.2.2', 'V-3.2.5'],
      };
    }),
  ];
}

interface About {
  readonly says: Key | null;
  readonly rules: readonly RuleId[];
}

function topic(id: string, name: Message, { says, rules }: About): Topic {
  return { id, name, says: says === null ? [] : [message(says)], rules };
}

/** What is printed on a card comes from the data: the owner of a box may have typed in other figures. */
function cardTopic(tables: Tables, face: CardFace, card: number): Topic {
  const isCharacter = card >= FIRST_CHARACTER;
  const item = isCharacter ? tables.items[card - FIRST_CHARACTER] : undefined;
  const copies = isCharacter ? tables.data.characters[card - FIRST_CHARACTER].copies : 1;
  return {
    id: `card:${face.id}`,
    name: message('topic.card', { card: face.id }),
    says: [
      ...costOf(item, copies),
      ...reliefOf(symbolsListed(face.relief)),
      face.action === NONE ? message('about.noAction') : message('about.cardAction', { action: actionId(face.action) }),
      ...(isCharacter && face.agent ? [message('about.earnsAgent')] : []),
      ...prestigeOf(face.prestige),
    ],
    rules: isCharacter ? ['V-9.3.3', 'V-9.2.3', 'V-5.1.2', 'V-5.2.1'] : ['V-3.2.4', 'V-9.2.3', 'V-5.1.2', 'V-5.2.1'],
  };
}

function cityTopic(tables: Tables, index: number, seats?: number): Topic {
  const { city, value, relief, seas, pirate } = tables.data.cities[index];
  const isPlaying = (dynasty: number) => seats === undefined || tables.boards[seats].dynasties.includes(dynasty); // V-3.1.4
  const home = tables.data.dynasties.find(({ startCities }, at) => isPlaying(at) && startCities.includes(city));
  return {
    id: `city:${city}`,
    name: message('topic.city', { city }),
    says: [
      message('about.city', { value }),
      ...reliefOf(symbolsListed(symbolsOf(relief))),
      ...(pirate ? [message('about.pirate')] : seas.length > 0 ? [message('about.port')] : []),
      ...(home === undefined ? [] : [message('about.startCity', { dynasty: home.dynasty })]),
    ],
    rules: pirate ? ['V-7.4.7', 'V-8.3.2', 'V-8.3.4'] : ['V-7.4.2', 'V-7.4.3', 'V-8.3.2', 'V-8.3.4', 'V-7.6.9'],
  };
}

function costOf(item: Item | undefined, copies: number): readonly Message[] {
  if (item === undefined) return [];
  const { florin, crown, cross } = item;
  return [message('about.cost', { cost: listOf({ florin, crown, cross }), copies })];
}

/** Of several kinds of symbols a use gives one (V-5.2.1). */
function reliefOf(relief: ReturnType<typeof symbolsListed>): readonly Message[] {
  if (relief.length === 0) return [];
  return [message(relief.length === 1 ? 'about.reliefOne' : 'about.relief', { relief })];
}

const prestigeOf = (points: number): readonly Message[] => (points > 0 ? [message('about.prestige', { points })] : []);

const CHAPTERS: readonly Topic[] = [
  topic('turn', message('topic.turn'), {
    says: null,
    rules: ['V-6.6.1', 'V-6.1.2', 'V-6.1.3', 'V-6.1.4', 'V-6.2.2', 'V-6.4.1', 'V-6.3.1', 'V-6.5.1', 'V-6.5.4'],
  }),
  topic('winterTurn', message('topic.winterTurn'), {
    says: null,
    rules: ['V-4.4', 'V-9.1.1', 'V-9.2.1', 'V-9.3.10', 'V-9.4.1', 'V-9.5.1', 'V-9.6.1'],
  }),
  topic('payment', message('topic.payment'), {
    says: null,
    rules: ['V-5.2.1', 'V-5.2.2', 'V-5.2.5', 'V-5.3.1', 'V-5.3.5', 'V-5.4.2', 'V-5.4.4'],
  }),
  topic('end', message('topic.end'), { says: null, rules: ['V-10.1.1', 'V-10.1.2', 'V-10.1.5', 'V-10.4.1'] }),
  topic('scoring', message('topic.scoring'), {
    says: null,
    rules: ['V-10.2.1', 'V-10.2.2', 'V-10.2.3', 'V-10.3.2', 'V-10.2.5', 'V-10.2.6', 'V-10.2.7', 'V-10.4.1'],
  }),
];

const ABOUT_ACTION: Readonly<Record<ActionId, About>> = {
  govern: { says: 'about.govern', rules: ['V-7.1.1', 'V-7.1.3', 'V-7.1.5', 'V-7.1.6', 'V-5.5.3'] },
  patronize: { says: 'about.patronize', rules: ['V-7.2.1', 'V-7.2.2', 'V-7.2.4', 'V-7.2.5', 'V-5.5.4'] },
  trade: { says: 'about.trade', rules: ['V-7.3.1', 'V-5.5.5'] },
  annex: { says: 'about.annex', rules: ['V-7.4.1', 'V-7.4.2', 'V-7.4.3', 'V-7.4.4', 'V-7.4.5', 'V-7.4.8', 'V-5.5.6'] },
  war: { says: 'about.wageWar', rules: ['V-7.5.1', 'V-7.5.2', 'V-7.5.3', 'V-7.5.4', 'V-7.5.5', 'V-7.5.6', 'V-5.5.7'] },
  intrigue: { says: 'about.intrigue', rules: ['V-7.6.1', 'V-7.6.2', 'V-7.6.3', 'V-7.6.8', 'V-7.6.9', 'V-5.5.9'] },
};

const ABOUT_SYMBOL: Readonly<Record<SymbolId, About>> = {
  florin: { says: 'about.florin', rules: ['V-5.4.1', 'V-5.4.2', 'V-5.4.4'] },
  crown: { says: 'about.crown', rules: ['V-5.2.1', 'V-7.4.3', 'V-6.4.2', 'V-10.4.1'] },
  cross: { says: 'about.cross', rules: ['V-5.2.1', 'V-6.4.2', 'V-10.3.1', 'V-10.3.2'] },
  cavalry: { says: 'about.cavalry', rules: ['V-7.5.1', 'V-5.5.7'] },
  ship: { says: 'about.ship', rules: ['V-7.5.2', 'V-7.3.1', 'V-7.4.5', 'V-8.5.3'] },
  mask: { says: 'about.mask', rules: ['V-7.6.1', 'V-5.5.9'] },
  war: { says: 'about.war', rules: ['V-7.5.6', 'V-7.5.8', 'V-8.2.2', 'V-8.2.3'] },
  arrow: { says: 'about.arrow', rules: ['V-6.1.4', 'V-6.1.5', 'V-5.5.1'] },
};

const RULES_OF_TILE: Readonly<Record<string, readonly RuleId[]>> = {
  duchy: ['V-9.3.6', 'V-9.2.9', 'V-9.3.5'],
  principality: ['V-9.3.6', 'V-9.3.5'],
  kingdom: ['V-9.3.5', 'V-9.3.6'],
  republic: ['V-9.3.5', 'V-9.3.6'],
  guild: ['V-9.3.5'],
  cathedral: ['V-9.3.7', 'V-9.3.4', 'V-8.6.4'],
};

const ABOUT_BONUS: Readonly<Record<BonusId, { readonly says: Key; readonly rules: readonly RuleId[] }>> = {
  leonardo: { says: 'about.leonardo', rules: ['V-7.2.10', 'V-8.4.7'] },
  copernicus: { says: 'about.copernicus', rules: ['V-7.2.12', 'V-9.2.9'] },
  michelangelo: { says: 'about.michelangelo', rules: ['V-5.5.15', 'V-7.2.3'] },
  columbus: { says: 'about.columbus', rules: ['V-7.2.15'] },
  machiavelli: { says: 'about.machiavelli', rules: ['V-7.2.7', 'V-7.2.16'] },
  bastions: { says: 'about.bastions', rules: ['V-7.2.11', 'V-8.3.2'] },
  prince: { says: 'about.prince', rules: ['V-7.2.13', 'V-7.6.6'] },
  duomo: { says: 'about.duomo', rules: ['V-7.2.14', 'V-10.3.1'] },
  'sistine-chapel': { says: 'about.sistineChapel', rules: ['V-7.2.14', 'V-10.3.1'] },
  cannons: { says: 'about.cannons', rules: ['V-7.2.8', 'V-8.2.2'] },
};

/** The sentence that says what a patronage bonus does. */
export const bonusEffect = (bonus: BonusId): Key => ABOUT_BONUS[bonus].says;

const ABOUT_POWER: Readonly<Record<PowerId, Key>> = {
  france: 'about.france',
  ottoman: 'about.ottoman',
  empire: 'about.empire',
};

const term = (id: string, of: (typeof TERMS)[number], says: Key, rules: readonly RuleId[]): Topic =>
  topic(id, message('topic.term', { term: of }), { says, rules });

/** Places, pieces and tracks; their ids are those by which the table marks them. */
const TERM_TOPICS: readonly Topic[] = [
  term('palace', 'palace', 'about.palace', ['V-6.1.2', 'V-6.2.1', 'V-9.2.1']),
  term('room', 'room', 'about.room', ['V-6.5.2', 'V-6.5.3', 'V-5.1.3', 'V-5.1.4', 'V-9.2.6']),
  term('marker', 'actionMarker', 'about.marker', ['V-6.1.1', 'V-6.1.2', 'V-6.1.3', 'V-6.1.4']),
  term('cortigiano', 'cortigiano', 'about.cortigiano', ['V-5.1.2', 'V-6.2.2', 'V-9.2.8', 'V-9.2.9', 'V-9.2.11']),
  term('domain', 'domain', 'about.domain', ['V-5.1.2', 'V-7.1.1', 'V-7.1.5']),
  term('treasury', 'treasury', 'about.treasury', ['V-5.4.1', 'V-5.4.2', 'V-5.4.6']),
  term('indulgence', 'indulgence', 'about.indulgence', ['V-6.3.1', 'V-6.3.2', 'V-6.3.4', 'V-6.4.2', 'V-10.2.7']),
  term('agent', 'agent', 'about.agent', ['V-7.6.2', 'V-7.6.7', 'V-7.6.9', 'V-9.5.5', 'V-2.3']),
  term('troop', 'troop', 'about.troop', ['V-2.2', 'V-7.5.4', 'V-9.1.1', 'V-9.4.2']),
  term('siege', 'siege', 'about.siege', ['V-8.1.1', 'V-8.3.1', 'V-8.3.2', 'V-8.3.3', 'V-8.3.4', 'V-8.3.6', 'V-8.2.6']),
  term('fieldBattle', 'fieldBattle', 'about.fieldBattle', ['V-8.4.1', 'V-8.4.2', 'V-8.4.4', 'V-8.4.5', 'V-8.4.6']),
  term('retreat', 'retreat', 'about.retreat', ['V-8.5.1', 'V-8.5.2', 'V-8.5.3', 'V-8.5.5']),
  term('warToken', 'warToken', 'about.warToken', ['V-7.5.6', 'V-8.2.2', 'V-8.7.1']),
  term('trophy', 'trophy', 'about.trophy', ['V-8.6.2', 'V-8.6.8', 'V-10.2.5']),
  term('alliance', 'alliance', 'about.alliance', ['V-9.5.1', 'V-9.5.2', 'V-9.5.3', 'V-9.5.5', 'V-10.2.6']),
  term('turnOrder', 'turnOrder', 'about.turnOrder', ['V-8.7.4', 'V-4.3', 'V-3.3.1']),
  term('cityTrack', 'cityTrack', 'about.cityTrack', ['V-8.7.2', 'V-8.7.3', 'V-10.2.1', 'V-10.1.1']),
  term('patronageTrack', 'patronageTrack', 'about.patronageTrack', ['V-7.2.2', 'V-10.2.2', 'V-10.1.1']),
  term('religion', 'religiousInfluence', 'about.religiousInfluence', ['V-10.3.1', 'V-10.3.2', 'V-10.3.3']),
  term('market', 'purchase', 'about.market', ['V-9.3.1', 'V-9.3.5', 'V-9.3.10', 'V-2.6']),
];
