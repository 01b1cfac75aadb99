import { expect, it } from 'vitest';
import { readNotice, writeNotice } from '#platform/changes/announce-change.ts';

it('carries tags in one order, once each', () => {
  expect(writeNotice(['posts', 'media', 'posts'])).toBe('["media","posts"]');
  expect(readNotice(writeNotice(['posts', 'media']))).toEqual(new Set(['posts', 'media']));
});

it('says everything when Postgres would refuse the list as too long', () => {
  const many = Array.from({ length: 2_000 }, (_, at) => `collection-${at}`);
  expect(Buffer.byteLength(writeNotice(many))).toBeLessThan(8_000);
  expect(readNotice(writeNotice(many))).toBe('all');
});

it.each([undefined, '', 'posts', '{"tags":[]}', '[1]', 'null', '["posts"'])(
  'takes %j, which it cannot read, for everything',
  notice => expect(readNotice(notice)).toBe('all'),
);
