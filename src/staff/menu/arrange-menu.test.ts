import { expect, it } from 'vitest';
import { adminGroups } from '#cms/admin-components.ts';
import { arrangeMenu, isCurrentLine, type MenuLine } from './arrange-menu.ts';

const line = (id: string, group: MenuLine['group'], count = 0): MenuLine => ({
  ...{ id, group, count },
  href: `/admin/${id}`,
  label: id,
});
const many = ['a', 'b', 'c', 'd', 'e', 'f'].map(id => line(id, adminGroups.site));

it('whoever has few lines sees all of them, in their order and without groups', () => {
  const few = [line('nav-gifts', adminGroups.people), line('b', adminGroups.site)];
  expect(arrangeMenu(few)).toEqual({ first: few, groups: [] });
});

it('a long menu begins with what is used often, and has the rest in groups', () => {
  const { first, groups } = arrangeMenu([
    line('nav-films', adminGroups.pictures, 2),
    ...many,
    line('nav-media', adminGroups.pictures),
    line('nav-posts', adminGroups.write),
  ]);
  expect(first.map(({ id }) => id)).toEqual(['nav-posts', 'nav-media']);
  expect(groups.map(({ name, count, lines }) => [name, count, lines.length])).toEqual([
    [adminGroups.pictures, 2, 1],
    [adminGroups.site, 0, 6],
  ]);
});

it('a line is current on its own screen and on those below it, and on no other', () => {
  const posts = { href: '/admin/collections/posts' };
  expect(isCurrentLine(posts, '/admin/collections/posts')).toBe(true);
  expect(isCurrentLine(posts, '/admin/collections/posts/7')).toBe(true);
  expect(isCurrentLine(posts, '/admin/collections/posts-of-old')).toBe(false);
  expect(isCurrentLine(posts, '/admin')).toBe(false);
});
