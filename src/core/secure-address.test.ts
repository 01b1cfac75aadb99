import { expect, it } from 'vitest';
import { isSecureAddress } from './secure-address.ts';

it('an address is secure over https, and over http on this machine alone', () => {
  for (const address of [
    'https://accounts.example',
    'http://localhost:4700',
    'http://127.0.0.1/x',
    'http://[::1]:1',
  ])
    expect(isSecureAddress(address), address).toBe(true);
  for (const address of [
    'http://accounts.example',
    'http://localhost.example',
    'https://name:word@accounts.example',
    'ftp://localhost',
    'accounts.example',
    '',
  ])
    expect(isSecureAddress(address), address).toBe(false);
});
