import { describe, expect, it } from 'vitest';
import { isUnreachable } from '#platform/database/is-unreachable.ts';
import { askRaw } from '../../../tests/support/ask.ts';
import { always, openSite } from '../../../tests/support/open-site.ts';

const problemType = 'application/problem+json';

describe('API calls refused by the server', () => {
  it.each([
    ['an endless address', `/api/${'a'.repeat(5_000)}`, {}, 414],
    ['a malformed address', '/api/%zz', {}, 400],
    ['a method for proxies', '/api/clicks', { method: 'TRACE' }, 405],
    [
      'a compressed body',
      '/api/clicks',
      { method: 'POST', body: 'x', headers: { 'content-encoding': 'br' } },
      415,
    ],
    ['a large body', '/api/clicks', { method: 'POST', body: 'x'.repeat(70_000) }, 413],
    [
      'a large body of unknown length',
      '/api/clicks',
      { method: 'POST', body: 'x'.repeat(70_000), headers: { 'transfer-encoding': 'chunked' } },
      413,
    ],
  ])(
    'an API call with %s is refused with a problem document, and not passed to the site',
    async (_, target, options, status) => {
      const { ask, site } = await openSite();
      const answer = await ask(target, options);
      expect(answer.status).toBe(status);
      expect(answer.headers).toMatchObject({ ...always, 'content-type': problemType });
      expect(JSON.parse(answer.text)).toMatchObject({ type: 'about:blank', status });
      if (status === 405) expect(answer.headers.allow).toMatch(/GET, HEAD, POST/);
      expect(site.rendered).toHaveLength(0);
    },
  );

  it('an API call whose declared body is too large gets 413 without waiting for the rest', async () => {
    const { port } = await openSite();
    const answer = await askRaw(port, 'POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 70000\r\n\r\nabc');
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
    expect(answer).toContain(problemType);
    expect(answer).toMatch(/^connection: close\r$/im);
  });
});

describe('API calls that reach the site', () => {
  it('API calls with PUT, PATCH, DELETE and OPTIONS are passed to the site', async () => {
    const { ask, site } = await openSite();
    site.answer = request => new Response(request.method);
    for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS'])
      expect((await ask('/api/clicks', { method })).text).toBe(method);
  });

  it('a 404 in another format is converted to a problem document for API calls only', async () => {
    const { ask, site } = await openSite();
    site.answer = () => new Response('<p>Nothing here</p>', { status: 404 });
    const answer = await ask('/api/nothing');
    expect([answer.status, answer.headers['content-type']]).toEqual([404, problemType]);
    expect(JSON.parse(answer.text)).toMatchObject({ status: 404, title: 'Not Found' });
    expect((await ask('/media/nothing')).text).toBe('<p>Nothing here</p>');
  });

  it('an API call that fails gets a problem document with a reference and without the error message', async () => {
    const { ask, site } = await openSite();
    site.answer = () => {
      throw new Error('secret of the server');
    };
    const answer = await ask('/api/clicks');
    expect([answer.status, answer.headers['content-type']]).toEqual([500, problemType]);
    expect(answer.text).not.toContain('secret');
    expect(JSON.parse(answer.text).reference).toMatch(/\w+/);
  });

  it('an API call gets 503 with Retry-After when the database is unavailable', async () => {
    const { ask, site } = await openSite();
    const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    expect(isUnreachable(away)).toBe(true);
    site.answer = () => {
      throw away;
    };
    const answer = await ask('/api/clicks');
    expect([answer.status, answer.headers['content-type'], answer.headers['retry-after']]).toEqual([
      503,
      problemType,
      '5',
    ]);
  });
});
