import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { clientAddress, toNetwork } from './client-address.ts';

describe('the network of an address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:C000:207', '192.0.2.7'],
    ['0:0:0:0:0:ffff:c000:0207', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
    ['unknown', 'unknown'],
    ['', ''],
  ])('the network of the address %s is %s', (address, network) => {
    expect(toNetwork(address)).toBe(network);
  });

  it('a 48-bit network is shared by all subnets of one customer, and IPv4 keeps its address', () => {
    expect(['2001:db8:1:2::9', '2001:db8:1:ffff::9', '192.0.2.7'].map(each => toNetwork(each, 48))).toEqual([
      '2001:db8:1::/48',
      '2001:db8:1::/48',
      '192.0.2.7',
    ]);
  });
});

describe('the address of a client behind a proxy', () => {
  const client = (forwarded: string, trustedProxies = 1) => {
    const request = { headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: '10.0.0.1' } };
    return clientAddress(request as unknown as IncomingMessage, trustedProxies);
  };

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:52100', '203.0.113.7'],
    ['2001:db8::7', '2001:db8::7'],
    ['[2001:db8::7]', '2001:db8::7'],
    ['[2001:db8::7]:52100', '2001:db8::7'],
    ['2001:db8:1:2:3:4:5:6:52100', '2001:db8:1:2:3:4:5:6'],
    ['198.51.100.1, 203.0.113.7:443', '203.0.113.7'],
    ['198.51.100.1, , 203.0.113.7', '203.0.113.7'],
  ])('X-Forwarded-For %s yields the client address %s, without a port', (forwarded, address) => {
    expect(client(forwarded)).toBe(address);
  });

  it.each(['', 'unknown', '_hidden', '203.0.113.7:x', '203.0.113.7:123456', ':80', '[]:80'])(
    'an invalid X-Forwarded-For %j yields the address of the proxy',
    forwarded => {
      expect(client(forwarded)).toBe('10.0.0.1');
    },
  );

  it('the client address is counted from the end of X-Forwarded-For, which is ignored without a proxy', () => {
    expect(client('203.0.113.7:1, 198.51.100.1:2', 2)).toBe('203.0.113.7');
    expect(client('203.0.113.7:1', 0)).toBe('10.0.0.1');
  });
});
