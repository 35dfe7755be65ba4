/** The worker: kernel, games, bots and storage, off the page's thread. */
import { gameById } from '@bottega/games';
import { InputError, Match, parseRecord, recordHead, type Seat, verify } from '@bottega/kernel';
import type { NewTable, Player } from '../table';
import type { Call, CallName, Calls, FromWorker } from './protocol';
import { Sitting } from './sitting';
import { all, find, forget, keep } from './store';

let sitting: Sitting | null = null;

const post = (message: FromWorker) => self.postMessage(message);

const answers: { [Name in CallName]: (...args: Calls[Name]['args']) => Promise<Calls[Name]['result']> } = {
  async list() {
    return (await all()).map(({ id, game, players, record, over, updated }) => {
      return { id, game, players, choices: record.choices.length, over, updated };
    });
  },

  async begin({ game: gameId, players, options, seed }: NewTable) {
    const { game } = await gameById(gameId).load();
    const match = new Match(game, { seats: players.length, options, seed });
    return keepNew(gameId, players, match);
  },

  async open(id, pace) {
    await sitting?.close(); // what its bots are doing is on disk before the game is read again
    const kept = await find(id);
    if (kept === undefined) throw new InputError('this game is not in this browser');
    const loaded = await gameById(kept.game).load(kept.record.data ?? null);
    const record = parseRecord(loaded.game, kept.record);
    const match = Match.resume(loaded.game, record);
    sitting = new Sitting(
      id,
      loaded,
      match,
      kept.players,
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
    if (!verdict.ok)
      throw new InputError(verdict.at < 0 ? verdict.detail : `choice ${verdict.at + 1}: ${verdict.detail}`);
    const players = Array.from(
      { length: record.seats },
      (_, seat): Player => ({ name: `#${seat + 1}`, bot: seat === 0 ? null : 'greedy' }),
    );
    return keepNew(gameId, players, Match.resume(game, record));
  },

  async branch(id, at, seat) {
    const kept = await find(id);
    if (kept === undefined) throw new InputError('this game is not in this browser');
    const { game } = await gameById(kept.game).load(kept.record.data ?? null);
    const match = Match.resume(game, parseRecord(game, kept.record), at);
    const players = kept.players.map(({ name }, other) => ({ name, bot: other === seat ? null : 'greedy' }));
    return keepNew(kept.game, players, match);
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
    post({ call, error: error instanceof Error ? error.message : String(error), isInput: error instanceof InputError });
  }
};

function here(): Sitting {
  if (sitting === null) throw new Error('no table is open');
  return sitting;
}

type AnyMatch = ConstructorParameters<typeof Sitting>[2];

async function keepNew(game: string, players: readonly Player[], match: AnyMatch): Promise<string> {
  const id = crypto.randomUUID();
  await keep({ id, game, players, record: match.record, over: match.over, updated: Date.now() });
  return id;
}
