import { expect, it } from 'vitest';
import { teaserReach } from '#features/home/home.rules.ts';
import { posts } from '#features/news/post.collection.ts';

it('the home page is listed as showing a post only within the newest posts it reads', () => {
  const { alsoOn } = posts.custom as { alsoOn: (document: object) => { path: string; newest?: number }[] };
  expect(alsoOn({ type: 'normal' }).find(({ path }) => path === '/')?.newest).toBe(teaserReach);
  expect(alsoOn({ type: 'ad' })).toEqual([]);
});
