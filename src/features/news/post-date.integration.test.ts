import { expect, it } from 'vitest';
import { dayInEthiopia } from '#cms/consents/consent.rules.ts';
import { createRenderContext } from '#platform/render-context.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { listPosts } from './post.queries.ts';

it('a post without a date has none as a draft, and gets the date of its publication', async () => {
  const payload = await openTestPayload();
  const data = { heading: 'Written in a hurry', type: 'normal' } as const;
  const draft = await payload.create({
    collection: 'posts',
    data: { ...data, _status: 'draft' },
    draft: true,
  });
  expect(draft.postDate ?? null).toBeNull();
  await payload.update({ collection: 'posts', id: draft.id, data: { _status: 'published' } });
  const posts = await listPosts(createRenderContext({ locale: 'en', now: new Date() }));
  const published = posts.find(({ heading }) => heading.text === 'Written in a hurry');
  expect(published?.postDate).toBe(dayInEthiopia(new Date()));
  await payload.create({ collection: 'posts', data: { heading: 'Soon', type: 'ad', _status: 'published' } });
  const dated = await payload.find({ collection: 'posts', where: { postDate: { exists: true } } });
  expect(dated.docs.map(({ heading }) => heading)).toEqual(['Written in a hurry']);
});
