import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { finishPage } from './finish-page.ts';
import { usedStyles, usedStylesHeader } from './used-styles.ts';

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
