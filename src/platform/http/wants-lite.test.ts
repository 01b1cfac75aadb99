import { describe, expect, it } from 'vitest';
import { processorMs } from '../../../tests/support/processor-time.ts';
import { wantsLite } from '../page-cache/page-key.ts';

describe('a lite page is wanted', () => {
  it('by visitors who chose it, and by a browser that saves data where nothing was chosen', () => {
    expect(wantsLite('lite=1', undefined)).toBe(true);
    expect(wantsLite('a=b; lite=1; c=d', undefined)).toBe(true);
    expect(wantsLite(undefined, 'on')).toBe(true);
    expect(wantsLite('a=b', ' On ')).toBe(true);
  });

  it('by nobody who chose whole pages, whatever their browser says', () => {
    expect(wantsLite('lite=0', 'on')).toBe(false);
    expect(wantsLite('x=y;lite=0', 'on')).toBe(false);
  });

  it('by nobody whose choice is invalid', () => {
    const hostile = ['lite=2', 'lite=', 'lite=11', 'xlite=1', 'lite=1x', 'lite="1"', 'lite=%31', 'LITE=1'];
    for (const cookie of [...hostile, `lite=${'1'.repeat(4000)}`, '=lite=1', undefined, null, ''])
      expect(wantsLite(cookie, undefined), String(cookie)).toBe(false);
    for (const header of ['off', 'on, on', 'on;q=1', '1', '', ['on'], undefined])
      expect(wantsLite(undefined, header), String(header)).toBe(false);
  });

  it('in time linear in the length of the cookie', () => {
    const cookie = `;${' '.repeat(30_000)}lite=`.repeat(3);
    expect(processorMs(() => wantsLite(cookie, undefined))).toBeLessThan(1_000);
  });
});
