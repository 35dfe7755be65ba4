/** What the table says all the time: how everybody stands, how far the game is, what happened. */
import type { Seat, View } from '@bottega/kernel';
import type { Counted, Ending, Message, Standing, StandingCount, Words } from '@bottega/kernel/text';
import { endAfter } from '../at-once.js';
import type { Choice } from '../choices.js';
import { CULTURES } from '../data/index.js';
import type { Event } from '../events.js';
import { culturePoints } from '../rules/end.js';
import { goalPoints } from '../rules/goals.js';
import { strength } from '../rules/military.js';
import { militaryPoints } from '../rules/principality.js';
import { stateFromView } from '../seen.js';
import type { State } from '../state.js';
import { type CardId, LAST_YEAR, type Tables } from '../tables.js';
import { headingOf, isClosing, kindOf } from './headings.js';
import { message } from './sentences.js';
import { together } from './together.js';
import { work } from './works.js';

type TableWords = Required<
  Pick<
    Words<State, Choice, Event>,
    | 'standing'
    | 'firstPlayer'
    | 'ending'
    | 'deeds'
    | 'moment'
    | 'heading'
    | 'about'
    | 'closes'
    | 'wastes'
    | 'together'
    | 'endAfter'
  >
>;

export function tableWords(tables: Tables): TableWords {
  return {
    standing: (view, seat) => standing(tables, view, seat),
    firstPlayer: ({ open }) => open.firstPlayer,
    ending,
    deeds: (events, seat) => deeds(tables, events, seat),
    moment(event, seat) {
      switch (event.type) {
        case 'scoringBegan':
          return message('moment.scoring', { number: event.number });
        case 'strength':
          return event.seat === seat ? message('moment.scored', { vp: event.vp }) : null;
        case 'yearBegan':
          // Of the last one it is said over the table that it has begun.
          return event.year < LAST_YEAR ? message('moment.year', { year: event.year }) : null;
        case 'ended':
          return message('moment.ended');
        default:
          return null;
      }
    },
    heading: headingOf,
    about: kindOf,
    closes: isClosing,
    wastes({ open }, _seat, { type }) {
      // Something can always be done with an action (P-5.21).
      return type === 'end' && open.actionsLeft > 0 ? message('wastes.actions', { actions: open.actionsLeft }) : null;
    },
    together: (view, seat, allowed) => together(tables, view, seat, allowed),
    endAfter: (view, seat, choices) => endAfter(tables, view, seat, choices),
  };
}

/** P-9.1: what everybody sees lies in the sum; one's own goals stand beside it, and hidden military points (PQ-16). */
export function standing(tables: Tables, view: View<State>, seat: Seat): Standing {
  const { open, own, all } = view;
  const state = stateFromView(view);
  const one = open.principalities[seat];
  const isKnown = all !== null || (own !== null && view.seat === seat);
  const isSecret = all === null;
  const points: Standing['points'][number][] = [];
  if (one.military !== null) points.push({ category: 'military', points: one.military });
  else if (isKnown) points.push({ category: 'military', points: militaryPoints(state, seat), isSecret });
  for (const kind of CULTURES) points.push({ category: kind, points: culturePoints(tables, state, seat, kind) });
  if (isKnown) {
    const military = militaryPoints(state, seat);
    const [general, art] = state.own[seat].goals.map((card) =>
      goalPoints(tables, one, military, tables.goals[card].rule),
    );
    points.push({ category: 'generalGoal', points: general, isSecret }, { category: 'artGoal', points: art, isSecret });
  }
  const { farm, bank, church } = tables.data.capacity;
  const count = (id: string, number: number, says: Message): StandingCount => ({ id, count: number, says });
  return {
    points,
    unknown: isKnown ? null : message(one.military === null ? 'standing.hidden' : 'standing.goals'),
    counts: [
      count('strength', strength(one), message('standing.strength', { strength: strength(one) })),
      count('food', one.food, message('standing.food', { count: one.food, room: farm * one.farm, fields: one.field })),
      count(
        'gold',
        one.gold,
        message('standing.gold', { count: one.gold, room: bank * one.bank, palazzi: one.palazzo }),
      ),
      count('favor', one.favor, message('standing.favor', { count: one.favor, room: church })),
    ],
  };
}

/** P-7.5: the pile decides. A turn reveals at least one card, so there are at most as many turns after this as cards are left. */
function ending({ open, seats }: View<State>): Ending {
  const { year, drawPile } = open;
  const values = { year, years: LAST_YEAR };
  return {
    line: lineOf(values, drawPile),
    last: year < LAST_YEAR ? null : message(lastOf(drawPile, seats)),
  };
}

function lineOf(values: { readonly year: number; readonly years: number }, drawPile: number | null): Message {
  if (drawPile === null) return message('ending.year', values);
  return drawPile === 0 ? message('ending.lastOfYear', values) : message('ending.line', { ...values, count: drawPile });
}

function lastOf(drawPile: number | null, seats: number): 'ending.lastTurn' | 'ending.lastRound' | 'ending.lastYear' {
  if (drawPile === null || drawPile >= seats) return 'ending.lastYear';
  return drawPile === 0 ? 'ending.lastTurn' : 'ending.lastRound';
}

/** In the order of importance; payments, losses and what a turn always has are left out, and new cards: the display shows them. */
function deeds(tables: Tables, events: readonly Event[], seat: Seat | null): Message[] {
  const card = (id: CardId) => tables.cards[id].type?.type ?? 'military-scoring';
  if (seat === null) {
    return events.flatMap((event) => {
      switch (event.type) {
        case 'yearBegan':
          return [message('moment.year', { year: event.year })];
        case 'scoringBegan':
          return [message('moment.scoring', { number: event.number })];
        default:
          return [];
      }
    });
  }
  const own = events.filter((event) => 'seat' in event && event.seat === seat);
  const told: Message[] = [];
  for (const event of own) {
    if (event.type === 'created') {
      const { vp } = tables.culture[event.token];
      told.push(message('deed.created', { work: work(tables, event.token), vp }));
    } else if (event.type === 'strength') {
      told.push(message('deed.scored', { vp: event.vp, strength: event.strength }));
    }
  }
  const built = sums(own, (event) => (event.type === 'built' ? event.token : null));
  if (built.length > 0) told.push(message('deed.built', { tokens: built }));
  for (const type of ['recruited', 'supplied', 'dismissed'] as const) {
    const soldiers = sums(own, (event) => (event.type === type ? event.soldier : null));
    if (soldiers.length > 0) told.push(message(`deed.${type}`, { soldiers }));
  }
  const received = sums(own, (event) => (event.type === 'received' ? event.cube : null));
  if (received.length > 0) told.push(message('deed.received', { cubes: received }));
  for (const event of own) {
    if (event.type === 'exchanged' || event.type === 'changed') {
      told.push(message('deed.took', { card: card(event.took) }));
    }
  }
  return told;
}

/** How many of each kind events tell of, in the order in which the kinds come; `kindOf` is null for other events. */
function sums(events: readonly Event[], kindOf: (event: Event) => string | null): Counted[] {
  const counts = new Map<string, number>();
  for (const event of events) {
    const kind = kindOf(event);
    if (kind !== null && 'count' in event) counts.set(kind, (counts.get(kind) ?? 0) + event.count);
  }
  return [...counts].map(([of, count]) => ({ of, count }));
}
