import { describe, expect, it } from 'vitest';
import { processorMs } from '../../../tests/support/processor-time.ts';
import { wantsLite } from '../page-cache/page-key.ts';

describe('wantsLite', () => {
  it('lite pages are chosen by the cookie, or by Save-Data without a cookie', () => {
    expect(wantsLite('lite=1', undefined)).toBe(true);
    expect(wantsLite('a=b; lite=1; c=d', undefined)).toBe(true);
    expect(wantsLite(undefined, 'on')).toBe(true);
    expect(wantsLite('a=b', ' On ')).toBe(true);
  });

  it('a cookie for whole pages overrides Save-Data', () => {
    expect(wantsLite('lite=0', 'on')).toBe(false);
    expect(wantsLite('x=y;lite=0', 'on')).toBe(false);
  });

  it('an invalid cookie or Save-Data header gets whole pages', () => {
    const hostile = ['lite=2', 'lite=', 'lite=11', 'xlite=1', 'lite=1x', 'lite="1"', 'lite=%31', 'LITE=1'];
    for (const cookie of [...hostile, `lite=${'1'.repeat(4000)}`, '=lite=1', undefined, null, ''])
      expect(wantsLite(cookie, undefined), String(cookie)).toBe(false);
    for (const header of ['off', 'on, on', 'on;q=1', '1', '', ['on'], undefined])
      expect(wantsLite(undefined, header), String(header)).toBe(false);
  });

  it('the lite cookie is parsed in linear time', () => {
    const cookie = `;${' '.repeat(30_000)}lite=`.repeat(3);
    expect(processorMs(() => wantsLite(cookie, undefined))).toBeLessThan(1_000);
  });
});
