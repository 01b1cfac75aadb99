import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DayOrder, findDayOrder, readDay } from './typed-day.ts';

describe('days that can be read in one way', () => {
  it.each([
    ...['2026-11-21', '2026/11/21', '2026.11.21', '20261121', '2026-11-21T12:30:00Z', '2026-11-21 12:30'],
    ...['21-NOV-2026', '21 Nov 2026', '21NOV26', '21-Nov-26', 'Nov 21, 2026', 'Nov 21, 2026, 3:05 PM'],
    ...['Sat 21 Nov 2026', '21. November 2026', '21 nov. 2026', '21 novembre 2026', '2026-Nov-21'],
    ...['21 ኖቬምበር 2026', 'ኖቬምበር 21, 2026', '12 ኅዳር 2019', '12 ህዳር 2019', '２０２６-11-21'],
  ])('an unambiguous day is read without asking for an order: %s', text => {
    expect(readDay(text, null)).toBe('2026-11-21');
  });

  it('a day is read with its month in German, Dutch, French, English or Amharic', () => {
    const days = ['5. März 2026', '5 mrt 2026', '5 mars 2026', '5-MAR-26', '5 ማርች 2026'];
    expect(days.map(day => readDay(day, null))).toEqual(days.map(() => '2026-03-05'));
    expect(readDay('1 août 2026', null)).toBe('2026-08-01');
    expect(readDay('24 Dez. 2026', null)).toBe('2026-12-24');
  });
});

describe('days in numbers', () => {
  it.each<[string, DayOrder, string | null]>([
    ['03/05/2026', 'day-first', '2026-05-03'],
    ['03/05/2026', 'month-first', '2026-03-05'],
    ['5.3.2026', 'day-first', '2026-03-05'],
    ['5-3-26', 'day-first', '2026-03-05'],
    ['05 03 2026', 'day-first', '2026-03-05'],
    ['05.03.2026 12:30', 'day-first', '2026-03-05'],
    ['3/5/2026 12:30 PM', 'month-first', '2026-03-05'],
    ['26/03/05', 'year-first', '2026-03-05'],
    ['05032026', 'day-first', '2026-03-05'],
    ['260305', 'year-first', '2026-03-05'],
    ['3.13.2026', 'day-first', null],
    ['13/03/2026', 'month-first', null],
  ])('the day %s is read in the order %s, or refused where it does not exist', (text, order, day) => {
    expect(readDay(text, order)).toBe(day);
  });

  it.each([
    '',
    'x2026-03-05',
    '2026-03-05x',
    '2026-13-01',
    '2026-04-31',
    '31.4.2026',
    '5.3.202',
    '5_3_2026',
    '99 Nov 2026',
    '21 Foo 2026',
    '3026-01-01',
    '31 ኅዳር 2019',
    '6 ጳጉሜን 2018',
  ])('a day that does not exist is refused in every order: "%s"', text => {
    for (const order of [null, 'day-first', 'month-first', 'year-first'] as const)
      expect(readDay(text, order)).toBeNull();
  });

  it('an ambiguous day is not guessed, and the order of its file is asked for', () => {
    expect(readDay('03/05/2026', null)).toBeNull();
    expect(findDayOrder(['03/05/2026', '04/05/2026'])).toEqual({ order: null, asked: '03/05/2026' });
    expect(findDayOrder(['03/05/2026', 'ISO', '14/05/2026'])).toEqual({ order: 'day-first', asked: null });
    expect(findDayOrder(['03/05/2026', '05/14/2026'])).toEqual({ order: 'month-first', asked: null });
    expect(findDayOrder(['26/03/05', '26/03/31']).asked).toBe('26/03/05');
    expect(findDayOrder(['13/01/2026', '01/13/2026'])).toEqual({ order: null, asked: '13/01/2026' });
    expect(findDayOrder(['03/03/2026']).asked).toBeNull();
    expect(findDayOrder(['21-NOV-2026', '2026-11-21', ''])).toEqual({ order: null, asked: null });
  });
});

it('Ethiopian days are read as the calendar of the runtime counts them', () => {
  const names = new Intl.DateTimeFormat('am-u-ca-ethiopic', { dateStyle: 'long', timeZone: 'UTC' });
  const day = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(day, date => {
      const parts = names.formatToParts(date);
      const part = (type: string) => parts.find(each => each.type === type)?.value;
      const written = `${part('day')} ${part('month')} ${part('year')}`;
      expect([written, readDay(written, null)]).toEqual([written, date.toISOString().slice(0, 10)]);
    }),
  );
});

describe('days as people type them', () => {
  it.each([
    ['2026-11-21', '2026-11-21'],
    ['2026-11-21T08:11:00.000Z', '2026-11-21'],
    ['2026-11-21 08:11:00 +0000', '2026-11-21'],
    ['21-NOV-2026', '2026-11-21'],
    ['Nov 21, 2026', '2026-11-21'],
    ['21 November 2026', '2026-11-21'],
    ['21 ኖቬምበር 2026', '2026-11-21'],
    ['12 ኅዳር 2019', '2026-11-21'],
    ['ኅዳር 12 ቀን 2019 ዓ.ም.', '2026-11-21'],
    ['ቅዳሜ፣ ኅዳር 12፣ 2019', '2026-11-21'],
    ['21 ኖቬምበር 2026 እ.ኤ.አ.', '2026-11-21'],
    ['30 ጥቅምት 2019', '2026-11-09'],
    ['20261121', '2026-11-21'],
    ['ኅዳር 12 ቀን 2019 ዓ.ም', '2026-11-21'],
    ['ኅዳር 12  ቀን  2019 ዓም', '2026-11-21'],
    ['ኅዳር 12፣2019ዓ. ም.', '2026-11-21'],
    ['21 ኖቬምበር 2026 እኤአ', '2026-11-21'],
    ['21 ኖቬምበር 2026 እ. ኤ. አ.', '2026-11-21'],
    ['  Saturday, 21 November 2026  ', '2026-11-21'],
    ['ቅዳሜ ኅዳር 12 2019', '2026-11-21'],
    ['2026-11-21T08:11Z', '2026-11-21'],
    ['2026-11-21 08:11+03:00', '2026-11-21'],
    ['2026-11-21 08:11 -0500', '2026-11-21'],
    ['21 Nov 2026,8.11 a.m.', '2026-11-21'],
    [`21 Nov 2026${' '.repeat(48)}`.padEnd(60), '2026-11-21'],
  ])('the typed day %s is read without asking for an order', (text, day) =>
    expect(readDay(text, null)).toBe(day),
  );

  it('an ambiguous typed day is read by the given order', () => {
    expect(readDay('03/05/2026', null)).toBeNull();
    expect(readDay('03/05/2026', 'day-first')).toBe('2026-05-03');
    expect(readDay('03.05.26', 'month-first')).toBe('2026-03-05');
  });

  it.each([
    '',
    'soon',
    '2026-11-21'.padEnd(61),
    '21 ዓ.ም. Nov 2026',
    '2026-11-21 8:1',
    '31.02.2026',
    '2026-13-01',
    '45.45.2026',
    '03.05.0026',
    '99999999',
  ])('the typed text %j is no day in any order', text => {
    for (const order of [null, 'day-first', 'month-first', 'year-first'] as const)
      expect(readDay(text, order)).toBeNull();
  });
});

describe('the order of the days of a file', () => {
  it('one unambiguous day shows the order of all days in a file', () => {
    expect(findDayOrder(['03.05.2026', '21.05.2026'])).toEqual({ order: 'day-first', asked: null });
    expect(findDayOrder(['03/05/2026', '05/21/2026'])).toEqual({ order: 'month-first', asked: null });
    expect(findDayOrder(['03/05/2026'])).toEqual({ order: null, asked: '03/05/2026' });
    expect(findDayOrder(['2026-05-03', '3 May 2026'])).toEqual({ order: null, asked: null });
    expect(findDayOrder(['03/03/2026', '03/05/2026']), 'the first that is in doubt').toEqual({
      order: null,
      asked: '03/05/2026',
    });
  });

  it('no order is found where days of a file contradict each other', () => {
    expect(findDayOrder(['21.05.2026', '05.21.2026'])).toMatchObject({ order: null });
  });
});
