import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { openTestPayload } from '../../../tests/support/database.ts';
import { addConsent } from '../../../tests/support/pictures.ts';
import { lastWithdrawal } from './last-withdrawal.ts';

const now = new Date('2026-11-20T09:00:00Z');

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});

const last = () => lastWithdrawal(payload, now);
const change = async (id: number, data: object) => {
  const { updatedAt } = await payload.update({ collection: 'consents', id, data });
  return new Date(updatedAt);
};

it('nothing was taken back while every consent covers the website', async () => {
  await addConsent(payload, { uses: ['website', 'print'] });
  await addConsent(payload, { uses: ['website'], until: '2026-11-20' });
  expect(await last()).toBeNull();
});

it('a consent that ends takes back at midnight in Ethiopia', async () => {
  await addConsent(payload, { uses: ['website'], until: '2026-11-19' });
  expect(await last()).toEqual(new Date('2026-11-19T21:00:00.000Z'));
});

it('so does one that is no longer for the website, and one that still is does not', async () => {
  const { id } = await addConsent(payload, { uses: ['website', 'print'] });
  const narrowed = await change(id, { uses: ['print'] });
  expect(await last()).toEqual(narrowed);
  const other = await addConsent(payload, { uses: ['website', 'print'] });
  await change(other.id, { uses: ['website'] });
  expect(await last()).toEqual(narrowed);
});

it('so does one that is withdrawn, and one in the bin, also after it was withdrawn', async () => {
  const { id } = await addConsent(payload, { uses: ['website'] });
  const other = await addConsent(payload, { uses: ['website'] });
  const changes: [number, object][] = [
    [id, { withdrawn: true }],
    [id, { deletedAt: now.toISOString() }],
    [other.id, { deletedAt: now.toISOString() }],
  ];
  for (const [of, data] of changes) {
    const at = await change(of, data);
    expect(await last(), JSON.stringify(data)).toEqual(at);
  }
});
