import { expect, it } from 'vitest';
import { readNotice, writeNotice } from '#platform/changes.ts';

it('a notice lists each tag once, in a fixed order', () => {
  expect(writeNotice(['posts', 'media', 'posts'])).toBe('["media","posts"]');
  expect(readNotice(writeNotice(['posts', 'media']))).toEqual(new Set(['posts', 'media']));
});

it('a notice too long for PostgreSQL announces that everything changed', () => {
  const many = Array.from({ length: 2_000 }, (_, at) => `collection-${at}`);
  expect(Buffer.byteLength(writeNotice(many))).toBeLessThan(8_000);
  expect(readNotice(writeNotice(many))).toBe('all');
});

it.each([undefined, '', 'posts', '{"tags":[]}', '[1]', 'null', '["posts"'])(
  'the unparseable notice %j means that everything changed',
  notice => expect(readNotice(notice)).toBe('all'),
);
