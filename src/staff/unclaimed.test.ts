import { expect, it } from 'vitest';
import { nextHost } from './unclaimed.ts';

const start = ['node', 'next', 'start', 'src/staff', '-p', '3001'];

it.each([
  [[], '0.0.0.0'],
  [['-H', '127.0.0.1'], '127.0.0.1'],
  [['--hostname', '::', '--keepAliveTimeout', '65000'], '::'],
  [['--hostname=192.0.2.1'], '192.0.2.1'],
  [['-H192.0.2.1'], '192.0.2.1'],
  [['-H', '127.0.0.1', '-H', '0.0.0.0'], '0.0.0.0'],
  [['-H', '0.0.0.0', '--hostname', 'localhost'], 'localhost'],
  [['-H', 'localhost', '--hostname=::'], '::'],
  [['-H'], '0.0.0.0'],
])('the arguments %j make the admin listen at %s', (args, host) => {
  expect(nextHost([...start, ...args])).toBe(host);
});
