import { expect, it } from 'vitest';
import { listHidden } from '#cms/consents/list-hidden.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { signIn } from '../../../tests/support/staff-session.ts';
import { listDrafts } from './unfinished.tsx';

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
