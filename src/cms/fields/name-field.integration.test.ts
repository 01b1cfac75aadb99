import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { openTestPayload } from '../../../tests/support/database.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});

const pasted = (name: string) => `\u200e ${name.slice(0, 2)}\u200b${name.slice(2)}\u00ad\ufeff`;

it.each([
  ['staff', 'name', { email: 'pasted@adey.test', role: 'editor', password: 'a password for tests only' }],
  ['consents', 'who', { uses: ['website'], agreedOn: '2026-01-01' }],
  ['consents', 'about', { who: 'Abeba', uses: ['website'], agreedOn: '2026-01-01' }],
  ['team-members', 'name', { _status: 'draft' }],
  ['partners', 'name', { _status: 'draft' }],
  ['stories', 'firstName', { heading: 'Pasted', identifiable: 'no', _status: 'draft' }],
  ['testimonials', 'saidBy', { words: 'Thank you', identifiable: 'no', _status: 'draft' }],
] as const)(
  'in %s, invisible characters pasted along with %s are not stored',
  async (collection, field, data) => {
    const create = payload.create as unknown as (of: object) => Promise<Record<string, unknown>>;
    const made = await create.call(payload, {
      collection,
      data: { ...data, [field]: pasted('Almaz Kebede') },
    });
    expect(made[field]).toBe('Almaz Kebede');
  },
);

it('an email address in a consent is stored without invisible characters', async () => {
  const data = {
    who: 'Abeba',
    uses: ['website' as const],
    agreedOn: '2026-01-01',
    email: ' abe\u200bba@example.org',
  };
  const made = await payload.create({ collection: 'consents', data: data as never });
  expect(made.email).toBe('abeba@example.org');
});
