/** Which addresses of the internet we speak to on somebody's behalf: public ones only, never this machine or a network behind it. */
import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** IANA's special-purpose registry for IPv4, with multicast and what is reserved. */
const SPECIAL_V4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // behind a provider's address translation
  ['127.0.0.0', 8], // loopback
  ['169.254.0.0', 16], // link-local, and where clouds keep their secrets
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocol assignments
  ['192.0.2.0', 24], // documentation
  ['192.88.99.0', 24], // relays from IPv6
  ['192.168.0.0', 16], // private
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, broadcast
];
/** Of 2000::/3, the only part of IPv6 that is given out: what leads to IPv4 addresses in disguise, or nowhere. */
const SPECIAL_V6: readonly (readonly [string, number])[] = [
  ['2001::', 23], // Teredo and other protocols
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4
  ['3fff::', 20], // documentation
];

const special = new BlockList();
for (const [network, bits] of SPECIAL_V4) special.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of SPECIAL_V6) special.addSubnet(network, bits, 'ipv6');
const given = new BlockList();
given.addSubnet('2000::', 3, 'ipv6'); // so neither ::1 nor ::ffff:127.0.0.1, fc00::, fe80:: or ff00::

export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special.check(address, 'ipv4');
  // With a zone ("fe80::1%eth0") it belongs to one of our own networks.
  if (!isIPv6(address) || address.includes('%')) return false;
  return given.check(address, 'ipv6') && !special.check(address, 'ipv6');
}
