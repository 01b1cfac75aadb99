import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { openTestPayload } from '../../../tests/support/database.ts';
import { addConsent } from '../../../tests/support/pictures.ts';
import { lastWithdrawal } from './consent-ends.ts';

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

it('there is no withdrawal while every consent covers the website', async () => {
  await addConsent(payload, { uses: ['website', 'print'] });
  await addConsent(payload, { uses: ['website'], until: '2026-11-20' });
  expect(await last()).toBeNull();
});

it('an expiring consent counts as a withdrawal at midnight in Ethiopia', async () => {
  await addConsent(payload, { uses: ['website'], until: '2026-11-19' });
  expect(await last()).toEqual(new Date('2026-11-19T21:00:00.000Z'));
});

it('a consent that no longer covers the website counts as withdrawn; one that loses another use does not', async () => {
  const { id } = await addConsent(payload, { uses: ['website', 'print'] });
  const narrowed = await change(id, { uses: ['print'] });
  expect(await last()).toEqual(narrowed);
  const other = await addConsent(payload, { uses: ['website', 'print'] });
  await change(other.id, { uses: ['website'] });
  expect(await last()).toEqual(narrowed);
});

it('a withdrawn consent and a binned one count as withdrawn, at the time of the change', async () => {
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
