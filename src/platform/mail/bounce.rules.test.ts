import { expect, it } from 'vitest';
import { bounceOf } from './bounce.rules.ts';

it.each<[string, number | undefined, ReturnType<typeof bounceOf>]>([
  ['550 5.1.1 User unknown', 550, 'hard'],
  ['550 5.1.2 Bad destination mailbox domain', 550, 'hard'],
  ['550-5.1.1 The email account that you tried to reach does not exist.', 550, 'hard'],
  ['550 5.2.1 The email account that you tried to reach is disabled', 550, 'hard'],
  ["554 delivery error: dd This user doesn't have an account", 554, null],
  ['550 5.5.0 Requested action not taken: mailbox unavailable', 550, 'hard'],
  ['550 No such user here', 550, 'hard'],
  ['553 No', 553, 'hard'],
  ['', 550, 'hard'],
  ['552 5.2.2 Mailbox full', 552, 'soft'],
  ['452 4.2.2 The email account is over quota', 452, 'soft'],
  ['552 Quota exceeded', 552, 'soft'],
  ['5.4.4 Unable to route', undefined, 'soft'],
  ['4.4.7 Delivery time expired', undefined, 'soft'],
  ['451 4.3.0 Try again', 451, 'soft'],
  ['451 Not now', 451, 'soft'],
  ['550 5.7.1 Our system has detected that this message is likely unsolicited mail', 550, null],
  ['550 5.7.26 This mail has been blocked because the sender is unauthenticated', 550, null],
  ['550 5.7.1 Recipient rejected: we take nothing from your network', 550, null],
  ['550 5.1.8 Sender rejected', 550, null],
  ['550 Blocked by dnsbl.example', 550, null],
  ['550 SPF check failed', 550, null],
  ['450 4.7.1 Greylisted', 450, null],
  ['450 Greylisted, come back', 450, null],
  ['552 5.2.3 Message too long', 552, null],
  ['554 Transaction failed', 554, null],
  ['500 Bad command', 500, null],
])('%s says of the address: %s, %s', (reply, code, bounce) => {
  expect(bounceOf(reply, code)).toBe(bounce);
});
