import { describe, expect, it } from 'vitest';
import { listActs, type MonthlyStatus, monthlyStatuses, statusAfter } from './monthly-status.ts';

describe('what a donor may do with a monthly gift', () => {
  it.each([
    ['begun', []],
    ['active', ['pause', 'amount', 'move', 'card', 'end']],
    ['paused', ['go-on', 'amount', 'move', 'card', 'end']],
    ['failing', ['card', 'move', 'end']],
    ['ended', []],
  ] as const)('while it is %s they may choose: %j', (state, acts) => {
    expect(listActs(state, { hasPortal: true })).toEqual(acts);
    expect(listActs(state, { hasPortal: false })).toEqual(acts.filter(act => act !== 'card'));
  });
});

describe('answers of a provider about a monthly gift', () => {
  const at = (state: MonthlyStatus, askedAt: number) => ({ state, askedAt });

  it('the newest answer counts, in whatever order they arrive', () => {
    expect(statusAfter(at('active', 5), at('failing', 6))).toEqual(at('failing', 6));
    expect(statusAfter(at('active', 5), at('failing', 5))).toEqual(at('failing', 5));
    expect(statusAfter(at('active', 5), at('failing', 4))).toEqual(at('active', 5));
  });

  it('an end is final, also when an older answer brings it or a newer one follows', () => {
    expect(statusAfter(at('active', 5), at('ended', 4))).toEqual(at('ended', 4));
    for (const state of monthlyStatuses)
      expect(statusAfter(at('ended', 4), at(state, 9))).toEqual(at('ended', 4));
  });
});
