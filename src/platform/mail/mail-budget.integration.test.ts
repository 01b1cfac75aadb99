import type { Payload } from 'payload';
import pg from 'pg';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { inOneTransaction } from '#platform/transaction.ts';
import { accountAddress, openTestPayload } from '../../../tests/support/database.ts';
import { emptyOutbox, issueMails, mail, sql } from '../../../tests/support/outbox-support.ts';
import { INBOX_FULL } from './mail.rules.ts';
import type { MailKind } from './mail-areas.ts';
import { type Queued, queueMail, queueMails, queueNeededMail, unlessInboxFull } from './outbox.ts';
import { maintainOutbox, tryAgain } from './outbox-maintenance.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});
beforeEach(async () => {
  await emptyOutbox();
  await sql('truncate limits.inboxes');
});

const victim = 'victim@example.org';
const forms = ['confirm', 'meeting-held', 'bank-transfer', 'honour-card'] as const;
/** The setting's default. */
const MOST = 8;
const send = (kind: MailKind, to = victim, more = {}) => queueMail({ payload }, mail(to, { kind, ...more }));
const countQueued = (all: readonly Queued[], what: Queued) => all.filter(each => each === what).length;

async function sendMany(count: number, kind: MailKind, to?: string): Promise<Queued[]> {
  const all: Queued[] = [];
  for (let n = 0; n < count; n += 1) all.push(await send(kind, to));
  return all;
}

describe('the daily limit of mails that strangers cause to one inbox', () => {
  it('an inbox gets eight mails a day over all public forms, and further ones are held for staff', async () => {
    const all: Queued[] = [];
    for (let n = 0; n < 10; n += 1) all.push(await send(forms[n % forms.length] ?? 'confirm'));
    expect(all).toEqual([...Array(MOST).fill('queued'), 'kept', 'kept']);
    const held = await sql<{ id: number; kind: string; reason: string }>(
      "select id, kind, reason from mails where state = 'held' order by id",
    );
    expect(held).toMatchObject([
      { kind: 'confirm', reason: INBOX_FULL },
      { kind: 'meeting-held', reason: INBOX_FULL },
    ]);
    expect(await sql('select from graphile_worker.jobs')).toHaveLength(MOST);
    expect(await tryAgain({ payload }, held[0]?.id ?? 0)).toBe(true);
    expect(await sql('select from graphile_worker.jobs')).toHaveLength(MOST + 1);
    expect(await send('confirm', 'somebody.else@example.org')).toBe('queued');
  });

  it('an inbox gets eight mails a day from simultaneous requests too', async () => {
    const all = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        inOneTransaction(payload, req =>
          queueMail(req, mail(victim, { kind: forms[n % forms.length] ?? 'confirm' })),
        ),
      ),
    );
    expect(countQueued(all, 'queued')).toBe(MOST);
    expect(countQueued(all, 'kept')).toBe(30 - MOST);
  });

  it('an inbox gets eight mails a day under all spellings of its address', async () => {
    const spelt = [
      'Abe.Be@gmail.com',
      'abebe+news@gmail.com',
      'a.b.e.b.e@googlemail.com',
      'ａbebe@Gmail.com',
      'abebe+1+2@gmail.com',
    ];
    const all: Queued[] = [];
    for (let n = 0; n < 10; n += 1) all.push(await send('confirm', spelt[n % spelt.length]));
    expect(countQueued(all, 'queued')).toBe(MOST);
    expect(await send('confirm', 'ab.ebe@example.org'), 'dots mean something elsewhere').toBe('queued');
  });

  it('an inbox gets twelve sign-in links a day, even with the limit of public forms used up', async () => {
    await sendMany(MOST, 'meeting-held');
    await sendMany(20, 'receipt');
    expect(await sendMany(13, 'sign-in')).toEqual([...Array(12).fill('queued'), 'kept']);
    expect(await send('giver-link')).toBe('kept');
  });

  it('required mails such as receipts are always queued, and use up the limit of other mails', async () => {
    const receipts = await sendMany(20, 'receipt');
    expect(countQueued(receipts, 'queued')).toBe(20);
    expect(await send('bank-transfer')).toBe('kept');
    for (const kind of [
      'meeting-booked',
      'meeting-moved',
      'meeting-cancelled',
      'monthly-changed',
      'gift-refunded',
    ] as const)
      expect(await send(kind), kind).toBe('queued');
  });

  it('a scheduled mail counts towards the limit of the day on which it is sent', async () => {
    const sendAt = new Date(Date.now() + 10 * 86_400_000);
    await sendMany(MOST, 'confirm');
    expect(await send('meeting-reminder', victim, { sendAt })).toBe('queued');
    const days = await sql<{ ahead: number; used: number }>(
      'select day - (select min(day) from limits.inboxes) as ahead, used from limits.inboxes order by 1',
    );
    expect(days).toEqual([
      { ahead: 0, used: MOST },
      { ahead: 10, used: 1 },
    ]);
  });

  it('newsletters and mails about staff or signed-in actions do not count towards the daily limit', async () => {
    await queueMails({ payload }, issueMails(3));
    for (const kind of ['approval-asked', 'welcome', 'password', 'passkey-added', 'issue-test'] as const)
      await sendMany(3, kind);
    expect(await sql('select from limits.inboxes')).toEqual([]);
  });

  it('repeated mails with one key count once, and rolled-back mails do not count', async () => {
    for (let n = 0; n < 5; n += 1) await send('confirm', victim, { dedupeKey: 'confirm:1' });
    await expect(
      inOneTransaction(payload, async req => {
        await queueMail(req, mail(victim, { kind: 'confirm' }));
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect(await sql('select used from limits.inboxes')).toEqual([{ used: 1 }]);
  });
});

describe('an action that needs its mail', () => {
  const book = (to = victim) =>
    unlessInboxFull(payload, () =>
      inOneTransaction(payload, async req => {
        await queueMail(req, mail('host@adey.example', { kind: 'meeting-of-host' }));
        await queueNeededMail(req, mail(to, { kind: 'meeting-held' }));
        return 'booked';
      }),
    );

  it('a booking beyond the limit is rolled back with all its mails, and counted for staff', async () => {
    await sendMany(MOST - 1, 'confirm');
    expect([await book(), await book(), await book()]).toEqual(['booked', null, null]);
    expect(await sql("select from mails where kind = 'meeting-of-host'")).toHaveLength(1);
    expect(await sql("select from mails where state = 'held'")).toEqual([]);
    expect(await sql('select refused from limits.inboxes where refused > 0')).toEqual([{ refused: 2 }]);
  });

  it('simultaneous bookings succeed only as often as mails are left in the limit', async () => {
    await sendMany(MOST - 3, 'confirm');
    const all = await Promise.all(Array.from({ length: 12 }, () => book()));
    expect(all.filter(each => each === 'booked')).toHaveLength(3);
    expect(await sql("select from mails where kind = 'meeting-held' and state = 'waiting'")).toHaveLength(3);
  });
});

it('a host gets twelve mails about meetings a day, and nothing is stored of further ones', async () => {
  const all = await sendMany(15, 'meeting-of-host', 'host@adey.example');
  expect(countQueued(all, 'queued')).toBe(12);
  expect(countQueued(all, 'refused')).toBe(3);
  expect(await sql('select from mails')).toHaveLength(12);
  expect(await send('confirm', 'host@adey.example'), 'counted apart from what strangers cause').toBe(
    'queued',
  );
});

it('stored counts contain no address, and the worker deletes them after a day', async () => {
  await send('confirm');
  expect(JSON.stringify(await sql('select i::text from limits.inboxes i'))).not.toMatch(/victim|example/);
  await sql('insert into limits.inboxes select counter || 1, day - 2, used from limits.inboxes');
  const pool = new pg.Pool({ connectionString: accountAddress('worker') });
  onTestFinished(() => pool.end());
  await maintainOutbox(pool);
  expect(await sql('select used from limits.inboxes')).toEqual([{ used: 1 }]);
});
