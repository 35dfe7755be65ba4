/**
 * Which names the server answers to. A page elsewhere can point a name of its own at this machine (DNS rebinding) and would then
 * count as the same site as ours: names that nobody gave us get no answer.
 */
import { isIPv4 } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';

export type HostCheck = (header: string) => boolean;

/** Accepts this machine's own names and addresses, and names that were allowed. */
export function hostCheck(allowed: readonly string[]): HostCheck {
  const known = new Set(allowed.map((name) => plainName(name)));
  return (header) => {
    const name = nameIn(header);
    return name !== null && (isLocal(name) || known.has(name) || ownNames().includes(name));
  };
}

/** A name without port, as it may stand in a `Host` header: the rest is no name at all. */
export function isHostName(text: string): boolean {
  return /^[\p{L}\p{N}._-]+$/u.test(text) || /^\[?[\da-f:.]+\]?$/i.test(text);
}

/** The name in a `Host` header, without its port; null if it is none. */
function nameIn(header: string): string | null {
  const [, name] = /^(\[[\da-f:.]+\]|[^\s:[\]/@]+)(?::\d{1,5})?$/i.exec(header) ?? [];
  return name === undefined ? null : plainName(name);
}

/** Names are compared without brackets, case and the dot of the root. */
function plainName(name: string): string {
  return name
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '')
    .toLowerCase();
}

function isLocal(name: string): boolean {
  return (
    name === 'localhost' || name.endsWith('.localhost') || name === '::1' || (isIPv4(name) && name.startsWith('127.'))
  );
}

/** Asked anew each time: a laptop changes networks while the server runs. */
function ownNames(): string[] {
  const name = hostname().toLowerCase();
  const addresses = Object.values(networkInterfaces()).flatMap((all) => (all ?? []).map(({ address }) => address));
  return [name, `${name}.local`, ...addresses.map((address) => address.toLowerCase())];
}
