import { expect, it } from 'vitest';
import { isOwnScript } from './trusted-types.browser.ts';

const origin = 'https://adey.example';

it.each([
  '/_astro/solve-challenge.browser-D10mcuBb.js',
  'https://adey.example/_astro/solve-challenge.browser-D10mcuBb.js',
  '/service-worker.js',
  '/door-worker.js',
  '/ticket-worker.js',
])('the address %s is accepted as a script of the site', address => {
  expect(isOwnScript(address, origin)).toBe(true);
});

it.each([
  'https://evil.example/_astro/x.js',
  '//evil.example/_astro/x.js',
  'https://adey.example.evil.example/_astro/x.js',
  'http://adey.example/_astro/x.js',
  'https://adey.example:8443/_astro/x.js',
  'https://someone@evil.example/service-worker.js',
  '/media/x.js',
  '/_astro/../media/x.js',
  '/_astro/%2e%2e/media/x.js',
  '/_astro/x.js?callback=alert',
  '/_astro/a/b.js',
  '/api/getPosts',
  'data:text/javascript,alert(1)',
  'blob:https://adey.example/1f0c',
  'javascript:alert(1)',
  'https://',
  '',
])('the address %s is rejected as a script of the site', address => {
  expect(isOwnScript(address, origin)).toBe(false);
});
