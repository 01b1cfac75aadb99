import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  escapeAttributes,
  finishPage,
  neededHashes,
  neededStyles,
  usedStyles,
  usedStylesHeader,
} from './finish-page.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policy = `default-src 'self'; script-src 'self' ${hash('one()')} ${hash('two()')}; style-src 'self' ${hash('p{}')}`;

describe('the content policy of a page', () => {
  it('the policy lists the hashes of the page’s inline content and no others', () => {
    const html = '<style data-x>p{}</style><script type="module">two()</script><script src="/a.js"></script>';
    expect(neededHashes(policy, html)).toBe(
      `default-src 'self'; script-src 'self' ${hash('two()')}; style-src 'self' ${hash('p{}')}`,
    );
  });

  it('a script that the site did not declare gets no hash in the policy', () => {
    expect(neededHashes(policy, '<script>steal()</script>')).not.toContain('sha256');
  });

  it.each(['<style>', '</style>', '<script>', '<!-- <style>'])(
    'the policy keeps the hashes of inline content where an attribute contains %s',
    async name => {
      const html = `<head><meta name="description" content="Adey ${name} x"><style>p{color:red}</style></head><script>two()</script>`;
      const policy = `script-src ${hash('two()')}; style-src ${hash('p{color:red}')}`;
      for (const lite of [true, false]) {
        const finished = await finishPage(
          new Response(html, { headers: { 'content-security-policy': policy } }),
          lite,
        );
        expect(finished.headers.get('content-security-policy')).toBe(policy);
      }
    },
  );

  it('a response without policy or body is returned unchanged', async () => {
    const plain = new Response('{}');
    expect(await finishPage(plain, true)).toBe(plain);
    const moved = new Response(null, { status: 301, headers: { 'content-security-policy': policy } });
    expect(await finishPage(moved, true)).toBe(moved);
  });

  it('content after the end of the document is moved into the body', async () => {
    const html = '<html><body><p>x</p></body></html><script type="module" src="/a.js"></script>';
    const finished = await finishPage(
      new Response(html, { headers: { 'content-security-policy': policy } }),
      false,
    );
    expect(await finished.text()).toBe(
      '<html><body><p>x</p><script type="module" fetchpriority="low" src="/a.js"></script></body></html>',
    );
  });

  it('finishing a page removes its content-length header', async () => {
    const headers = { 'content-security-policy': policy, 'content-length': '9000' };
    for (const lite of [true, false])
      expect(
        (await finishPage(new Response('<p>x</p>', { headers }), lite)).headers.has('content-length'),
      ).toBe(false);
  });

  it('finishing a page keeps the status, headers and text of the response', async () => {
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
  it('linked scripts get a low fetch priority, and inline scripts stay unchanged', async () => {
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
    <picture><source media="(max-width: 639px)" srcset="/a-800.avif 800w, /a-480.avif 480w" sizes="(width &gt;= 9px) 58vw, 100vw"><source srcset="data:image/gif;base64,R0lG 1w" data-srcset="/b-800.avif 800w, /b-480.avif 480w" sizes="50vw"></picture>
    <p>sizes=&quot;100vw&quot;</p>`;
  const headers = { 'content-security-policy': `style-src 'self' ${hash(css)}` };

  it('a lite page loads no font, and its policy has the hash of the shortened style', async () => {
    const lite = await finishPage(new Response(page, { headers }), true);
    const html = await lite.text();
    expect(html).toContain(`<style>p{color:red}${local}</style>`);
    expect(html).not.toContain('as="font"');
    expect(html).toContain('<link rel="icon" href="/f.svg">');
    expect(lite.headers.get('content-security-policy')).toBe(
      `style-src 'self' ${hash(`p{color:red}${local}`)}`,
    );
  });

  it('a lite page uses the smallest file of every picture and leaves text unchanged', async () => {
    const html = await (await finishPage(new Response(page, { headers }), true)).text();
    expect(html).toContain('<source srcset="/a-480.avif 480w" sizes="96px">');
    expect(html).toContain(
      'srcset="data:image/gif;base64,R0lG 1w" data-srcset="/b-480.avif 480w" sizes="96px"',
    );
    expect(html).toContain('<p>sizes=&quot;100vw&quot;</p>');
  });

  it('a page stays complete where lite was not requested', async () => {
    expect(await (await finishPage(new Response(page, { headers }), false)).text()).toBe(page);
  });
});

const card = '_card_a1b2c_2';
const gone = '_gone_a1b2c_9';
const page = (css: string) => {
  const html = `<style>${css}</style><p class="${card} light">x</p>`;
  return /<style>([\s\S]*)<\/style>/.exec(neededStyles({ html, policy: '' }).html)?.[1];
};

describe('the style of a lite page', () => {
  it.each([
    [`.${card}{color:red}.${gone}{color:blue}`, `.${card}{color:red}`],
    [`.${card},.${gone}:hover{color:red}`, `.${card}{color:red}`],
    [`.${card} .${gone}{color:red}`, ''],
    [`@media (width>=9px){.${gone}{color:red}}p{margin:0}`, 'p{margin:0}'],
    ['p:empty{}a{color:red}', 'a{color:red}'],
  ])('the style %s is reduced to %s', (css, needed) => expect(page(css)).toBe(needed));

  it.each([
    `.${card}:not(.${gone}){color:red}`,
    `:is(.${gone},.${card})>p{color:red}`,
    '.dark p{color:red}',
    'html[data-offline-copy] [data-badge]{visibility:hidden}',
    '@layer reset,tokens;@layer reset{}',
    '@keyframes rise{from{opacity:0}to{opacity:1}}',
    "@font-face{font-family:'Eczar Fallback';src:local('Georgia')}",
  ])('a style rule that may apply is kept: %s', css => expect(page(css)).toBe(css));

  it('custom properties used only by unmatched rules are removed', () => {
    const css = `:root{--b:2px;--a:1px}.${card}{margin:var(--a)}.${gone}{margin:var(--b)}`;
    expect(page(css)).toBe(`:root{--a:1px}.${card}{margin:var(--a)}`);
  });

  it('custom properties with a var() reference anywhere on the page are kept', () => {
    const css = ":root{--a:1px;--b:url('x;y');--c:var(--a);--d:2px}p{margin:var(--d)}";
    expect(page(css)).toBe(':root{--a:1px;--d:2px}p{margin:var(--d)}');
  });
});

const css =
  'a{color:red}._card_ab1cd_2{color:red}._card_ab1cd_2:hover{color:blue}._open_ab1cd_9{top:0}._list_zz9yy_3{left:0}@media (width>1px){._list_zz9yy_3{left:1px}}';
const left = 'a{color:red}._card_ab1cd_2{color:red}._card_ab1cd_2:hover{color:blue}._open_ab1cd_9{top:0}';
const stylePolicy = `style-src 'self' ${hash(css)}`;

describe('used styles of a page', () => {
  it('only the styles of components on the page are kept, with the hash of the remaining style', () => {
    const html = `<style>${css}</style><ul class="x _card_ab1cd_2"></ul>`;
    expect(usedStyles({ html, policy: stylePolicy })).toEqual({
      html: `<style>${left}</style><ul class="x _card_ab1cd_2"></ul>`,
      policy: `style-src 'self' ${hash(left)}`,
    });
  });

  it('styles of components inside a template element are kept', () => {
    const html = `<style>${css}</style><template><ul class="_list_zz9yy_3"></ul></template>`;
    expect(usedStyles({ html, policy: stylePolicy }).html).toContain('._list_zz9yy_3{left:0}');
  });

  it('unused styles are removed only if the page’s header asks for it, and that header is not sent on', async () => {
    const html = `<style>${css}</style><ul class="_card_ab1cd_2"></ul>`;
    const headers = { 'content-security-policy': stylePolicy };
    const asked = await finishPage(
      new Response(html, { headers: { ...headers, [usedStylesHeader]: '' } }),
      false,
    );
    expect([await asked.text(), asked.headers.has(usedStylesHeader)]).toEqual([
      html.replace(css, left),
      false,
    ]);
    expect(asked.headers.get('content-security-policy')).toBe(`style-src 'self' ${hash(left)}`);
    const plain = await finishPage(new Response(html, { headers }), false);
    expect(await plain.text()).toBe(html);
  });
});

describe('angle brackets in attribute values', () => {
  it.each([
    ['<meta content="a <b> c">', '<meta content="a &lt;b&gt; c">'],
    ['<a title="1 > 0" href="/x">1 &gt; 0</a>', '<a title="1 &gt; 0" href="/x">1 &gt; 0</a>'],
    ["<p data-x='it is'>it's <b>\"so\"</b></p>", "<p data-x='it is'>it's <b>\"so\"</b></p>"],
    ['<script>if (a < b) "<style>"</script>', '<script>if (a < b) "<style>"</script>'],
    ['<style>a > b {content: "<"}</style>', '<style>a > b {content: "<"}</style>'],
    ['<!-- "<p title="<">" -->', '<!-- "<p title="<">" -->'],
  ])('only angle brackets in attribute values are escaped: %s', (html, escaped) => {
    expect(escapeAttributes(html)).toBe(escaped);
  });
});
