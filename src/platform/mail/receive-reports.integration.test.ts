import { createHmac } from 'node:crypto';
import type { Payload } from 'payload';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountAddress, openTestPayload } from '../../../tests/support/database.ts';
import {
  by,
  emptyOutbox,
  mail,
  openServer,
  sql,
  startWorker,
} from '../../../tests/support/outbox-support.ts';
import { queueMails } from './outbox.ts';
import { isReportSigned, receiveReports } from './receive-reports.action.ts';

let payload: Payload;
let site: pg.Pool;
beforeAll(async () => {
  payload = await openTestPayload();
  // As the site, which may not change mails.
  site = new pg.Pool({ connectionString: accountAddress('site') });
});
afterAll(() => site?.end());
beforeEach(emptyOutbox);

const bytes = (sent: unknown) => Buffer.from(JSON.stringify(sent));
const rows = () =>
  sql<{ bounce: string | null; reason: string | null }>('select bounce, reason from mails order by id');

describe('reports of a mail provider', () => {
  const shapes: [string, (messageId: string) => unknown][] = [
    ['our own', messageId => ({ bounce: 'hard', messageId, status: '5.1.1' })],
    ['a list', messageId => [{ bounce: 'hard', messageId, status: '550 5.1.1 Unknown' }]],
    [
      'Postmark',
      () => ({
        RecordType: 'Bounce',
        Type: 'HardBounce',
        Email: 'Gone@example.org',
        MessageID: 'theirs',
        Details: 'smtp;550 5.1.1 no',
      }),
    ],
    [
      'Brevo',
      messageId => ({
        event: 'hard_bounce',
        email: 'gone@example.org',
        'message-id': messageId,
        reason: '5.1.1',
      }),
    ],
    ['SendGrid', () => [{ event: 'bounce', type: 'bounce', email: 'gone@example.org', status: '5.1.1' }]],
    [
      'Postmark, for a complaint whose words are about spam',
      () => ({ RecordType: 'SpamComplaint', Email: 'gone@example.org', Details: '5.1.1 reported as spam' }),
    ],
    [
      'Mailgun',
      messageId => ({
        signature: {},
        'event-data': {
          event: 'failed',
          severity: 'permanent',
          recipient: 'gone@example.org',
          message: { headers: { 'message-id': messageId.slice(1, -1) } },
          'delivery-status': { 'enhanced-code': '5.1.1', code: 550 },
        },
      }),
    ],
  ];

  it.each(shapes)('a report in the shape of %s is read, and noted with its mail', async (_, shape) => {
    await queueMails({ payload }, [mail('gone@example.org'), mail('there@example.org')]);
    await sql(`update mails set state = 'sent', sent_at = now()`);
    const [gone] = await sql<{ message_id: string }>('select message_id from mails order by id');
    expect(await receiveReports(site, bytes(shape(gone?.message_id ?? '')))).toBe(1);
    startWorker(by(await openServer()));
    await expect.poll(rows, { timeout: 10_000 }).toEqual([
      {
        bounce: 'hard',
        reason: 'There is no such mailbox. The mail provider reported that it came back (5.1.1).',
      },
      { bounce: null, reason: null },
    ]);
  });

  it('reports of other events, unknown mails or unknown shapes change nothing', async () => {
    await queueMails({ payload }, [mail('there@example.org')]);
    await sql(`update mails set state = 'sent', sent_at = now()`);
    for (const sent of [
      { event: 'delivered', email: 'there@example.org' },
      { RecordType: 'Bounce', Type: 'Blocked', Email: 'there@example.org' },
      { event: 'hard_bounce', email: 'there@example.org', reason: '550 5.1.1 Your network is blacklisted' },
      [{ event: 'bounce', type: 'blocked', email: 'there@example.org', status: '5.7.1' }],
      [{ event: 'bounce', type: 'bounce', email: 'there@example.org', reason: '550 Sender rejected' }],
      { bounce: 'hard', email: 'stranger@example.org' },
      { bounce: 'hard' },
    ])
      expect(await receiveReports(site, bytes(sent)), JSON.stringify(sent)).toBe(0);
    for (const sent of ['x', 7, null, {}, [], { bounce: 'very' }, { __proto__: null, event: 7 }])
      expect(await receiveReports(site, bytes(sent)), JSON.stringify(sent)).toBeNull();
    expect(await receiveReports(site, Buffer.from([0xff, 0xfe]))).toBeNull();
    expect(
      await sql('select 1 from graphile_worker.jobs where task_identifier = $1', ['note-bounce']),
    ).toEqual([]);
  });

  it('reports are accepted with the secret as Bearer, Basic or HMAC signature, and refused otherwise', () => {
    const secret = 'a-secret-of-thirty-two-letters-or-more';
    const body = bytes({ bounce: 'hard' });
    const isSigned = (headers: Record<string, string>) => isReportSigned(new Headers(headers), body, secret);
    const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;
    const hmac = (key: string) => `sha256=${createHmac('sha256', key).update(body).digest('hex')}`;
    expect(isSigned({ authorization: `Bearer ${secret}` })).toBe(true);
    expect(isSigned({ authorization: basic(`mail:${secret}`) })).toBe(true);
    expect(isSigned({ 'x-signature': hmac(secret) })).toBe(true);
    for (const headers of [
      {},
      { authorization: 'Bearer ' },
      { authorization: `Bearer ${secret}x` },
      { authorization: basic(secret) },
      { authorization: 'Basic ?' },
      { 'x-signature': hmac('other') },
      { 'x-signature': 'sha256=' },
      { authorization: 'Bearer wrong', 'x-signature': hmac(secret) },
    ])
      expect(isSigned(headers as Record<string, string>), JSON.stringify(headers)).toBe(false);
  });
});
