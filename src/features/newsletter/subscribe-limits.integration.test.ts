import '../../../tests/support/as-site.ts';
import type { Payload } from 'payload';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createProofChallenge } from '#platform/limits/proof-of-work.ts';
import { callEndpoint } from '../../../tests/support/call.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { solveWork } from '../../../tests/support/solve-work.ts';
import { addSubscriber, subscribe, subscribeToProduct } from './subscribe.endpoint.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});

const now = new Date('2026-11-20T09:00:00.000Z');
// Limits use the system clock.
beforeEach(() => {
  vi.setSystemTime(now);
});
afterEach(() => {
  vi.useRealTimers();
});

let networks = 0;
/** A visitor in their own network, so that tests do not share limits. */
const somebody = () => {
  networks += 1;
  return { language: 'en', clientAddress: `10.3.${networks >> 8}.${networks & 255}`, now } as const;
};
const join = (email: string, context: Parameters<typeof subscribe>[2] = somebody()) =>
  subscribe(payload, { name: 'Abeba Bekele', email, source: 'section' }, context);
const findRows = async (email: string) =>
  (await payload.find({ collection: 'subscribers', where: { compared: { equals: email } } })).docs;

describe('limits for subscribing', () => {
  it('[RULE-04] one address can subscribe three times a day, from any network', async () => {
    const outcomes: unknown[] = [];
    for (let time = 0; time < 4; time += 1) outcomes.push(await join('often@example.org'));
    expect(outcomes.slice(0, 3)).toEqual(['newly', 'already', 'already'].map(value => ({ ok: true, value })));
    expect(outcomes[3]).toMatchObject({ ok: false, problem: { code: 'too-often', wait: 86_400 } });
    const tomorrow = new Date(now.getTime() + 86_400_001);
    vi.setSystemTime(tomorrow);
    expect((await join('often@example.org', { ...somebody(), now: tomorrow })).ok).toBe(true);
  });

  it('both endpoints share the limit for one address', async () => {
    const body = { name: 'Abeba', email: 'limited@example.org' };
    const add = () => callEndpoint(addSubscriber, { ...somebody(), body });
    const byProduct = () =>
      callEndpoint(subscribeToProduct, { ...somebody(), body, path: '/api/adey/subscribe' });
    const statuses: number[] = [];
    for (const answer of [add, byProduct, add, byProduct]) statuses.push((await answer()).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it('[RULE-05] one network can subscribe thirty times in ten minutes, with a proof of work for each', async () => {
    const context = somebody();
    const joinFrom = async (index: number, at: Date) => {
      const proof = await solveWork(await createProofChallenge(at));
      const request = {
        name: 'Abeba',
        email: `flood${index}@example.org`,
        source: 'section',
        proof,
      } as const;
      return subscribe(payload, request, { ...context, now: at });
    };
    for (let index = 0; index < 30; index += 1) expect((await joinFrom(index, now)).ok).toBe(true);
    expect(await joinFrom(31, now)).toMatchObject({ ok: false, problem: { code: 'too-often', wait: 600 } });
    expect(await findRows('flood31@example.org')).toEqual([]);
    expect((await join('flood32@example.org')).ok).toBe(true);
    const later = new Date(now.getTime() + 600_001);
    vi.setSystemTime(later);
    expect((await joinFrom(33, later)).ok).toBe(true);
  });

  it('without a proof of work one network can subscribe ten times; a proof then works once', async () => {
    const context = somebody();
    const outcomes: boolean[] = [];
    for (let index = 0; index < 11; index += 1)
      outcomes.push((await join(`plain${index}@example.org`, context)).ok);
    expect(outcomes).toEqual([...Array.from({ length: 10 }, () => true), false]);
    const proof = await solveWork(await createProofChallenge(now));
    const request = { name: 'Abeba', email: 'proven@example.org', source: 'section', proof } as const;
    expect((await subscribe(payload, request, context)).ok).toBe(true);
    const again = { ...request, email: 'copied@example.org' };
    expect((await subscribe(payload, again, context)).ok, 'a proof opens it once').toBe(false);
  });
});
