import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { finishPage } from './finish-page.ts';
import { neededStyles, usedStyles, usedStylesHeader } from './page-styles.ts';

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
  ])('%s is %s', (css, needed) => expect(page(css)).toBe(needed));

  it.each([
    `.${card}:not(.${gone}){color:red}`,
    `:is(.${gone},.${card})>p{color:red}`,
    '.dark p{color:red}',
    'html[data-offline-copy] [data-badge]{visibility:hidden}',
    '@layer reset,tokens;@layer reset{}',
    '@keyframes rise{from{opacity:0}to{opacity:1}}',
    "@font-face{font-family:'Eczar Fallback';src:local('Georgia')}",
  ])('%s stays', css => expect(page(css)).toBe(css));

  it('does not include the custom properties of rules that match nothing', () => {
    const css = `:root{--b:2px;--a:1px}.${card}{margin:var(--a)}.${gone}{margin:var(--b)}`;
    expect(page(css)).toBe(`:root{--a:1px}.${card}{margin:var(--a)}`);
  });

  it('includes the custom properties used anywhere on the page', () => {
    const css = ":root{--a:1px;--b:url('x;y');--c:var(--a);--d:2px}p{margin:var(--d)}";
    expect(page(css)).toBe(':root{--a:1px;--d:2px}p{margin:var(--d)}');
  });
});

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const css =
  'a{color:red}._card_ab1cd_2{color:red}._card_ab1cd_2:hover{color:blue}._open_ab1cd_9{top:0}._list_zz9yy_3{left:0}@media (width>1px){._list_zz9yy_3{left:1px}}';
const left = 'a{color:red}._card_ab1cd_2{color:red}._card_ab1cd_2:hover{color:blue}._open_ab1cd_9{top:0}';
const policy = `style-src 'self' ${hash(css)}`;

describe('the styles of a page that can have any part', () => {
  it('are those of the components it has, each whole, with the hashes of what is left', () => {
    const html = `<style>${css}</style><ul class="x _card_ab1cd_2"></ul>`;
    expect(usedStyles({ html, policy })).toEqual({
      html: `<style>${left}</style><ul class="x _card_ab1cd_2"></ul>`,
      policy: `style-src 'self' ${hash(left)}`,
    });
  });

  it('include those of what a template holds for later', () => {
    const html = `<style>${css}</style><template><ul class="_list_zz9yy_3"></ul></template>`;
    expect(usedStyles({ html, policy }).html).toContain('._list_zz9yy_3{left:0}');
  });

  it('are dropped only where the page asks for it, and the request is not sent on', async () => {
    const html = `<style>${css}</style><ul class="_card_ab1cd_2"></ul>`;
    const headers = { 'content-security-policy': policy };
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
