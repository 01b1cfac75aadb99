import { describe, expect, it } from 'vitest';
import { isHttpsLink, isSitePath } from './links.ts';

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
