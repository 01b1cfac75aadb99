import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { keepNeededHashes, neededHashes } from './needed-hashes.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policy = `default-src 'self'; script-src 'self' ${hash('one()')} ${hash('two()')}; style-src 'self' ${hash('p{}')}`;

describe('the content policy of a page', () => {
  it('names the hashes of what is written into the page, and no others', () => {
    const html = '<style data-x>p{}</style><script type="module">two()</script><script src="/a.js"></script>';
    expect(neededHashes(policy, html)).toBe(
      `default-src 'self'; script-src 'self' ${hash('two()')}; style-src 'self' ${hash('p{}')}`,
    );
  });

  it('never names what the site did not, whatever stands in the page', () => {
    expect(neededHashes(policy, '<script>steal()</script>')).not.toContain('sha256');
  });

  it('leaves an answer without policy or body as it is', async () => {
    const plain = new Response('{}');
    expect(await keepNeededHashes(plain)).toBe(plain);
    const moved = new Response(null, { status: 301, headers: { 'content-security-policy': policy } });
    expect(await keepNeededHashes(moved)).toBe(moved);
  });

  it('keeps status, headers and text of the answer', async () => {
    const headers = { 'content-security-policy': policy, 'content-type': 'text/html', 'adey-queries': '' };
    const kept = await keepNeededHashes(new Response('<p>ሰላም</p>', { status: 404, headers }));
    expect([kept.status, await kept.text()]).toEqual([404, '<p>ሰላም</p>']);
    expect(Object.fromEntries(kept.headers)).toEqual({
      ...headers,
      'content-security-policy': "default-src 'self'; script-src 'self'; style-src 'self'",
    });
  });
});
