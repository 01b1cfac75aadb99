import { describe, expect, it } from 'vitest';
import { openSite } from '../../../tests/support/open-site.ts';

const lite = { cookie: 'lite=1' };
const whole = { cookie: 'lite=0', 'save-data': 'on' };

/** A site whose pages contain the form they were rendered in. */
async function openSayingSite() {
  const opened = await openSite();
  opened.site.answer = (_, { renderContext }) => {
    const html = `<p>${renderContext.lite ? 'lite' : 'whole'} ${opened.site.words} ${'Adey '.repeat(300)}`;
    return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  };
  return opened;
}

describe('a page and its lite form', () => {
  it('a page and its lite form are cached separately, each rendered once and with its own ETag', async () => {
    const { ask, site } = await openSayingSite();
    for (const headers of [lite, { 'save-data': 'on' }, { cookie: 'x=y; lite=1', 'save-data': 'off' }])
      expect((await ask('/news', { headers })).text).toContain('lite');
    for (const headers of [whole, {}, { 'save-data': 'off' }])
      expect((await ask('/news', { headers })).text).toContain('whole');
    expect(site.rendered).toHaveLength(2);
    const [small, large] = [await ask('/news', { headers: lite }), await ask('/news')];
    expect(small.headers.etag).not.toBe(large.headers.etag);
    expect(small.headers.vary).toBe('accept-encoding, cookie, save-data');
  });

  it('a visitor who holds the other form of a page gets 200, not 304', async () => {
    const { ask } = await openSayingSite();
    const held = String((await ask('/news')).headers.etag);
    const changed = await ask('/news', { headers: { ...lite, 'if-none-match': held } });
    expect([changed.status, changed.text.includes('lite')]).toEqual([200, true]);
    const tag = String(changed.headers.etag);
    const same = await ask('/news', { headers: { ...lite, 'if-none-match': tag } });
    expect([same.status, same.headers.vary]).toEqual([304, 'accept-encoding, cookie, save-data']);
    expect((await ask('/news', { headers: { 'if-none-match': tag } })).status).toBe(200);
  });

  it('a page and its lite form are both dropped when their content changes', async () => {
    const { ask, site, pages } = await openSayingSite();
    await Promise.all([ask('/news'), ask('/news', { headers: lite })]);
    site.words = 'new';
    pages.dropTagged(['posts']);
    expect((await ask('/news')).text).toContain('whole new');
    expect((await ask('/news', { headers: lite })).text).toContain('lite new');
  });

  it('invalid cookie and Save-Data values get the whole page, and render no further form', async () => {
    const { ask, site } = await openSayingSite();
    await Promise.all([ask('/news'), ask('/news', { headers: lite })]);
    for (const value of ['2', '11', '1x', '%31', '"1"', ' lite', '', '1'.repeat(3000)])
      expect((await ask('/news', { headers: { cookie: `lite=${value}` } })).text).toContain('whole');
    for (const value of ['1', 'ON, x', 'on;q=1', 'lite'])
      expect((await ask('/news', { headers: { 'save-data': value } })).text).toContain('whole');
    expect((await ask('/news%20lite')).text).toContain('whole');
    expect(site.rendered).toHaveLength(3);
  });

  it('a feed has no lite form, and is rendered once', async () => {
    const { ask, site } = await openSayingSite();
    expect((await ask('/feed.xml', { headers: lite })).text).toContain('whole');
    expect((await ask('/feed.xml')).text).toContain('whole');
    expect(site.rendered).toHaveLength(1);
  });

  it('a refused address is explained in the form of page the visitor uses', async () => {
    const { ask } = await openSayingSite();
    expect((await ask('/%zz', { headers: lite })).text).toContain('lite');
    expect((await ask('/%zz')).text).toContain('whole');
  });
});
