import { describe, expect, it } from 'vitest';
import { countResults, isAgreement } from './import.rules.ts';

const now = new Date('2026-11-20T09:00:00Z');
const how = 'signed a list at the fair';

describe('a statement that people of a list agreed', () => {
  it('counts from the start of the day it names, in UTC', () => {
    expect(isAgreement({ how, on: '2026-11-20' }, now)).toBe(true);
    expect(isAgreement({ how, on: '2026-11-20' }, new Date('2026-11-20T00:00:00Z'))).toBe(true);
    expect(isAgreement({ how, on: '2026-11-20' }, new Date('2026-11-19T23:59:59Z'))).toBe(false);
  });

  it.each(['2000-01-01', '1999-12-31'])('on %s is too old to be plausible', on => {
    expect(isAgreement({ how, on }, now)).toBe(false);
  });

  it('on the earliest plausible day is accepted', () => {
    expect(isAgreement({ how, on: '2000-01-02' }, now)).toBe(true);
  });

  it.each(['', '2024', '2024-1-05', '2024-13-01', '05.12.2024', '2024-12-05T10:00:00Z', 'on 2024-12-05'])(
    'on %j names no day',
    on => {
      expect(isAgreement({ how, on }, now)).toBe(false);
    },
  );

  it('needs at least ten characters about how it was given', () => {
    const on = '2024-12-05';
    expect(isAgreement({ how: 'paper list', on }, now)).toBe(true);
    expect(isAgreement({ how: 'on a list', on }, now)).toBe(false);
    expect(isAgreement({ how: '  on a list  ', on }, now)).toBe(false);
  });
});

describe('the report of an import', () => {
  it('counts every result, including those with no lines', () => {
    const line = (end: 'confirmed' | 'left') => ({ line: 1, email: 'a@example.org', end });
    expect(countResults([line('confirmed'), line('left'), line('confirmed')])).toEqual({
      confirmed: 2,
      asked: 0,
      known: 0,
      left: 1,
      twice: 0,
      refused: 0,
      open: 0,
    });
  });
});
