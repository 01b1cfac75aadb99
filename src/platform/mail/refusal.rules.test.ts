import { describe, expect, it } from 'vitest';
import { type Refusal, type Verdict, verdictOf } from './refusal.rules.ts';

const at = (command: string, responseCode: number, text: string): Refusal => ({
  stage: 'message',
  code: command === 'DATA' ? 'EMESSAGE' : 'EENVELOPE',
  command,
  responseCode,
  response: `${responseCode} ${text}`,
});

const said: [Refusal, Verdict['kind'], string][] = [
  [
    at('RCPT TO', 550, '5.1.1 User unknown'),
    'bounced',
    'There is no such mailbox. It said: 550 5.1.1 User unknown',
  ],
  [
    at('RCPT TO', 552, '5.2.2 Mailbox full'),
    'bounced',
    'The mailbox is full. It said: 552 5.2.2 Mailbox full',
  ],
  [at('RCPT TO', 553, 'No'), 'bounced', 'There is no such mailbox. It said: 553 No'],
  [at('DATA', 550, '5.1.1 gone'), 'bounced', 'There is no such mailbox. It said: 550 5.1.1 gone'],
  [
    at('DATA', 554, '5.7.1 Looks like spam'),
    'failed',
    'The mail server refuses the message. It said: 554 5.7.1 Looks like spam',
  ],
  [
    at('DATA', 552, '5.3.4 Too big'),
    'failed',
    'The mail server refuses the message. It said: 552 5.3.4 Too big',
  ],
  [
    at('RCPT TO', 450, '4.7.1 Greylisted, come back'),
    'later',
    'Their server asks every new sender to come again later. It said: 450 4.7.1 Greylisted, come back',
  ],
  [
    at('RCPT TO', 451, '4.3.0 Try again'),
    'later',
    'Their server takes it later, or so it says. It said: 451 4.3.0 Try again',
  ],
  [
    at('DATA', 452, '4.3.1 Full disk'),
    'later',
    'Their server takes it later, or so it says. It said: 452 4.3.1 Full disk',
  ],
  [
    at('RCPT TO', 452, '4.5.3 Too many recipients this hour'),
    'slower',
    'The mail server asks us to send more slowly. It said: 452 4.5.3 Too many recipients this hour',
  ],
  [
    at('RCPT TO', 450, '4.7.28 Unusual rate'),
    'slower',
    'The mail server asks us to send more slowly. It said: 450 4.7.28 Unusual rate',
  ],
  [
    at('MAIL FROM', 421, '4.7.0 Closing'),
    'slower',
    'The mail server asks us to send more slowly. It said: 421 4.7.0 Closing',
  ],
  [
    at('MAIL FROM', 550, '5.7.1 Not you'),
    'server',
    'The mail server refuses our sender address (MAIL_FROM). It said: 550 5.7.1 Not you',
  ],
  [
    at('RCPT TO', 554, '5.7.1 Relay access denied'),
    'server',
    'The mail server refuses our sender address (MAIL_FROM). It said: 554 5.7.1 Relay access denied',
  ],
  [
    at('MAIL FROM', 530, '5.7.0 Authentication required'),
    'server',
    'The mail server did not accept our name and password. It said: 530 5.7.0 Authentication required',
  ],
  [
    { stage: 'hello', code: 'EAUTH', responseCode: 535, response: '535 5.7.8 No' },
    'server',
    'The mail server did not accept our name and password. It said: 535 5.7.8 No',
  ],
  [{ stage: 'hello', code: 'EDNS' }, 'server', 'The name of the mail server is not known on the network.'],
  [{ stage: 'hello', code: 'ESOCKET' }, 'server', 'The mail server cannot be reached.'],
  [{ stage: 'hello', code: 'ETLS' }, 'server', 'No encrypted connection to the mail server could be made.'],
  [
    { stage: 'message', code: 'ECONNECTION' },
    'later',
    'The connection broke while the message was handed over.',
  ],
  [
    { stage: 'message', code: 'ETIMEDOUT' },
    'later',
    'The mail server stopped answering while it took the message.',
  ],
  [{ stage: 'message', code: 'EENVELOPE' }, 'bounced', 'No mail can be sent to this address.'],
  [{ stage: 'message', code: 'EMESSAGE' }, 'failed', 'The message cannot be sent as it is.'],
];

describe('what a refusal means', () => {
  it.each(said)('%j', (refusal, kind, reason) => {
    expect(verdictOf(refusal)).toEqual({ kind, reason });
  });

  it('shows what a hostile server says as one short line', () => {
    const { reason } = verdictOf(at('RCPT TO', 550, `x\r\nBcc: a\u202e ${'y'.repeat(5_000)}`));
    expect(reason).toMatch(/^There is no such mailbox\. It said: 550 x Bcc: a y+$/);
    expect(reason.length).toBeLessThan(260);
  });
});
