/** A real server as a process, and people at it. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { GAMES } from '@bottega/games';
import type { BottegaClient } from '@bottega/protocol';
import { nodeClient } from '@bottega/server';
import { CrashPlayer } from '../src/crash/player.js';
import { begin } from './run.js';

export interface Serving {
  readonly origin: string;
  readonly child: ChildProcess;
  /** Asks it to end; gives its exit code. */
  stop(): Promise<number | null>;
}

/** `bottega serve` with its database in a folder; `start` may start the process in another way. */
export async function serve(
  home: string,
  start: (args: readonly string[]) => ChildProcess = (args) => begin(home, args),
): Promise<Serving> {
  const limits = ['--requests-per-minute', '1000000', '--messages-per-minute', '1000000'];
  const child = start(['serve', '--no-page', '--json', '--port', '0', ...limits]);
  if (child.stdout === null) throw new Error('its output is not heard');
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  const { address } = JSON.parse(line);
  return {
    origin: address.replace(/\/$/, ''),
    child,
    async stop() {
      if (child.exitCode === null) {
        child.kill('SIGTERM');
        await once(child, 'close');
      }
      return child.exitCode;
    },
  };
}

export interface TwoPeople {
  readonly id: string;
  readonly clients: readonly BottegaClient[];
  readonly players: readonly CrashPlayer[];
}

/** Two people at a new table of Principato; they do not play yet. */
export async function sitTwo(origin: string): Promise<TwoPeople> {
  const clients = [nodeClient({ origin, longestWaitMs: 100 }), nodeClient({ origin, longestWaitMs: 100 })];
  const [host, other] = clients;
  await host.signInAsGuest('Anna');
  await other.signInAsGuest('Bruno');
  const part = '0123456789abcdef0123456789abcdef';
  const { id } = await host.createTable({ game: 'principato', seats: 2, part });
  await other.join(id, part);
  await host.start(id);
  const registered = GAMES.find((one) => one.id === 'principato');
  if (registered === undefined) throw new Error('there is no Principato');
  const { game } = await registered.load();
  return { id, clients, players: clients.map((client) => new CrashPlayer(id, game, client)) };
}
