import type { Payload } from 'payload';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readImapUrl } from '#platform/settings/mail-server.rules.ts';
import { accountAddress, openTestPayload } from '../../../tests/support/database.ts';
import { type ImapMailbox, mailboxAddress, startMailbox } from '../../../tests/support/imap-server.ts';
import {
  by,
  emptyOutbox,
  mail,
  openServer,
  sql,
  startWorker,
  untilStates,
} from '../../../tests/support/outbox-support.ts';
import { returnAddress } from './compose-message.ts';
import { queueMails } from './outbox.ts';
import { readReturned } from './read-returned.ts';

let payload: Payload;
let mailbox: ImapMailbox;
let pool: pg.Pool;
beforeAll(async () => {
  payload = await openTestPayload();
  mailbox = await startMailbox();
  pool = new pg.Pool({ connectionString: accountAddress('worker') });
});
afterAll(async () => {
  await mailbox?.close();
  await pool?.end();
});
beforeEach(emptyOutbox);

type Returned = {
  to: string;
  status?: string;
  action?: string;
  answer?: string;
  messageId?: string;
};

/** A report as Postfix writes it. */
const report = ({
  to,
  status = '5.1.1',
  action = 'failed',
  answer,
  messageId = '<x@elsewhere.test>',
}: Returned) => `From: MAILER-DAEMON@mx.test (Mail Delivery System)
To: ${to}
Subject: Report ${status} ${action}
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="cut"

--cut
Content-Type: text/plain; charset=us-ascii

I'm sorry to have to inform you that your message could not be delivered.

--cut
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.test
Arrival-Date: Fri, 20 Nov 2026 09:00:00 +0000

Final-Recipient: rfc822; gone@example.org
Action: ${action}
Status: ${status}
Diagnostic-Code: smtp; ${
  answer ??
  `550 ${status} <gone@example.org>: Recipient address rejected:
    User unknown`
}

--cut
Content-Description: Undelivered Message
Content-Type: message/rfc822

From: Adey <news@adey.test>
To: gone@example.org
Subject: For gone@example.org
Message-ID: ${messageId}

Hello

--cut--
`;

const listIds = async () =>
  (await sql<{ id: number; message_id: string }>('select id, message_id from mails order by id')).map(
    row => ({
      id: Number(row.id),
      messageId: row.message_id,
    }),
  );
const bounces = () =>
  sql<{ state: string; bounce: string | null; reason: string | null }>(
    'select state, bounce, reason from mails order by id',
  );
const read = () => readReturned(readImapUrl(mailboxAddress(mailbox.port)), pool);

describe('the bounce mailbox', () => {
  it('bounce reports are matched to their mails by return address or Message-ID, and then removed', async () => {
    const server = await openServer();
    await queueMails({ payload }, [
      mail('gone@example.org'),
      mail('full@example.org'),
      mail('there@example.org'),
    ]);
    startWorker(by(server, { returnPath: 'bounces@adey.test' }));
    await untilStates('sent', 'sent', 'sent');
    const [gone, full, there] = await listIds();
    const from = server.taken.map(({ from: address }) => address).toSorted();
    expect(from).toEqual(
      [gone, full, there].map(each => returnAddress('bounces@adey.test', each?.id ?? 0)).toSorted(),
    );
    expect((await server.read(0)).from?.address).toBe('news@adey.test');

    await mailbox.deliver(
      report({ to: returnAddress('bounces@adey.test', gone?.id ?? 0) }),
      report({
        to: 'bounces@adey.test',
        status: '5.2.2',
        answer: '552 5.2.2 Mailbox full',
        messageId: full?.messageId ?? '',
      }),
    );
    expect(await read()).toEqual({ reports: 2, others: 0, unreadable: 0 });
    expect(await bounces()).toEqual([
      {
        state: 'bounced',
        bounce: 'hard',
        reason: expect.stringMatching(/^There is no such mailbox\. It said: 550 5\.1\.1 .*User unknown$/),
      },
      { state: 'bounced', bounce: 'soft', reason: 'The mailbox is full. It said: 552 5.2.2 Mailbox full' },
      { state: 'sent', bounce: null, reason: null },
    ]);
    expect(await mailbox.list()).toEqual([]);
    expect(await read()).toEqual({ reports: 0, others: 0, unreadable: 0 });
  });

  it('messages that report no failure of our mails stay in the mailbox, marked as read', async () => {
    await queueMails({ payload }, [mail('there@example.org')]);
    await sql(`update mails set state = 'sent', sent_at = now()`);
    const [there] = await listIds();
    const address = returnAddress('bounces@adey.test', there?.id ?? 0);
    const forged = address.replace(/.@/, 'x@');
    await mailbox.deliver(
      `From: there@example.org\nTo: ${address}\nSubject: Away until Monday\nAuto-Submitted: auto-replied\n\nI am away.\n`,
      report({ to: address, action: 'delayed', status: '4.4.1' }),
      report({ to: forged }),
    );
    expect(await read()).toEqual({ reports: 0, others: 3, unreadable: 0 });
    expect(await bounces()).toEqual([{ state: 'sent', bounce: null, reason: null }]);
    expect((await mailbox.list()).map(({ subject, seen }) => [subject, seen])).toEqual([
      ['Away until Monday', true],
      ['Report 4.4.1 delayed', true],
      ['Report 5.1.1 failed', true],
    ]);
  });

  it('a report of a block list marks the mail as failed, and not its address as bounced', async () => {
    await queueMails({ payload }, [mail('there@example.org')]);
    await sql(`update mails set state = 'sent', sent_at = now()`);
    const [there] = await listIds();
    await mailbox.deliver(
      report({
        to: returnAddress('bounces@adey.test', there?.id ?? 0),
        status: '5.7.1',
        answer: '550 5.7.1 Blocked by our list',
      }),
    );
    await read();
    expect(await bounces()).toEqual([
      {
        state: 'failed',
        bounce: null,
        reason: 'Their mail server did not deliver it. It said: 550 5.7.1 Blocked by our list',
      },
    ]);
  });

  it('an unreadable or oversized message stays in the mailbox, and the others are read', async () => {
    await queueMails({ payload }, [mail('gone@example.org')]);
    await sql(`update mails set state = 'sent', sent_at = now()`);
    const [gone] = await listIds();
    const address = returnAddress('bounces@adey.test', gone?.id ?? 0);
    const nested = Array.from(
      { length: 3_000 },
      (_, at) => `Content-Type: multipart/mixed; boundary="b${at}"\n\n--b${at}\n`,
    ).join('');
    await mailbox.deliver(
      `From: a@x.test\nTo: ${address}\nSubject: Nested\n${nested}`,
      `From: a@x.test\nTo: ${address}\nSubject: Long\n\n${'x'.repeat(2_000_000)}\n`,
      report({ to: address }),
    );
    expect(await read()).toEqual({ reports: 1, others: 1, unreadable: 1 });
    expect(await bounces()).toEqual([expect.objectContaining({ state: 'bounced', bounce: 'hard' })]);
    expect(await mailbox.list()).toEqual(
      expect.arrayContaining([
        { subject: 'Nested', seen: true },
        { subject: 'Long', seen: true },
      ]),
    );
  });

  it('reading a mailbox with a wrong password or without a server throws', async () => {
    const wrong = readImapUrl(mailboxAddress(mailbox.port, 'wrong'));
    await expect(readReturned(wrong, pool)).rejects.toThrow();
    await expect(readReturned(readImapUrl(mailboxAddress(1)), pool)).rejects.toThrow();
  });
});
