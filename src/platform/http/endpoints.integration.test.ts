import { describe, expect, it } from 'vitest';
import { isUnreachable } from '#platform/database/is-unreachable.ts';
import { askRaw } from '../../../tests/support/ask.ts';
import { always, openSite } from '../../../tests/support/open-site.ts';

const problemType = 'application/problem+json';

describe('a call that the server refuses before the site', () => {
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
  ])('%s gets a problem document', async (_, target, options, status) => {
    const { ask, site } = await openSite();
    const answer = await ask(target, options);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({ ...always, 'content-type': problemType });
    expect(JSON.parse(answer.text)).toMatchObject({ type: 'about:blank', status });
    if (status === 405) expect(answer.headers.allow).toMatch(/GET, HEAD, POST/);
    expect(site.rendered).toHaveLength(0);
  });

  it('because its body is declared too large is answered at once, without waiting for the rest', async () => {
    const { port } = await openSite();
    const answer = await askRaw(port, 'POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 70000\r\n\r\nabc');
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
    expect(answer).toContain(problemType);
    expect(answer).toMatch(/^connection: close\r$/im);
  });
});

describe('a call that reaches the site', () => {
  it('is passed on with any method', async () => {
    const { ask, site } = await openSite();
    site.answer = request => new Response(request.method);
    for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS'])
      expect((await ask('/api/clicks', { method })).text).toBe(method);
  });

  it('gets a problem document for a refusal in another format', async () => {
    const { ask, site } = await openSite();
    site.answer = () => new Response('<p>Nothing here</p>', { status: 404 });
    const answer = await ask('/api/nothing');
    expect([answer.status, answer.headers['content-type']]).toEqual([404, problemType]);
    expect(JSON.parse(answer.text)).toMatchObject({ status: 404, title: 'Not Found' });
    expect((await ask('/media/nothing')).text).toBe('<p>Nothing here</p>');
  });

  it('gets a problem document with only a reference when it fails', async () => {
    const { ask, site } = await openSite();
    site.answer = () => {
      throw new Error('secret of the server');
    };
    const answer = await ask('/api/clicks');
    expect([answer.status, answer.headers['content-type']]).toEqual([500, problemType]);
    expect(answer.text).not.toContain('secret');
    expect(JSON.parse(answer.text).reference).toMatch(/\w+/);
  });

  it('reports that the database is unavailable', async () => {
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
