import { expect, it } from 'vitest';
import { isNarrower } from './consent.personal-data.ts';

const given = { id: 1, uses: ['website', 'print'], until: '2027-06-30', withdrawn: false, deletedAt: null };

it.each([
  ['is withdrawn', { withdrawn: true }, true],
  ['says nothing of a withdrawal', { withdrawn: null }, true],
  ['is put in the bin', { deletedAt: '2026-11-20T09:00:00.000Z' }, true],
  ['loses a use', { uses: ['website'] }, true],
  ['changes a use for another', { uses: ['website', 'social'] }, true],
  ['loses all uses', { uses: null }, true],
  ['ends earlier', { until: '2027-06-29' }, true],
  ['gets a use', { uses: ['print', 'website', 'social'] }, false],
  ['ends later', { until: '2027-07-01' }, false],
  ['has no end any more', { until: null }, false],
  ['has its day stored as an instant', { until: '2027-06-30T00:00:00.000Z' }, false],
])('a consent that %s counts as narrower: %s', (_what, change, narrower) => {
  expect(isNarrower(given, { ...given, ...change })).toBe(narrower);
});

it('a consent that is no longer valid cannot become narrower', () => {
  expect(isNarrower({ ...given, withdrawn: true }, { ...given, uses: [] })).toBe(false);
  expect(isNarrower({ ...given, deletedAt: '2026-11-20' }, { ...given, uses: [] })).toBe(false);
});

it('a consent without an end becomes narrower when it gets one', () => {
  expect(isNarrower({ ...given, until: null }, given)).toBe(true);
});
