/** The worker: kernel, games, bots and storage, off the page's thread. */
import { InputError, Match, type Seat, seatPlayers } from '@bottega/kernel';
import {
  botIn,
  historyFrom,
  type KeptGame,
  keptOf,
  type Opened,
  STANDARD_BOT,
  TableError,
  type TableSession,
  type Viewer,
} from '@bottega/table';
import { messageOf } from '../../errors';
import { randomHex } from '../../random-hex';
import type { NewTable } from '../table';
import { lock } from './lock';
import {
  type Call,
  type CallName,
  type Calls,
  CHANGES,
  type Changed,
  type FromWorker,
  type OpenedTable,
  postedError,
} from './protocol';
import { loadGame, type Restored, readFile, restore } from './restore';
import { all, find, findAnalysis, forget, keep, keepAnalysis, keepNew as storeNew } from './store';
import { asFile, faultOf, listed } from './stored-game';
import { summaryOf } from './summary';

/** The game that is open, and the screen before which it is. */
let open: { readonly table: TableSession; readonly screen: Viewer } | null = null;
/** Gives the open game back, so that another tab may open it. */
let release: (() => void) | null = null;
/** Tables are opened and left one after the other, however fast somebody goes from page to page. */
let lastMove: Promise<unknown> = Promise.resolve();

const post = (message: FromWorker) => self.postMessage(message);
const changes = new BroadcastChannel(CHANGES);
const tellChange = (id: string) => changes.postMessage({ id } satisfies Changed);

const answers: { [Name in CallName]: (...args: Calls[Name]['args']) => Promise<Calls[Name]['result']> } = {
  async list() {
    const entries = await all();
    const games = await Promise.all(
      entries.map(async (entry) => ({ ...listed(entry), summary: await summaryOf(entry.value) })),
    );
    return games.sort((one, other) => (other.updated ?? 0) - (one.updated ?? 0));
  },

  async begin({ game: gameId, players, seating, options, seed }: NewTable) {
    const { game } = await loadGame(gameId);
    const match = new Match(game, { seats: players.length, options, seed });
    return keepNew({ match, players: seatPlayers(players, seating, seed), seating, history: [], change: null });
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
      if (open?.table.id === id) await leave();
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
    if (open?.table.id === id) return asFile(open.table.kept());
    const value = await find(id);
    if (value === undefined) throw notHere(id);
    return asFile(value);
  },

  keptAnalysis: async (id) => (await findAnalysis(id)) ?? null,

  async keepAnalysis(id, analysis) {
    await keepAnalysis(id, analysis);
    return null;
  },

  async importRecord(json) {
    return keepNew(await readFile(json));
  },

  async branch(id, at, seat) {
    const { loaded, match, players } = await stored(id);
    const branched = Match.resume(loaded.game, match.record, at);
    const bots = players.map(({ name }, other) => ({ name, bot: other === seat ? null : STANDARD_BOT }));
    const history = historyFrom(branched.record.choices);
    return keepNew({ match: branched, players: bots, seating: 'asSat', history, change: null });
  },

  async pace(milliseconds) {
    if (open !== null) open.table.pace = milliseconds;
    return null;
  },
  async pause(isPaused) {
    open?.table.pause(isPaused);
    return null;
  },
  async step() {
    open?.table.step();
    return null;
  },
  async skip() {
    open?.table.skip();
    return null;
  },
  choose: async (request, choices) => here().table.choose(here().screen, request, choices),
  undo: async (request) => here().table.undo(here().screen, request),
  look: async () => here().table.look(here().screen),
  async goOn() {
    here().table.playBots();
    return null;
  },
  async replaceBots() {
    const { table } = here();
    await table.replaceUnknownBots();
    return table.info();
  },
  async keepAgain() {
    const { table } = here();
    revision = await storeNew(entryOf(table.id, table.kept()));
    tellChange(table.id);
    table.playBots();
    return null;
  },
  async take(seat: Seat) {
    await here().table.take(here().screen, seat);
    return null;
  },
  async hint() {
    const { table, screen } = here();
    return table.hint(screen, (progress) => post({ table: table.id, progress }));
  },
  why: async (line) => here().table.why(here().screen, line),
  async stopThinking() {
    open?.table.stopThinking(open.screen);
    return null;
  },
  moment: async (at, seat) => here().table.moment(here().screen, at, seat),
  recap: async (since) => here().table.recap(here().screen, since),
  course: async () => here().table.course(),
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
  if (open?.table.id !== id || (await find(id).catch(() => null)) !== undefined) return;
  post({ table: id, trouble: postedError(new TableError('deleted', `the game ${id} was deleted`)) });
};

/** The revision of the open game that was read or written last. */
let revision: string | null = null;

async function sitDown(game: Restored, pace: number): Promise<OpenedTable> {
  const { id, loaded, players, change } = game;
  const { TableSession } = await loadTable();
  revision = game.revision;
  const outside = {
    async keep(kept: KeptGame) {
      revision = await keep(entryOf(id, kept), revision);
      tellChange(id);
    },
    report: (trouble: unknown) => post({ table: id, trouble: trouble === null ? null : postedError(trouble) }),
    now: Date.now,
    wait: (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)),
    breathe: () => new Promise<void>((resolve) => setTimeout(resolve)),
  };
  const table = new TableSession(loaded, game, outside, pace);
  const people = players.flatMap((player, seat) => (botIn(player) === null ? [seat] : []));
  const screen = table.join(people, (update) => post({ table: id, update }));
  open = { table, screen };
  return { info: table.info(), update: await table.look(screen), rulesChange: change };
}

async function leave(): Promise<null> {
  await open?.table.close();
  open = null;
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
async function loadTable(): Promise<typeof import('@bottega/table/session')> {
  try {
    return await import('@bottega/table/session');
  } catch (error) {
    throw new TableError('missingPart', messageOf(error));
  }
}

function notHere(id: string): InputError {
  return new InputError(`there is no game ${id} in this browser`, { code: 'notHere' });
}

function here(): NonNullable<typeof open> {
  if (open === null) throw new Error('no table is open');
  return open;
}

async function keepNew(game: Opened): Promise<string> {
  const id = randomHex(16);
  await storeNew(entryOf(id, keptOf(game)));
  tellChange(id);
  return id;
}

function entryOf(id: string, kept: KeptGame) {
  return { id, game: kept.record.game, updated: Date.now(), ...kept };
}
