/** Tables at the server that the page came from. Nothing is asked of it before somebody wants to play with others. */
import { gameById } from '@bottega/games';
import type { GameEvent, Seat } from '@bottega/kernel';
import { BottegaClient, type Me, type OpenedTable, type TableListener } from '@bottega/protocol';
import type { GameAnalysis } from '@bottega/table';
import type { TableClient } from '../table';
import { noteKnownHere } from './known-here';
import { LineWatch, openSocket } from './line-watch';
import { analyseOnline, type HearPart, keptOnline, type OnlineRun } from './online-analysis';
import { RemoteTable } from './remote-table';
import { Sight } from './sight';
import { TurnWatch } from './turn-watch';
import { waitForNetwork } from './wait-for-network';

export class OnlineTables {
  private readonly connectionListeners = new Set<() => void>();
  private isUp = true;
  /** The table that is looked at. */
  private current: RemoteTable | null = null;

  readonly client = new BottegaClient({
    origin: location.origin,
    fetch: (address, request) => fetch(address, request),
    connect: (address) => openSocket(address) as never,
    onConnection: (isConnected) => {
      this.isUp = isConnected;
      this.line.connected(isConnected);
      this.current?.connected(isConnected);
      if (isConnected) void this.turns.connected();
      for (const listener of this.connectionListeners) listener();
    },
    onNotice: (notice) => void this.turns.hear(notice),
    wait: (milliseconds) => waitForNetwork(milliseconds),
  });

  private readonly line = new LineWatch(this.client);

  /** Where the person is asked. It listens only from `begin` on. */
  readonly turns = new TurnWatch(this.client, new Sight());

  /** Whether the server is reached; true until something was asked of it and failed. */
  isConnected = (): boolean => this.isUp;

  subscribe = (listener: () => void): (() => void) => {
    this.connectionListeners.add(listener);
    return () => this.connectionListeners.delete(listener);
  };

  /** Who this browser belongs to, as the server knows it; signs in under a name if it knows nobody yet. */
  async signedIn(name: string): Promise<Me> {
    const me = (await this.client.me()) ?? (await this.client.signInAsGuest(name));
    noteKnownHere();
    return me;
  }

  async open(id: string): Promise<TableClient> {
    const opening = new Opening();
    await this.client.watch(id, opening);
    this.current = await opening.table(this.client);
    return this.current;
  }

  /** A finished game as a file holds it. */
  exportGame(id: string): Promise<unknown> {
    return this.client.exportGame(id);
  }

  /** What the server has found out about a finished game already; null if it has not. */
  keptAnalysis(id: string): Promise<GameAnalysis | null> {
    return keptOnline(this.client, id);
  }

  /** Has the server look at a finished game again. */
  analyse(id: string, hear: HearPart): OnlineRun {
    return analyseOnline(this.client, id, hear, { now: () => Date.now(), wait: waitForNetwork });
  }

  /** A new table that begins where a finished game stood: bots play the other seats. */
  async branch(id: string, at: number, seat: Seat): Promise<string> {
    return (await this.client.branch(id, at, seat)).id;
  }
}

/** Hears what comes until the rules are loaded, and hands it on from then. */
class Opening implements TableListener {
  private made: RemoteTable | null = null;
  private first: OpenedTable | null = null;

  async table(client: BottegaClient): Promise<RemoteTable> {
    const { game, data } = this.given().info;
    const loaded = await gameById(game).load(data);
    this.made = new RemoteTable(client, loaded, this.given());
    return this.made;
  }

  opened(table: OpenedTable): void {
    this.first = table;
    this.made?.opened(table);
  }

  /** Before the rules are there nothing can be put together: everything is asked for again. */
  update: TableListener['update'] = (update) => this.made?.update(update) ?? false;

  state: TableListener['state'] = (state) => {
    if (this.made !== null) this.made.state(state);
    else if (this.first !== null) this.first = { ...this.first, state };
  };

  chat: TableListener['chat'] = (line) => {
    if (this.made !== null) this.made.chat(line);
    else if (this.first !== null) this.first = { ...this.first, chat: [...this.first.chat, line] };
  };

  known(): { readonly position: string; readonly log: readonly GameEvent[] } | null {
    return this.made?.known() ?? null;
  }

  private given(): OpenedTable {
    if (this.first === null) throw new Error('the server has not told of the table');
    return this.first;
  }
}
