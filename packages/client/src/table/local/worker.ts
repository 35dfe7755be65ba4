/** The worker: kernel, games, bots and storage, off the page's thread. */
import { botOf } from '@bottega/bots';
import { gameById } from '@bottega/games';
import {
  InputError,
  Match,
  parseRecord,
  recordHead,
  SEATINGS,
  type Seat,
  type Seating,
  seatPlayers,
  verify,
} from '@bottega/kernel';
import { messageOf } from '../../errors';
import type { NewTable, Player } from '../table';
import type { Call, CallName, Calls, FromWorker } from './protocol';
import { Sitting } from './sitting';
import { all, find, forget, type Kept, keep, keepNew as store } from './store';

let sitting: Sitting | null = null;
/** Gives the open game back, so that another tab may open it. */
let release: (() => void) | null = null;

const post = (message: FromWorker) => self.postMessage(message);

const answers: { [Name in CallName]: (...args: Calls[Name]['args']) => Promise<Calls[Name]['result']> } = {
  async list() {
    return (await all()).map(({ id, game, players, record, over, updated }) => {
      return { id, game, players, choices: record.choices.length, over, updated };
    });
  },

  async begin({ game: gameId, players, seating, options, seed }: NewTable) {
    const { game } = await gameById(gameId).load();
    const match = new Match(game, { seats: players.length, options, seed });
    return keepNew(gameId, seatPlayers(players, seating, seed), seating, match);
  },

  async open(id, pace) {
    await answers.leave(); // what its bots are doing is on disk before the game is read again
    release = await lock(id);
    const kept = await found(id);
    const loaded = await gameById(kept.game).load(kept.record.data ?? null);
    const record = parseRecord(loaded.game, kept.record);
    const match = Match.resume(loaded.game, record);
    sitting = new Sitting(
      id,
      loaded,
      match,
      kept.players,
      kept.seating ?? 'asSat',
      pace,
      (written, over) => keep({ ...kept, record: written, over, updated: Date.now() }),
      (seen) => post({ table: id, seen }),
    );
    const opened = { info: sitting.info(), seen: sitting.seen() };
    sitting.playBots();
    return opened;
  },

  async leave() {
    await sitting?.close();
    sitting = null;
    release?.();
    release = null;
    return null;
  },

  async remove(id) {
    await forget(id);
    return null;
  },

  async importRecord(json) {
    const { game: gameId, data } = recordHead(json);
    const { game } = await gameById(gameId).load(data ?? null);
    const record = parseRecord(game, json);
    const verdict = verify(game, record);
    if (!verdict.ok) {
      const { what, at, detail } = verdict;
      throw new InputError(detail, { code: what, facts: { number: at + 1 } });
    }
    const players = playersOf(json) ?? unknownPlayers(record.seats);
    if (players.length !== record.seats)
      throw new InputError(`there are ${players.length} players for ${record.seats} seats`);
    return keepNew(gameId, players, seatingOf(json), Match.resume(game, record));
  },

  async branch(id, at, seat) {
    const kept = await found(id);
    const { game } = await gameById(kept.game).load(kept.record.data ?? null);
    const match = Match.resume(game, parseRecord(game, kept.record), at);
    const players = kept.players.map(({ name }, other) => ({ name, bot: other === seat ? null : 'greedy' }));
    return keepNew(kept.game, players, 'asSat', match);
  },

  async pace(milliseconds) {
    if (sitting !== null) sitting.pace = milliseconds;
    return null;
  },
  choose: async (choice) => here().choose(choice),
  undo: async () => here().undo(),
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
    const isInput = error instanceof InputError;
    post({ call, error: messageOf(error), isInput, reason: isInput ? error.reason : null });
  }
};

/** How long a page that is being reloaded may take to let go of its game. */
const PATIENCE = 2000;

/** A game is open in one tab at a time: two would overwrite each other's choices. */
function lock(id: string): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const wait = { signal: AbortSignal.timeout(PATIENCE) };
    navigator.locks
      .request(`bottega ${id}`, wait, () => new Promise<void>((letGo) => resolve(letGo)))
      .catch(() => reject(new InputError('the game is open in another tab', { code: 'elsewhere' })));
  });
}

async function found(id: string): Promise<Kept> {
  const kept = await find(id);
  if (kept === undefined) throw new InputError(`there is no game ${id} in this browser`, { code: 'notHere' });
  return kept;
}

function here(): Sitting {
  if (sitting === null) throw new Error('no table is open');
  return sitting;
}

type AnyMatch = ConstructorParameters<typeof Sitting>[2];

async function keepNew(game: string, players: readonly Player[], seating: Seating, match: AnyMatch): Promise<string> {
  const id = crypto.randomUUID();
  await store({ id, game, players, seating, record: match.record, over: match.over, updated: Date.now() });
  return id;
}

/** Who sat where, if the file says so. */
function playersOf(json: unknown): Player[] | null {
  const { players } = json as { readonly players?: unknown };
  if (!Array.isArray(players)) return null;
  const isPlayer = (one: unknown): one is Player => {
    const { name, bot } = (one ?? {}) as Partial<Player>;
    return typeof name === 'string' && (bot === null || typeof bot === 'string');
  };
  if (!players.every(isPlayer)) throw new InputError('"players" must be a list of names and bots');
  return players.map(({ name, bot }) => ({ name, bot: bot === null ? null : botOf(bot).id }));
}

/** How they came to sit there; files of earlier games do not say, and nobody was reseated in them. */
function seatingOf(json: unknown): Seating {
  const { seating = 'asSat' } = json as { readonly seating?: unknown };
  const known = SEATINGS.find((one) => one === seating);
  if (known === undefined) throw new InputError(`"seating" must be one of ${SEATINGS.join(', ')}`);
  return known;
}

/** A record from the command line names nobody: the first seat is the person's. */
function unknownPlayers(seats: number): Player[] {
  return Array.from({ length: seats }, (_, seat) => ({ name: `#${seat + 1}`, bot: seat === 0 ? null : 'greedy' }));
}
