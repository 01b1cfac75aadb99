import type { APIRequestContext } from '@playwright/test';
import { expect } from '../support/journey.ts';
import { testOnStack } from '../support/test-on-stack.ts';

const test = testOnStack({ samples: true, withoutStaff: true });

const address = '/api/numbers';
const counting = '/api/addClick';
const json = { 'content-type': 'application/json' };
const post = (request: APIRequestContext, data: string, headers: Record<string, string> = json) =>
  request.post(counting, { headers, data: Buffer.from(data) });

const refused: [what: string, body: string, status: number][] = [
  ['nothing', '', 400],
  ['broken JSON', '{"kind":"view","key":', 400],
  ['a list', '[]', 400],
  ['no key', '{"kind":"view"}', 400],
  ['a number as the key', '{"kind":"view","key":7}', 400],
  ['an unknown kind', '{"kind":"hate","key":"fundraiserii"}', 400],
  ['a key with spaces', '{"kind":"view","key":"fundraiser ii"}', 400],
  ['a key that is SQL', '{"kind":"view","key":"\'; drop table counts; --"}', 400],
  ['an extra field', '{"kind":"view","key":"fundraiserii","n":1000}', 400],
  ['a prototype', '{"__proto__":{"kind":"view"},"key":"fundraiserii"}', 400],
  ['an unknown key', '{"kind":"view","key":"nosuchevent"}', 404],
  ['a key as long as a book', `{"kind":"view","key":"${'x'.repeat(300)}"}`, 400],
  ['too much data', `{"kind":"view","key":"${'x'.repeat(20_000)}"}`, 413],
];

for (const [what, body, status] of refused) {
  test(`counting ${what} is refused with ${status} and a problem detail`, async ({ request }) => {
    const answer = await post(request, body);
    expect(answer.status()).toBe(status);
    expect(answer.headers()['content-type']).toMatch(/^application\/problem\+json/);
    expect(await answer.json()).toMatchObject({ status, detail: expect.stringMatching(/\w/) });
  });
}

test('a count sent as a form or as plain text gets 415, from another site 403, and with another method 405', async ({
  request,
  ownStack,
}) => {
  const body = '{"kind":"view","key":"fundraiserii"}';
  const statusFrom = async (origin: string, type: string) =>
    (await post(request, body, { 'content-type': type, origin })).status();
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
    expect(await statusFrom(ownStack.siteUrl, type), type).toBe(415);
    expect(await statusFrom('https://elsewhere.example', type), type).toBe(403);
  }
  for (const method of ['PUT', 'DELETE', 'PATCH'])
    expect((await request.fetch(counting, { method, data: body, headers: json })).status(), method).toBe(405);
});

test('counts are requested by name, at most 200 at once, and other queries get 400', async ({ request }) => {
  const get = (query: string) => request.get(`${address}?${query}`);
  expect(await (await get('of=view:fundraiserii&of=click:nosuchpost')).json()).toEqual({
    'view:fundraiserii': expect.any(Number),
    'click:nosuchpost': 0,
  });
  expect(await (await get('')).json()).toEqual({});
  for (const query of [
    'of=',
    'of=fundraiserii',
    'of=hate:fundraiserii',
    'of=view:',
    "of=view:'%3B--",
    'of=view:%00',
  ])
    expect((await get(query)).status(), query).toBe(400);
  const many = (count: number) => Array.from({ length: count }, (_, index) => `of=view:e${index}`).join('&');
  expect((await get(many(200))).status()).toBe(200);
  expect((await get(many(201))).status()).toBe(400);
  expect((await get('of=view:fundraiserii')).headers()['cache-control']).toBe('no-store');
});

test('one network counts a key thirty times a minute, then gets 429', {
  tag: ['@RULE-21', '@COUNT-03'],
}, async ({ request }) => {
  const body = '{"kind":"view","key":"pediatricoutreach"}';
  const statuses = await Promise.all(
    Array.from({ length: 40 }, async () => (await post(request, body)).status()),
  );
  expect(statuses.filter(status => status === 200)).toHaveLength(30);
  const answer = await post(request, body);
  expect(answer.status()).toBe(429);
  expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0);
  expect(await (await request.get(`${address}?of=view:pediatricoutreach`)).json()).toEqual({
    'view:pediatricoutreach': 30,
  });
  expect((await post(request, '{"kind":"love","key":"pediatricoutreach"}')).status()).toBe(200);
});
