/** Tables for the tests: a game, a disk that can be full, and viewers whose mirrors show what they were sent. */
import { gameById } from '@bottega/games';
import { Match, type Options, type Seat } from '@bottega/kernel';
import {
  type Act,
  type KeptGame,
  type Playable,
  type Player,
  TableError,
  TableMirror,
  type TableSnapshot,
  type Update,
} from '../src/index.js';
import { TableSession } from '../src/session.js';

export const principato = await gameById('principato').load();

export const person = (name: string): Player => ({ name, bot: null });
export const bot = (id: string): Player => ({ name: id, bot: id });
export const ANNA = person('Anna');
export const BRUNO = person('Bruno');
export const FULL = new TableError('storageFull', 'no room');

export interface Given {
  readonly playable?: Playable;
  readonly options?: Options;
  readonly seed?: string;
  readonly now?: () => number;
  readonly pace?: number;
  readonly wait?: (milliseconds: number) => Promise<void>;
  readonly breathe?: () => Promise<void>;
  readonly countsPublicly?: boolean;
}

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A table, its disk, and what happened at it in order. */
export function tableOf(
  players: readonly Player[],
  {
    playable = principato,
    options = {},
    seed = 'sitting',
    now = Date.now,
    pace = 0,
    wait = sleep,
    breathe = turn,
    countsPublicly = false,
  }: Given = {},
) {
  const match = new Match(playable.game, { seats: players.length, options, seed });
  const disk = {
    isFull: false,
    room: Number.POSITIVE_INFINITY,
    delay: Promise.resolve(),
    kept: null as KeptGame | null,
    acts: [] as Act[],
  };
  const happened: string[] = [];
  const troubles: unknown[] = [];
  const table = new TableSession(
    playable,
    { id: 'table', match, players, seating: 'asSat' },
    {
      async keep(game, acts) {
        await disk.delay;
        if (disk.isFull || game.record.choices.length > disk.room) throw FULL;
        happened.push(`kept ${game.record.choices.length}`);
        disk.kept = structuredClone(game);
        disk.acts.push(...structuredClone(acts));
      },
      report: (trouble) => troubles.push(trouble),
      now,
      wait,
      breathe,
      countsPublicly,
    },
    pace,
  );

  /** Somebody who looks, through a mirror that knows only what it was sent: as text, like over a wire. */
  const look = async (...seats: readonly Seat[]) => {
    const updates: Update[] = [];
    const shown: TableSnapshot[] = [];
    const viewer = table.join(seats, (update) => {
      const sent: Update = JSON.parse(JSON.stringify(update));
      happened.push('shown');
      updates.push(sent);
      if (!mirror.receive(sent)) throw new Error('an update was lost');
      shown.push(mirror.snapshot());
    });
    const mirror = new TableMirror(playable.game, JSON.parse(JSON.stringify(await table.look(viewer))));
    let requests = 0;
    const request = () => ({ position: mirror.position, id: `${seats.join()} ${++requests}` });
    return {
      viewer,
      mirror,
      updates,
      shown,
      request,
      seen: () => mirror.snapshot(),
      choose: (...choices: TableSnapshot['allowed']) => table.choose(viewer, request(), choices),
      undo: () => table.undo(viewer, request()),
      take: (seat: Seat) => table.take(viewer, seat),
    };
  };
  return { table, match, disk, happened, troubles, look };
}

export type Looking = Awaited<ReturnType<ReturnType<typeof tableOf>['look']>>;

/** A choice after which the same person is asked again. */
export function quietChoice({ seen }: Looking) {
  const found = seen().allowed.find(({ type }) => type !== 'end');
  if (found === undefined) throw new Error('there is none');
  return found;
}

export const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve));
};
