import fc from 'fast-check';
import MailComposer from 'nodemailer/lib/mail-composer';
import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { isEmailAddress } from '#core/email-address.ts';
import { plainHeader } from '#core/mail-header.ts';
import { fuzzRuns } from '../../../tests/support/test-scale.ts';
import { readReturnAddress, returnAddress, type Written, writeMessage } from './compose-message.ts';
import type { ClaimedMail } from './outbox-store.ts';

const claimed: ClaimedMail = {
  id: 1,
  kind: 'test',
  to: 'reader@example.org',
  toName: 'Reader',
  subject: 'Hello',
  html: null,
  text: null,
  locale: 'en',
  edition: null,
  headers: {},
  data: {},
  secrets: {},
  bulkOf: null,
  messageId: '<1234@adey.test>',
  attempts: 1,
  queuedAt: new Date('2026-11-20T09:00:00Z'),
};
const words: Written = { subject: 'Hello', html: '<p>Hello</p>', text: 'Hello\n', headers: {} };
const from = { name: 'Adey', address: 'news@adey.test' };
const sender = { from, replyTo: 'office@adey.test' };

const compose = async (mail: Partial<ClaimedMail> = {}, written: Partial<Written> = {}) => {
  const message = writeMessage({ ...claimed, ...mail }, { ...words, ...written }, sender);
  const raw = await new MailComposer(message).compile().build();
  const text = raw.toString('utf8');
  return { text, head: text.slice(0, text.indexOf('\r\n\r\n')), mail: await PostalMime.parse(raw) };
};
const namesIn = (head: string) => [...head.matchAll(/^([\w-]+):/gm)].map(([, name]) => name).toSorted();

const always = [
  'Auto-Submitted',
  'Content-Type',
  'Date',
  'From',
  'MIME-Version',
  'Message-ID',
  'Reply-To',
  'Subject',
  'To',
];

describe('an outgoing message', () => {
  it('an outgoing message includes its attachments', async () => {
    const file = {
      filename: 'receipt-000007.pdf',
      contentType: 'application/pdf',
      content: Buffer.from('%PDF-'),
    };
    const { mail } = await compose({}, { files: [file] });
    expect(mail.attachments).toMatchObject([
      { filename: file.filename, mimeType: file.contentType, disposition: 'attachment' },
    ]);
    expect(mail.html).toContain('Hello');
  });

  it('an outgoing message has the same headers on every attempt, with the same date and Message-ID', async () => {
    const [first, second] = [await compose(), await compose({ attempts: 7 })];
    expect(namesIn(first.head)).toEqual(always);
    const withoutBoundary = (head: string) => head.replace(/boundary="[^"]*"/, '');
    expect(withoutBoundary(second.head)).toBe(withoutBoundary(first.head));
    expect(first.mail).toMatchObject({
      from: { name: 'Adey', address: 'news@adey.test' },
      to: [{ name: 'Reader', address: 'reader@example.org' }],
      replyTo: [{ address: 'office@adey.test' }],
      messageId: '<1234@adey.test>',
      date: '2026-11-20T09:00:00.000Z',
      subject: 'Hello',
    });
    expect(first.mail.text?.trim()).toBe('Hello');
    expect(first.mail.html).toContain('<p>Hello</p>');
  });

  it('a newsletter issue has List-Unsubscribe headers and no Auto-Submitted header', async () => {
    const { head } = await compose(
      { bulkOf: '7' },
      {
        headers: {
          'List-Unsubscribe': '<https://adey.org/api/leave?reader=abc>',
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      },
    );
    expect(head).toContain('List-Unsubscribe: <https://adey.org/api/leave?reader=abc>\r\n');
    expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
    expect(head).not.toContain('Auto-Submitted');
  });

  it('Amharic in subject, name and body arrives unchanged, with headers in ASCII', async () => {
    const { head, mail } = await compose(
      { toName: 'አበበ ቢቂላ' },
      { subject: 'ወደ አደይ እንኳን ደህና መጡ', text: 'ሰላም አበበ\n', html: '<p>ሰላም አበበ</p>' },
    );
    expect(head).toMatch(/^[\x20-\x7e\r\n\t]*$/);
    expect(mail.subject).toBe('ወደ አደይ እንኳን ደህና መጡ');
    expect(mail.to?.[0]).toEqual({ name: 'አበበ ቢቂላ', address: 'reader@example.org' });
    expect(mail.text?.trim()).toBe('ሰላም አበበ');
  });
});

const breaks = ['\r\n', '\n', '\r', '\u2028', '\u0085', '\0', '\v', '%0d%0a', '=?utf-8?Q?=0D=0A?='];
const injected = breaks.flatMap(line => [
  `A${line}Bcc: all@example.org`,
  `${line}${line}<p>body</p>`,
  `A" <evil@example.org>,${line} "B`,
]);

describe('hostile names and subjects', () => {
  it('hostile names and subjects add no header and no recipient', async () => {
    const hostile = fc.oneof(
      fc.constantFrom(...injected),
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.string({ unit: 'grapheme', maxLength: 2_000 }),
      fc.tuple(fc.string(), fc.constantFrom(...breaks), fc.string()).map(parts => parts.join('')),
    );
    await fc.assert(
      fc.asyncProperty(hostile, hostile, async (name, subject) => {
        const { head, mail } = await compose({ toName: name }, { subject });
        expect(namesIn(head).filter(header => header !== 'Subject')).toEqual(
          always.filter(header => header !== 'Subject'),
        );
        expect(mail.to?.map(({ address }) => address)).toEqual(['reader@example.org']);
        expect([mail.cc, mail.bcc]).toEqual([undefined, undefined]);
        expect(mail.subject ?? '').toBe(plainHeader(subject));
        expect(mail.to?.[0]?.name ?? '').toBe(plainHeader(name));
        expect(head.split('\r\n').every(line => Buffer.byteLength(line) <= 998)).toBe(true);
      }),
      { numRuns: fuzzRuns(100, 500) },
    );
  });

  it('unknown headers are dropped, and line breaks in header values add no header', async () => {
    const { head } = await compose({
      headers: { Bcc: 'all@example.org', 'List-Id': 'news\r\nBcc: all@example.org' } as never,
    });
    expect(namesIn(head)).toEqual([...always, 'List-ID'].toSorted());
  });
});

describe('a header', () => {
  it('a link placeholder is filled in List-Unsubscribe, and not in Reply-To', async () => {
    const oneClick = 'https://adey.org/api/leave?reader=abc';
    const { head } = await compose({
      headers: { 'List-Unsubscribe': '<{{oneClick}}>', 'Reply-To': '{{oneClick}}@example.org' },
      secrets: { oneClick },
    });
    expect(head).toContain(`List-Unsubscribe: <${oneClick}>\r\n`);
    expect(head).toContain('Reply-To: {{oneClick}}@example.org\r\n');
  });

  it('a Reply-To address that looks like a placeholder is kept as typed', async () => {
    const { head, mail } = await compose({
      headers: { 'Reply-To': '{{about}}@example.com' },
      data: { about: 'Mallory <mallory@example.org>, eve@example.org' },
    });
    expect(mail.replyTo).toEqual([{ name: '', address: '{{about}}@example.com' }]);
    expect(head).not.toMatch(/mallory|eve@/);
  });
});

describe('return addresses', () => {
  it('a return address yields the id of its mail, in upper case too', () => {
    const address = returnAddress('bounces@adey.test', 2_147_483_647);
    expect(isEmailAddress(address)).toBe(true);
    expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64);
    for (const text of [address, address.toUpperCase(), `"Adey" <${address}>`])
      expect(readReturnAddress(text)).toBe(2_147_483_647);
  });

  it('a forged return address is rejected', () => {
    const address = returnAddress('bounces@adey.test', 12);
    for (const forged of [
      address.replace('+12-', '+13-'),
      address.replace(/.@/, '@'),
      'bounces@adey.test',
      '',
    ])
      expect(readReturnAddress(forged)).toBeNull();
    const last = address.at(address.indexOf('@') - 1);
    expect(readReturnAddress(address.replace(`${last}@`, `${last === '0' ? '1' : '0'}@`))).toBeNull();
  });
});
