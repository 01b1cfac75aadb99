import { expect, it } from 'vitest';
import { teaserReach } from '#features/home/home.rules.ts';
import { posts } from '#features/news/post.collection.ts';

it('after publishing, the home page is named for as many posts as it reads', () => {
  const { alsoOn } = posts.custom as { alsoOn: (document: object) => { path: string; newest?: number }[] };
  expect(alsoOn({ type: 'normal' }).find(({ path }) => path === '/')?.newest).toBe(teaserReach);
  expect(alsoOn({ type: 'ad' })).toEqual([]);
});
