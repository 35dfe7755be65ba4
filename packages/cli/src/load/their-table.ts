/** A match at boardgame.io's server, driven by the messages that its own client sends, without the client. */
import { type RandomState, randomBelow, seeded } from '@bottega/kernel';
import { WebSocket } from 'ws';
import { COMPARABLE, comparableGame, type G, SEATS } from '../bench/comparable-game.js';
import type { DrivenTable, TableMaker } from './driven-table.js';
import type { Samples } from './samples.js';

interface TheirState {
  readonly G: G;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
  readonly _stateID: number;
}

const game = comparableGame(COMPARABLE);

export function theirTables(origin: string): TableMaker {
  return (number, samples) => new TheirTable(origin, number, samples);
}

class TheirTable implements DrivenTable {
  private readonly seats: readonly TheirSeat[];
  private readonly random: RandomState;
  private matches = 0;
  private sentAt = 0;
  private onSeen: (() => void) | null = null;

  constructor(
    origin: string,
    private readonly number: number,
    private readonly samples: () => Samples,
  ) {
    this.random = seeded(`load ${number}`);
    this.seats = Array.from(
      { length: SEATS },
      (_, at) => new TheirSeat(origin, String(at), () => this.see(at), samples),
    );
  }

  async open(): Promise<void> {
    const match = `load-${this.number}-${this.matches++}`;
    for (const seat of this.seats) await seat.sync(match);
  }

  async decide(): Promise<boolean> {
    const [{ state }] = this.seats;
    if (state === null || state.ctx.gameover !== undefined) return false;
    const { currentPlayer } = state.ctx;
    const chooser = this.seats[Number(currentPlayer)];
    const moves = game.ai.enumerate(chooser.state?.G ?? state.G, state.ctx, currentPlayer);
    const { move, args } = moves[randomBelow(this.random, moves.length)];
    const seen = new Promise<void>((resolve) => {
      this.onSeen = () => {
        if (this.seats.every((seat) => seat.state?._stateID === state._stateID + 1)) resolve();
      };
    });
    this.sentAt = performance.now();
    chooser.move(move, args, state._stateID);
    await seen;
    this.onSeen = null;
    this.samples().requests++;
    return true;
  }

  close(): void {
    for (const seat of this.seats) seat.close();
  }

  private see(at: number): void {
    if (this.onSeen === null) return;
    const isChooser = this.seats[at].isChooser;
    if (!isChooser) this.samples().latencies.push(performance.now() - this.sentAt);
    this.seats[at].isChooser = false;
    this.onSeen();
  }
}

/** The marks of engine.io and socket.io before each message: connect, event, ping, pong. */
const CONNECT = '40/comparable,';
const EVENT = '42/comparable,';
const PING = '2';
const PONG = '3';

class TheirSeat {
  state: TheirState | null = null;
  /** Whether the move that is on its way is this seat's own. */
  isChooser = false;
  private match = '';
  private socket: WebSocket | null = null;
  private onSync: (() => void) | null = null;

  constructor(
    private readonly origin: string,
    private readonly playerID: string,
    private readonly onUpdate: () => void,
    private readonly samples: () => Samples,
  ) {}

  /** Begins to look at a match, which is made if there is none. */
  async sync(match: string): Promise<void> {
    if (this.socket === null) await this.connect();
    this.match = match;
    this.state = null;
    const synced = new Promise<void>((resolve) => {
      this.onSync = resolve;
    });
    this.emit('sync', match, this.playerID, undefined, SEATS);
    await synced;
  }

  move(type: string, args: readonly unknown[], stateID: number): void {
    this.isChooser = true;
    const action = { type: 'MAKE_MOVE', payload: { type, args, playerID: this.playerID } };
    this.emit('update', action, stateID, this.match, this.playerID);
  }

  close(): void {
    this.socket?.close();
  }

  private connect(): Promise<void> {
    const address = `${this.origin.replace(/^http/, 'ws')}/socket.io/?EIO=4&transport=websocket`;
    const socket = new WebSocket(address, { perMessageDeflate: false });
    this.socket = socket;
    return new Promise((resolve, reject) => {
      socket.on('error', reject);
      socket.on('message', (data: Buffer) => {
        const text = data.toString();
        if (text.startsWith(EVENT)) this.receive(text, data.length);
        else if (text.startsWith('0')) socket.send(CONNECT);
        else if (text === PING) socket.send(PONG);
        else if (text.startsWith(CONNECT)) resolve();
      });
    });
  }

  private receive(text: string, length: number): void {
    this.samples().bytes += length;
    const [type, match, given] = JSON.parse(text.slice(EVENT.length)) as [string, string, unknown];
    if (match !== this.match) return;
    if (type === 'update') {
      this.state = given as TheirState;
      this.onUpdate();
    } else if (type === 'sync') {
      this.state = (given as { readonly state: TheirState }).state;
      this.onSync?.();
    }
  }

  private emit(...args: readonly unknown[]): void {
    const text = EVENT + JSON.stringify(args);
    this.samples().bytes += text.length;
    this.socket?.send(text);
  }
}
