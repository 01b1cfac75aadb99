import { describe, expect, it } from 'vitest';
import { read } from './returned.reader.ts';

const readOne = async (message: string | Uint8Array) => (await read([Buffer.from(message)]))[0] ?? null;

type Parts = { head?: string; text?: string; status?: string; statusType?: string; returned?: string };

/** A report (RFC 3464) with what differs from server to server. */
const report = ({
  head = '',
  text = 'Your message could not be delivered.',
  status = '',
  statusType = 'message/delivery-status',
  returned = 'Content-Type: text/rfc822-headers\n\nMessage-ID: <sent-1@adey.test>\nSubject: News\n',
}: Parts) => `From: postmaster@mx.test
To: bounces@adey.test
${head}Subject: Undelivered
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="cut"

--cut
Content-Type: text/plain; charset=utf-8

${text}

--cut
Content-Type: ${statusType}

${status}

--cut
${returned}
--cut--
`;

const failed = (rest: string) =>
  `Reporting-MTA: dns; mx.test\n\nFinal-Recipient: rfc822; gone@example.org\nAction: failed\n${rest}`;

describe('delivery reports', () => {
  it.each([
    [
      'Gmail, with an answer of several lines',
      failed(
        'Status: 5.1.1\nDiagnostic-Code: smtp; 550-5.1.1 The email account that you tried to reach does not exist. Please try\n 550-5.1.1 double-checking the address. Learn more at\n 550 5.1.1  https://support.google.com/mail/?p=NoSuchUser x1-si1.1 - gsmtp',
      ),
      'hard',
    ],
    [
      'Exchange, whose directory does not have the mailbox',
      failed(
        'Status: 5.1.10\nDiagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient gone@example.org not found by SMTP address lookup',
      ),
      'hard',
    ],
    [
      'Exchange, for a full mailbox, under a status for a missing one',
      failed('Status: 5.1.1\nDiagnostic-Code: smtp;554 5.2.2 mailbox full; QuotaExceededException'),
      'soft',
    ],
    [
      'Outlook, which blocks our network',
      failed(
        'Status: 5.1.1\nDiagnostic-Code: smtp;550 5.7.1 Messages from your network were not sent, part of it is on our block list (S3140)',
      ),
      null,
    ],
    [
      'Yahoo, in its own words',
      failed(
        "Status: 5.0.0\nDiagnostic-Code: smtp; 554 delivery error: dd This user doesn't have a yahoo.com account (gone@yahoo.com) [0]",
      ),
      'hard',
    ],
    [
      'Postfix, for a mailbox behind another host',
      failed(
        'Status: 5.1.1\nRemote-MTA: dns; mx2.test\nDiagnostic-Code: smtp; 550 5.1.1 <gone@example.org>: Recipient address rejected:\n    User unknown in relay recipient table',
      ),
      'hard',
    ],
    [
      'Postfix, which gave the mail up after days',
      failed(
        'Status: 4.4.1\nDiagnostic-Code: X-Postfix; connect to mx2.test[192.0.2.1]:25: Connection timed out',
      ),
      'soft',
    ],
    [
      'Amazon SES, with the fields in another order',
      'Reporting-MTA: dns; a8-50.smtp-out.amazonses.com\n\nAction: failed\nFinal-Recipient: rfc822; gone@example.org\nDiagnostic-Code: smtp; 550 5.1.1 user unknown\nStatus: 5.1.1',
      'hard',
    ],
    [
      'GMX, which refuses by its policy',
      failed(
        'Status: 5.0.0\nDiagnostic-Code: smtp; 550-Requested action not taken: mailbox unavailable\n 550-Reject due to policy restrictions.\n 550 For explanation visit https://postmaster.gmx.net/en/error-messages?c=spp',
      ),
      null,
    ],
    [
      'a server that leaves out the empty line and writes a comment',
      'Reporting-MTA: dns; mx.test\nFinal-Recipient: rfc822; gone@example.org\nAction: FAILED (permanent)\nStatus: 5.1.1 (bad destination mailbox address)',
      'hard',
    ],
    [
      'two recipients without an empty line between them',
      'Reporting-MTA: dns; mx.test\n\nFinal-Recipient: rfc822; list@example.org\nAction: expanded\nStatus: 2.0.0\nFinal-Recipient: rfc822; gone@example.org\nAction: failed\nStatus: 5.1.1',
      'hard',
    ],
  ])('a report of %s is read', async (_, status, bounce) => {
    expect(await readOne(report({ status }))).toMatchObject({
      addresses: ['bounces@adey.test'],
      messageId: '<sent-1@adey.test>',
      bounce,
    });
  });

  it.each([
    [
      'a delay',
      'Reporting-MTA: dns; mx.test\n\nFinal-Recipient: rfc822; a@example.org\nAction: delayed\nStatus: 4.4.1',
    ],
    [
      'a delivery',
      'Reporting-MTA: dns; mx.test\n\nFinal-Recipient: rfc822; a@example.org\nAction: delivered\nStatus: 2.0.0',
    ],
    ['nothing', ''],
  ])('a report of %s yields no bounce', async (_, status) => {
    expect(await readOne(report({ status }))).toBeNull();
  });

  it('a report with encoded parts and international headers is read', async () => {
    const status = Buffer.from(
      failed('Status: 5.1.1\nDiagnostic-Code: smtp; 550 5.1.1 User unknown'),
    ).toString('base64');
    const encoded = report({
      status,
      statusType: 'message/global-delivery-status\nContent-Transfer-Encoding: base64',
      returned: 'Content-Type: message/global-headers\n\nMessage-ID: <sent-2@adey.test>\n',
    });
    expect(await readOne(encoded)).toMatchObject({ bounce: 'hard', messageId: '<sent-2@adey.test>' });
  });

  it('a report that is not UTF-8 is read, and its reason is one line', async () => {
    const bytes = Buffer.concat([
      Buffer.from(
        report({ status: failed('Status: 5.1.1\nDiagnostic-Code: smtp; 550 5.1.1 Empf') }).split('Empf')[0] ??
          '',
      ),
      Buffer.from([0x45, 0x6d, 0x70, 0x66, 0xe4, 0x6e, 0x67, 0x65, 0x72]),
      Buffer.from(' unbekannt\n\n--cut--\n'),
    ]);
    expect(await readOne(bytes)).toMatchObject({
      bounce: 'hard',
      reason: 'There is no such mailbox. It said: 550 5.1.1 Empf�nger unbekannt',
    });
  });

  it('a report forwarded by a person is ignored', async () => {
    const passed = `From: a@x.test\nTo: bounces@adey.test\nSubject: Fwd\nContent-Type: multipart/mixed; boundary="out"\n\n--out\nContent-Type: text/plain\n\nSee below\n\n--out\nContent-Type: message/rfc822\n\n${report({ status: failed('Status: 5.1.1') })}\n--out--\n`;
    expect(await readOne(passed)).toBeNull();
  });
});

describe('bounces in plain text', () => {
  const qmail = (reply: string) =>
    `From: MAILER-DAEMON@mx.test\nTo: bounces@adey.test\nSubject: failure notice\n\nHi. This is the qmail-send program at mx.test.\nI'm afraid I wasn't able to deliver your message to the following addresses.\nThis is a permanent error; I've given up. Sorry it didn't work out.\n\n<gone@example.org>:\n${reply}\n\n--- Below this line is a copy of the message.\n\nReturn-Path: <bounces@adey.test>\nMessage-ID: <sent-3@adey.test>\nSubject: <x@y.z>:\nno such user\n`;

  it.each([
    ['Sorry, no mailbox here by that name. vpopmail (#5.1.1)', 'hard'],
    [
      '192.0.2.1 does not like recipient.\nRemote host said: 550 Blocked, your network is on our block list\nGiving up on 192.0.2.1.',
      null,
    ],
    ['user is over quota (#5.2.2)', 'soft'],
  ])('a bounce of qmail that says “%s” is read', async (reply, bounce) => {
    expect(await readOne(qmail(reply))).toMatchObject({ bounce, messageId: '<sent-3@adey.test>' });
  });

  it('a bounce of Exim is read only with its X-Failed-Recipients header', async () => {
    const text = `A message that you sent could not be delivered to one or more of its\nrecipients. This is a permanent error. The following address(es) failed:\n\n  gone@example.org\n    host mx2.test [192.0.2.1]\n    SMTP error from remote mail server after RCPT TO:<gone@example.org>:\n    550 5.1.1 User unknown\n\n------ This is a copy of the message, including all the headers. ------\n\nMessage-ID: <sent-4@adey.test>\n\nHello\n`;
    const head = 'From: Mailer-Daemon@mx.test\nTo: bounces@adey.test\nSubject: Mail delivery failed\n';
    expect(await readOne(`${head}X-Failed-Recipients: gone@example.org\n\n${text}`)).toMatchObject({
      bounce: 'hard',
      messageId: '<sent-4@adey.test>',
    });
    expect(await readOne(`${head}\n${text}`)).toBeNull();
  });

  it('a plain text by a person is ignored', async () => {
    expect(
      await readOne(
        'From: a@x.test\nTo: bounces@adey.test\nSubject: Re: News\n\nNo such user here, sorry! 550 5.1.1\n',
      ),
    ).toBeNull();
  });
});

it('an empty or meaningless message yields no bounce', async () => {
  for (const message of [
    '',
    '\n\n',
    '\0\0\0',
    'Content-Type: multipart/report; boundary=""\n\n--\n--\n',
    '--cut--',
  ])
    expect(await readOne(message), JSON.stringify(message)).toBeNull();
});
