/** D-2: setting up the game. */
import { only, type RandomState, randomBelow, type Seat, shuffle } from '@bottega/kernel';
import { type ChoiceOf, startIn } from '../choices.js';
import { copyTaken, type Own, type Player, type State, type Track } from '../state.js';
import {
  CUBE_COUNT,
  EVENT_COUNT,
  FILLED_ROWS,
  FIRST_DUCATS,
  type HouseRules,
  LEVELS,
  NONE,
  PERSON_COUNT,
  POPE_CARDS,
  RED_CARDS,
  ROUNDS,
  rowSize,
  STUPOR_MUNDI,
  shownSize,
  type Tables,
  TRACK_COUNT,
} from '../tables.js';
import { lift } from './holding.js';
import { indexOf } from './recycling.js';
import type { Ask, Auto } from './step-types.js';

/** The table before anything is drawn. Ducats never run out, so nothing counts those of the bank. */
export function create(tables: Tables, seats: number, options: HouseRules, random: RandomState): State {
  const players: Player[] = [];
  const own: Own[] = [];
  const turnOrder: Seat[] = [];
  for (let seat = 0; seat < seats; seat++) {
    players.push({
      person: NONE,
      ducats: FIRST_DUCATS,
      position: NONE,
      scribes: 0,
      spent: zeros(CUBE_COUNT),
      claimed: [],
      libraryCards: 0,
      hasInquired: false,
      office: NONE,
      seenCubes: zeros(CUBE_COUNT),
      seenManuscripts: [],
      isLifted: false,
    });
    own.push({ taken: copyTaken(zeros(CUBE_COUNT)), manuscripts: [], library: [], drawn: [], returning: [] });
    turnOrder.push(seat);
  }
  const tracks: Track[] = [];
  for (let track = 0; track < TRACK_COUNT; track++) tracks.push({ at: zeros(seats), order: turnOrder.slice() });
  const costs: number[] = [];
  for (let level = 1; level <= LEVELS; level++) costs.push(level); // D-9.4
  return {
    open: {
      stack: [{ step: 'setup' }],
      options,
      round: 0,
      isLastRound: false,
      turnOrder,
      rows: zeros(ROUNDS * CUBE_COUNT),
      available: zeros(CUBE_COUNT),
      gone: zeros(CUBE_COUNT),
      agenda: [],
      events: Array.from({ length: EVENT_COUNT }, () => 'coming'),
      popes: [],
      canticles: [],
      shown: tables.decks.map(() => []),
      decks: tables.decks.map(({ length }) => length),
      costs,
      lingua: 'aside',
      linguaOf: NONE,
      library: tables.data.library.length,
      persons: Array.from({ length: PERSON_COUNT }, () => NONE), // all laid out, whatever the number of players
      tracks,
      players,
      payers: [],
      bidders: [],
    },
    own,
    hidden: { random, decks: [], library: [], popes: [] },
  };
}

function zeros(length: number): number[] {
  const list: number[] = [];
  for (let index = 0; index < length; index++) list.push(0);
  return list;
}

/** D-2.1: everything that is drawn, the turn order included; then the starting cities in reverse order. */
export const setup = (tables: Tables): Auto<'setup'> => ({
  chance: true,
  run(state, _frame, emit) {
    const { open, hidden } = state;
    const { random } = hidden;
    const seats = state.own.length;
    open.stack.pop();

    // D-3.2: card 10 on round 10; a random one on round 1 and the following numbers after it, 9 being followed by 1.
    const first = randomBelow(random, STUPOR_MUNDI);
    for (let round = 0; round < STUPOR_MUNDI; round++) open.agenda.push((first + round) % STUPOR_MUNDI);
    open.agenda.push(STUPOR_MUNDI);

    const bag = shuffle(
      random,
      tables.bags[seats].flatMap((count, colour) => Array.from({ length: count }, () => colour)),
    );
    for (let round = 1; round <= FILLED_ROWS; round++) {
      for (let cube = 0; cube < rowSize(seats); cube++) open.rows[indexOf(round, bag.pop() as number)]++;
    }
    const popes = Array.from({ length: POPE_CARDS }, (_, card) => card < RED_CARDS); // D-20.1
    hidden.popes = shuffle(random, popes);
    open.canticles = shuffle(random, [...tables.data.canticles]);
    hidden.decks = tables.decks.map((deck) => shuffle(random, [...deck]));
    for (let level = 0; level < LEVELS; level++) showManuscripts(state, level);
    hidden.library = shuffle(random, [...tables.data.library]);
    shuffle(random, open.turnOrder);

    // D-2.1: in reverse turn order each puts a disc on knowledge: the last player's lies at the bottom and so is ahead.
    for (const track of open.tracks) track.order = open.turnOrder.toReversed();
    if (open.options.openHoldings) for (let seat = 0; seat < seats; seat++) lift(state, seat);
    emit?.({ type: 'began', order: open.turnOrder.slice() });
    open.stack.push({ step: 'startCity', at: seats - 1 });
  },
});

/** D-3.7: from the deck until one less than players are shown or the deck is empty. Returns the cards that came. */
export function showManuscripts({ open, own, hidden }: State, level: number): number[] {
  const came: number[] = [];
  const shown = open.shown[level];
  while (shown.length < shownSize(own.length)) {
    const card = hidden.decks[level].pop();
    if (card === undefined) break;
    shown.push(card);
    came.push(card);
    open.decks[level]--;
  }
  return came;
}

/** D-2.2, D-2.3: a starting city that is still free; the last of five players has no choice. */
export const chooseStart = (tables: Tables): Ask<'startCity', ChoiceOf<'start'>> => {
  const isFree = (state: State, zone: number) => state.open.players.every(({ position }) => position !== zone);
  return {
    seats: (state, frame) => only(state.open.turnOrder[frame.at]),
    offer(state, _frame, _seat, o) {
      for (const zone of tables.startCities) {
        if (isFree(state, zone)) o.may(startIn(zone));
        else o.bar(startIn(zone), 'D-2.2');
      }
      if (!o.explains) return;
      for (let zone = 0; zone < tables.places.length; zone++) {
        if (!tables.startCities.includes(zone)) o.bar(startIn(zone), 'D-2.3');
      }
    },
    choose(state, frame, seat, { zone }, emit) {
      settleIn(state, seat, zone);
      frame.at--;
      const free = tables.startCities.filter((city) => isFree(state, city));
      if (frame.at === 0 && free.length === 1) {
        settleIn(state, state.open.turnOrder[0], free[0]);
        frame.at--;
      }
      if (frame.at >= 0) return;
      state.open.stack.pop();
      state.open.stack.push({ step: 'events' });

      function settleIn({ open }: State, who: Seat, city: number): void {
        open.players[who].position = city;
        emit?.({ type: 'placed', seat: who, zone: city });
      }
    },
    suggest: (state) => startIn(tables.startCities.find((zone) => isFree(state, zone)) as number), // the northernmost
  };
};
