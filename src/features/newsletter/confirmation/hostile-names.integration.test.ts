import fc from 'fast-check';
import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { longestName } from '#core/person-name.ts';
import { openTestPayload } from '../../../../tests/support/database.ts';
import { mailsTo } from '../../../../tests/support/outbox.ts';
import { fuzzRuns } from '../../../../tests/support/test-scale.ts';
import { subscribe } from '../subscribe.endpoint.ts';
import { subscribeRequest } from '../subscribe.schema.ts';
import { findSubscriber } from '../subscriber.personal-data.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});

const now = new Date('2026-11-20T09:00:00.000Z');
/** Inputs that try to put an attacker's text into our mail; the last ones are names the rules accept. */
const pieces = [
  '\r\nBcc: all@example.net',
  '\nSubject: You have won',
  '<script>alert(1)</script>',
  '<a href="https://evil.example">click</a>',
  '"; drop table mails; --',
  '{{confirm}}',
  '{{preferences}}',
  '\u202Eevil\u202C',
  '\u0000',
  '=?utf-8?q?evil?=',
  '%0d%0aBcc:',
  'https://evil.example',
  'www.evil.example',
  'evil.example',
  "O'Hostile",
  'ክፉ ስም',
  'Ｆｕｌｌｗｉｄｔｈ',
  'e\u0301vil',
];
const hostileName = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.constantFrom(' ', 'a', 'ሀ', '.', '-', "'", ',')), {
    minLength: 1,
    maxLength: 6,
  })
  .map(parts => parts.join(''));

const seed = 20261120;
const hostile = fuzzRuns(80, 400);
const byTheRules = fuzzRuns(20, 100);

it(`of ${hostile + byTheRules} hostile names none gets text into the confirmation mail`, async () => {
  const names = fc.sample(hostileName, { numRuns: hostile, seed });
  const letThrough = fc.sample(
    fc.stringMatching(/^[a-zሀ-ፐ][a-zሀ-ፐ.' -]{1,60}[a-z]$/).map(name => `Zq${name}`.slice(0, longestName)),
    { numRuns: byTheRules, seed },
  );
  let accepted = 0;
  for (const [index, name] of [...names, ...letThrough].entries()) {
    const where = `name ${index} of seed ${seed}: ${JSON.stringify(name)}`;
    const email = `victim${index}@example.org`;
    const parsed = subscribeRequest.safeParse({ name, email });
    if (!parsed.success) continue;
    const context = { language: 'en', clientAddress: `10.7.${index >> 8}.${index & 255}`, now } as const;
    expect((await subscribe(payload, parsed.data, context)).ok, where).toBe(true);
    accepted += 1;
    const [mail, ...more] = await mailsTo(payload, email);
    expect(more, where).toEqual([]);
    const { id: _id, messageId: _messageId, to, compared, data, ...texts } = mail ?? { data: {} };
    expect([to, compared], where).toEqual([email, email]);
    expect(Object.keys(data as object), where).toEqual(['confirm']);
    expect(texts, where).toMatchObject({
      subject: 'Please confirm your email address',
      toName: null,
      headers: {},
    });
    expect(JSON.stringify(texts), where).not.toContain(parsed.data.name);
    expect(await findSubscriber(payload, email), where).toMatchObject({
      name: parsed.data.name,
      status: 'waiting',
    });
  }
  expect(accepted, 'enough of them are names by the rules').toBeGreaterThan(byTheRules);
});
