import { describe, expect, it } from 'vitest';
import {
  backoffAfter,
  judgeRefusal,
  mostTries,
  type Refusal,
  type Verdict,
  waitAfter,
} from './refusal.rules.ts';

const at = (command: string, responseCode: number, text: string): Refusal => ({
  stage: 'message',
  code: command === 'DATA' ? 'EMESSAGE' : 'EENVELOPE',
  command,
  responseCode,
  response: `${responseCode} ${text}`,
});

const cases: [Refusal, Verdict['kind'], string][] = [
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
  [at('RCPT TO', 553, 'No'), 'bounced', 'Their server cannot deliver to this mailbox now. It said: 553 No'],
  [
    at('DATA', 554, "delivery error: dd This user doesn't have a yahoo.com account (gone@yahoo.com) [0]"),
    'bounced',
    "There is no such mailbox. It said: 554 delivery error: dd This user doesn't have a yahoo.com account (gone@yahoo.com) [0]",
  ],
  [
    at(
      'RCPT TO',
      550,
      '5.1.1 <gone@x.org>: Recipient address rejected: User unknown in relay recipient table',
    ),
    'bounced',
    'There is no such mailbox. It said: 550 5.1.1 <gone@x.org>: Recipient address rejected: User unknown in relay recipient table',
  ],
  [
    at('RCPT TO', 550, '5.1.1 Your network is blacklisted'),
    'failed',
    'Their mail server refuses mail from us. It said: 550 5.1.1 Your network is blacklisted',
  ],
  [
    at('DATA', 550, '5.4.5 Daily user sending limit exceeded'),
    'slower',
    'The mail server asks us to send more slowly. It said: 550 5.4.5 Daily user sending limit exceeded',
  ],
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
    'The mail server does not take mail from us for this address. It said: 554 5.7.1 Relay access denied',
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

describe('the meaning of a refusal', () => {
  it.each(cases)('judgeRefusal explains the refusal %j', (refusal, kind, reason) => {
    expect(judgeRefusal(refusal)).toMatchObject({ kind, reason });
  });

  it.each([
    'Rate limited',
    'Throttled',
    'throttling in effect',
    'too many connections',
    'too fast',
    'slow down please',
    'limit exceeded',
    'sending limit is exceeded',
    'exceeded the daily limit',
    'quota exceeded',
    '4.3.2 busy',
  ])('a temporary refusal that says %j asks for fewer mails', text => {
    expect(judgeRefusal(at('RCPT TO', 450, text)).kind).toBe('slower');
  });

  it('a permanent refusal counts as a rate limit only where it says so', () => {
    expect(judgeRefusal(at('DATA', 554, '5.7.1 Rate limited')).kind).toBe('slower');
    expect(judgeRefusal(at('DATA', 554, 'Limit exceeded')).kind).toBe('failed');
    expect(judgeRefusal(at('RCPT TO', 552, 'Quota exceeded'))).toMatchObject({
      kind: 'bounced',
      bounce: 'soft',
    });
  });

  it.each(['RCPT TO', 'DATA'])('a refusal of %s concerns only its own mail at first', command => {
    expect(judgeRefusal(at(command, 550, 'not permitted to send to this recipient'))).toMatchObject({
      kind: 'server',
      ofOne: true,
    });
    expect(judgeRefusal(at(command, 452, 'Too many recipients')).ofOne).toBe(true);
    expect(judgeRefusal(at(command, 421, 'Closing')).ofOne).toBe(true);
  });

  it('a refusal of the greeting or the sender address concerns all mail', () => {
    expect(judgeRefusal(at('MAIL FROM', 550, '5.7.1 Not you')).ofOne).toBeUndefined();
    expect(judgeRefusal({ stage: 'hello', responseCode: 421, response: '421 No' }).ofOne).toBeUndefined();
  });

  it.each([
    'Relaying denied',
    'relay not permitted',
    'you are not permitted to send',
    'sender address is not allowed',
    'sender not authorized here',
    'Sender not authorised',
  ])('a permanent refusal that says %j is a problem of our sending, not a bounce', text => {
    expect(judgeRefusal(at('RCPT TO', 550, text)).kind).toBe('server');
  });

  it.each([454, 530, 534, 535, 538])(
    'the response %i means that our name and password were refused',
    responseCode => {
      expect(judgeRefusal(at('DATA', responseCode, 'no')).reason).toContain('name and password');
    },
  );

  it.each(['EAUTH', 'ENOAUTH', 'EOAUTH2'])(
    'the error code %s means that our name and password were refused',
    code => {
      expect(judgeRefusal({ stage: 'message', code }).reason).toBe(
        'The mail server did not accept our name and password.',
      );
    },
  );

  it('a message refused out of sequence is sent again later', () => {
    expect(judgeRefusal(at('DATA', 503, 'Bad sequence')).kind).toBe('later');
    expect(judgeRefusal(at('DATA', 500, 'Bad command')).kind).toBe('failed');
    expect(judgeRefusal(at('DATA', 499, 'Odd')).kind).toBe('later');
  });

  it.each([
    [{ code: 'ETIMEDOUT' }, 'The mail server did not answer in time.'],
    [
      { code: 'EPROTOCOL' },
      'What answers at the address of the mail server does not speak SMTP as expected.',
    ],
    [{}, 'The mail server cannot be reached.'],
    [
      { code: 'ESOCKET', message: 'self-signed certificate' },
      'No encrypted connection to the mail server could be made.',
    ],
    [
      { code: 'ESOCKET', message: 'wrong SSL version' },
      'No encrypted connection to the mail server could be made.',
    ],
    [{ code: 'ESOCKET', message: 'connection refused' }, 'The mail server cannot be reached.'],
  ])('before any message, %j means: %s', (refusal, reason) => {
    expect(judgeRefusal({ stage: 'hello', ...refusal })).toEqual({ kind: 'server', reason });
  });

  it('a refusal without text is judged by its code alone', () => {
    const silent = (command: string, responseCode: number) =>
      judgeRefusal({ stage: 'message', command, responseCode });
    expect(silent('DATA', 451)).toEqual({
      kind: 'later',
      reason: 'Their server takes it later, or so it says.',
      bounce: 'soft',
    });
    expect(silent('RCPT TO', 550)).toEqual({
      kind: 'bounced',
      reason: 'Their server cannot deliver to this mailbox now.',
      bounce: 'soft',
    });
    expect(silent('DATA', 554)).toEqual({ kind: 'failed', reason: 'The mail server refuses the message.' });
  });

  it('a refusal by a block list fails the mail, and is no bounce of the address', () => {
    const refused = judgeRefusal(
      at('RCPT TO', 550, '5.7.1 Blocked, your address is listed by dnsbl.example'),
    );
    expect(refused).toMatchObject({
      kind: 'failed',
      reason: expect.stringMatching(/^Their mail server refuses mail from us\. It said: 550 5\.7\.1/),
    });
    expect(refused.bounce).toBeUndefined();
  });

  it('the text of a hostile server is shown as one short line', () => {
    const { reason } = judgeRefusal(at('RCPT TO', 550, `x\r\nBcc: a\u202e ${'y'.repeat(5_000)}`));
    expect(reason).toMatch(/^Their server cannot deliver to this mailbox now\. It said: 550 x Bcc: a y+$/);
    expect(reason.length).toBeLessThan(280);
  });
});

const minutes = (ms: number | null) => (ms === null ? null : ms / 60_000);

describe('the delays of one message', () => {
  it('the delays of a message grow from five minutes to eight hours, and end after two days', () => {
    const waits = Array.from({ length: mostTries }, (_, tries) => minutes(waitAfter(tries + 1)));
    expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 480, 480, 480, 480, 480, null]);
    const hours = waits.reduce<number>((sum, wait) => sum + (wait ?? 0), 0) / 60;
    expect(hours).toBeGreaterThan(48);
    expect(hours).toBeLessThan(52);
  });

  it('the delay of a message varies by up to a tenth', () => {
    expect(minutes(waitAfter(1, 0.5))).toBe(5.25);
    expect(minutes(waitAfter(1, 1))).toBe(5.5);
  });
});

describe('the pauses of all mail while the server is away', () => {
  it('the pauses of all mail grow from two seconds to five minutes, and stay there', () => {
    expect([1, 2, 3, 8, 9, 1000].map(backoffAfter)).toEqual([2_000, 4_000, 8_000, 256_000, 300_000, 300_000]);
  });
});
