import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { finishPage } from './finish-page.ts';
import { neededHashes } from './page-styles.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policy = `default-src 'self'; script-src 'self' ${hash('one()')} ${hash('two()')}; style-src 'self' ${hash('p{}')}`;

describe('the content policy of a page', () => {
  it('lists the hashes of inline content, and no others', () => {
    const html = '<style data-x>p{}</style><script type="module">two()</script><script src="/a.js"></script>';
    expect(neededHashes(policy, html)).toBe(
      `default-src 'self'; script-src 'self' ${hash('two()')}; style-src 'self' ${hash('p{}')}`,
    );
  });

  it('never lists anything the site did not, whatever the page contains', () => {
    expect(neededHashes(policy, '<script>steal()</script>')).not.toContain('sha256');
  });

  it('leaves a response without policy or body unchanged', async () => {
    const plain = new Response('{}');
    expect(await finishPage(plain, true)).toBe(plain);
    const moved = new Response(null, { status: 301, headers: { 'content-security-policy': policy } });
    expect(await finishPage(moved, true)).toBe(moved);
  });

  it('moves content after the end of the document into it', async () => {
    const html = '<html><body><p>x</p></body></html><script type="module" src="/a.js"></script>';
    const finished = await finishPage(
      new Response(html, { headers: { 'content-security-policy': policy } }),
      false,
    );
    expect(await finished.text()).toBe(
      '<html><body><p>x</p><script type="module" fetchpriority="low" src="/a.js"></script></body></html>',
    );
  });

  it('drops the former content length', async () => {
    const headers = { 'content-security-policy': policy, 'content-length': '9000' };
    for (const lite of [true, false])
      expect(
        (await finishPage(new Response('<p>x</p>', { headers }), lite)).headers.has('content-length'),
      ).toBe(false);
  });

  it('preserves status, headers and text of the response', async () => {
    const headers = { 'content-security-policy': policy, 'content-type': 'text/html', 'adey-queries': '' };
    const finished = await finishPage(new Response('<p>ሰላም</p>', { status: 404, headers }), false);
    expect([finished.status, await finished.text()]).toEqual([404, '<p>ሰላም</p>']);
    expect(Object.fromEntries(finished.headers)).toEqual({
      ...headers,
      'content-security-policy': "default-src 'self'; script-src 'self'; style-src 'self'",
    });
  });
});

describe('the scripts of a page', () => {
  it('get a lower priority than fonts and pictures, and are otherwise unchanged', async () => {
    const scripts =
      '<script type="module" src="/_astro/page.js"></script><script type="module">two()</script>';
    const finished = await finishPage(
      new Response(scripts, { headers: { 'content-security-policy': policy } }),
      false,
    );
    expect(await finished.text()).toBe(
      '<script type="module" fetchpriority="low" src="/_astro/page.js"></script><script type="module">two()</script>',
    );
  });
});

describe('a lite page', () => {
  const face = "@font-face{font-family:'Eczar';src:url('/fonts/e.woff2') format('woff2')}";
  const local = "@font-face{font-family:'Eczar Fallback';src:local('Georgia')}";
  const css = `${face}p{color:red}${local}${face}`;
  const page = `<link rel="preload" as="font" href="/fonts/e.woff2"><link rel="icon" href="/f.svg"><style>${css}</style>
    <picture><source media="(max-width: 639px)" srcset="/a-800.avif 800w, /a-480.avif 480w" sizes="(width >= 9px) 58vw, 100vw"><source srcset="data:image/gif;base64,R0lG 1w" data-srcset="/b-800.avif 800w, /b-480.avif 480w" sizes="50vw"></picture>
    <p>sizes=&quot;100vw&quot;</p>`;
  const headers = { 'content-security-policy': `style-src 'self' ${hash(css)}` };

  it('loads no font, and its policy has the hash of the shortened style', async () => {
    const lite = await finishPage(new Response(page, { headers }), true);
    const html = await lite.text();
    expect(html).toContain(`<style>p{color:red}${local}</style>`);
    expect(html).not.toContain('as="font"');
    expect(html).toContain('<link rel="icon" href="/f.svg">');
    expect(lite.headers.get('content-security-policy')).toBe(
      `style-src 'self' ${hash(`p{color:red}${local}`)}`,
    );
  });

  it('uses the smallest file of every picture at every width, and leaves text alone', async () => {
    const html = await (await finishPage(new Response(page, { headers }), true)).text();
    expect(html).toContain('<source srcset="/a-480.avif 480w" sizes="96px">');
    expect(html).toContain(
      'srcset="data:image/gif;base64,R0lG 1w" data-srcset="/b-480.avif 480w" sizes="96px"',
    );
    expect(html).toContain('<p>sizes=&quot;100vw&quot;</p>');
  });

  it('is a whole page where lite was not requested', async () => {
    expect(await (await finishPage(new Response(page, { headers }), false)).text()).toBe(page);
  });
});
