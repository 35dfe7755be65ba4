/**
 * Two servers with a table of the same name at which the same has happened as far as somebody may know, and something else where they may
 * not: whatever reaches that one over a real socket must be the same.
 */
import type { Loaded } from '@bottega/games';
import {
  digest,
  type GameRecord,
  type Logged,
  type Made,
  maySee,
  type RandomState,
  type Seat,
  type State,
  view,
} from '@bottega/kernel';
import { type AnyMatch, historyFrom } from '@bottega/table';
import { WebSocket } from 'ws';
import { rowOf } from '../src/tables/act-rows.js';
import { Guest, partOf, type Running, startServer } from './server.js';

/** A world at a server: its table, and who sits there. */
export class World {
  private tables = 0;

  private constructor(
    readonly server: Running,
    private readonly template: string,
    /** By seat; the last is somebody who looks on. */
    readonly people: readonly Guest[],
  ) {}

  static async create(game: string, seats: number): Promise<World> {
    const server = await startServer();
    const names = Array.from({ length: seats + 1 }, (_, at) => `Player ${at}`);
    const people = await Promise.all(names.map((name) => Guest.named(server.origin, name)));
    const [host, ...others] = people.slice(0, seats);
    const { id } = await host.client.createTable({ game, seats, spectators: 'public', part: partOf('0') });
    for (const guest of others) await guest.client.join(id, partOf('1'));
    await host.client.start(id);
    return new World(server, id, people);
  }

  /** A table that stands like this; in both worlds the first is called alike, and so on. */
  async stand({ record, state, log }: Standing): Promise<string> {
    const { db } = this.server.services;
    const id = `table-${++this.tables}-`.padEnd(22, '0');
    const row = await db.selectFrom('tables').selectAll().where('id', '=', this.template).executeTakeFirstOrThrow();
    const places = await db.selectFrom('places').selectAll().where('table_id', '=', this.template).execute();
    const continued = { at: record.choices.length, rules: record.rules, state, log };
    const { seed, options } = record;
    await db
      .insertInto('tables')
      .values({
        ...row,
        id,
        seed,
        secret: 'secret',
        options: JSON.stringify(options),
        continued: JSON.stringify({ continued, digests: record.digests }),
      })
      .execute();
    await db
      .insertInto('places')
      .values(places.map((place) => ({ ...place, table_id: id })))
      .execute();
    const acts = historyFrom(record.choices).map((act) => rowOf(id, { ...act, time: 0 }, digest(state), []));
    if (acts.length > 0) await db.insertInto('acts').values(acts).execute();
    return id;
  }

  /** The state of a table as the server has it now. */
  async stateOf(id: string): Promise<State> {
    return this.server.live.with(id, async ({ session }) => session.kept().snapshot.state);
  }

  async close(): Promise<void> {
    for (const { client } of this.people) client.close();
    await this.server.close();
  }
}

interface Told {
  readonly ref?: number;
  readonly update?: { readonly position: string };
  readonly value?: { readonly update?: { readonly position: string } } | null;
  readonly state?: { readonly proposal: { readonly id: string } | null };
}

/** A socket of somebody, and every byte that came over it. */
export class Wire {
  readonly heard: string[] = [];
  private readonly waiting = new Map<number, (text: string) => void>();
  private lastRef = 0;
  /** The position that was last shown. */
  position = '';
  /** What was last proposed at a table. */
  proposal = 'nothing';

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (data) => {
      const text = String(data);
      this.heard.push(text);
      const told = JSON.parse(text) as Told;
      this.position = told.value?.update?.position ?? told.update?.position ?? this.position;
      this.proposal = told.state?.proposal?.id ?? this.proposal;
      this.waiting.get(told.ref ?? -1)?.(text);
    });
  }

  static async open({ origin, cookie }: Guest): Promise<Wire> {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/socket`, { headers: { cookie } });
    const wire = new Wire(socket);
    await new Promise((resolve) => socket.once('open', resolve));
    return wire;
  }

  /** Asks something; gives the answer as it came. */
  ask(type: string, table: string | undefined, fields: Readonly<Record<string, unknown>> = {}): Promise<string> {
    const ref = ++this.lastRef;
    return new Promise((resolve) => {
      this.waiting.set(ref, resolve);
      this.socket.send(JSON.stringify({ type, ref, table, ...fields }));
    });
  }

  /** What came since this was last called, after everything that is on its way. */
  async news(): Promise<string[]> {
    await this.ask('unwatch', 'nowhere');
    // What proposals and notices are called is drawn by lot.
    return this.heard.splice(0).map((text) => text.replaceAll(/"id":"[\w-]{22}"/g, '"id":"drawn"'));
  }

  close(): void {
    this.socket.close();
  }
}

/** A world, and what was chosen and told in it. */
export interface Standing {
  readonly record: GameRecord;
  readonly state: State;
  readonly log: readonly Logged[];
}

/**
 * Another world that looks the same to an observer. Of what others were told in private there is nothing in it, and they made more
 * choices before.
 */
export function imagined({ game }: Loaded, match: AnyMatch, observer: Seat | null, random: RandomState): Standing {
  const { record } = match;
  const stranger = observer === 0 ? 1 : 0;
  const more = Array.from({ length: MORE_CHOICES }, (): Made => [stranger, { type: 'unnoticed' }]);
  const heard = match.everything().filter((told) => maySee(told, observer, false));
  return {
    record: {
      ...record,
      choices: [...more, ...record.choices],
      digests: [...more.map(() => ''), ...record.digests],
    },
    state: game.imagine(view(match.state, observer), random),
    log: heard.map((told) => ({ ...told, at: told.at === 0 ? 0 : told.at + MORE_CHOICES })),
  };
}

const MORE_CHOICES = 3;
