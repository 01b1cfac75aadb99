import { expect, it } from 'vitest';
import { inEnglish } from '#cms/language/amharic.ts';
import { formatAgo, formatMoment, formatSize } from './format-health.ts';

const now = new Date('2026-11-21T09:00:00Z');
const at = (text: string) => new Date(`2026-11-${text}Z`);

it('times are formatted in one unit, past and future', () => {
  expect(inEnglish(formatAgo(at('21T08:59:30'), now))).toBe('30 seconds ago');
  expect(inEnglish(formatAgo(at('20T23:00:00'), now))).toBe('10 hours ago');
  expect(inEnglish(formatAgo(at('18T09:00:00'), now))).toBe('3 days ago');
  expect(inEnglish(formatAgo(at('21T23:00:00'), now))).toBe('in 14 hours');
});

it('sizes are formatted in the largest unit that is not below one', () => {
  expect([0, 999, 1_500, 48_000_000, 2_100_000_000].map(bytes => inEnglish(formatSize(bytes)))).toEqual([
    '0 bytes',
    '999 bytes',
    '1.5 KB',
    '48 MB',
    '2.1 GB',
  ]);
});

it('an instant is formatted to the second, in UTC', () => {
  expect(formatMoment(new Date('2026-11-29T00:12:21.700Z'))).toBe('2026-11-29 00:12:21 UTC');
});
