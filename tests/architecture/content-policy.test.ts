import { NextRequest } from 'next/server';
import { expect, it, vi } from 'vitest';
import site from '../../astro.config.ts';
import { proxy } from '../../src/staff/proxy.ts';

// Browsers fall back to default-src for fetches, and allow everything for the four here.
const withoutFallback = ["base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"];

it('the content policy of pages forbids framing, changed base addresses and forms to other sites', () => {
  const csp = site.security?.csp;
  const directives = typeof csp === 'object' ? (csp.directives ?? []) : [];
  expect(directives).toEqual(
    expect.arrayContaining([...withoutFallback, "default-src 'self'", "object-src 'none'"]),
  );
  expect(directives).toContain("require-trusted-types-for 'script'");
  expect(directives.join(' ')).not.toMatch(/unsafe|https?:|\*/);
});

it('the content policy of the admin forbids the same, and allows scripts by a nonce', async () => {
  vi.stubGlobal('DEVELOPING', false);
  const answer = async () =>
    (await proxy(new NextRequest('https://staff.example/admin'))).headers.get('content-security-policy');
  const [first, second] = [(await answer()) ?? '', await answer()];
  const directives = first.split('; ');
  expect(directives).toEqual(
    expect.arrayContaining([...withoutFallback, "default-src 'self'", "object-src 'none'"]),
  );
  expect(directives).toContain("require-trusted-types-for 'script'");
  const scripts = directives.find(directive => directive.startsWith('script-src'));
  expect(scripts).toMatch(/^script-src 'self' 'nonce-[0-9a-f]{32}' 'strict-dynamic'$/);
  expect(first).not.toBe(second);
  vi.unstubAllGlobals();
});
