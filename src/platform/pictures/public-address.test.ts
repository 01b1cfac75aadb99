import { expect, it } from 'vitest';
import { isPublicAddress } from './fetch-picture.ts';

/** The first and the last address of each range of the IANA special-purpose registries for IPv4 and IPv6. */
it.each([
  ['this network', '0.0.0.0', '0.255.255.255'],
  ['private use', '10.0.0.0', '10.255.255.255'],
  ['private use', '172.16.0.0', '172.31.255.255'],
  ['private use', '192.168.0.0', '192.168.255.255'],
  ['shared address space', '100.64.0.0', '100.127.255.255'],
  ['loopback', '127.0.0.0', '127.255.255.255'],
  ['link local, where clouds have their metadata', '169.254.0.0', '169.254.255.255'],
  ['protocol assignments', '192.0.0.0', '192.0.0.255'],
  ['documentation', '192.0.2.0', '192.0.2.255'],
  ['documentation', '198.51.100.0', '198.51.100.255'],
  ['documentation', '203.0.113.0', '203.0.113.255'],
  ['AS112', '192.31.196.0', '192.31.196.255'],
  ['AS112', '192.175.48.0', '192.175.48.255'],
  ['automatic multicast tunneling', '192.52.193.0', '192.52.193.255'],
  ['relays of 6to4', '192.88.99.0', '192.88.99.255'],
  ['benchmarks', '198.18.0.0', '198.19.255.255'],
  ['multicast and reserved', '224.0.0.0', '255.255.255.255'],
  ['unspecified and loopback', '::', '::1'],
  ['mapped IPv4', '::ffff:0:0', '::ffff:8.8.8.8'],
  ['translated IPv4', '64:ff9b::', '64:ff9b::8.8.8.8'],
  ['locally translated IPv4', '64:ff9b:1::', '64:ff9b:1:ffff:ffff:ffff:ffff:ffff'],
  ['discarded', '100::', '100::ffff:ffff:ffff:ffff'],
  ['dummy prefix', '100:0:0:1::', '100:0:0:1:ffff:ffff:ffff:ffff'],
  ['protocol assignments, Teredo among them', '2001::', '2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['documentation', '2001:db8::', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['documentation', '3fff::', '3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['6to4', '2002::', '2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['AS112', '2620:4f:8000::', '2620:4f:8000:ffff:ffff:ffff:ffff:ffff'],
  ['segment routing', '5f00::', '5f00:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['unique local', 'fc00::', 'fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['link local', 'fe80::', 'febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['multicast', 'ff00::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['text that is no address', '', 'localhost'],
])('addresses for %s are not public: %s to %s', (_, first, last) => {
  expect([first, last].filter(isPublicAddress)).toEqual([]);
});

it.each([
  '8.8.8.8',
  '172.32.0.0',
  '192.0.1.0',
  '223.255.255.255',
  '2001:200::',
  '2606:4700::1111',
  '2620:4f:8001::',
])('the address %s is public', address => {
  expect(isPublicAddress(address)).toBe(true);
});
