import { describe, expect, it } from 'vitest';
import { askRaw } from '../../../tests/support/ask.ts';
import { always, openSite } from '../../../tests/support/open-site.ts';

describe('an address that is not canonical', () => {
  it('a non-canonical address redirects to the canonical one on this site, with its query', async () => {
    const { ask, site } = await openSite();
    const moved = async (target: string) => {
      const { status, headers } = await ask(target);
      expect(headers).toMatchObject(always);
      return [status, headers.location];
    };
    expect(await moved('/news/?utm_source=mail')).toEqual([301, '/news?utm_source=mail']);
    expect(await moved('//elsewhere.example//')).toEqual([301, '/elsewhere.example']);
    expect(site.rendered).toHaveLength(0);
  });

  it.each(['/%', '/%zz', '/%E1%8B', '/a%00', '/a%2Fb', '/%2e%2e/etc/passwd', '/a%2525', '/am/%zz'])(
    'the malformed address %s gets 400, on a page in the language of the address',
    async target => {
      const { ask, site } = await openSite();
      const answers = await Promise.all([ask(target), ask(target)]);
      for (const { status, text, headers } of answers) {
        expect(status).toBe(400);
        expect(text).toContain(target.startsWith('/am') ? ' am ' : ' en ');
        expect(headers).toMatchObject(always);
      }
      expect(site.rendered.map(({ locals }) => locals.problem?.status)).toEqual([400]);
    },
  );

  it('malformed bytes get 400 with nosniff, and oversized headers get 431', async () => {
    const { port, ask } = await openSite();
    await ask('/');
    for (const bytes of [
      'GET /\u0001 HTTP/1.1\r\nHost: x\r\n\r\n',
      'nonsense\r\n\r\n',
      'GET / HTTP/1.1\r\nConnection: close\r\n\r\n',
    ]) {
      const answer = await askRaw(port, bytes);
      expect(answer).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/);
      expect(answer).toContain('x-content-type-options: nosniff');
    }
    const tooMuch = await askRaw(port, `GET / HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`);
    expect(tooMuch).toMatch(/^HTTP\/1.1 431 /);
  });
});

describe('a refused request', () => {
  it.each([
    ['another method', '/news', { method: 'DELETE' }, 405],
    ['a posted page', '/news', { method: 'POST', body: 'a=b' }, 405],
    ['another method on a personal response', '/media/x', { method: 'PUT', body: '{}' }, 405],
    ['an endless address', `/${'a'.repeat(5_000)}`, {}, 414],
    [
      'a compressed body',
      '/media/x',
      { method: 'POST', body: 'x', headers: { 'content-encoding': 'br' } },
      415,
    ],
    ['a large body', '/media/x', { method: 'POST', body: 'x'.repeat(70_000) }, 413],
    [
      'a large body of unknown length',
      '/media/x',
      { method: 'POST', body: 'x'.repeat(70_000), headers: { 'transfer-encoding': 'chunked' } },
      413,
    ],
  ])('a request with %s is refused before it reaches the site', async (_, target, options, status) => {
    const { ask, site } = await openSite();
    const answer = await ask(target, options);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({ ...always, 'cache-control': 'private, no-store' });
    expect(answer.text).toContain(`<title>${status}</title>`);
    if (status === 405) expect(answer.headers.allow).toMatch(/^GET, HEAD/);
    expect(site.rendered).toHaveLength(0);
  });

  it('a request whose declared body is too large gets 413 without waiting for the rest', async () => {
    const { port } = await openSite();
    const answer = await askRaw(
      port,
      'POST /api/clicks HTTP/1.1\r\nHost: x\r\nContent-Length: 70000\r\n\r\nabc',
    );
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
    expect(answer).toMatch(/^connection: close\r$/im);
  });
});
