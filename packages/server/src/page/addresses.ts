/** Where browsers find the page: what a server that listens for everybody must tell, because "0.0.0.0" opens nowhere. */
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';

export interface Addresses {
  /** For a browser on this machine. */
  readonly here: string;
  /** For others in the same network, the usual ones first; null if nobody else is let in. */
  readonly network: readonly string[] | null;
}

type Interfaces = NodeJS.Dict<NetworkInterfaceInfo[]>;

/** The addresses of a server that listens at a host and a port. */
export function addressesOf(host: string, port: number, interfaces: Interfaces = networkInterfaces()): Addresses {
  const url = (address: string) => `http://${address.includes(':') ? `[${address}]` : address}:${port}/`;
  if (host !== '0.0.0.0' && host !== '::') return { here: url(host), network: null };
  const families = host === '::' ? ['IPv4', 'IPv6'] : ['IPv4'];
  const others = Object.values(interfaces)
    .flatMap((all) => all ?? [])
    .filter((one) => !one.internal && !isLinkLocal(one.address));
  return {
    // By the same name as when only this machine is let in: a browser keeps games by the name of the page.
    here: url('127.0.0.1'),
    network: families.flatMap((family) => others.filter((one) => one.family === family).map((one) => url(one.address))),
  };
}

/** Addresses that a browser cannot open, or that a machine gives itself when no network has given it one. */
function isLinkLocal(address: string): boolean {
  return /^fe[89ab][\da-f]:/i.test(address) || address.startsWith('169.254.');
}
