/** `bottega serve`: the page and tables for friends, on this machine or in its network. */
import { fileURLToPath } from 'node:url';
import { InputError } from '@bottega/kernel';
import { type BottegaServer, createBottegaServer, isHostName, readAssets, USUAL_SETTINGS } from '@bottega/server';
import { homePath } from '../home.js';
import { addressesOf } from '../serve/addresses.js';
import { addressForAll, freePort, listen } from '../serve/listen.js';
import { print } from '../terminal/print.js';

export interface ServeOptions {
  readonly port?: number;
  readonly host?: string;
  readonly lan?: boolean;
  readonly allowHost: readonly string[];
  readonly database?: string;
}

const PAGE = fileURLToPath(new URL('../../../client/dist/', import.meta.url));

/** `preparePage` builds the page if it must be: not before it is certain that it can be served. */
export async function serve(options: ServeOptions, preparePage: () => void): Promise<void> {
  const host = await hostOf(options);
  const hosts = allowedHosts(options.allowHost, process.env.BOTTEGA_ALLOW_HOST);
  const port = await freePort(host, options.port);
  preparePage();
  const database = options.database ?? (process.env.DATABASE_URL || homePath('bottega.db'));
  const settings = { ...USUAL_SETTINGS, database, hosts: [host, ...hosts] };
  const server = await createBottegaServer(settings, await readAssets(PAGE));
  await server.app.ready();
  await listen(server.app.server, host, port);
  closeOnSignal(server);
  print(...openLines(host, port));
}

async function hostOf({ host, lan }: ServeOptions): Promise<string> {
  if (lan === true) {
    if (host !== undefined)
      throw new InputError('--lan lets the whole network in; --host names one address: give one of them');
    return addressForAll();
  }
  if (host === undefined) return '127.0.0.1';
  const name = host.trim().replace(/^\[(.*)\]$/, '$1');
  if (isHostName(name)) return name;
  throw new InputError(
    `--host must name an address of this machine, such as 127.0.0.1, not "${host}" (the port has --port)`,
  );
}

/** Names from options and from the environment, where they stand with commas between them. */
function allowedHosts(given: readonly string[], environment: string | undefined): string[] {
  const all = [...given, ...(environment ?? '').split(',')].map((name) => name.trim()).filter((name) => name !== '');
  const wrong = all.find((name) => !isHostName(name));
  if (wrong !== undefined)
    throw new InputError(`--allow-host must be a name without port, such as games.example, not "${wrong}"`);
  return all;
}

function openLines(host: string, port: number): string[] {
  const { here, network } = addressesOf(host, port);
  if (network === null) return [`Bottega is open at ${here}  (Ctrl-C closes it)`];
  const others = network.length === 0 ? ['this machine is in no network'] : network;
  return [
    'Bottega is open  (Ctrl-C closes it)',
    `  On this machine: ${here}`,
    ...others.map((address, at) => `  ${at === 0 ? 'In your network:' : ' '.repeat(16)} ${address}`),
  ];
}

/** Lets what was begun come to its end; a second signal does not wait for it. */
function closeOnSignal(server: BottegaServer): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      process.once(signal, () => process.exit(1));
      void server.close();
    });
  }
}
