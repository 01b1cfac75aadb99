import { expect, it } from 'vitest';
import { listHidden } from '#cms/consents/list-hidden.ts';
import { addClaim } from '../../../tests/support/claims.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { signIn } from '../../../tests/support/staff-session.ts';
import { listDrafts, listOverdue } from './unfinished.tsx';

it('the dashboard lists the drafts that a person may read', async () => {
  const payload = await openTestPayload();
  const [author, publisher] = [await signIn(payload, 'author'), await signIn(payload, 'publisher')];
  const data = { heading: 'A morning at the ward', type: 'normal' } as const;
  await payload.create({ collection: 'posts', draft: true, data, user: author.user, overrideAccess: false });
  await payload.create({ collection: 'posts', draft: true, data: { ...data, heading: 'Of an editor' } });
  const titles = async ({ user }: typeof author) =>
    (await listDrafts(payload, user)).map(({ title }) => title).toSorted();
  expect(await titles(author)).toEqual(['A morning at the ward']);
  expect(await titles(publisher)).toEqual(['A morning at the ward', 'Of an editor']);
  const { hidden } = await listHidden({ payload, user: publisher.user, language: 'en' }, new Date());
  expect(hidden, 'what consents hide is read in the same way').toEqual([]);
});

it('the dashboard lists the published numbers that nobody has looked at in time, the longest first', async () => {
  const payload = await openTestPayload();
  await addClaim(payload, { key: 'recent', lookedAt: '2026-11-01', every: '1' });
  await addClaim(payload, { key: 'late', lookedAt: '2026-09-01', every: '1' });
  await addClaim(payload, { key: 'later', lookedAt: '2025-11-01', every: '12' });
  await addClaim(payload, { key: 'unpublished', lookedAt: '2020-01-01', _status: 'draft' });
  expect(await listOverdue(payload, new Date('2026-11-20T09:00:00Z'))).toEqual([
    { key: 'later', day: '2025-11-01' },
    { key: 'late', day: '2026-09-01' },
  ]);
});
