import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { openTestPayload } from '../../../../tests/support/database.ts';
import { deleteEmptyIssues } from './delete-empty-issues.job.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});

const inAnHour = () => new Date(Date.now() + 60 * 60_000 + 1_000);
const addIssue = (data: object = {}, locale: 'en' | 'am' = 'en') =>
  payload.create({ collection: 'newsletter-issues', data: data as never, draft: true, locale });
const idsLeft = async () =>
  (await payload.find({ collection: 'newsletter-issues', draft: true, limit: 0, pagination: false })).docs
    .map(({ id }) => id)
    .sort((a, b) => a - b);

it('an issue in which nothing was written is deleted after an hour, and other issues are kept', async () => {
  const empty = await addIssue();
  const words = {
    root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text: 'Hello' }] }] },
  };
  const written = [
    await addIssue({ subject: 'Three clinics open' }),
    await addIssue({ subject: 'ሦስት' }, 'am'),
    await addIssue({ preview: 'A line' }),
    await addIssue({ opening: words }),
  ];
  const begun = await addIssue();
  await payload.update({
    collection: 'newsletter-issues',
    id: begun.id,
    data: { subject: 'Written later, as a draft' },
    draft: true,
  });
  expect(await deleteEmptyIssues(payload, new Date())).toBe(0);
  expect(await deleteEmptyIssues(payload, inAnHour())).toBe(1);
  const left = await idsLeft();
  expect(left).toEqual([...written.map(({ id }) => id), begun.id]);
  expect(left).not.toContain(empty.id);
});
