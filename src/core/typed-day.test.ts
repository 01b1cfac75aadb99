import { describe, expect, it } from 'vitest';
import { findDayOrder, readDay } from './typed-day.ts';

describe('a day as somebody typed it', () => {
  it.each([
    ['2026-11-21', '2026-11-21'],
    ['2026-11-21T08:11:00.000Z', '2026-11-21'],
    ['2026-11-21 08:11:00 +0000', '2026-11-21'],
    ['21-NOV-2026', '2026-11-21'],
    ['Nov 21, 2026', '2026-11-21'],
    ['21 November 2026', '2026-11-21'],
    ['21 ኖቬምበር 2026', '2026-11-21'],
    ['12 ኅዳር 2019', '2026-11-21'],
    ['30 ጥቅምት 2019', '2026-11-09'],
    ['20261121', '2026-11-21'],
  ])('%s is read without asking', (text, day) => expect(readDay(text, null)).toBe(day));

  it('is read by the order that is given where it could mean two', () => {
    expect(readDay('03/05/2026', null)).toBeNull();
    expect(readDay('03/05/2026', 'day-first')).toBe('2026-05-03');
    expect(readDay('03.05.26', 'month-first')).toBe('2026-03-05');
  });

  it.each(['', 'soon', '31.02.2026', '2026-13-01', '45.45.2026', '03.05.0026', '99999999'])(
    '%j is none',
    text => {
      for (const order of [null, 'day-first', 'month-first', 'year-first'] as const)
        expect(readDay(text, order)).toBeNull();
    },
  );
});

describe('the order of the days of a file', () => {
  it('is what one day shows that can be read one way alone', () => {
    expect(findDayOrder(['03.05.2026', '21.05.2026'])).toEqual({ order: 'day-first', asked: null });
    expect(findDayOrder(['03/05/2026', '05/21/2026'])).toEqual({ order: 'month-first', asked: null });
    expect(findDayOrder(['03/05/2026'])).toEqual({ order: null, asked: '03/05/2026' });
    expect(findDayOrder(['2026-05-03', '3 May 2026'])).toEqual({ order: null, asked: null });
  });

  it('is asked for where days contradict each other', () => {
    expect(findDayOrder(['21.05.2026', '05.21.2026'])).toMatchObject({ order: null });
  });
});
