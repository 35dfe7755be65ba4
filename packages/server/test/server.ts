/** A real server for the tests: its own database, real sockets, and people who sit at it with the client that everybody uses. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@bottega/games';
import { type Choice, type Game, randomBelow, seeded } from '@bottega/kernel';
import { BottegaClient, type ChatLine, type OpenedTable, type TableListener, type TableState } from '@bottega/protocol';
import { TableMirror, type TableSnapshot, type Update } from '@bottega/table';
import { WebSocket } from 'ws';
import { type BottegaServer, createBottegaServer, type Settings, USUAL_SETTINGS } from '../src/index.js';

export const newFolder = () => mkdtempSync(join(tmpdir(), 'bottega-server-'));

export const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

export interface Running extends BottegaServer {
  readonly origin: string;
  readonly database: string;
}

/** Starts a server; with its database it can be started again. */
export async function startServer(
  wanted: Partial<Settings> = {},
  wantedPort = 0,
  now: () => number = Date.now,
): Promise<Running> {
  const database = wanted.database ?? join(newFolder(), 'bottega.db');
  const settings: Settings = {
    ...USUAL_SETTINGS,
    logLevel: 'silent',
    requestsPerMinute: 1_000_000,
    messagesPerMinute: 1_000_000,
    ...wanted,
    database,
  };
  const server = await createBottegaServer(settings, new Map(), now);
  await server.app.listen({ host: '127.0.0.1', port: wantedPort });
  const { port } = server.app.server.address() as AddressInfo;
  return { ...server, origin: `http://127.0.0.1:${port}`, database };
}

/** Somebody with a browser: a cookie, a client, and what they see of tables. */
export class Guest {
  readonly client: BottegaClient;
  cookie = '';
  isConnected = false;

  constructor(
    readonly origin: string,
    readonly sockets: WebSocket[] = [],
  ) {
    this.client = new BottegaClient({
      origin,
      fetch: async (address, request) => {
        const response = await fetch(address, { ...request, headers: { ...request.headers, cookie: this.cookie } });
        const given = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
        if (given.length > 0) this.cookie = given.join('; ');
        return response;
      },
      connect: (address) => {
        const socket = new WebSocket(address, { headers: { cookie: this.cookie } });
        this.sockets.push(socket);
        return socket as never;
      },
      onConnection: (isConnected) => {
        this.isConnected = isConnected;
      },
      wait: sleep,
    });
  }

  static async named(origin: string, name: string): Promise<Guest> {
    const guest = new Guest(origin);
    await guest.client.signInAsGuest(name);
    return guest;
  }

  /** Sits down to look at a table, with a mirror that knows only what it was sent. */
  async watch(id: string): Promise<WatchedTable> {
    const watched = new WatchedTable(this.client, id);
    await this.client.watch(id, watched);
    return watched;
  }
}

/** A table as somebody sees it who knows only what they were sent. */
export class WatchedTable implements TableListener {
  table: OpenedTable | null = null;
  readonly states: TableState[] = [];
  /** How the table stands, beside the game. */
  latest: TableState | null = null;
  readonly lines: ChatLine[] = [];
  private mirror: TableMirror | null = null;
  private readonly waiting = new Set<() => void>();

  constructor(
    private readonly client: BottegaClient,
    readonly id: string,
  ) {}

  /** What is known now. */
  seen(): TableSnapshot {
    if (this.mirror === null) throw new Error('nothing was seen yet');
    return this.mirror.snapshot();
  }

  get position(): string {
    return this.mirror?.position ?? '';
  }

  choose(choices: readonly Choice[], id = newRequest()) {
    return this.client.choose(this.id, this.position, id, choices);
  }

  chooseAt(position: string, choices: readonly Choice[]) {
    return this.client.choose(this.id, position, newRequest(), choices);
  }

  undo(id = newRequest()) {
    return this.client.undo(this.id, this.position, id);
  }

  /** Resolves when something holds of what is seen. */
  async until(holds: (seen: TableSnapshot) => boolean): Promise<TableSnapshot> {
    while (!holds(this.seen())) await new Promise<void>((resolve) => this.waiting.add(resolve));
    return this.seen();
  }

  /** Resolves when something holds of how the table stands, or of what was said. */
  async untilState(holds: (state: TableState, lines: readonly ChatLine[]) => boolean): Promise<TableState> {
    while (this.latest === null || !holds(this.latest, this.lines)) {
      await new Promise<void>((resolve) => this.waiting.add(resolve));
    }
    return this.latest;
  }

  opened(table: OpenedTable): void {
    this.table = table;
    this.latest = table.state;
    if (this.mirror === null) this.mirror = new TableMirror(gameOf(table.info.game), table.update);
    else this.mirror.receive(table.update);
    this.wake();
  }

  update(update: Update): boolean {
    const isTaken = this.mirror?.receive(update) ?? false;
    this.wake();
    return isTaken;
  }

  state(state: TableState): void {
    this.states.push(state);
    this.latest = state;
    this.wake();
  }

  chat(line: ChatLine): void {
    this.lines.push(line);
    this.wake();
  }

  known() {
    return this.mirror === null ? null : { position: this.mirror.position, log: this.mirror.snapshot().log };
  }

  private wake(): void {
    for (const resolve of this.waiting) resolve();
    this.waiting.clear();
  }
}

const loaded = new Map(await Promise.all(GAMES.map(async ({ id, load }) => [id, (await load()).game] as const)));

function gameOf(id: string): Game {
  const game = loaded.get(id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  return game;
}

const newRequest = () => randomBytes(8).toString('hex');

/** 128 bits for a shuffle, the same for the same name. */
export function partOf(name: string): string {
  const random = seeded(name);
  return Array.from({ length: 32 }, () => randomBelow(random, 16).toString(16)).join('');
}
