import { expect, it } from 'vitest';
import { readNotice, writeNotice } from '#platform/changes.ts';

it('lists each tag once, in a fixed order', () => {
  expect(writeNotice(['posts', 'media', 'posts'])).toBe('["media","posts"]');
  expect(readNotice(writeNotice(['posts', 'media']))).toEqual(new Set(['posts', 'media']));
});

it('announces that everything changed when Postgres would reject the list as too long', () => {
  const many = Array.from({ length: 2_000 }, (_, at) => `collection-${at}`);
  expect(Buffer.byteLength(writeNotice(many))).toBeLessThan(8_000);
  expect(readNotice(writeNotice(many))).toBe('all');
});

it.each([undefined, '', 'posts', '{"tags":[]}', '[1]', 'null', '["posts"'])(
  'treats %j, which cannot be parsed, as everything',
  notice => expect(readNotice(notice)).toBe('all'),
);
