/** Finding a place to listen. */
import { type AddressInfo, createServer, type Server } from 'node:net';
import { InputError } from '@bottega/kernel';

/** The first port tried when none is asked for, and how many more. */
export const USUAL_PORT = 4173;
const MORE_PORTS = 20;

/** Listens at a host, at the port asked for or the first free one; gives the port. */
export async function listen(server: Server, host: string, asked?: number): Promise<number> {
  const first = asked ?? USUAL_PORT;
  const last = asked ?? USUAL_PORT + MORE_PORTS;
  for (let port = first; ; port++) {
    try {
      await begin(server, host, port);
      return (server.address() as AddressInfo).port;
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code === 'EADDRINUSE' && port < last) continue;
      throw new InputError(refusalOf(code, host, first, last) ?? message);
    }
  }
}

/** The port that `listen` would take; throws as it would. Better to know before the page is built. */
export async function freePort(host: string, asked?: number): Promise<number> {
  const probe = createServer();
  const port = await listen(probe, host, asked);
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** The address that lets the whole network in, where the machine has IPv6 and where it has not. */
export async function addressForAll(): Promise<string> {
  const probe = createServer();
  try {
    await begin(probe, '::', 0);
    return '::';
  } catch {
    return '0.0.0.0';
  } finally {
    probe.close();
  }
}

function begin(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** Why the system does not let us listen there. */
function refusalOf(code: string | undefined, host: string, first: number, last: number): string | null {
  switch (code) {
    case 'EADDRINUSE':
      return first === last
        ? `port ${first} is taken, perhaps by Bottega itself; choose another with --port, such as --port ${first === 65_535 ? USUAL_PORT : first + 1}`
        : `the ports ${first} to ${last} are taken; choose another with --port`;
    case 'EACCES':
    case 'EPERM':
      return `port ${first} is not allowed to us; choose one from 1024 on with --port`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EAFNOSUPPORT':
    case 'EINVAL':
      return `"${host}" is no address of this machine`;
    default:
      return null;
  }
}
