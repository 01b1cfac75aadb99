import { describe, expect, it } from 'vitest';
import { asFields, type Fields, recordReader, storable } from './old-record.ts';

/** Reads one field and returns its value and the notices it caused. */
function read<Value>(fields: Fields, take: (reader: ReturnType<typeof recordReader>) => Value) {
  const notices: string[] = [];
  return { value: take(recordReader(fields, notices)), notices };
}

describe('old records: texts', () => {
  it.each([
    ['Health for all', 'Health for all'],
    [' spaces stay ', ' spaces stay '],
    [7, '7'],
    [false, 'false'],
    [null, ''],
    [undefined, ''],
    ['a\u0000b\ud800c', 'ab\ufffdc'],
  ])('an old text field with the value %j is read as %j, without a notice', (stored, value) => {
    expect(read({ title: stored }, reader => reader.text('title'))).toEqual({ value, notices: [] });
  });

  it.each([[{ en: 'Health' }], [['Health']]])(
    'an old text field with the value %j is left out with a notice',
    stored => {
      expect(read({ title: stored }, reader => reader.text('title'))).toEqual({
        value: '',
        notices: ['"title" is not a text and was left out'],
      });
    },
  );
});

describe('old records: days', () => {
  it.each([
    ['2024-12-05', '2024-12-05'],
    ['Dec 05, 2024', '2024-12-05'],
    ['  Dec 05, 2024 ', '2024-12-05'],
    ['Dec 5, 2024', '2024-12-05'],
    ['december 5 2024', '2024-12-05'],
    ['Jan. 1st, 2024', '2024-01-01'],
    ['SEPT 2nd, 2023', '2023-09-02'],
    ['May 3rd 2022', '2022-05-03'],
    ['Oct 14th, 2022', '2022-10-14'],
    ['Feb 2 2024', '2024-02-02'],
    ['March 3 2024', '2024-03-03'],
    ['April 4 2024', '2024-04-04'],
    ['June 6 2024', '2024-06-06'],
    ['July 7 2024', '2024-07-07'],
    ['August 8 2024', '2024-08-08'],
    ['Nov 11 2024', '2024-11-11'],
    ['Jan 1, 1900', '1900-01-01'],
    ['Dec 31, 2199', '2199-12-31'],
    ['2024-12-05T22:00:00Z', '2024-12-05'],
  ])('an old day written %j is read as %s', (stored, value) => {
    expect(read({ date: stored }, reader => reader.day('date'))).toEqual({ value, notices: [] });
  });

  it.each([
    ['Feb 30, 2024'],
    ['Foo 5, 2024'],
    ['De 5, 2024'],
    ['Septemberly 5, 2024'],
    ['Dec 123, 2024'],
    ['Dec 5, 24'],
    ['Dec 5, 20245'],
    ['on Dec 5, 2024'],
    ['Dec 5, 2024 at noon'],
    ['Dec  5, 2024'],
    ['Dec 31, 1899'],
    ['Jan 1, 2200'],
    ['soon'],
  ])('an old day written %j is left out with a notice', stored => {
    expect(read({ date: stored }, reader => reader.day('date'))).toEqual({
      value: null,
      notices: [`"date" (${stored}) is not a day such as Dec 05, 2024 and was left out`],
    });
  });

  it('a missing or blank day of an old record needs no notice', () => {
    for (const date of [undefined, null, '', '  '])
      expect(read({ date }, reader => reader.day('date'))).toEqual({ value: null, notices: [] });
  });

  it('the notice about an old day quotes up to 40 characters', () => {
    const quoted = (stored: string) => read({ date: stored }, reader => reader.day('date')).notices[0];
    expect(quoted('x'.repeat(40))).toContain(`(${'x'.repeat(40)})`);
    expect(quoted('x'.repeat(41))).toContain(`(${'x'.repeat(40)}…)`);
  });
});

describe('old records: times of day', () => {
  it.each([
    ['17:00', '17:00'],
    ['7:05', '07:05'],
    ['17:30:59', '17:30'],
    ['5:00 PM', '17:00'],
    ['5:00pm', '17:00'],
    ['5 pm', '17:00'],
    ['11 a.m.', '11:00'],
    ['5p', '17:00'],
    ['5:30:10 p.m', '17:30'],
    ['12 am', '00:00'],
    ['12:15 PM', '12:15'],
    [' 9 AM ', '09:00'],
  ])('an old time of day written %j is read as %s', (stored, value) => {
    expect(read({ time: stored }, reader => reader.clock('time')).value).toBe(value);
  });

  it.each(['5', 'noon', 'at 5 pm', '5 pm sharp', '123:00', '5:0 pm', '17:00:5', '5 xm', ''])(
    'an old time of day written %j is left unchanged',
    stored => {
      expect(read({ time: stored }, reader => reader.clock('time')).value).toBe(stored);
    },
  );
});

describe('old records: choices', () => {
  const choose = (stored: unknown) =>
    read({ kind: stored }, reader => reader.choice('kind', ['online', 'onsite'], 'onsite'));

  it.each(['online', 'Online', ' ONLINE '])('an old choice written %j becomes the known value', stored => {
    expect(choose(stored)).toEqual({ value: 'online', notices: [] });
  });

  it('a missing choice of an old record becomes the default, without a notice', () => {
    for (const stored of [undefined, null, '', '  '])
      expect(choose(stored)).toEqual({ value: 'onsite', notices: [] });
  });

  it('an unknown choice of an old record becomes the default, with a notice that lists the known values', () => {
    expect(choose('hybrid')).toEqual({
      value: 'onsite',
      notices: ['"kind" (hybrid) is none of online, onsite and was left out'],
    });
  });
});

describe('old records: numbers', () => {
  it.each([
    [12, 12],
    [0, 0],
    ['12.5', 12.5],
    ['160 children', 160],
    [null, null],
    [undefined, null],
    ['', null],
  ])('an old number field with the value %j is read as %j, without a notice', (stored, value) => {
    expect(read({ views: stored }, reader => reader.number('views'))).toEqual({ value, notices: [] });
  });

  it.each([['many'], [Number.NaN], [Number.POSITIVE_INFINITY], [true], [[1]], [{ n: 1 }]])(
    'an old number field with the value %j is left out with a notice',
    stored => {
      expect(read({ views: stored }, reader => reader.number('views'))).toEqual({
        value: null,
        notices: ['"views" is not a number and was left out'],
      });
    },
  );
});

describe('old records: lists of texts', () => {
  it.each([
    [
      ['a', 'b'],
      ['a', 'b'],
    ],
    [{ 0: 'a', 1: 'b' }, ['a', 'b']],
    ['a', ['a']],
    [['a\u0000'], ['a']],
    [[], []],
    [null, []],
    [undefined, []],
  ])('an old list field with the value %j is read as %j, without a notice', (stored, value) => {
    expect(read({ tags: stored }, reader => reader.texts('tags'))).toEqual({ value, notices: [] });
  });

  it.each([
    [['a', 1, null], ['a']],
    [{ 0: 'a', 1: {} }, ['a']],
    [7, []],
  ])('an old list field with the value %j loses only its invalid items, with a notice', (stored, value) => {
    expect(read({ tags: stored }, reader => reader.texts('tags'))).toEqual({
      value,
      notices: ['"tags" has parts that are not texts, which were left out'],
    });
  });
});

describe('old records: groups', () => {
  it('a group of an old record is read like a record, and its notices carry the whole path', () => {
    const place = { name: 'Clinic', map: { zoom: 'far' } };
    expect(
      read({ place }, reader => {
        const group = reader.group('place');
        return [group.text('name'), group.group('map').number('zoom')];
      }),
    ).toEqual({ value: ['Clinic', null], notices: ['"place.map.zoom" is not a number and was left out'] });
  });

  it('a missing or empty group of an old record has no fields and causes no notice', () => {
    for (const place of [undefined, null, ''])
      expect(read({ place }, reader => reader.group('place').text('name'))).toEqual({
        value: '',
        notices: [],
      });
  });

  it.each([['Clinic'], [['Clinic']], [0]])(
    'an old group with the value %j has no fields and causes a notice',
    place => {
      expect(read({ place }, reader => reader.group('place').has('name'))).toEqual({
        value: false,
        notices: ['"place" is not a group of fields and was left out'],
      });
    },
  );
});

describe('old records: fields', () => {
  it('a field of an old record exists unless it is null or missing', () => {
    const fields = { none: null, empty: '', zero: 0 };
    expect(['none', 'other', 'empty', 'zero'].map(recordReader(fields, []).has)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});

describe('asFields', () => {
  it('only an object has fields: a list, a string and null have none', () => {
    const fields = { a: 1 };
    expect(asFields(fields)).toBe(fields);
    for (const value of [null, undefined, 'a', 1, ['a']]) expect(asFields(value)).toBeNull();
  });
});

describe('text that can be stored', () => {
  it('the character 0 is removed from stored text, and half a surrogate pair is replaced', () => {
    expect(storable('a\u0000b\u0000c\udc00')).toBe('abc\ufffd');
  });
});
