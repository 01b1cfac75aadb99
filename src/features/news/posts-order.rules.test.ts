import { expect, it } from 'vitest';
import { arrangePosts, type ListedPost, otherPosts } from './posts-order.rules.ts';

type Card = ListedPost & { name: string };

const card = (name: string, postDate: string | null, type: ListedPost['type'] = 'normal'): Card => ({
  name,
  postDate,
  type,
});
const standing = { starter: card('starter', null, 'intro'), comingSoon: card('coming soon', null, 'ad') };
const names = (posts: Card[]) => arrangePosts(posts, standing).map(({ name }) => name);

it('[NEWS-28] posts are listed newest first by their post date', () => {
  const posts = [card('old', '2024-05-01'), card('new', '2026-11-01'), card('between', '2025-10-01')];
  expect(names(posts).slice(1, -1)).toEqual(['new', 'between', 'old']);
});

it('[NEWS-29] a starter card comes first, a stored one in place of the default', () => {
  expect(names([card('new', '2026-11-01'), card('stored', '2020-01-01', 'intro')])[0]).toBe('stored');
  expect(names([card('new', '2026-11-01')])[0]).toBe('starter');
});

it('[NEWS-30] a "Coming Soon" ad card comes last, a stored one in place of the default', () => {
  expect(names([card('stored', '2030-01-01', 'ad'), card('new', '2026-11-01')]).at(-1)).toBe('stored');
  expect(names([card('new', '2026-11-01')]).at(-1)).toBe('coming soon');
});

it('[VALID-21] [VALID-22] posts are sorted by date, and those with an unknown date format come after them', () => {
  const posts = [
    card('odd', '12-dd-2025'),
    card('old', 'May 01, 2024'),
    card('undated', null),
    card('new', '2026-11-01'),
  ];
  expect(names(posts).slice(1, -1)).toEqual(['new', 'old', 'odd', 'undated']);
});

it('without stored posts, only the starter and the ad card are shown', () => {
  expect(names([])).toEqual(['starter', 'coming soon']);
});

it('below an open post, the first three other posts with a page are shown', () => {
  const listed = [null, '/news/a', '/news/b', null, '/news/c', '/news/d', '/news/e'].map(href => ({ href }));
  const below = (open: string | null) => otherPosts(listed, open).map(({ href }) => href);
  expect(below('/news/b')).toEqual(['/news/a', '/news/c', '/news/d']);
  expect(below(null)).toEqual(['/news/a', '/news/b', '/news/c']);
});
