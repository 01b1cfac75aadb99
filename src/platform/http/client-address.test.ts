import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { clientAddress, networkOf } from './client-address.ts';

describe('the network of an address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
    ['unknown', 'unknown'],
    ['', ''],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('the address of a client behind proxies', () => {
  const behind = (proxies: number, forwarded?: string) =>
    clientAddress(
      {
        socket: { remoteAddress: '127.0.0.1' },
        headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
      } as unknown as IncomingMessage,
      proxies,
    );

  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['192.0.2.7:54321', '192.0.2.7'],
    ['2001:db8::1', '2001:db8::1'],
    ['2001:db8::54321', '2001:db8::54321'],
    ['[2001:db8::1]:54321', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['198.51.100.1, 192.0.2.7:1', '192.0.2.7'],
    ['unknown', 'unknown'],
  ])('is taken from %s without its port', (forwarded, address) => {
    expect(behind(1, forwarded)).toBe(address);
  });

  it('is what the proxy farthest from us appended', () => {
    expect(behind(2, '203.0.113.9, 192.0.2.7:54321, 10.0.0.2:80')).toBe('192.0.2.7');
  });

  it('is that of the connection where no proxy wrote one', () => {
    expect(behind(1)).toBe('127.0.0.1');
    expect(behind(1, '')).toBe('127.0.0.1');
    expect(behind(0, '192.0.2.7')).toBe('127.0.0.1');
  });
});
