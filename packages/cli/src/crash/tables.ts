/** The tables of a crash test: always so many in play, each with people and a bot. */
import { randomBytes } from 'node:crypto';
import { GAMES } from '@bottega/games';
import type { Game } from '@bottega/kernel';
import { ClientError } from '@bottega/protocol';
import { CrashPlayer, isGone } from './player.js';

const PEOPLE = ['Anna', 'Bruno'];
const BOT = 'garzone';
const RETRY_MS = 50;

export interface CrashTable {
  readonly id: string;
  readonly players: readonly CrashPlayer[];
  /** Until the game is over or everybody was stopped. */
  readonly playing: Promise<unknown>;
}

export class CrashTables {
  readonly all: CrashTable[] = [];
  /** What went wrong that is not the server's end. */
  readonly troubles: string[] = [];
  private readonly games: Promise<readonly { readonly id: string; readonly game: Game }[]>;
  private isStopped = false;

  constructor(private readonly origin: () => string) {
    this.games = Promise.all(GAMES.map(async ({ id, load }) => ({ id, game: (await load()).game })));
  }

  get inPlay(): CrashTable[] {
    return this.all.filter(({ players }) => players.some(({ isOver }) => !isOver));
  }

  get acknowledged(): number {
    return this.all.reduce(
      (sum, { players }) => sum + players.reduce((own, one) => own + one.acknowledged.length, 0),
      0,
    );
  }

  /** Keeps so many tables in play until `stop`: where one is over, another is opened. */
  async keep(count: number): Promise<void> {
    await Promise.all(
      Array.from({ length: count }, async (_, at) => {
        for (let round = at; !this.isStopped; round++) {
          const table = await this.open(round);
          await table?.playing;
        }
      }),
    );
  }

  stop(): void {
    this.isStopped = true;
    for (const { players } of this.all) for (const player of players) player.stop();
  }

  /** Opens a table and sits everybody down, however often the server dies over it. */
  private async open(round: number): Promise<CrashTable | null> {
    const games = await this.games;
    const { id: name, game } = games[round % games.length];
    while (!this.isStopped) {
      try {
        const clients = await Promise.all(PEOPLE.map((person) => CrashPlayer.guest(this.origin(), person)));
        const [host, ...others] = clients;
        const { id } = await host.createTable({ game: name, seats: PEOPLE.length + 1, part: newPart() });
        for (const other of others) await other.join(id, newPart());
        await host.sitBot(id, PEOPLE.length, BOT);
        await host.start(id);
        const players = clients.map((client) => new CrashPlayer(id, game, client));
        const playing = Promise.all(players.map((player) => this.played(player)));
        const table = { id, players, playing };
        this.all.push(table);
        return table;
      } catch (error) {
        if (!isGone(error)) this.note(error);
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    }
    return null;
  }

  private async played(player: CrashPlayer): Promise<void> {
    try {
      await player.play();
    } catch (error) {
      if (!this.isStopped || !(error instanceof ClientError && error.code === 'closed')) this.note(error);
    }
    if (player.isOver) player.stop();
  }

  private note(error: unknown): void {
    this.troubles.push(error instanceof Error ? error.message : String(error));
  }
}

const newPart = () => randomBytes(16).toString('hex');
