import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { callEndpoint } from '../../../tests/support/call.ts';
import { defineEndpoint } from './endpoint.ts';
import { readJsonBody } from './request-body.ts';

const refused = z.object({ success: z.literal(false), error: z.string() });

const greet = defineEndpoint({
  id: 'greet',
  method: 'POST',
  path: '/api/greet',
  area: 'Tests',
  summary: 'Greets',
  body: z.strictObject({ name: z.string(), more: z.unknown().optional() }),
  inProblems: { shape: refused, of: error => ({ success: false, error }) },
  responses: {
    200: { description: 'Greeted.', body: z.strictObject({ greeting: z.string() }) },
    404: { description: 'Nobody of that name.', members: z.object({ error: z.string() }) },
    429: { description: 'Often enough.' },
  },
}).handler(async ({ body, renderContext }) => {
  if (body.name === 'nobody')
    return { status: 404, detail: 'Nobody of that name.', members: { error: 'not here' } };
  if (body.name === 'again') return { status: 429, detail: 'Often enough.', headers: { 'retry-after': '7' } };
  return { status: 200, body: { greeting: `${renderContext.locale} ${body.name}` } };
});

const list = defineEndpoint({
  id: 'list',
  method: 'GET',
  path: '/api/list',
  area: 'Tests',
  summary: 'Lists',
  query: z.strictObject({ of: z.array(z.string()).default([]), one: z.string().optional() }),
  responses: { 200: { description: 'Listed.', body: z.unknown() } },
}).handler(async ({ query }) => ({ status: 200, body: query }));

const detail = async (answer: Response) => ((await answer.json()) as { detail: string }).detail;

describe('an API call', () => {
  it('an API call returns its declared response, uncached', async () => {
    const answer = await callEndpoint(greet, { body: { name: 'Abeba' }, language: 'am' });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await answer.json()).toEqual({ greeting: 'am Abeba' });
  });

  it('a refused API call returns a problem document with the members its clients expect', async () => {
    const unknown = await callEndpoint(greet, { body: { name: 'nobody' } });
    expect(unknown.headers.get('content-type')).toBe('application/problem+json');
    expect(await unknown.json()).toEqual({
      type: 'about:blank',
      title: 'Not Found',
      status: 404,
      detail: 'Nobody of that name.',
      success: false,
      error: 'not here',
    });
    const often = await callEndpoint(greet, { body: { name: 'again' } });
    expect([often.status, often.headers.get('retry-after')]).toEqual([429, '7']);
    expect(await often.json()).toMatchObject({ success: false, error: 'Often enough.' });
  });

  it('an API call with an undeclared method gets 405 and a list of the allowed methods', async () => {
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS']) {
      const answer = await callEndpoint(greet, { method });
      expect([answer.status, answer.headers.get('allow')], method).toEqual([405, 'POST']);
    }
    expect((await callEndpoint(list, { method: 'POST', body: {} })).headers.get('allow')).toBe('GET, HEAD');
    expect((await callEndpoint(list, { method: 'HEAD' })).status).toBe(200);
  });
});

describe('a request body', () => {
  const sent = (body: string, type = 'application/json') =>
    callEndpoint(greet, { body, headers: { 'content-type': type } });

  it.each([
    ['nothing', ''],
    ['half of it', '{"name":"Abeba"'],
    ['an unknown name', '{"name":"Abeba","age":7}'],
    ['a prototype', '{"name":"Abeba","__proto__":{"x":1}}'],
    ['the character 0', '{"name":"Abe\\u0000ba"}'],
    ['half of a pair', '{"name":"Abe\\ud800ba"}'],
    ['half of a pair in a name', '{"name":"Abeba","more":[{"\\udc00":1}]}'],
    [
      'the character 0 far inside',
      `{"name":"Abeba","more":${'['.repeat(3_000)}"\\u0000"${']'.repeat(3_000)}}`,
    ],
  ])('a request body with %s is rejected with 400', async (_, body) => {
    const answer = await sent(body);
    expect(answer.status).toBe(400);
    expect(await detail(answer)).toMatch(/^\w+: ./);
  });

  it('a request body that is not UTF-8 is rejected with 400', async () => {
    const bytes = Uint8Array.from([...Buffer.from('{"name":"'), 0xc3, 0x28, ...Buffer.from('"}')]);
    const url = 'http://localhost:3000/api/greet';
    const request = new Request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: bytes,
    });
    const read = await readJsonBody(request, z.object({ name: z.string() }));
    expect(read.ok || read.problem.status).toBe(400);
  });

  it('a valid request body arrives unchanged, in any script', async () => {
    for (const name of ['ሰላም', 'مرحبا\u200f', '👩‍👩‍👧‍👦', 'e\u0301', '\u202egnitirw'])
      expect(await (await sent(JSON.stringify({ name }))).json()).toEqual({ greeting: `en ${name}` });
    expect((await sent('{"name":"Abeba"}', 'application/json; charset=UTF-8')).status).toBe(200);
  });

  it('a request body over 16 KiB gets 413, and one of another type 415', async () => {
    expect((await sent(`{"name":"${'x'.repeat(16_400)}"}`)).status).toBe(413);
    for (const type of [
      'text/plain',
      'text/json',
      'application/json; charset=utf-16',
      'application/jsonp',
      '*/*',
    ])
      expect((await sent('{"name":"Abeba"}', type)).status, type).toBe(415);
  });
});

describe('a query parameter', () => {
  it('a query parameter declared as a list accepts one or more values', async () => {
    const readBody = async (query: string) => (await callEndpoint(list, { query })).json();
    expect(await readBody('of=a')).toEqual({ of: ['a'] });
    expect(await readBody('of=a&of=b&one=c')).toEqual({ of: ['a', 'b'], one: 'c' });
    expect(await readBody('')).toEqual({ of: [] });
  });

  it('a query parameter that is unknown, repeated where one is declared, or contains NUL is rejected', async () => {
    for (const query of ['other=1', 'one=a&one=b', '__proto__=1', 'one=%00', 'one%00=1'])
      expect((await callEndpoint(list, { query })).status, query).toBe(400);
  });
});
