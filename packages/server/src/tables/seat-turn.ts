/**
 * What a seat sees and may do, for those who look for a moment and for programs that do not know the rules: worked out from what the seat
 * sees and nothing else.
 */
import { type Choice, type Game, legal, type Seat, seeded } from '@bottega/kernel';
import type { SeatOffers, SeatTurn } from '@bottega/protocol';
import type { FullUpdate, Update, Viewer } from '@bottega/table';
import { RequestError } from '../problem.js';
import type { LiveTable } from './live-table.js';

/** What a seat sees now, for somebody who does not stay. */
export async function glance({ session }: LiveTable, seat: Seat): Promise<FullUpdate> {
  const viewer = session.join([seat], () => {});
  const seen = await session.look(viewer);
  session.leave(viewer);
  return seen;
}

export async function offersTo(table: LiveTable, viewer: Viewer): Promise<SeatOffers> {
  return offersIn(table, await table.session.look(viewer));
}

/**
 * How it stands for a seat, as soon as that is another position than the one that is known, the seat is asked, or the game is over; at the
 * latest when `isEnough` resolves.
 */
export async function turnOf(
  table: LiveTable,
  {
    person,
    seat,
    after,
    isEnough,
  }: {
    readonly person: string;
    readonly seat: number;
    readonly after: string | null;
    readonly isEnough: Promise<unknown>;
  },
): Promise<SeatTurn> {
  let wake = () => {};
  const woken = new Promise<void>((resolve) => {
    wake = resolve;
  });
  const viewer = table.join({
    person,
    seat,
    update: (_update: Update) => wake(),
    isVisible: () => true,
    state: () => {},
    lose: () => {},
  });
  try {
    const now = await table.session.look(viewer);
    if (now.position === after && !now.asked.includes(seat) && table.state().status === 'playing') {
      await Promise.race([woken, isEnough]);
    }
    const update = await table.session.look(viewer);
    const { asked, view } = update;
    const result = table.session.outcome().result;
    return {
      ...offersIn(table, update),
      status: table.state().status,
      asked,
      view,
      result: result === null ? null : { places: result.places, points: result.points },
    };
  } finally {
    table.leave(viewer);
  }
}

/** Plays choices of a seat that is looked at by nobody else. */
export async function chooseIn(
  table: LiveTable,
  { person, seat }: { readonly person: string; readonly seat: number },
  request: { readonly position: string; readonly id: string },
  choices: readonly Choice[],
) {
  const viewer = table.join({ person, seat, update: () => {}, isVisible: () => true, state: () => {}, lose: () => {} });
  try {
    await table.session.look(viewer); // what was not shown cannot be chosen in
    return await table.choose(viewer, request, choices);
  } finally {
    table.leave(viewer);
  }
}

function offersIn(table: LiveTable, { seat, position, asked, view }: FullUpdate): SeatOffers {
  const game: Game = table.game;
  if (seat === null || !asked.includes(seat)) return { seat, position, choices: [] };
  // What may be chosen is the same in every world that the seat could be in.
  return { seat, position, choices: legal(game, game.imagine(view, seeded('offers')), seat) };
}

export const noSeat = () => new RequestError(403, 'notAllowed', 'you have no seat at this table');
