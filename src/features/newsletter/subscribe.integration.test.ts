import { sql } from '@payloadcms/db-postgres/drizzle';
import fc from 'fast-check';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { getExecutor, inOneTransaction } from '#platform/transaction.ts';
import { callEndpoint } from '../../../tests/support/call.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { mailsTo } from '../../../tests/support/outbox.ts';
import { fuzzRuns } from '../../../tests/support/test-scale.ts';
import { unsubscribe } from './preferences/preferences.action.ts';
import { addSubscriber, subscribe, subscribeToProduct } from './subscribe.endpoint.ts';
import { consentVersion } from './subscribe.rules.ts';
import { subscribeRequest } from './subscribe.schema.ts';
import { consentWords } from './subscribe.texts.ts';
import { eraseSubscriber, findSubscriber } from './subscriber.personal-data.ts';

vi.hoisted(() => {
  // These measurements must hold without the limit for one address.
  process.env.SUBSCRIBE_PER_ADDRESS = '1000';
});

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});

const now = new Date('2026-11-20T09:00:00.000Z');
let networks = 0;
/** A visitor in their own network, so that tests do not share limits. */
const somebody = () => {
  networks += 1;
  return { language: 'en', clientAddress: `10.0.${networks >> 8}.${networks & 255}`, now } as const;
};
const join = (email: string, context: Parameters<typeof subscribe>[2] = somebody()) =>
  subscribe(payload, { name: 'Abeba Bekele', email, source: 'section' }, context);
const findRows = async (email: string) =>
  (await payload.find({ collection: 'subscribers', where: { compared: { equals: email } } })).docs;

describe('subscribing', () => {
  it('a subscription is stored with address, language, consent, time and source, and waits for confirmation', async () => {
    expect(await join('Abeba@Example.org', { ...somebody(), language: 'am' })).toEqual({
      ok: true,
      value: 'newly',
    });
    const [row] = await findRows('abeba@example.org');
    const { id: _id, createdAt: _created, updatedAt: _updated, ...stored } = row ?? { id: 0 };
    expect(stored).toEqual({
      name: 'Abeba Bekele',
      email: 'Abeba@Example.org',
      compared: 'abeba@example.org',
      status: 'waiting',
      language: 'am',
      topics: { news: true, events: true, projects: true },
      edition: 'full',
      pausedUntil: null,
      confirmedAt: null,
      leftAt: null,
      suspendedAt: null,
      suspendedFor: null,
      consentText: consentWords('am'),
      confirmationMailedAt: now.toISOString(),
      joinedAt: now.toISOString(),
      source: 'section',
      consentVersion,
    });
  });

  it('subscribing a second time changes nothing and is reported as already subscribed', async () => {
    await join('twice@example.org');
    const before = await findRows('twice@example.org');
    const later = { ...somebody(), now: new Date(now.getTime() + 60_000) };
    expect(await join('TWICE@example.org', later)).toEqual({ ok: true, value: 'already' });
    expect(await findRows('twice@example.org')).toEqual(before);
  });

  it('fifty simultaneous subscriptions of one address in different spellings create one row', async () => {
    const spellings = ['crowd@example.org', 'Crowd@example.org', 'CROWD@EXAMPLE.ORG', 'crowd@Example.Org'];
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, index) => join(spellings[index % spellings.length] ?? '')),
    );
    const values = outcomes.map(outcome => (outcome.ok ? outcome.value : outcome.problem.code));
    expect(values.toSorted()).toEqual([...Array.from({ length: 49 }, () => 'already'), 'newly']);
    expect(await findRows('crowd@example.org')).toHaveLength(1);
  });

  it('[RULE-06] one confirmation mail is queued, without anything the person typed', async () => {
    const name = 'Hostile Visit.evil.example';
    await subscribe(payload, { name, email: 'Asked@example.org', source: 'section' }, somebody());
    const [mail, ...more] = await mailsTo(payload, 'asked@example.org');
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ kind: 'confirm', to: 'asked@example.org', locale: 'en', state: 'waiting' });
    expect(mail?.subject).toBe('Please confirm your email address');
    expect(mail?.data).toEqual({
      confirm: expect.stringMatching(/\/send\/confirm\?reader=\d+-\d+\.[\w-]{22}$/),
    });
    expect(JSON.stringify({ ...mail, to: '', compared: '' })).not.toMatch(/Hostile|evil|asked/i);
  });

  it('the confirmation mail goes to the normalised address, and a lookalike address is rejected', async () => {
    await join('ｒeader@Spelt.example');
    const [first, ...none] = await mailsTo(payload, 'reader@spelt.example');
    expect([first?.to, none]).toEqual(['reader@spelt.example', []]);
    const parsed = subscribeRequest.safeParse({
      name: 'Mallory',
      email: 'reader@spelt.example／x.attacker.test',
    });
    expect(parsed.success).toBe(false);
  });

  it('[RULE-08] the confirmation mail is repeated once a day while waiting, and never after confirmation', async () => {
    const at = (hours: number) => ({ ...somebody(), now: new Date(now.getTime() + hours * 3_600_000) });
    const mails = async () => (await mailsTo(payload, 'patient@example.org')).length;
    await join('patient@example.org', at(0));
    expect(await join('patient@example.org', at(23.99))).toEqual({ ok: true, value: 'already' });
    expect(await mails()).toBe(1);
    const both = await Promise.all([
      join('patient@example.org', at(24)),
      join('patient@example.org', at(24)),
    ]);
    expect(both).toEqual([1, 2].map(() => ({ ok: true, value: 'already' })));
    expect(await mails()).toBe(2);
    const executor = await getExecutor({ payload });
    await executor.execute(
      sql`update subscribers set status = 'confirmed' where compared = 'patient@example.org'`,
    );
    await join('patient@example.org', at(72));
    expect(await mails()).toBe(2);
  });

  it('if the confirmation mail cannot be stored, the subscriber is not stored either', async () => {
    const executor = await getExecutor({ payload });
    await executor.execute(sql`alter table mails add constraint closed check (kind <> 'confirm') not valid`);
    await expect(join('unwritten@example.org')).rejects.toThrow();
    await executor.execute(sql`alter table mails drop constraint closed`);
    expect(await findRows('unwritten@example.org')).toEqual([]);
  });

  it('subscribing after unsubscribing is a new subscription that waits for confirmation', async () => {
    await join('back@example.org');
    const [before] = await findRows('back@example.org');
    expect(await unsubscribe(payload, before?.id ?? 0, now)).toBe('left');
    const later = { ...somebody(), now: new Date(now.getTime() + 60_000) };
    expect(await join('back@example.org', later)).toEqual({ ok: true, value: 'newly' });
    expect(await findRows('back@example.org')).toMatchObject([
      { id: before?.id, status: 'waiting', name: 'Abeba Bekele', joinedAt: later.now.toISOString() },
    ]);
  });

  it('names and addresses that the rules accept are stored unchanged', async () => {
    const hostile = fc.constantFrom("o'neil", '--', '%', '$1', '{}', 'ሳባ', 'a/*', '&amp', '#{x}', '=1+1');
    await fc.assert(
      fc.asyncProperty(hostile, fc.integer(), async (part, number) => {
        const email = `${part}${number}@example.org`;
        const parsed = subscribeRequest.safeParse({ name: "D'Abebe, A.-B.", email });
        if (!parsed.success) return;
        expect((await subscribe(payload, parsed.data, somebody())).ok).toBe(true);
        expect(await findSubscriber(payload, email)).toMatchObject({ email, name: "D'Abebe, A.-B." });
      }),
      { numRuns: fuzzRuns(20, 40) },
    );
  });
});

describe('the two endpoints', () => {
  const add = (body: object) => callEndpoint(addSubscriber, { ...somebody(), body });
  const byProduct = (body: object) =>
    callEndpoint(subscribeToProduct, { ...somebody(), body, path: '/api/adey/subscribe' });

  it('[SUB-24] an address added by one endpoint is known to the other, both ways', async () => {
    const first = await add({ name: 'Abeba', email: 'one@example.org' });
    expect(await first.json()).toMatchObject({ success: true, type: 'Success' });
    const second = await byProduct({ name: 'Abeba', email: 'One@example.org' });
    expect(await second.json()).toMatchObject({ ok: true, type: 'Already Subscribed' });
    const other = await byProduct({ name: 'Saba', email: 'two@example.org' });
    expect(await other.json()).toMatchObject({ ok: true, type: 'Success' });
    const again = await add({ name: 'Saba', email: 'TWO@example.org' });
    expect(await again.json()).toMatchObject({ success: false, type: 'Already Subscribed' });
  });

  it('both endpoints answer a refused request with status 400 and a false flag', async () => {
    for (const [answer, flag] of [
      [await add({ name: '<b>', email: 'no address' }), 'success'],
      [await byProduct({ name: '<b>', email: 'no address' }), 'ok'],
    ] as const) {
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ [flag]: false, error: expect.any(String), status: 400 });
    }
  });
});

describe('the data stored about a person', () => {
  it('a subscriber is found and erased by any spelling of the address', async () => {
    const erase = (email: string) => inOneTransaction(payload, req => eraseSubscriber(req, email, now));
    await join('Forget.Me@example.org');
    expect(await findSubscriber(payload, 'forget.me@EXAMPLE.org')).toMatchObject({ name: 'Abeba Bekele' });
    expect(await erase('FORGET.ME@example.org')).toBe(1);
    expect(await findSubscriber(payload, 'Forget.Me@example.org')).toBeNull();
    expect(await erase('nobody@example.org')).toBe(0);
  });

  it('the subscribers table has no column for the network of a person', async () => {
    const executor = await getExecutor({ payload });
    const { rows } = (await executor.execute(
      sql`select column_name from information_schema.columns where table_name = 'subscribers'`,
    )) as { rows: { column_name: string }[] };
    expect(rows.map(({ column_name }) => column_name).toSorted()).toEqual([
      'compared',
      'confirmation_mailed_at',
      'confirmed_at',
      'consent_text',
      'consent_version',
      'created_at',
      'edition',
      'email',
      'id',
      'joined_at',
      'language',
      'left_at',
      'name',
      'paused_until',
      'source',
      'status',
      'suspended_at',
      'suspended_for',
      'topics_events',
      'topics_news',
      'topics_projects',
      'updated_at',
    ]);
  });
});
