import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Subscriber } from '#payload-types';
import { queueMail } from '#platform/mail/outbox.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { addIssue, addReaders, clearNewsletter, listIssueMails } from '../../../tests/support/newsletter.ts';
import {
  by,
  hurry,
  issueWriter,
  mail,
  openServer,
  sql,
  startWorker,
  untilStates,
} from '../../../tests/support/outbox-support.ts';
import { confirmSubscription } from './confirmation/confirm-subscription.action.ts';
import { issueRenderer } from './issues/issue.email.tsx';
import { sendIssue } from './issues/send-issue.action.ts';
import { confirmLink } from './reader-links.ts';
import { settleBounce } from './settle-bounce.ts';
import { subscribe } from './subscribe.endpoint.ts';
import {
  correctAddress,
  resendToSuspended,
  unsubscribeLongSuspended,
  unsubscribeSuspended,
} from './suspension.action.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});
beforeEach(() => clearNewsletter(payload));

const render = issueRenderer({ organisation: 'Adey', siteUrl: 'https://adey.test' } as never);
const settling = {
  writers: { issue: issueWriter },
  settleBounce: async (pool: never, id: number) => void (await settleBounce(pool, id)),
};
const workAt = (server: Awaited<ReturnType<typeof openServer>>) => startWorker(by(server), settling as never);

const findRow = async (email: string): Promise<Subscriber | undefined> =>
  (
    await payload.find({
      collection: 'subscribers',
      where: { email: { equals: email } },
      overrideAccess: true,
    })
  ).docs[0];
const untilStatus = (email: string, status: string) =>
  expect.poll(async () => (await findRow(email))?.status, { timeout: 10_000 }).toBe(status);
const sendTo = (to: string) => queueMail({ payload }, mail(to));
async function send(): Promise<number> {
  const id = await addIssue(payload, {});
  const sent = await sendIssue(payload, id, { by: 'Abeba', now: new Date(), render });
  expect(sent).toMatchObject({ ok: true });
  return id;
}

const suspend = (email: string) =>
  sql(
    `update subscribers set status = 'suspended', suspended_at = now() - interval '1 minute', suspended_for = 'Gone.' where email = $1`,
    [email],
  );

describe('bounced addresses', () => {
  it('an address whose mailbox does not exist is suspended and gets no further issue', async () => {
    const server = await openServer();
    server.answer = to =>
      to.startsWith('gone') ? { at: 'recipient', code: 550, text: '5.1.1 User unknown' } : 'take';
    await addReaders(payload, [{ email: 'gone@example.org' }, { email: 'there@example.org' }]);
    workAt(server);
    await send();
    await untilStates('bounced', 'sent');
    await untilStatus('gone@example.org', 'suspended');
    expect(await findRow('gone@example.org')).toMatchObject({
      suspendedFor: expect.stringMatching(/^There is no such mailbox\. It said: 550 5\.1\.1 User unknown/),
      suspendedAt: expect.any(String),
    });
    expect(await findRow('there@example.org')).toMatchObject({ status: 'confirmed', suspendedAt: null });
    const second = await send();
    expect((await listIssueMails(payload, second)).map(({ to }) => to)).toEqual(['there@example.org']);
  });

  it('an address is suspended after three soft bounces in a row, and a delivery resets the count', async () => {
    const server = await openServer();
    const full = { at: 'recipient', code: 552, text: '5.2.2 Mailbox full' } as const;
    const answers = [full, full, 'take', full, full, full] as const;
    server.answer = (_to, time) => answers[time - 1] ?? 'take';
    await addReaders(payload, [{ email: 'full@example.org' }]);
    workAt(server);
    for (const [at] of answers.entries()) {
      expect((await findRow('full@example.org'))?.status).toBe('confirmed');
      await sendTo('full@example.org');
      await untilStates(...answers.slice(0, at + 1).map(answer => (answer === 'take' ? 'sent' : 'bounced')));
    }
    await untilStatus('full@example.org', 'suspended');
    expect((await findRow('full@example.org'))?.suspendedFor).toMatch(/^The mailbox is full\./);
  });

  it('refusals because of our own sender do not suspend an address', async () => {
    const server = await openServer();
    server.answer = () => ({ at: 'recipient', code: 550, text: '5.7.1 Your address is on our list' });
    await addReaders(payload, [{ email: 'strict@example.org' }]);
    workAt(server);
    for (let n = 0; n < 4; n += 1) await sendTo('strict@example.org');
    await untilStates('failed', 'failed', 'failed', 'failed');
    expect(await sql(`select bounce from mails where bounce is not null`)).toEqual([]);
    expect((await findRow('strict@example.org'))?.status).toBe('confirmed');
  });

  it('mail refused for two days is a soft bounce, and a suspension withdraws the waiting issue', async () => {
    const server = await openServer();
    server.answer = () => ({ at: 'recipient', code: 451, text: '4.3.0 Not now' });
    await addReaders(payload, [{ email: 'slow@example.org' }]);
    await send();
    await sql(`update mails set next_attempt_at = now() + interval '1 day'`);
    for (let n = 0; n < 3; n += 1) await sendTo('slow@example.org');
    await sql(`update mails set attempts = 12 where bulk_of is null`);
    await sql('select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))');
    await sql(`update mails set state = 'held', reason = 'The issue is paused.' where bulk_of is not null`);
    await hurry();
    workAt(server);
    await untilStatus('slow@example.org', 'suspended');
    expect(await sql(`select kind, bounce from mails order by id`)).toEqual(
      Array(3).fill({ kind: 'test', bounce: 'soft' }),
    );
  });

  it('a receipt to a suspended address is still tried, and its bounce is recorded', async () => {
    const server = await openServer();
    server.answer = () => ({ at: 'recipient', code: 550, text: '5.1.1 User unknown' });
    await addReaders(payload, [{ email: 'giver@example.org' }]);
    await suspend('giver@example.org');
    workAt(server);
    await queueMail({ payload }, { ...mail('giver@example.org'), kind: 'receipt' });
    await untilStates('bounced');
  });
});

describe('the suspension of an address', () => {
  const context = (now = new Date()) => ({ language: 'en' as const, clientAddress: '10.7.0.1', now });
  const readToken = (link: string) => new URL(link).searchParams.get('reader');

  it('a suspension ends when the owner confirms again, and not by an older link', async () => {
    const [id = 0] = await addReaders(payload, [{ email: 'back@example.org' }]);
    const before = readToken(confirmLink(id, 'en', new Date(Date.now() - 600_000)));
    await suspend('back@example.org');
    expect(await confirmSubscription(payload, before, context())).toEqual({ ok: false, problem: 'used' });
    const joined = await subscribe(
      payload,
      { name: 'Liya', email: 'Back@example.org', source: 'section' },
      context(),
    );
    expect(joined).toEqual({ ok: true, value: 'already' });
    expect(await sql(`select kind, "to" from mails`)).toEqual([{ kind: 'confirm', to: 'back@example.org' }]);
    expect((await findRow('back@example.org'))?.status).toBe('suspended');
    const link = readToken(confirmLink(id, 'en', new Date()));
    expect(await confirmSubscription(payload, link, context())).toMatchObject({ ok: true });
    expect(await findRow('back@example.org')).toMatchObject({
      status: 'confirmed',
      suspendedAt: null,
      suspendedFor: null,
    });
  });

  it('a bounce of a mail sent before the confirmation does not suspend the address', async () => {
    await addReaders(payload, [{ email: 'late@example.org' }]);
    await sendTo('late@example.org');
    await sql(`update mails set state = 'bounced', bounce = 'hard', created_at = now() - interval '1 hour'`);
    const [row] = await sql<{ id: number }>('select id from mails');
    const pool = { query: async (text: string, values: unknown[]) => sql(text, values) } as never;
    await settleBounce(pool, Number(row?.id));
    expect((await findRow('late@example.org'))?.status).toBe('confirmed');
  });

  it('an address corrected by staff has to confirm, and the old one stays unsubscribed', async () => {
    const [id = 0] = await addReaders(payload, [
      { email: 'abeba@exampel.org', name: 'Abeba', language: 'am', edition: 'light', topics_events: false },
      { email: 'other@example.org' },
    ]);
    expect(await correctAddress(payload, id, 'abeba@example.org', new Date())).toEqual({
      ok: false,
      problem: 'not-suspended',
    });
    await suspend('abeba@exampel.org');
    for (const [typed, problem] of [
      ['abeba', 'invalid'],
      ['ABEBA@exampel.org', 'same'],
      ['other@example.org', 'taken'],
    ] as const)
      expect(await correctAddress(payload, id, typed, new Date())).toEqual({ ok: false, problem });
    const mended = await correctAddress(payload, id, ' abeba@example.org\u200B', new Date());
    expect(mended).toMatchObject({ ok: true });
    expect(await findRow('abeba@example.org')).toMatchObject({
      status: 'waiting',
      name: 'Abeba',
      language: 'am',
      edition: 'light',
      topics: { news: true, events: false },
    });
    expect(await findRow('abeba@exampel.org')).toBeUndefined();
    expect(await sql(`select kind, "to", locale from mails`)).toEqual([
      { kind: 'confirm', to: 'abeba@example.org', locale: 'am' },
    ]);
    const [again = 0] = await addReaders(payload, [{ email: 'third@example.org' }]);
    await suspend('third@example.org');
    expect(await correctAddress(payload, again, 'abeba@exampel.org', new Date())).toEqual({
      ok: false,
      problem: 'left',
    });
  });

  it('a suspended address is unsubscribed by staff or after a year', async () => {
    const [one = 0, , third = 0] = await addReaders(payload, [
      { email: 'out@example.org' },
      { email: 'old@example.org' },
      { email: 'stays@example.org' },
    ]);
    for (const email of ['out@example.org', 'old@example.org', 'stays@example.org']) await suspend(email);
    expect(await unsubscribeSuspended(payload, one, new Date())).toBe(true);
    expect(await unsubscribeSuspended(payload, one, new Date())).toBe(false);
    await sql(
      `update subscribers set suspended_at = now() - interval '366 days' where email = 'old@example.org'`,
    );
    expect(await unsubscribeLongSuspended(payload, new Date())).toBe(1);
    expect(await sql(`select email, status from subscribers order by email, id`)).toEqual([
      { email: '', status: 'left' },
      { email: '', status: 'left' },
      { email: 'stays@example.org', status: 'suspended' },
    ]);
    expect(await resendToSuspended(payload, third, new Date())).toBe(true);
    expect(await sql(`select kind, "to" from mails`)).toEqual([{ kind: 'confirm', to: 'stays@example.org' }]);
  });
});
