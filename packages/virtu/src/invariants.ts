/**
 * What is true of every position: I-01 to I-22. I-03 (discs) and I-20 (florins) count what the state does not hold: discs and
 * the bank have no limit (V-2.1, V-2.7).
 */
import { eachSeat, type Invariant, isOrderOfSeats, violations } from '@bottega/kernel';
import { TILES } from './data/index.js';
import { trackSpace } from './rules/city-track.js';
import { isPlace } from './rules/intrigue.js';
import { cardsOnExtra, extraSpaces } from './rules/palace.js';
import { troopsOf } from './rules/troop-pay.js';
import type { State } from './state.js';
import { troopPlace } from './state.js';
import {
  ABSENT,
  ACTION_SLOTS,
  AGENTS,
  CATHEDRAL,
  CITY_COUNT,
  FIRST_CHARACTER,
  FIRST_WORK,
  KINGDOM,
  LAST_RANK,
  MACHIAVELLI,
  MACHIAVELLI_CARD,
  NONE,
  PLACE_COUNT,
  REPUBLIC,
  ROOMS,
  SPACE_COUNT,
  type Tables,
  TROOPS,
  UPGRADE_SLOTS,
} from './tables.js';

/** The cathedrals in the supply of tiles. */
const CATHEDRALS = TILES.indexOf('cathedral');

const CHECKS: Readonly<Record<string, Invariant<Tables, State>>> = {
  'I-01': (_tables, state) => {
    if (state.open.troops.some((troops) => troops < 0)) return 'fewer than 0 troops';
    return eachSeat(state.open.palaces, (seat) => (troopsOf(state, seat) > TROOPS ? 'more than 6 troops' : null));
  },
  'I-02': (_tables, state) =>
    eachSeat(state.open.palaces, (seat, palace) => {
      const placed = state.open.agents.filter((agent) => agent === seat).length;
      const sum = palace.dynasty === NONE ? AGENTS : palace.agents + palace.lockedAgents + placed;
      return sum === AGENTS && palace.agents >= 0 && palace.lockedAgents >= 0 ? null : `${sum} agents`;
    }),
  'I-04': (_tables, state) =>
    eachSeat(state.open.palaces, (seat, palace) => {
      const held = palace.tiles.filter((tile) => tile < CITY_COUNT);
      const owned = [...state.open.owner.keys()].filter((city) => state.open.owner[city] === seat);
      return String(held) === String(owned) ? null : `tiles ${held}, cities ${owned}`;
    }),
  'I-05': (_tables, state) =>
    eachSeat(state.open.palaces, (seat, palace) => {
      const cities = state.open.owner.filter((owner) => owner === seat).length;
      return cities === palace.cities ? null : `${palace.cities} on the track, ${cities} on the map`;
    }),
  'I-06': (_tables, { open, ...rest }) => {
    const spaces = open.standing.map((seat) => trackSpace({ open, ...rest }, seat));
    if (!isOrderOfSeats(open.standing, open.palaces.length)) return `standing ${open.standing}`;
    return spaces.every((space, at) => at === 0 || space <= spaces[at - 1]) ? null : `spaces ${spaces}`;
  },
  'I-07': (_tables, state) => {
    const wrong = state.open.agents.findIndex((agent, place) => agent !== NONE && !isPlace(state, place));
    return state.open.agents.length === PLACE_COUNT && wrong < 0 ? null : `an agent at place ${wrong}`;
  },
  'I-08': (tables, { open }) => {
    const coming = open.stack.flatMap((frame) =>
      frame.step === 'arrival' || frame.step === 'install' ? [frame.card] : [],
    );
    const cards = [...open.palaces.flatMap((palace) => palace.cards), ...coming];
    for (let character = 0; character < open.characters.length; character++) {
      const held = cards.filter((card) => card === FIRST_CHARACTER + character).length;
      const { copies } = tables.data.characters[character];
      if (held + open.characters[character] !== copies) return `${held} of character ${character} held`;
    }
    const single = cards.filter((card) => card !== NONE && (card < FIRST_CHARACTER || card === MACHIAVELLI_CARD));
    if (new Set(single).size !== single.length) return `a card twice: ${single}`;
    const strays = open.palaces.flatMap((palace, seat) =>
      palace.cards.filter((card) => isStranger(tables, open, seat, card)),
    );
    return strays.length === 0 ? null : `cards in the palace of another: ${strays}`;
  },
  'I-09': (tables, state) =>
    eachSeat(state.open.palaces, (_seat, { cards }) => {
      for (let room = 0; room < ROOMS; room++) {
        const action = cards[ACTION_SLOTS + room];
        if (action === NONE && cards[UPGRADE_SLOTS + room] !== NONE) return `an upgrade alone in room ${room}`;
        if (action !== NONE && tables.cards[action].action === NONE) return `no action in room ${room}`;
      }
      return null;
    }),
  'I-10': (_tables, state) =>
    eachSeat(state.open.palaces, (_seat, { cards, ready, tiles, tileReady }) => {
      const isWrong = ready.length !== SPACE_COUNT || ready.some((one, space) => one && cards[space] === NONE);
      return isWrong || tiles.length !== tileReady.length ? 'a face without a card' : null;
    }),
  'I-11': (tables, state) =>
    eachSeat(state.open.palaces, (seat) => {
      const isLosing = state.open.stack.some((frame) => frame.step === 'loseSpace' && frame.seat === seat);
      return !isLosing && cardsOnExtra(state, seat) > extraSpaces(tables, state, seat) ? 'too many courtiers' : null;
    }),
  'I-12': (tables, { open }) => {
    const placed = open.palaces.reduce((sum, { indulgence }) => sum + indulgence.filter(Boolean).length, 0);
    const pending = open.stack.filter(
      (frame) => frame.step === 'turn' && frame.requested !== 'nothing' && !isPlaced(open.stack, frame.acted),
    ).length;
    if (open.indulgences + placed + pending !== tables.data.indulgences) return `${placed} indulgences placed`;
    const tokens = open.palaces.reduce((sum, { warTokens }) => sum + warTokens, 0);
    if (open.warTokens + tokens !== tables.data.warTokens) return `${tokens} war tokens`;
    return open.season === 'spring' || tokens === 0 ? null : 'war tokens outside spring';
  },
  'I-13': (tables, state) => {
    const { palaces, stack, tiles: supply } = state.open;
    const built = palaces.reduce((sum, { tiles }) => sum + tiles.filter((tile) => tile >= CATHEDRAL).length, 0);
    const coming = stack.filter(({ step }) => step === 'cathedral').length;
    if (built + coming + supply[CATHEDRALS] !== tables.data.tiles[CATHEDRALS].copies)
      return `${built} cathedrals built`;
    return eachSeat(state.open.palaces, (seat, { tiles }) => {
      for (const tile of tiles) {
        const city = tile - CATHEDRAL;
        if (city >= 0 && (state.open.owner[city] !== seat || tables.values[city] < 3)) return `a cathedral at ${city}`;
      }
      return null;
    });
  },
  'I-14': (tables, state) =>
    eachSeat(state.open.palaces, (_seat, { tiles, cards }) => {
      if (new Set(tiles).size !== tiles.length) return `a tile twice: ${tiles}`;
      if (tiles.includes(KINGDOM) && tiles.includes(REPUBLIC)) return 'kingdom and republic';
      const single = tables.data.characters.flatMap(({ onePerPlayer }, at) =>
        onePerPlayer ? [FIRST_CHARACTER + at] : [],
      );
      return single.some((card) => cards.filter((one) => one === card).length > 1) ? 'a character twice' : null;
    }),
  'I-15': (_tables, state) =>
    eachSeat(state.open.palaces, (seat, { bonuses, rank }) => {
      const due = (rank >= 2 ? 1 : 0) + (rank >= 4 ? 1 : 0);
      const isChoosing = state.open.stack.some((frame) => frame.step === 'bonus' && frame.seat === seat);
      if (bonuses.length + (isChoosing ? 1 : 0) !== due) return `${bonuses.length} bonuses at rank ${rank}`;
      return bonuses.filter((bonus) => bonus < FIRST_WORK).length > 1 ||
        bonuses.filter((bonus) => bonus >= FIRST_WORK).length > 1
        ? 'two of a kind'
        : null;
    }),
  'I-16': (_tables, state) =>
    eachSeat(state.open.palaces, (seat, { trophies }) =>
      new Set(trophies).size === trophies.length && !trophies.includes(seat) ? null : `trophies ${trophies}`,
    ),
  'I-17': (_tables, state, before) =>
    eachSeat(state.open.palaces, (seat, { treasury, rank }) => {
      if (treasury < 0 || rank < 0 || rank > LAST_RANK) return `treasury ${treasury}, rank ${rank}`;
      return before !== null && rank > before.open.palaces[seat].rank + 1 ? `rank ${rank}` : null;
    }),
  'I-18': (_tables, state) =>
    eachSeat(state.open.palaces, (seat) => {
      if (state.open.season === 'spring') return null;
      for (let city = 0; city < CITY_COUNT; city++) {
        if (state.open.troops[troopPlace(state, city, seat)] > 0 && state.open.owner[city] !== seat)
          return `troops before ${city} in winter`;
      }
      return null;
    }),
  'I-19': (_tables, { open }) =>
    open.ally.every((ally, power) => ally !== NONE || !open.allyReady[power]) ? null : 'a bonus without an ally',
  'I-21': (_tables, { open }) =>
    isOrderOfSeats(open.turnOrder, open.palaces.length) ? null : `order ${open.turnOrder}`,
  'I-22': (tables, state) => {
    const { inPlay } = tables.boards[state.own.length];
    for (let city = 0; city < CITY_COUNT; city++) {
      if (inPlay[city] !== (state.open.owner[city] !== ABSENT)) return `city ${city}`;
      if (
        !inPlay[city] &&
        eachSeat(state.open.palaces, (seat) => (state.open.troops[troopPlace(state, city, seat)] > 0 ? '!' : null))
      )
        return `troops at ${city}, which is not in play`;
    }
    return null;
  },
};

/** The ids of the broken invariants, each with what is wrong. */
export function violationsIn(tables: Tables, state: State, before: State | null): string[] {
  return violations(CHECKS, tables, state, before);
}

/** Whether a card is a family card of somebody else, or Machiavelli without having been taken. */
function isStranger(tables: Tables, open: State['open'], seat: number, card: number): boolean {
  if (card === MACHIAVELLI_CARD) return open.bonuses[MACHIAVELLI] !== seat;
  return card !== NONE && card < FIRST_CHARACTER && !tables.palaces[open.palaces[seat].dynasty].family.includes(card);
}

/** Whether the card of an indulgence requested this spring is in its room: after the action (V-6.3.4). */
function isPlaced(stack: readonly { readonly step: string }[], acted: boolean): boolean {
  return acted && !stack.some(({ step }) => step === 'actionDone');
}
