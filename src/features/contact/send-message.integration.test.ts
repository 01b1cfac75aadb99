import fc from 'fast-check';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { inOneTransaction } from '#platform/transaction.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { callApi, signIn } from '../../../tests/support/staff-session.ts';
import { fuzzRuns } from '../../../tests/support/test-scale.ts';
import { eraseMessages, findMessages } from './message.personal-data.ts';
import { messageRequest, sendMessage } from './send-message.action.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});

const at = new Date('2026-11-20T09:00:00.000Z');
let networks = 0;
/** A network per sender, so that tests do not share limits. */
const nextNetwork = () => {
  networks += 1;
  return `10.0.${networks >> 8}.${networks & 255}`;
};

const send = (
  sent: { name: string; email: string; message: string },
  more: { clientAddress?: string; now?: Date } = {},
) =>
  sendMessage(payload, messageRequest.parse(sent), {
    language: 'en',
    clientAddress: nextNetwork(),
    now: at,
    ...more,
  });

const stored = async (email: string) =>
  (
    await payload.find({
      collection: 'messages',
      where: { compared: { equals: email } },
      overrideAccess: true,
    })
  ).docs;

describe('sending a message', () => {
  it('a message is stored in the inbox as new, with its first line and time', async () => {
    const sent = { name: 'Sara', email: 'Sara@Example.org', message: 'Hello,\nmay I volunteer?' };
    expect(await send(sent)).toEqual({ ok: true, value: 'received' });
    expect(await stored('sara@example.org')).toMatchObject([
      { ...sent, state: 'new', firstLine: 'Hello,', language: 'en', sentAt: at.toISOString() },
    ]);
  });

  it('a message sent again is stored once, and a second time only after some minutes', async () => {
    const sent = { name: 'Twice', email: 'twice@example.org', message: 'Is anybody there?' };
    await send(sent);
    expect(await send(sent)).toEqual({ ok: true, value: 'received' });
    await send({ ...sent, message: 'Is anybody there today?' });
    await send(sent, { now: new Date(at.getTime() + 11 * 60_000) });
    expect(await stored('twice@example.org')).toHaveLength(3);
  });

  it('one network may send ten messages in ten minutes, and is told when it may send again', async () => {
    vi.setSystemTime(at);
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const clientAddress = nextNetwork();
    const letter = (n: number) => ({ name: 'Busy', email: 'busy@example.org', message: `Letter ${n}` });
    for (let n = 1; n <= 10; n += 1) expect((await send(letter(n), { clientAddress })).ok).toBe(true);
    expect(await send(letter(11), { clientAddress })).toEqual({
      ok: false,
      problem: { code: 'too-often', wait: 600 },
    });
    expect((await send(letter(11))).ok).toBe(true);
    const later = new Date(at.getTime() + 10 * 60_000);
    vi.setSystemTime(later);
    expect((await send(letter(12), { clientAddress, now: later })).ok).toBe(true);
  });

  it('hostile text in a message is stored and returned unchanged', async () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }),
      fc.constantFrom(
        "'; drop table messages; --",
        '<script>alert(1)</script>',
        '{{7*7}}',
        '%00',
        '\\u0000',
        '$1',
      ),
    );
    await fc.assert(
      fc.asyncProperty(hostile, async words => {
        const email = 'hostile@example.org';
        const parsed = messageRequest.safeParse({ name: 'Somebody', email, message: words });
        if (!parsed.success) return;
        await inOneTransaction(payload, req => eraseMessages(req, email));
        await send({ name: 'Somebody', email, message: words });
        expect((await stored(email)).map(({ message }) => message)).toEqual([parsed.data.message]);
      }),
      { numRuns: fuzzRuns(20, 40) },
    );
  });
});

describe('the inbox', () => {
  it('staff may mark a message as answered and add notes, but not change its text or sender', async () => {
    const editor = await signIn(payload, 'editor');
    await send({ name: 'Liya', email: 'liya@example.org', message: 'When do you open?' });
    const [message] = await stored('liya@example.org');
    const answer = await callApi('PATCH', `/messages/${message?.id}`, {
      headers: editor.headers,
      body: {
        state: 'answered',
        note: 'Called her.',
        message: 'Changed',
        name: 'Changed',
        email: 'changed@example.org',
      },
    });
    expect(answer.status).toBe(200);
    expect(await stored('liya@example.org')).toMatchObject([
      {
        name: 'Liya',
        email: 'liya@example.org',
        message: 'When do you open?',
        state: 'answered',
        note: 'Called her.',
      },
    ]);
  });

  it('the messages of one person are exported and erased in any case of their address, and no others', async () => {
    for (const message of ['First', 'Second'])
      await send({ name: 'Dawit', email: 'Dawit@Example.ORG', message });
    await send({ name: 'Other', email: 'other@example.org', message: 'Mine' });
    expect((await findMessages(payload, 'dawit@example.org')).map(({ message }) => message)).toEqual([
      'First',
      'Second',
    ]);
    expect(await inOneTransaction(payload, req => eraseMessages(req, 'DAWIT@example.org'))).toBe(2);
    expect(await findMessages(payload, 'dawit@example.org')).toEqual([]);
    expect(await findMessages(payload, 'other@example.org')).toHaveLength(1);
  });
});
