import { describe, expect, it } from 'vitest';
import { teaserCounts, teaserPosts, teaserWidths } from './teaser.rules.ts';

const posts = [
  { name: 'starter', type: 'intro' },
  ...Array.from({ length: 8 }, (_, index) => ({ name: `post ${index + 1}`, type: 'normal' })),
  { name: 'coming soon', type: 'ad' },
];

describe('teaserPosts', () => {
  it('[INIT-13] starts with the post at index 2 of the list with its starter card', () => {
    expect(teaserPosts(posts).map(post => post.name)).toEqual([
      'post 2',
      'post 3',
      'post 4',
      'post 5',
      'post 6',
    ]);
  });

  it('never shows the coming-soon card, and nothing when there are too few posts', () => {
    expect(teaserPosts(posts.slice(0, 3)).map(post => post.name)).toEqual(['post 2']);
    expect(teaserPosts([...posts.slice(0, 2), ...posts.slice(-1)])).toEqual([]);
  });
});

describe('how many posts are shown', () => {
  it('each post is shown at the widths with room for it', () => {
    expect([0, 1, 2, 3, 4].map(teaserWidths)).toEqual(['all', 'all', 'all', 'not-phone', 'otherwise']);
    expect(teaserCounts).toEqual({ phone: 3, tablet: 4, otherwise: 5 });
  });
});
