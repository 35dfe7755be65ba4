/** What a server that listens tells of where it is. */
import { describe, expect, test } from 'vitest';
import { addressesOf } from '../src/page/addresses.js';

describe('the addresses that are told', () => {
  const at = (address: string, family: 'IPv4' | 'IPv6', internal = false) =>
    ({ address, family, internal, netmask: '', mac: '', cidr: null, scopeid: 0 }) as const;
  const interfaces = {
    lo: [at('127.0.0.1', 'IPv4', true), at('::1', 'IPv6', true)],
    wlan0: [at('fe80::1', 'IPv6'), at('2001:db8::5', 'IPv6'), at('192.168.1.23', 'IPv4')],
    eth0: [at('10.0.0.7', 'IPv4'), at('169.254.3.4', 'IPv4')],
  };

  test('of a server for everybody: this machine, then the network, IPv4 first', () => {
    expect(addressesOf('::', 4173, interfaces)).toEqual({
      here: 'http://127.0.0.1:4173/',
      network: ['http://192.168.1.23:4173/', 'http://10.0.0.7:4173/', 'http://[2001:db8::5]:4173/'],
    });
    expect(addressesOf('0.0.0.0', 80, interfaces).network).toEqual(['http://192.168.1.23:80/', 'http://10.0.0.7:80/']);
  });

  test('of a server for this machine, or at one address', () => {
    expect(addressesOf('127.0.0.1', 4173, interfaces)).toEqual({ here: 'http://127.0.0.1:4173/', network: null });
    expect(addressesOf('::1', 4173, interfaces)).toEqual({ here: 'http://[::1]:4173/', network: null });
  });
});
