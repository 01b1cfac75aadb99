import { describe, expect, it } from 'vitest';
import { type BounceKind, bounceWords, isAboutUs, readBounce } from './bounce.rules.ts';

type Case = [reply: string, code: number | undefined, status: string | undefined, bounce: BounceKind | null];

/** What servers of the kind answer, in words of ours. */
const answers: Record<string, Case[]> = {
  'that there is no such mailbox': [
    ['550 5.1.1 User unknown', 550, undefined, 'hard'],
    ['550 5.1.2 Bad destination mailbox domain', 550, undefined, 'hard'],
    ['550 5.2.1 The email account that you tried to reach is disabled', 550, undefined, 'hard'],
    [
      "554 delivery error: dd This user doesn't have a yahoo.com account (gone@yahoo.com) [0] - mta1",
      554,
      '5.0.0',
      'hard',
    ],
    ['554 delivery error: dd This user doesn’t have an account', 554, undefined, 'hard'],
    ['550 5.5.0 Requested action not taken: mailbox unavailable', 550, undefined, 'hard'],
    ['550 Requested action not taken: mailbox unavailable', 550, '5.0.0', 'hard'],
    ['550 No such user here', 550, undefined, 'hard'],
    [
      '550-5.1.1 The email account that you tried to reach does not exist. https://support.google.com/mail/?p=NoSuchUser',
      550,
      '5.1.1',
      'hard',
    ],
    [
      '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient gone@x.org not found by SMTP address lookup',
      550,
      '5.1.10',
      'hard',
    ],
    ['550 5.1.1 RESOLVER.ADR.RecipNotFound; not found', 550, '5.1.1', 'hard'],
    [
      '550 5.4.1 Recipient address rejected: Access denied. [AM5EUR.prod.protection.outlook.com]',
      550,
      '5.4.1',
      'hard',
    ],
    [
      '550 5.1.1 <gone@x.org>: Recipient address rejected: User unknown in relay recipient table',
      550,
      '5.1.1',
      'hard',
    ],
    ['550 5.7.1 <spam@x.org>... no such user', 550, '5.7.1', 'hard'],
    ['Sorry, no mailbox here by that name. vpopmail (#5.1.1)', undefined, undefined, 'hard'],
    ["Sorry, I couldn't find any host named exampel.org. (#5.1.2)", undefined, undefined, 'hard'],
    ['550 Unrouteable address', 550, '5.0.0', 'hard'],
    ['550 Email address could not be found, or was misspelled (G8)', 550, undefined, 'hard'],
    ['550 Not our Customer', 550, undefined, 'hard'],
    ['550 user not found', 550, undefined, 'hard'],
    ['550 5.1.1 Benutzer unbekannt', 550, undefined, 'hard'],
    ['550 Empfänger unbekannt', 550, undefined, 'hard'],
    ['550 Utilisateur inconnu', 550, undefined, 'hard'],
    ['554 30 This mailbox is disabled (554.30)', 554, undefined, 'hard'],
    ['554 Suppressed: it has a recent history of bouncing as an invalid address', 554, '5.1.1', 'hard'],
    ['', undefined, '5.1.1', 'hard'],
  ],
  'that the mailbox does not take this mail now': [
    ['552 5.2.2 Mailbox full', 552, undefined, 'soft'],
    ['552 5.2.2 Mailbox full', 552, '5.1.1', 'soft'],
    ['550 5.1.1 The mailbox is over quota', 550, '5.1.1', 'soft'],
    ['452 4.2.2 The email account is over quota', 452, undefined, 'soft'],
    ['552 Quota exceeded', 552, undefined, 'soft'],
    [
      '554 5.2.2 mailbox full; STOREDRV.Deliver.Exception:QuotaExceededException.MapiExceptionShutoffQuotaExceeded',
      554,
      '5.2.2',
      'soft',
    ],
    ['550 Postfach voll', 550, undefined, 'soft'],
    ['550 5.2.1 mailbox temporarily unavailable', 550, '5.2.1', 'soft'],
    ['550 5.1.0 Address rejected', 550, '5.1.0', 'soft'],
    ['5.4.4 Unable to route', undefined, undefined, 'soft'],
    ['4.4.7 Delivery time expired', undefined, undefined, 'soft'],
    [
      'Delivery of your email to this recipient was given up; its delivery time expired',
      undefined,
      '4.4.7',
      'soft',
    ],
    ['451 4.3.0 Try again', 451, undefined, 'soft'],
    ['451 Not now', 451, undefined, 'soft'],
    [
      '450 4.1.1 <a@x.org>: Recipient address rejected: unverified address: User unknown',
      450,
      '4.1.1',
      'soft',
    ],
    ['553 No', 553, undefined, 'soft'],
    ['550 Отказано', 550, undefined, 'soft'],
    ['', 550, undefined, 'soft'],
  ],
  'that it is about us, the message or the way': [
    ['550 5.7.1 Our system has detected that this message is likely unsolicited mail', 550, undefined, null],
    ['550 5.7.1 Service unavailable; client host [192.0.2.1] blacklisted', 550, '5.1.1', null],
    ['550 5.1.1 Connection from your network was refused, it is on our blacklist', 550, '5.1.1', null],
    ['550 5.1.0 <news@adey.test> sender rejected', 550, '5.1.0', null],
    ['550 5.1.1 sender verify failed: no such user', 550, '5.1.1', null],
    [
      '550-Requested action not taken: mailbox unavailable 550-Reject due to policy restrictions.',
      550,
      '5.0.0',
      null,
    ],
    [
      '550-Requested action not taken: mailbox unavailable 550 invalid DNS MX of the sender',
      550,
      '5.0.0',
      null,
    ],
    ['554 IP=192.0.2.1 - A problem occurred. Ask your postmaster for help', 554, '5.0.0', null],
    [
      "553 5.7.1 [BL21] Connections will not be accepted because the ip is in Spamhaus's list",
      553,
      '5.7.1',
      null,
    ],
    [
      '550 5.2.1 The user you are trying to contact is receiving mail at a rate that prevents further messages',
      550,
      '5.2.1',
      null,
    ],
    ['550 5.7.26 This mail has been blocked because the sender is unauthenticated', 550, undefined, null],
    ['550 5.7.1 Recipient rejected: we take nothing from your network', 550, undefined, null],
    ['550 5.1.8 Sender rejected', 550, undefined, null],
    ['550 5.1.8 Domain does not exist', 550, undefined, null],
    ['550 Blocked by dnsbl.example', 550, undefined, null],
    ['550 SPF check failed', 550, undefined, null],
    ['450 4.7.1 Greylisted', 450, undefined, null],
    ['450 Greylisted, come back', 450, undefined, null],
    ['552 5.2.3 Message too long', 552, undefined, null],
    ['554 5.4.6 Too many hops, this message is looping', 554, '5.4.6', null],
    ['550 Access denied', 550, undefined, null],
    ['550 5.1.1 Administrative prohibition: mail is prohibited', 550, '5.1.1', null],
    ['550 5.7.1 Command rejected', 550, '5.1.1', null],
    ['554 Transaction failed', 554, undefined, null],
    ['500 Bad command', 500, undefined, null],
  ],
};

describe.each(Object.entries(answers))('an answer %s', (_, cases) => {
  it.each(cases)('readBounce classifies “%s” (code %s, status %s)', (reply, code, status, bounce) => {
    expect(readBounce(reply, { code, status })).toBe(bounce);
  });
});

it('words within an address or a link are ignored when a bounce is classified', () => {
  expect(
    readBounce('550 5.1.1 <blocked-spam@policy.org>: User unknown, see https://x.org/?c=spam&ip=1'),
  ).toBe('hard');
  expect(isAboutUs('550 5.1.1 <spam@x.org> no such user')).toBe(false);
});

it('a very long answer is classified by its beginning, without a timeout', () => {
  for (const part of ['user ', 'no such ', 'a@', 'sending ', '((((', 'recipient recipient ']) {
    const long = part.repeat(200_000);
    expect(readBounce(`550 ${long}`, { code: 550 }), part).toBe('soft');
    expect(readBounce(`550 User unknown ${long}`, { code: 550 }), part).toBe('hard');
    expect(readBounce(`550 Blocked by policy ${long}`, { code: 550 }), part).toBeNull();
  }
});

it('a soft bounce for a quota or with status 5.2.2 is shown as a full mailbox', () => {
  expect(bounceWords('soft', '550 5.1.1 over quota')).toBe('The mailbox is full');
  expect(bounceWords('soft', '552 5.2.2')).toBe('The mailbox is full');
  expect(bounceWords('soft', '550 later')).toBe('Their server cannot deliver to this mailbox now');
});
