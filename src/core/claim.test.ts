import { describe, expect, it } from 'vitest';
import {
  bareNumber,
  type Claim,
  dueDay,
  fillClaims,
  findClaimKeys,
  isClaimKey,
  signedNumber,
  statedIn,
  statesClaim,
} from './claim.ts';

const claim = (more: Partial<Claim> = {}): Claim => ({
  key: 'childrenHelped',
  value: 1600,
  kind: 'counted',
  unit: 'children',
  staleSince: null,
  ...more,
});
const claims = new Map([
  ['childrenHelped', claim()],
  ['donors', claim({ key: 'donors', value: null })],
]);

describe('a number of the register', () => {
  it.each([
    [{}, '1,600'],
    [{ value: 0 }, '0'],
    [{ value: 75, kind: 'more-than' as const }, '75+'],
    [{ value: 12.5, kind: 'increase' as const, unit: 'percent' as const }, '12.5%'],
    [{ value: null, unit: 'percent' as const }, 'not known'],
  ])('a number that stands alone has its sign: %j is %s', (more, shown) => {
    expect(signedNumber(claim(more), 'en')).toBe(shown);
  });

  it('a number in a sentence has no sign, and one that is not known says so in the language of the page', () => {
    expect(bareNumber(claim({ value: 75, kind: 'more-than' }), 'en')).toBe('75');
    expect(bareNumber(claim({ value: null }), 'am')).toBe('ያልታወቀ');
  });

  it.each([
    ['2026-01-31', 1, '2026-03-01'],
    ['2024-01-31', 1, '2024-03-01'],
    ['2025-11-20', 12, '2026-11-21'],
    ['2026-08-15T12:00:00.000Z', 6, '2027-02-16'],
  ])('a number looked at on %s every %i months is overdue from %s', (day, months, due) => {
    expect(dueDay(day, months)).toBe(due);
  });

  it.each(['childrenHelped', 'a1'])('%s can be the key of a number', key => {
    expect(isClaimKey(key)).toBe(true);
  });

  it.each(['value', 'name', 'constructor', 'A', 'a', '__proto__', 'two words', 7, null, 'a'.repeat(41)])(
    '%s cannot be the key of a number',
    key => {
      expect(isClaimKey(key)).toBe(false);
    },
  );
});

describe('texts that state a number of the register', () => {
  it('each text gets its numbers in its own language, and one that visitors may not read is not known to them', () => {
    const stored = {
      heading: { en: '{childrenHelped} children, {donors} donors', am: '{donors} {hidden} {name}' },
      count: 3,
      list: ['{childrenHelped}', 'plain', 7, null],
    };
    expect(fillClaims(stored, claims)).toEqual({
      heading: {
        en: '1,600 children, not known donors',
        am: 'ያልታወቀ ያልታወቀ {name}',
        [statedIn]: {
          en: [
            { key: 'childrenHelped', at: 0, shown: '1,600' },
            { key: 'donors', at: 16, shown: 'not known' },
          ],
          am: [{ key: 'donors', at: 0, shown: 'ያልታወቀ' }],
        },
      },
      count: 3,
      list: ['1,600', 'plain', 7, null],
    });
    expect(stored.list[0], 'what was read is shared, and stays').toBe('{childrenHelped}');
  });

  it('a number in a long text leads to its source and keeps its letters, except inside another link', () => {
    const text = { type: 'text', text: 'We helped {childrenHelped} children.', format: 1 };
    const link = {
      type: 'link',
      fields: { url: '/news' },
      children: [{ ...text, text: '{childrenHelped}' }],
    };
    const filled = fillClaims({ body: { en: { root: { children: [text, link] } } } }, claims);
    const [before, number, after, inside] = filled.body.en.root.children as unknown as Record<
      string,
      unknown
    >[];
    expect(before).toMatchObject({ type: 'text', text: 'We helped ', format: 1 });
    expect(number).toMatchObject({
      type: 'link',
      fields: { url: '/claims#childrenHelped' },
      children: [{ text: '1,600', format: 1 }],
    });
    expect(after).toMatchObject({ text: ' children.' });
    expect(inside).toMatchObject({ fields: { url: '/news' }, children: [{ type: 'text', text: '1,600' }] });
  });

  it('a claim is stated by its key in braces, and a placed one also by its key alone, never by the name of a field', () => {
    expect(statesClaim({ a: [{ en: 'For {donors}.' }] }, 'donors')).toBe(true);
    expect(statesClaim({ show: ['childrenHelped'] }, 'childrenHelped')).toBe(true);
    expect(statesClaim({ donors: 'donors', childrenHelped: '{volunteers}' }, 'donors')).toBe(false);
    expect(statesClaim({ childrenHelped: new Date() }, 'childrenHelped')).toBe(false);
  });

  it('only what names something in braces is looked at', () => {
    expect(findClaimKeys({ a: [{ b: 'x {childrenHelped}' }], c: '{donors} {donors}' })).toEqual([
      'childrenHelped',
      'donors',
    ]);
    expect(findClaimKeys({ a: [{ b: 'x {} {1} { y }' }], day: new Date(), none: null })).toEqual([]);
  });
});
