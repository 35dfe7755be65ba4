/** `bottega serve`: the page and tables for friends, on this machine or in its network. */
import { fileURLToPath } from 'node:url';
import { InputError } from '@bottega/kernel';
import {
  type Assets,
  addressesOf,
  type BottegaServer,
  createBottegaServer,
  readAssets,
  USUAL_SETTINGS,
} from '@bottega/server';
import { homePath } from '../home.js';
import { addressForAll, freePort, listen } from '../serve/listen.js';
import { type ListenSettings, settingsFrom } from '../serve/listen-settings.js';
import { print, printJson } from '../terminal/print.js';

/** What commander read: the settings by the names of their flags, and what is only for this command. */
export interface ServeFlags extends Readonly<Record<string, unknown>> {
  readonly page: boolean;
  readonly json?: boolean;
}

const PAGE = fileURLToPath(new URL('../../../client/dist/', import.meta.url));

/** `preparePage` builds the page if it must be: not before it is certain that it can be served. */
export async function serve(flags: ServeFlags, preparePage: () => void): Promise<void> {
  const { listen: place, server: given } = settingsFrom(flags);
  const host = await hostOf(place);
  const port = await freePort(host, place.port ?? undefined);
  if (flags.page) preparePage();
  const settings = {
    ...USUAL_SETTINGS,
    database: homePath('bottega.db'),
    ...given,
    hosts: [host, ...(given.hosts ?? [])],
  };
  const assets: Assets = flags.page ? await readAssets(PAGE) : new Map();
  const server = await createBottegaServer(settings, assets);
  closeOnSignal(server);
  await server.app.ready();
  await listen(server.app.server, host, port);
  if (flags.json === true) printJson({ address: addressesOf(host, port).here, port, pid: process.pid });
  else print(...openLines(host, port));
}

async function hostOf({ host, isForLan }: ListenSettings): Promise<string> {
  if (isForLan) {
    if (host !== null)
      throw new InputError('--lan lets the whole network in; --host names one address: give one of them');
    return addressForAll();
  }
  return host ?? '127.0.0.1';
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
      void server.close().then(() => process.exit(0));
    });
  }
}
