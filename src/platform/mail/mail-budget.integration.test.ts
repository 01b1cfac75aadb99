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
const countOf = (all: readonly Queued[], what: Queued) => all.filter(each => each === what).length;

async function sendMany(count: number, kind: MailKind, to?: string): Promise<Queued[]> {
  const all: Queued[] = [];
  for (let n = 0; n < count; n += 1) all.push(await send(kind, to));
  return all;
}

describe('the mails that strangers cause to one inbox in a day', () => {
  it('are eight over all forms together; further ones are kept for staff, with the reason, until they send them', async () => {
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

  it('are eight however many acts run at once', async () => {
    const all = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        inOneTransaction(payload, req =>
          queueMail(req, mail(victim, { kind: forms[n % forms.length] ?? 'confirm' })),
        ),
      ),
    );
    expect(countOf(all, 'queued')).toBe(MOST);
    expect(countOf(all, 'kept')).toBe(30 - MOST);
  });

  it('are eight however the address is spelt, tagged or dotted', async () => {
    const spelt = [
      'Abe.Be@gmail.com',
      'abebe+news@gmail.com',
      'a.b.e.b.e@googlemail.com',
      'ａbebe@Gmail.com',
      'abebe+1+2@gmail.com',
    ];
    const all: Queued[] = [];
    for (let n = 0; n < 10; n += 1) all.push(await send('confirm', spelt[n % spelt.length]));
    expect(countOf(all, 'queued')).toBe(MOST);
    expect(await send('confirm', 'ab.ebe@example.org'), 'dots mean something elsewhere').toBe('queued');
  });

  it('leave twelve for links that let somebody in, whatever the forms of strangers have used up', async () => {
    await sendMany(MOST, 'meeting-held');
    await sendMany(20, 'receipt');
    expect(await sendMany(13, 'sign-in')).toEqual([...Array(12).fill('queued'), 'kept']);
    expect(await send('giver-link')).toBe('kept');
  });

  it('never hold back what has to arrive, which uses up the others', async () => {
    const receipts = await sendMany(20, 'receipt');
    expect(countOf(receipts, 'queued')).toBe(20);
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

  it('count on the day they arrive, such as the reminder of a meeting', async () => {
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

  it('do not include newsletters, mails of staff and what somebody does who is signed in', async () => {
    await queueMails({ payload }, issueMails(3));
    for (const kind of ['approval-asked', 'welcome', 'password', 'passkey-added', 'issue-test'] as const)
      await sendMany(3, kind);
    expect(await sql('select from limits.inboxes')).toEqual([]);
  });

  it('do not include a mail that was queued before under the same key, or whose act was undone', async () => {
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

describe('an act that makes no sense without its mail', () => {
  const book = (to = victim) =>
    unlessInboxFull(payload, () =>
      inOneTransaction(payload, async req => {
        await queueMail(req, mail('host@adey.example', { kind: 'meeting-of-host' }));
        await queueNeededMail(req, mail(to, { kind: 'meeting-held' }));
        return 'booked';
      }),
    );

  it('is undone beyond the eight, with all that it wrote, and counted for staff', async () => {
    await sendMany(MOST - 1, 'confirm');
    expect([await book(), await book(), await book()]).toEqual(['booked', null, null]);
    expect(await sql("select from mails where kind = 'meeting-of-host'")).toHaveLength(1);
    expect(await sql("select from mails where state = 'held'")).toEqual([]);
    expect(await sql('select refused from limits.inboxes where refused > 0')).toEqual([{ refused: 2 }]);
  });

  it('is undone however many run at once, and as many succeed as there are mails left', async () => {
    await sendMany(MOST - 3, 'confirm');
    const all = await Promise.all(Array.from({ length: 12 }, () => book()));
    expect(all.filter(each => each === 'booked')).toHaveLength(3);
    expect(await sql("select from mails where kind = 'meeting-held' and state = 'waiting'")).toHaveLength(3);
  });
});

it('a host gets twelve mails about meetings a day, and nothing is stored of further ones', async () => {
  const all = await sendMany(15, 'meeting-of-host', 'host@adey.example');
  expect(countOf(all, 'queued')).toBe(12);
  expect(countOf(all, 'refused')).toBe(3);
  expect(await sql('select from mails')).toHaveLength(12);
  expect(await send('confirm', 'host@adey.example'), 'counted apart from what strangers cause').toBe(
    'queued',
  );
});

it('what is counted reveals no address, and the worker forgets it after a day', async () => {
  await send('confirm');
  expect(JSON.stringify(await sql('select i::text from limits.inboxes i'))).not.toMatch(/victim|example/);
  await sql('insert into limits.inboxes select counter || 1, day - 2, used from limits.inboxes');
  const pool = new pg.Pool({ connectionString: accountAddress('worker') });
  onTestFinished(() => pool.end());
  await maintainOutbox(pool);
  expect(await sql('select used from limits.inboxes')).toEqual([{ used: 1 }]);
});
