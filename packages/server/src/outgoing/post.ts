/**
 * Sends something to an address that somebody else has given us: HTTPS only, to public addresses only, and what was checked is what is
 * connected to. Redirects are answers like any other: they are not followed.
 */
import { type LookupAddress, lookup } from 'node:dns';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.js';

/** Where we may go; tests have receivers on this machine. */
export interface Reach {
  isAllowedAddress(address: string): boolean;
  isAllowedPort(port: number): boolean;
  /** The addresses of a name. */
  resolve(name: string): Promise<readonly LookupAddress[]>;
  /** Who vouches for receivers, if not the usual authorities. */
  readonly ca?: string;
}

const HTTPS_PORT = 443;

export const PUBLIC_REACH: Reach = {
  isAllowedAddress: isPublicAddress,
  isAllowedPort: (port) => port === HTTPS_PORT,
  resolve: (name) =>
    new Promise((resolve, reject) => {
      lookup(name, { all: true }, (error, addresses) => (error === null ? resolve(addresses) : reject(error)));
    }),
};

/** An address that we do not go to. */
export class ForbiddenTarget extends Error {}

export interface Posted {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

const TIMEOUT_MS = 15_000;

/** What is wrong with an address before anybody is asked where it leads; null if nothing is. */
export function wrongTarget(address: string, { isAllowedAddress, isAllowedPort }: Reach): string | null {
  if (!URL.canParse(address)) return 'this is not an address';
  const { protocol, hostname, port, username, password } = new URL(address);
  if (protocol !== 'https:') return 'the address must begin with https://';
  if (username !== '' || password !== '') return 'the address must not hold a name or a password';
  if (!isAllowedPort(port === '' ? HTTPS_PORT : Number(port))) return 'this port is not allowed';
  const host = bare(hostname);
  if (isIP(host) !== 0 && !isAllowedAddress(host)) return 'this address is not a public one';
  return null;
}

/** Posts and gives the answer's status; what it says is not read. A ForbiddenTarget says that nothing was sent. */
export async function post(
  address: string,
  headers: Readonly<Record<string, string | number>>,
  body: string | Buffer,
  reach: Reach,
): Promise<Posted> {
  const wrong = wrongTarget(address, reach);
  if (wrong !== null) throw new ForbiddenTarget(wrong);
  const { hostname, port, pathname, search } = new URL(address);
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: bare(hostname),
        port: port === '' ? HTTPS_PORT : Number(port),
        path: pathname + search,
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        agent: false, // a connection of its own: none is left over from another check
        lookup: checkedLookup(reach),
        timeout: TIMEOUT_MS,
        signal: AbortSignal.timeout(2 * TIMEOUT_MS), // also for a receiver that answers a byte at a time
        ...(reach.ca === undefined ? {} : { ca: reach.ca }),
      },
      (answer) => {
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers });
        answer.destroy();
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('there was no answer in time')));
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Resolves a name for a connection. One address that is not allowed is enough to refuse it: an honest name has none. */
function checkedLookup({ resolve, isAllowedAddress }: Reach): LookupFunction {
  return (name, options, done) => {
    resolve(name).then(
      (found) => {
        const refused = found.length === 0 || found.some(({ address }) => !isAllowedAddress(address));
        if (refused) done(new ForbiddenTarget(`${name} does not lead to a public address`), '', 0);
        else if (options.all === true) done(null, [...found]);
        else done(null, found[0].address, found[0].family);
      },
      (error: NodeJS.ErrnoException) => done(error, '', 0),
    );
  };
}

/** A host without the brackets of IPv6. */
const bare = (hostname: string) => hostname.replace(/^\[(.*)\]$/, '$1');
