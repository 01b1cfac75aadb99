import type { APIRequestContext } from '@playwright/test';
import fc from 'fast-check';
import { expect } from '../support/journey.ts';
import { freshEmail, openToMany } from '../support/subscribe-form.ts';
import { testOnStack } from '../support/test-on-stack.ts';

const test = testOnStack(openToMany);

const calls = ['/api/addSubscriber', '/api/adey/subscribe'] as const;
const json = { 'content-type': 'application/json' };
const post = (
  request: APIRequestContext,
  address: string,
  data: string,
  headers: Record<string, string> = json,
) => request.post(address, { headers, data: Buffer.from(data) });

test('POST /api/addSubscriber returns success true for a new subscriber, and false for a known one', {
  tag: ['@API-05', '@API-06', '@API-07', '@API-31'],
}, async ({ request }) => {
  const email = freshEmail();
  const add = async (body: object) => (await request.post('/api/addSubscriber', { data: body })).json();
  expect(await add({ name: 'Abeba Bekele', email, dateTime: '2024-04-01T10:00:00Z' })).toEqual({
    success: true,
    type: 'Success',
    message: 'Subscribed Successfully. Thank you.',
    user: { name: 'Abeba Bekele' },
  });
  expect(await add({ name: 'Abeba', email: email.toUpperCase(), dateTime: 'today' })).toMatchObject({
    success: false,
    type: 'Already Subscribed',
  });
});

test('POST /api/adey/subscribe returns success, then "Already Subscribed", and shares subscribers with addSubscriber', {
  tag: ['@API-12', '@SUB-24'],
}, async ({ request }) => {
  const email = freshEmail();
  const subscribe = async () => {
    const answer = await request.post('/api/adey/subscribe', { data: { name: 'Abeba', email } });
    expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'no-store']);
    return answer.json();
  };
  expect(await subscribe()).toMatchObject({ ok: true, type: 'Success' });
  expect(await subscribe()).toMatchObject({ ok: true, type: 'Already Subscribed' });
  const other = await request.post('/api/addSubscriber', { data: { name: 'Abeba', email } });
  expect(await other.json()).toMatchObject({ success: false });
  const elsewhere = await request.post('/api/other/subscribe', { data: { name: 'Abeba', email } });
  expect(elsewhere.status()).toBe(404);
});

test('under /am both subscribe endpoints respond in Amharic', async ({ request }) => {
  for (const address of calls) {
    const answer = await request.post(`/am${address}`, { data: { name: 'ሳባ', email: freshEmail() } });
    expect((await answer.json()).message).toBe('በተሳካ ሁኔታ ተመዝግበዋል። እናመሰግናለን።');
  }
});

test('forty simultaneous subscriptions of one address, in several spellings, create one subscriber', async ({
  request,
}) => {
  const email = freshEmail();
  const spellings = [email, email.toUpperCase(), email.replace('person', 'Person')];
  const types = await Promise.all(
    Array.from({ length: 40 }, async (_, index) => {
      const data = { name: 'Abeba', email: spellings[index % 3] };
      const answer = await request.post(calls[index % 2] ?? '', { data });
      return (await answer.json()).type;
    }),
  );
  expect(types.filter(type => type === 'Success')).toHaveLength(1);
  expect(types.filter(type => type === 'Already Subscribed')).toHaveLength(39);
});

const refused: [what: string, body: string, status: number][] = [
  ['nothing', '', 400],
  ['broken JSON', '{"name":"Abeba","email":', 400],
  ['a list', '[]', 400],
  ['no name', '{"email":"a@b.c"}', 400],
  ['no email', '{"name":"Abeba"}', 400],
  ['an email of another type', '{"name":"Abeba","email":{"$ne":null}}', 400],
  ['a name that is markup', '{"name":"<script>alert(1)</script>","email":"a@b.c"}', 400],
  ['an email with a second header line', '{"name":"Abeba","email":"a@b.c\\r\\nBcc: d@e.f"}', 400],
  ['an email the database cannot hold', '{"name":"Abeba","email":"a\\u0000@b.c"}', 400],
  ['a lone surrogate', '{"name":"Ab\\ud800","email":"a@b.c"}', 400],
  ['a prototype', '{"__proto__":{"name":"Abeba"},"email":"a@b.c"}', 400],
  ['too much data', `{"name":"${'x'.repeat(20_000)}","email":"a@b.c"}`, 413],
];

for (const [what, body, status] of refused) {
  test(`subscribing with ${what} is refused with ${status} and a problem detail`, async ({ request }) => {
    for (const address of calls) {
      const answer = await post(request, address, body);
      expect(answer.status(), address).toBe(status);
      expect(answer.headers()['content-type']).toMatch(/^application\/problem\+json/);
      expect(await answer.json()).toMatchObject({ status, detail: expect.stringMatching(/\w/) });
    }
  });
}

test('a refusal by /api/adey/subscribe has ok false and an error', { tag: ['@API-14'] }, async ({
  request,
}) => {
  const answer = await post(request, calls[1], '{"name":"A1","email":"a@b.c"}');
  expect(answer.statusText()).toBe('Bad Request');
  expect(await answer.json()).toMatchObject({ ok: false, error: 'name: Please enter a valid Name' });
});

test('a refusal by /api/addSubscriber has success false and an error', {
  tag: ['@API-07'],
}, async ({ request }) => {
  const answer = await post(request, calls[0], '{"name":"A1","email":"a@b.c"}');
  expect(answer.status()).toBe(400);
  expect(await answer.json()).toMatchObject({ success: false, error: 'name: Please enter a valid Name' });
});

test('the subscribe endpoints answer any input with 200, 400 or 413', async ({ request }) => {
  const point = fc.integer({ min: 0, max: 0x10ffff });
  const anything = fc.record({ name: fc.jsonValue(), email: fc.jsonValue() }, { requiredKeys: [] });
  const nearly = fc.record({
    name: fc.array(point, { maxLength: 30 }).map(points => String.fromCodePoint(...points)),
    email: fc.array(point, { maxLength: 20 }).map(points => `${String.fromCodePoint(...points)}@example.org`),
  });
  await fc.assert(
    fc.asyncProperty(fc.oneof(anything, nearly), fc.constantFrom(...calls), async (body, address) => {
      const answer = await post(request, address, JSON.stringify(body));
      expect([200, 400, 413]).toContain(answer.status());
    }),
    { numRuns: 120 },
  );
});

test('a subscription as a form or plain text gets 415, from another site 403, and with another method 405', async ({
  request,
  ownStack,
}) => {
  const body = '{"name":"Abeba","email":"abeba@example.org"}';
  for (const address of calls) {
    const statusFrom = async (origin: string, type: string) =>
      (await post(request, address, body, { 'content-type': type, origin })).status();
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      expect(await statusFrom(ownStack.siteUrl, type), type).toBe(415);
      expect(await statusFrom('https://elsewhere.example', type), type).toBe(403);
    }
    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH']) {
      const refusal = await request.fetch(address, { method, data: body, headers: json });
      expect([refusal.status(), refusal.headers().allow], method).toEqual([405, 'POST']);
    }
  }
});

test('no public address lists the subscribers', async ({ request }) => {
  for (const path of ['/api/subscribers', '/subscribers'])
    expect((await request.get(path)).status(), path).toBe(404);
  for (const path of calls) expect((await request.get(path)).status(), path).toBe(405);
});

test('by default one network may subscribe ten times in ten minutes without proof, and one address three times a day', async ({
  startOwnStack,
  request,
}) => {
  const { siteUrl } = await startOwnStack({ withoutStaff: true });
  const email = freshEmail();
  const send = async (address: string, to: string) =>
    request.post(siteUrl + address, { data: { name: 'Abeba', email: to } });
  for (const [index, status] of [200, 200, 200, 429].entries())
    expect((await send(calls[index % 2] ?? '', email)).status()).toBe(status);
  const form = { name: 'Abeba', email, source: 'section' };
  const plain = await request.post(`${siteUrl}/send/subscribe`, { form, headers: { origin: siteUrl } });
  expect(plain.status()).toBe(429);
  expect(await plain.text()).toContain('That was asked for many times. Please try again later.');
  for (let count = 6; count <= 10; count += 1)
    expect((await send(calls[0], freshEmail())).status()).toBe(200);
  const refusal = await send(calls[1], freshEmail());
  expect(refusal.status()).toBe(429);
  expect(Number(refusal.headers()['retry-after'])).toBeGreaterThan(0);
  expect(await refusal.json()).toMatchObject({
    ok: false,
    message: 'That was asked for many times. Please try again later.',
    error: expect.stringMatching(/\w/),
  });
});
