/** The worker: kernel, games, bots and storage, off the page's thread. */
import { InputError, Match, type Seat, type Seating, seatPlayers } from '@bottega/kernel';
import { messageOf } from '../../errors';
import { randomHex } from '../../random-hex';
import type { NewTable, Player } from '../table';
import { TableError } from '../table-error';
import { USUAL_BOT } from '../usual-bot';
import { lock } from './lock';
import { type Call, type CallName, type Calls, CHANGES, type Changed, type FromWorker, postedError } from './protocol';
import { loadGame, type Restored, readFile, restore } from './restore';
import type { Saved, Sitting } from './sitting';
import { all, find, forget, keep, keepNew as storeNew } from './store';
import { asFile, faultOf, listed } from './stored-game';

let sitting: Sitting | null = null;
/** Gives the open game back, so that another tab may open it. */
let release: (() => void) | null = null;
/** Tables are opened and left one after the other, however fast somebody goes from page to page. */
let lastMove: Promise<unknown> = Promise.resolve();

const post = (message: FromWorker) => self.postMessage(message);
const changes = new BroadcastChannel(CHANGES);
const tellChange = (id: string) => changes.postMessage({ id } satisfies Changed);

const answers: { [Name in CallName]: (...args: Calls[Name]['args']) => Promise<Calls[Name]['result']> } = {
  async list() {
    const games = (await all()).map(listed);
    return games.sort((one, other) => (other.updated ?? 0) - (one.updated ?? 0));
  },

  async begin({ game: gameId, players, seating, options, seed }: NewTable) {
    const { game } = await loadGame(gameId);
    const match = new Match(game, { seats: players.length, options, seed });
    return keepNew(gameId, seatPlayers(players, seating, seed), seating, match);
  },

  open: (id, pace) =>
    inTurn(async () => {
      await leave(); // what its bots are doing is on disk before the game is read again
      const letGo = await lock(id);
      try {
        const opened = await sitDown(await stored(id), pace);
        release = letGo;
        return opened;
      } catch (error) {
        letGo();
        throw error;
      }
    }),

  leave: () => inTurn(leave),

  remove: (id) =>
    inTurn(async () => {
      if (sitting?.id === id) await leave();
      const letGo = await lock(id); // what is being played elsewhere is not pulled away
      try {
        await forget(id);
      } finally {
        letGo();
      }
      tellChange(id);
      return null;
    }),

  async check(id) {
    try {
      await stored(id);
      return null;
    } catch (error) {
      return error instanceof InputError ? faultOf(error) : null;
    }
  },

  async exportGame(id) {
    if (sitting?.id === id) return asFile(sitting.saved());
    const value = await find(id);
    if (value === undefined) throw notHere(id);
    return asFile(value);
  },

  async importRecord(json) {
    const { match, players, seating } = await readFile(json);
    return keepNew(match.game.id, players, seating, match);
  },

  async branch(id, at, seat) {
    const { loaded, match, players } = await stored(id);
    const branched = Match.resume(loaded.game, match.record, at);
    const bots = players.map(({ name }, other) => ({ name, bot: other === seat ? null : USUAL_BOT }));
    return keepNew(loaded.game.id, bots, 'asSat', branched);
  },

  async pace(milliseconds) {
    if (sitting !== null) sitting.pace = milliseconds;
    return null;
  },
  choose: async (choice) => here().choose(choice),
  undo: async () => here().undo(),
  async goOn() {
    here().playBots();
    return null;
  },
  replaceBots: async () => here().replaceBots(),
  async keepAgain() {
    const table = here();
    revision = await storeNew(keptOf(table.id, table.saved()));
    tellChange(table.id);
    table.playBots();
    return null;
  },
  async take(seat: Seat) {
    here().take(seat);
    return null;
  },
  hint: async () => here().hint(),
  moment: async (at, seat) => here().moment(at, seat),
  course: async () => here().course(),
  record: async () => here().record(),
};

self.onmessage = async ({ data }: MessageEvent<Call>) => {
  const { call, name, args } = data;
  try {
    // The name and its arguments belong together: the page can only build calls that do.
    const answer = answers[name] as (...given: unknown[]) => Promise<unknown>;
    post({ call, result: await answer(...args) });
  } catch (error) {
    post({ call, ...postedError(error) });
  }
};

// The open game may have been deleted behind our back, when the browser's data was cleared for example.
changes.onmessage = async ({ data: { id } }: MessageEvent<Changed>) => {
  if (sitting?.id !== id || (await find(id).catch(() => null)) !== undefined) return;
  post({ table: id, trouble: postedError(new TableError('deleted', `the game ${id} was deleted`)) });
};

/** The revision of the open game that was read or written last. */
let revision: string | null = null;

async function sitDown(game: Restored, pace: number): Promise<Calls['open']['result']> {
  const { id, loaded, match, players, seating } = game;
  const loading = await loadSitting();
  revision = game.revision;
  const table = new loading.Sitting(id, loaded, match, players, seating, pace, {
    async save(saved) {
      revision = await keep(keptOf(id, saved), revision);
      tellChange(id);
    },
    show: (seen) => post({ table: id, seen }),
    report: (trouble) => post({ table: id, trouble: trouble === null ? null : postedError(trouble) }),
  });
  sitting = table;
  setTimeout(() => table.playBots()); // when the page has got the table: it must hear what becomes of it
  return { info: table.info(), seen: table.seen() };
}

async function leave(): Promise<null> {
  await sitting?.close();
  sitting = null;
  release?.();
  release = null;
  return null;
}

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const worked = lastMove.then(work);
  lastMove = worked.catch(() => {});
  return worked;
}

async function stored(id: string): Promise<Restored> {
  const value = await find(id);
  if (value === undefined) throw notHere(id);
  return restore(id, value);
}

/** Bots, and whatever else only a table needs: the list of games does not wait for it. */
async function loadSitting(): Promise<typeof import('./sitting')> {
  try {
    return await import('./sitting');
  } catch (error) {
    throw new TableError('missingPart', messageOf(error));
  }
}

function notHere(id: string): InputError {
  return new InputError(`there is no game ${id} in this browser`, { code: 'notHere' });
}

function here(): Sitting {
  if (sitting === null) throw new Error('no table is open');
  return sitting;
}

async function keepNew(
  game: string,
  players: readonly Player[],
  seating: Seating,
  match: Restored['match'],
): Promise<string> {
  const id = randomHex(16);
  await storeNew({ id, game, players, seating, record: match.record, over: match.over, updated: Date.now() });
  tellChange(id);
  return id;
}

function keptOf(id: string, { record, players, seating, over }: Saved) {
  return { id, game: record.game, players, seating, record, over, updated: Date.now() };
}
