/** De Vulgari Eloquentia: two to five travellers through the dialects of Italy, thirteen to sixteen rounds. */
import { type Chronicle, type Features, type Game, stepsOf } from '@bottega/kernel';
import type { Choice } from './choices.js';
import { DATA, type Data, OFFICES } from './data/index.js';
import { parseData } from './data/parse.js';
import { evaluate, evaluateParts } from './evaluate.js';
import type { Event } from './events.js';
import { createFeatures } from './features/index.js';
import { imagine } from './imagine.js';
import { violationsIn } from './invariants.js';
import { RULE_IDS, RULING_IDS } from './rule-ids.js';
import { alms, chooseAlmsPayer } from './rules/alms.js';
import { chooseSale } from './rules/cubes.js';
import { chooseOffice, chooseSpent, election, liftScreens } from './rules/election.js';
import { events } from './rules/events-phase.js';
import { chooseVirtualNoble } from './rules/friars-and-cardinals.js';
import { statusOf } from './rules/holding.js';
import { chooseKept, chooseReturned, draw, returnCards } from './rules/library.js';
import { result } from './rules/scoring.js';
import { chooseStart, create, setup } from './rules/setup.js';
import { answers, auction, chooseAnswer, chooseBid, chooseStake, chooseSummons, win } from './rules/stupor-mundi.js';
import { turn, turns } from './rules/turn.js';
import { order } from './rules/turn-order.js';
import { chooseTribute } from './rules/zones.js';
import { clone, isSameOwn, type State } from './state.js';
import { type HouseRules, layOut, NONE, OPTIONS, SEATS, type Tables } from './tables.js';
import { traits } from './traits.js';

export type { Choice } from './choices.js';
export { DATA, type Data } from './data/index.js';
export { parseData } from './data/parse.js';
export type { Event } from './events.js';
export type { State } from './state.js';
export { layOut, type Tables } from './tables.js';

export interface Vulgari extends Game<State, Choice, Event> {
  readonly tables: Tables;
  readonly features: Features<State>;
}

/** The game with the component data of Bottega, or with other data as it was read from a file. */
export function createVulgari(customData: unknown = null): Vulgari {
  const data: Data = customData === null ? DATA : parseData(customData);
  const tables = layOut(data);
  return {
    id: 'vulgari',
    rules: 2, // 2: what everybody saw go behind a screen is remembered
    seats: SEATS,
    options: OPTIONS,
    ruleIds: [...RULE_IDS, ...RULING_IDS],
    customData,
    // A turn that is ended, and everything in an auction: bids bind (D-19.12).
    confirms: ['end', 'summon', 'decline', 'come', 'stay', 'bid', 'pass', 'discard'],
    turns: ['turn', 'summon'], // D-19.2: the summons is the end of a turn
    tables,
    steps: stepsOf<State, Choice, Event>({
      setup: setup(tables),
      startCity: chooseStart(tables),
      events: events,
      alms: alms(tables),
      almsPayer: chooseAlmsPayer(tables),
      order,
      turns,
      turn: turn(tables),
      sell: chooseSale,
      stefano: chooseVirtualNoble,
      tribute: chooseTribute(tables),
      draw: draw(tables),
      keep: chooseKept,
      putBack: chooseReturned,
      return: returnCards,
      summon: chooseSummons,
      answers,
      answer: chooseAnswer(tables),
      auction: auction(tables),
      bid: chooseBid(tables),
      stake: chooseStake,
      win: win(tables),
      lift: liftScreens,
      election: election(tables),
      candidate: chooseOffice(tables),
      spend: chooseSpent,
    }),
    // The kernel has completed and checked the options against OPTIONS.
    create: (seats, options, random) => create(tables, seats, options as HouseRules, random),
    clone,
    isSameOwn,
    imagine: (view, random) => imagine(tables, view, random),
    evaluate: (state, seat) => evaluate(tables, state, seat),
    evaluateParts: (state, seat) => evaluateParts(tables, state, seat),
    features: createFeatures(tables),
    result: (state) => result(tables, state),
    chronicle,
    traits: (state, told) => traits(tables, state, told),
    violations: (state, before) => violationsIn(tables, state, before),
    sizes: ({ open, hidden }) => [
      ...open.decks.map((told, level) => ({
        of: `deck ${level + 1}`,
        told,
        real: hidden.decks[level]?.length ?? told,
      })),
      { of: 'library', told: open.library, real: open.agenda.length === 0 ? open.library : hidden.library.length },
    ],
  };
}

/** What each seat was at the end, office or status. */
function chronicle(state: State): Chronicle {
  const roles = state.open.players.map(({ office }, seat) =>
    office === NONE ? statusOf(state, seat) : OFFICES[office],
  );
  return { roles, rounds: state.open.round, ending: null };
}

export const vulgari: Vulgari = createVulgari();
