import { describe, expect, it } from 'vitest';
import {
  isHttpsLink,
  isSafeLink,
  isSecureAddress,
  isSitePath,
  pagePath,
  phoneLink,
  wholeAddress,
} from './links.ts';

describe('links', () => {
  it('https addresses with a host name are accepted as external links', () => {
    expect(isHttpsLink('https://example.org/give?to=adey#now')).toBe(true);
    expect(isHttpsLink('HTTPS://Example.org')).toBe(true);
  });

  it.each([
    'http://example.org',
    'javascript:alert(1)',
    '//example.org',
    'https://',
    'https://localhost',
    'https://name:word@example.org',
    'https://exa mple.org',
    'example.org',
    'see https://example.org',
    '',
  ])('%j is rejected as an external link', text => {
    expect(isHttpsLink(text)).toBe(false);
  });

  it('paths of this site are accepted, and text that could lead elsewhere is rejected', () => {
    expect(['/', '/news', '/reports/#reports_2024', '/?tab=impact_tab#calendar'].every(isSitePath)).toBe(
      true,
    );
    expect(['//example.org', '/\\example.org', 'news', '', '/a b', 'https://x.org'].some(isSitePath)).toBe(
      false,
    );
  });
});

describe('isSafeLink', () => {
  it.each(['https://example.org', 'HTTP://example.org', '/news', '/news:2', '#top', '', '?at=10:00'])(
    'the link %j may be shown',
    text => {
      expect(isSafeLink(text)).toBe(true);
    },
  );

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    ' data:text/html,x',
    'h2+tp.x-y:z',
    'xhttps://example.org',
    'httpsx://example.org',
    'https:example.org',
    'http:/example.org',
    'blob:https://example.org',
  ])('the link %j must not be shown', text => {
    expect(isSafeLink(text)).toBe(false);
  });
});

it('a phone link contains no spaces, brackets or hyphens', () => {
  expect(phoneLink('+251 900 000 000')).toBe('tel:+251900000000');
  expect(phoneLink('+1 (555) 010-0100')).toBe('tel:+15550100100');
});

it('an address is secure over https, and over http on this machine only', () => {
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
    'https://name@accounts.example',
    'https://:word@accounts.example',
    'ftp://localhost',
    'accounts.example',
    '',
  ])
    expect(isSecureAddress(address), address).toBe(false);
});

describe('the page of an address', () => {
  it.each([
    ['/gala', '/gala'],
    [' /gala/ ', '/gala'],
    ['/gala//', '/gala'],
    ['/news/am', '/news/am'],
    ['/am/gala?from=mail#now', '/gala'],
    ['https://adey.org/gala', '/gala'],
    ['https://adey.org', '/'],
    ['/am', '/'],
    ['/amharic', '/amharic'],
    ['/news/%E1%8A%A0%E1%8B%B2%E1%88%B5', '/news/አዲስ'],
  ])('the page of the address %s is %s', (typed, path) => {
    expect(pagePath(typed, 'https://adey.org')).toBe(path);
  });

  it.each([
    'gala',
    '',
    '//evil.example/gala',
    '/\\evil',
    'https://other.org/gala',
    'javascript:alert(1)',
    'see https://adey.org/gala',
    'https://',
    '/%E1%8A',
  ])('the address %s has no page on this site', typed => {
    expect(pagePath(typed, 'https://adey.org')).toBeNull();
  });
});

it('the page of an address is also found on a site without https', () => {
  expect(pagePath('http://localhost:3000/gala', 'http://localhost:3000')).toBe('/gala');
});

describe('addresses typed by staff', () => {
  it.each([
    ['example.org/more', 'https://example.org/more'],
    [' www.example.org ', 'https://www.example.org'],
    ['example.co.uk:8443?a=b', 'https://example.co.uk:8443?a=b'],
    ['አዲስ.example', 'https://አዲስ.example'],
  ])('an address typed without https is completed: %s becomes %s', (typed, whole) => {
    expect(wholeAddress(typed)).toBe(whole);
    expect(isHttpsLink(whole)).toBe(true);
  });

  it.each([
    '/news',
    'https://example.org',
    'http://example.org',
    'mailto:a@example.org',
    'a@example.org',
    'news',
  ])('a path, a whole address, an email address or a word typed by staff is left unchanged: %s', typed => {
    expect(wholeAddress(typed)).toBe(typed);
  });

  it.each(['', 'see example.org', 'javascript:alert(1)', '//evil.example', '192.0.2.7', 'tel:+251'])(
    'text that is no host name is not completed with https: %j',
    typed => {
      expect(wholeAddress(typed)).toBe(typed);
    },
  );
});
