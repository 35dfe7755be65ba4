/** `bottega serve`: gives the page to browsers. */
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { InputError } from '@bottega/kernel';
import { pageServer } from '../serve/page-server.js';

export interface ServeOptions {
  readonly port?: number;
  readonly host: string;
}

/** The first port tried when none is asked for, and how many more. */
const USUAL_PORT = 4173;
const TRIES = 20;

export async function serve(options: ServeOptions): Promise<void> {
  if (options.host.trim() === '')
    throw new InputError('--host must name an address of this machine, such as 127.0.0.1');
  const server = await pageServer(fileURLToPath(new URL('../../../client/dist/', import.meta.url)));
  const wanted = options.port ?? USUAL_PORT;
  const last = options.port === undefined ? wanted + TRIES : wanted;
  for (let port = wanted; ; port++) {
    try {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, options.host, () => {
          server.off('error', reject);
          resolve();
        });
      });
      break;
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code === 'EADDRINUSE' && port < last) continue;
      throw new InputError(refusalOf(code, port, options.host) ?? message);
    }
  }
  const { port } = server.address() as AddressInfo;
  const host = options.host.includes(':') ? `[${options.host}]` : options.host;
  console.log(`Bottega is open at http://${host}:${port}/  (Ctrl-C closes it)`);
}

/** Why the system does not let us listen there. */
function refusalOf(code: string | undefined, port: number, host: string): string | null {
  switch (code) {
    case 'EADDRINUSE':
      return `port ${port} is taken; choose another with --port`;
    case 'EACCES':
      return `port ${port} is not allowed to us; choose one from 1024 on`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `"${host}" is no address of this machine`;
    default:
      return null;
  }
}
