import { describe, expect, it } from 'vitest';
import { isHarmlessLink, isHttpsLink, isSitePath } from './links.ts';

describe('links', () => {
  it('takes https addresses with a host name', () => {
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
  ])('does not take %j as a link elsewhere', text => {
    expect(isHttpsLink(text)).toBe(false);
  });

  it('takes paths of this site and nothing that could leave it', () => {
    expect(['/', '/news', '/reports/#reports_2024', '/?tab=impact_tab#calendar'].every(isSitePath)).toBe(
      true,
    );
    expect(['//example.org', '/\\example.org', 'news', '', '/a b', 'https://x.org'].some(isSitePath)).toBe(
      false,
    );
  });
});

describe('a link that may be shown', () => {
  it.each(['https://example.org', 'HTTP://example.org', '/news', '/news:2', '#top', '', '?at=10:00'])(
    'is %j',
    text => {
      expect(isHarmlessLink(text)).toBe(true);
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
  ])('is not %j', text => {
    expect(isHarmlessLink(text)).toBe(false);
  });
});
