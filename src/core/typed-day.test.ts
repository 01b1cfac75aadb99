import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DayOrder, findDayOrder, readDay } from './typed-day.ts';

describe('a day that can be read in one way', () => {
  it.each([
    ...['2026-11-21', '2026/11/21', '2026.11.21', '20261121', '2026-11-21T12:30:00Z', '2026-11-21 12:30'],
    ...['21-NOV-2026', '21 Nov 2026', '21NOV26', '21-Nov-26', 'Nov 21, 2026', 'Nov 21, 2026, 3:05 PM'],
    ...['Sat 21 Nov 2026', '21. November 2026', '21 nov. 2026', '21 novembre 2026', '2026-Nov-21'],
    ...['21 ኖቬምበር 2026', 'ኖቬምበር 21, 2026', '12 ኅዳር 2019', '12 ህዳር 2019', '２０２６-11-21'],
  ])('is read without asking: %s', text => {
    expect(readDay(text, null)).toBe('2026-11-21');
  });

  it('may name its month in another language of banks', () => {
    const days = ['5. März 2026', '5 mrt 2026', '5 mars 2026', '5-MAR-26', '5 ማርች 2026'];
    expect(days.map(day => readDay(day, null))).toEqual(days.map(() => '2026-03-05'));
    expect(readDay('1 août 2026', null)).toBe('2026-08-01');
    expect(readDay('24 Dez. 2026', null)).toBe('2026-12-24');
  });
});

describe('a day in numbers', () => {
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
  ])('%s is read with its order: %s', (text, order, day) => {
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
  ])('is refused where there is no such day: "%s"', text => {
    for (const order of [null, 'day-first', 'month-first', 'year-first'] as const)
      expect(readDay(text, order)).toBeNull();
  });

  it('is never guessed where two days are meant', () => {
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

it('reads the Ethiopian calendar as the calendars of the runtime count it', () => {
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
    ['ኅዳር 12 ቀን 2019 ዓ.ም.', '2026-11-21'],
    ['ቅዳሜ፣ ኅዳር 12፣ 2019', '2026-11-21'],
    ['21 ኖቬምበር 2026 እ.ኤ.አ.', '2026-11-21'],
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
