/**
 * What is true of every position: I-1 to I-15. I-12 (virtual cubes) and I-16 (the points of all manuscripts) hold of the cards
 * themselves: the state has no virtual cubes, and which manuscripts there are is I-3.
 */
import { eachSeat, type Invariant, isOrderOfSeats, type Seat, violations } from '@bottega/kernel';
import { CUBES, TRACKS } from './data/index.js';
import { held, isCardinal, isMerchant, votesBehind } from './rules/holding.js';
import { cubesInRow } from './rules/recycling.js';
import { type Category, result } from './rules/scoring.js';
import { limitOf } from './rules/stupor-mundi.js';
import { mustLand } from './rules/turn.js';
import type { State, TurnFrame } from './state.js';
import {
  ACTIONS,
  ACTIONS_OF_MURET,
  CUBE_COUNT,
  FIRST_CARDINAL,
  isSea,
  LEVELS,
  MURET,
  NOBLE,
  NONE,
  OUT,
  POPE,
  POPE_CARDS,
  POPE_FROM,
  RED_CARDS,
  ROUNDS,
  rowSize,
  SCRIBE,
  STUPOR_MUNDI,
  shownSize,
  type Tables,
} from './tables.js';

const COLOURS = [...CUBES.keys()];

const CHECKS: Readonly<Record<string, Invariant<Tables, State>>> = {
  'I-1': (tables, state, before) => {
    for (const colour of COLOURS) {
      const count = cubesOf(state, colour);
      if (count !== tables.bags[state.own.length][colour]) return `${count} cubes of colour ${colour}`;
    }
    const unpaid = unpayableBid(tables, state);
    if (unpaid !== null) return unpaid;
    return eachSeat(state.open.players, (seat, { isLifted, seenCubes }) => {
      const { taken } = state.own[seat];
      if (COLOURS.some((colour) => held(state, seat, colour) < 0)) return 'cubes given away that were not there';
      if (COLOURS.some((colour) => seenCubes[colour] > taken[colour])) return 'cubes seen that are not there';
      if (isLifted && COLOURS.some((colour) => seenCubes[colour] !== taken[colour]))
        return 'the screen is lifted and shows other cubes';
      const isLess = COLOURS.some((colour) => taken[colour] < (before?.own[seat].taken[colour] ?? 0));
      return isLess ? 'cubes gone from behind the screen unseen' : null;
    });
  },
  'I-2': (_tables, { open, own }) => {
    for (let round = 1; round <= ROUNDS; round++) {
      const cubes = cubesInRow(open.rows, round);
      if (cubes > rowSize(own.length)) return `${cubes} cubes on row ${round}`;
      if (cubes > 0 && round <= open.round) return `cubes on the past row ${round}`;
    }
    return null;
  },
  'I-3': (tables, state, before) => {
    const { open, own, hidden } = state;
    const all = [...hidden.decks.flat(), ...open.shown.flat(), ...own.flatMap(({ manuscripts }) => manuscripts)];
    const cards = all.filter((card) => card !== tables.lingua).sort((one, other) => one - other);
    if (cards.length !== tables.manuscripts.length || cards.some((card, at) => card !== at))
      return `${cards.length} manuscripts`;
    for (let level = 0; level < LEVELS; level++) {
      const shown = open.shown[level];
      if (shown.length > shownSize(own.length)) return `${shown.length} shown of level ${level + 1}`;
      if ([...shown, ...hidden.decks[level]].some((card) => tables.manuscripts[card].level !== level + 1))
        return `a card of another level in level ${level + 1}`;
    }
    const owners = [...own.keys()].filter((seat) => own[seat].manuscripts.includes(tables.lingua));
    if (String(owners) !== String(open.lingua === 'taken' ? [open.linguaOf] : []))
      return `Lingua Volgare is ${open.lingua} and with seats ${owners}`;
    if (open.lingua !== 'aside' && open.costs.every((cost, level) => cost > level))
      return 'Lingua Volgare before a shift';
    return eachSeat(state.open.players, (seat, { isLifted, seenManuscripts }) => {
      if (seenManuscripts.some((card) => !own[seat].manuscripts.includes(card)))
        return 'a manuscript seen that is not there';
      if (isLifted && String(seenManuscripts) !== String(own[seat].manuscripts))
        return 'the screen is lifted and shows other manuscripts';
      const isLess = own[seat].manuscripts.length < (before?.own[seat].manuscripts.length ?? 0);
      return isLess ? 'a manuscript lost' : null;
    });
  },
  'I-4': (tables, state) =>
    eachTrack(state, ({ at }, track) =>
      at.length === state.own.length && at.every((space) => space >= 0 && space <= tables.lengths[track])
        ? null
        : `spaces ${at}`,
    ),
  'I-5': (_tables, state) =>
    eachTrack(state, ({ at, order }) => {
      if (!isOrderOfSeats(order, state.own.length)) return `ranking ${order}`;
      return order.every((seat, rank) => rank === 0 || at[order[rank - 1]] >= at[seat]) ? null : 'out of order';
    }),
  'I-6': (_tables, { open, own }) => (isOrderOfSeats(open.turnOrder, own.length) ? null : `order ${open.turnOrder}`),
  'I-7': (_tables, state) => {
    for (const { seat, actions } of turnsOf(state)) {
      const most = state.open.players[seat].person === MURET ? ACTIONS_OF_MURET : ACTIONS;
      if (actions < 0 || actions > most) return `${actions} actions left`;
    }
    return eachSeat(state.open.players, (_seat, { ducats }) =>
      Number.isInteger(ducats) && ducats >= 0 ? null : `${ducats} ducats`,
    );
  },
  'I-8': (_tables, state, before) => {
    const { persons, players } = state.open;
    for (let person = 0; person < persons.length; person++) {
      const holders = [...players.keys()].filter((seat) => players[seat].person === person);
      const isHeld = persons[person] !== NONE && persons[person] !== OUT;
      if (String(holders) !== String(isHeld ? [persons[person]] : [])) return `person ${person} held by ${holders}`;
      if (persons[person] === OUT && person >= FIRST_CARDINAL) return `cardinal ${person} left the game`;
    }
    if (before === null) return null;
    return eachSeat(state.open.players, (seat, { person }) => {
      const was = before.open.players[seat].person;
      const isUp = rankOf(state, seat) > rankOf(before, seat);
      return isUp || person === was ? null : `person ${was} became ${person}`;
    });
  },
  'I-9': (_tables, { open }, before) => {
    for (let event = 0; event < open.events.length; event++) {
      const isComing = open.agenda.indexOf(event) + 1 > open.round;
      if ((open.events[event] === 'coming') !== isComing) return `event ${event} is ${open.events[event]}`;
      if (before?.open.events[event] === 'used' && open.events[event] !== 'used') return `event ${event} came back`;
    }
    return open.agenda.indexOf(STUPOR_MUNDI) === STUPOR_MUNDI ? null : 'Stupor Mundi is not the tenth';
  },
  'I-10': ({ places }, state) =>
    eachSeat(state.open.players, (_seat, { claimed }) => {
      if (new Set(claimed).size !== claimed.length) return 'a city claimed twice';
      return claimed.every((zone) => places[zone].ducats + places[zone].knowledge > 0)
        ? null
        : 'nothing to claim there';
    }),
  'I-11': (tables, state) => {
    const { open, own, hidden } = state;
    const cards = own.flatMap(({ library, drawn, returning }) => [...library, ...drawn, ...returning]);
    if (String([...hidden.library, ...cards].sort()) !== String([...tables.data.library].sort()))
      return 'the cards are not all there';
    const most = open.options.zazzaLibrary === 'keepOneMore' ? 2 : 1;
    return eachSeat(state.open.players, (seat, { libraryCards }) => {
      if (libraryCards !== own[seat].library.length) return `seen to keep ${libraryCards} cards`;
      if (libraryCards > most) return `${libraryCards} cards`;
      return libraryCards === 0 || open.round >= POPE_FROM ? null : 'a card before round 12';
    });
  },
  'I-13': (_tables, state, before) => {
    for (const frame of turnsOf(state)) {
      if (mustLand(state, frame) && frame.actions === 0) return `seat ${frame.seat} cannot land any more`;
    }
    for (const frame of before === null ? [] : turnsOf(before)) {
      const isOver = !turnsOf(state).some(({ seat }) => seat === frame.seat);
      if (before !== null && mustLand(before, frame) && isOver && isSea(state.open.players[frame.seat].position))
        return `seat ${frame.seat} ended its turn without landing`;
    }
    return null;
  },
  'I-14': (_tables, { open, hidden }, before) => {
    const cards = [...open.popes, ...hidden.popes];
    if (cards.length !== POPE_CARDS || cards.filter(Boolean).length !== RED_CARDS) return `Pope cards ${cards}`;
    if (open.popes.length !== Math.max(0, open.round - POPE_FROM + 1)) return `${open.popes.length} Pope cards turned`;
    if (open.isLastRound !== (open.popes.filter(Boolean).length === RED_CARDS))
      return 'not the last round by the cards';
    if (open.stack.length === 0 && !open.isLastRound) return 'over before the last round';
    return open.round > ROUNDS || open.round < (before?.open.round ?? 0) ? `round ${open.round}` : null;
  },
  'I-15': (tables, state) => {
    const { sheet } = result(tables, state);
    const awarded = (category: Category) =>
      sheet.find((row) => row.category === category)?.points.reduce((sum, points) => sum + points, 0) ?? 0;
    if (state.open.players.filter(({ office }) => office === POPE).length > 1) return 'two popes';
    if (![0, 3].includes(awarded('votes'))) return `votes bonus ${awarded('votes')}`;
    return [0, 3, 7].includes(awarded('riches')) ? null : `riches ${awarded('riches')}`;
  },
};

/** The ids of the broken invariants, each with what is wrong. */
export function violationsIn(tables: Tables, state: State, before: State | null): string[] {
  if (state.open.agenda.length === 0) return []; // nothing is drawn yet
  return violations(CHECKS, tables, state, before);
}

function eachTrack(
  { open }: State,
  check: (track: State['open']['tracks'][number], index: number) => string | null,
): string | null {
  for (let track = 0; track < open.tracks.length; track++) {
    const wrong = check(open.tracks[track], track);
    if (wrong !== null) return `${TRACKS[track]}: ${wrong}`;
  }
  return null;
}

/** Cubes of a colour wherever they are; nobles about to be sold are in nobody's possession. */
function cubesOf(state: State, colour: number): number {
  const { open, own } = state;
  let count = open.available[colour] + open.gone[colour];
  for (let at = colour; at < open.rows.length; at += CUBE_COUNT) count += open.rows[at];
  for (let seat = 0; seat < own.length; seat++) {
    count += held(state, seat, colour) + (colour === SCRIBE ? open.players[seat].scribes : 0);
  }
  for (const frame of open.stack) if (frame.step === 'sell' && colour === NOBLE) count += frame.nobles;
  return count;
}

/** D-19.7: what was bid can be paid. */
function unpayableBid(tables: Tables, state: State): string | null {
  for (const frame of state.open.stack) {
    const isPayable =
      (frame.step !== 'stake' || votesBehind(state, frame.seat) >= frame.need) &&
      (frame.step !== 'auction' || frame.bid === 0 || limitOf(tables, state, frame.bidder) >= frame.bid);
    if (!isPayable) return 'a bid that cannot be paid';
  }
  return null;
}

function turnsOf({ open }: State): TurnFrame[] {
  return open.stack.filter((frame) => frame.step === 'turn');
}

/** D-1.2: merchant, friar, cardinal. */
function rankOf(state: State, seat: Seat): number {
  if (isMerchant(state, seat)) return 0;
  return isCardinal(state, seat) ? 2 : 1;
}
