import { describe, expect, it } from 'vitest';
import { isPaused, pauseEnd } from './preferences.rules.ts';

const now = new Date('2026-11-20T09:00:00.000Z');
const at = (text: string) => new Date(text);

describe('a pause', () => {
  it('a pause ends on the same day of a later month, at the same hour', () => {
    expect(pauseEnd('1', null, now)).toEqual(at('2026-12-20T09:00:00.000Z'));
    expect(pauseEnd('3', null, now)).toEqual(at('2027-02-20T09:00:00.000Z'));
    expect(pauseEnd('6', null, now)).toEqual(at('2027-05-20T09:00:00.000Z'));
  });

  it('a pause that ends in a shorter month ends on its last day', () => {
    expect(pauseEnd('1', null, at('2027-01-31T23:30:00.000Z'))).toEqual(at('2027-02-28T23:30:00.000Z'));
    expect(pauseEnd('6', null, at('2026-08-31T00:00:00.000Z'))).toEqual(at('2027-02-28T00:00:00.000Z'));
  });

  it('a pause can be kept or ended at once, and is active only until its end', () => {
    const until = at('2026-12-01T00:00:00.000Z');
    expect(pauseEnd('keep', until, now)).toEqual(until);
    expect(pauseEnd('0', until, now)).toBeNull();
    expect(pauseEnd('keep', at('2026-11-01T00:00:00.000Z'), now)).toBeNull();
    expect(pauseEnd('keep', null, now)).toBeNull();
    expect(isPaused(until, now)).toBe(true);
    expect(isPaused(now, now)).toBe(false);
    expect(isPaused(null, now)).toBe(false);
  });
});
