import { describe, expect, test } from 'vitest';
import {
  canKeepBoth,
  findDifferences,
  isSame,
  joinBoth,
  listLeaves,
  mergeValues,
  valueAt,
  withValueAt,
} from './compare.rules.ts';

const fields = [
  { type: 'ui', name: 'planned' },
  { type: 'text', name: 'heading' },
  { type: 'row', fields: [{ type: 'textarea', name: 'words' }] },
  { type: 'group', name: 'place', fields: [{ type: 'text', name: 'town' }] },
  { type: 'tabs', tabs: [{ type: 'tab', name: 'more', fields: [{ type: 'checkbox', name: 'shown' }] }] },
  { type: 'array', name: 'lines', fields: [{ type: 'text', name: 'line' }] },
  { type: 'json', name: 'lastSave', virtual: true },
  { type: 'select', name: 'translation' },
];
const leaves = listLeaves(fields);

describe('two versions of one form', () => {
  test('two versions of a form are compared in their editable fields, including groups, rows and tabs', () => {
    expect(listLeaves(fields).map(({ path }) => path.join('.'))).toEqual([
      'heading',
      'words',
      'place.town',
      'more.shown',
      'lines',
    ]);
  });

  test('versions that differ only in row ids, empty values or loaded pictures are equal', () => {
    expect(isSame([{ id: 'a', line: 'one', note: null }], [{ id: 'b', line: 'one' }])).toBe(true);
    expect(isSame(null, '')).toBe(true);
    expect(isSame({ id: 7, filename: 'a.webp' }, 7)).toBe(true);
    expect(isSame(false, undefined)).toBe(true);
    expect(isSame(0, undefined)).toBe(false);
    expect(isSame('a', 'b')).toBe(false);
  });

  const began = { heading: 'A', words: 'W', place: { town: 'Adama' }, lines: [{ id: '1', line: 'one' }] };
  const mine = {
    heading: 'B',
    words: 'W',
    place: { town: 'Adama' },
    lines: [
      { id: '1', line: 'one' },
      { id: '2', line: 'mine' },
    ],
  };
  const theirs = {
    heading: 'C',
    words: 'X',
    place: { town: 'Adama' },
    lines: [
      { id: '9', line: 'one' },
      { id: '8', line: 'theirs' },
    ],
  };
  const found = findDifferences(leaves, began, mine, theirs);

  test('a field changed by the other side is a difference, and a conflict if both changed it', () => {
    expect(found.map(({ path, isContested }) => [path.join('.'), isContested])).toEqual([
      ['heading', true],
      ['words', false],
      ['lines', true],
    ]);
    expect(findDifferences(leaves, began, mine, began)).toEqual([]);
  });

  test('merging takes the chosen side of each field and keeps what only one side wrote', () => {
    expect(mergeValues(mine, found, ['both', null, 'both'])).toEqual({
      heading: 'C B',
      words: 'X',
      place: { town: 'Adama' },
      lines: [{ id: '9', line: 'one' }, { id: '8', line: 'theirs' }, { line: 'mine' }],
    });
    expect(mergeValues(mine, found, ['theirs', 'mine', null])).toEqual({ ...mine, heading: 'C' });
  });

  test('both versions can be kept in texts, lists and articles, and in nothing else', () => {
    const article = (text: string) => ({ root: { children: [{ text }], type: 'root' } });
    const rich = { field: { type: 'richText' }, mine: article('m'), theirs: article('t') };
    expect(canKeepBoth(rich)).toBe(true);
    expect(
      mergeValues({ body: rich.mine }, [{ ...rich, path: ['body'], isContested: true }], ['both']),
    ).toEqual({
      body: { root: { children: [{ text: 't' }, { text: 'm' }], type: 'root' } },
    });
    expect(canKeepBoth({ field: { type: 'select' }, mine: 'a', theirs: 'b' })).toBe(false);
    expect(canKeepBoth({ field: { type: 'text' }, mine: 'a', theirs: null })).toBe(false);
    expect(canKeepBoth({ field: { type: 'upload' }, mine: 3, theirs: 4 })).toBe(false);
  });
});

describe('two values', () => {
  test.each<[unknown, unknown]>([
    [[], null],
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
    [{ id: 7, createdAt: '2026', title: 'x' }, 7],
    [
      [null, 1],
      [null, 1],
    ],
    [{ place: { town: '' } }, { place: { town: null } }],
  ])('the values %j and %j are equal', (one, other) => {
    expect(isSame(one, other)).toBe(true);
    expect(isSame(other, one)).toBe(true);
  });

  test.each<[unknown, unknown]>([
    [['a'], undefined],
    [{ filename: 'a' }, { filename: 'b' }],
    [{ id: 7, filename: 'a' }, 8],
    [[1, null], [1]],
    [
      [1, 2],
      [2, 1],
    ],
  ])('the values %j and %j differ', (one, other) => {
    expect(isSame(one, other)).toBe(false);
  });

  test.each<[string, unknown, unknown, boolean]>([
    ['text', 'a', 'b', true],
    ['textarea', 'a', 'b', true],
    ['array', ['a'], ['b'], true],
    ['text', '', 'b', false],
    ['text', 'a', '', false],
    ['text', 1, 'b', false],
    ['text', 'a', 1, false],
    ['select', 'a', 'b', false],
    ['array', [], ['b'], false],
    ['array', ['a'], 'b', false],
    ['richText', { root: { children: [] } }, 'b', false],
  ])('a field of type %s can keep both values or not: %j, %j', (type, mine, theirs, canStay) => {
    expect(canKeepBoth({ field: { type }, mine, theirs })).toBe(canStay);
  });

  test('two texts are joined by a space, in a textarea by a blank line', () => {
    expect(joinBoth({ field: { type: 'text' }, mine: 'm', theirs: 't' })).toBe('t m');
    expect(joinBoth({ field: { type: 'textarea' }, mine: 'm', theirs: 't' })).toBe('t\n\nm');
  });

  test('lists are joined without the ids of the added rows and of their nested rows', () => {
    const mine = [{ id: '2', line: 'm', note: null, parts: [{ id: '3', words: 'p' }] }, 'word'];
    expect(joinBoth({ field: { type: 'array' }, mine, theirs: [{ id: '1', line: 't' }] })).toEqual([
      { id: '1', line: 't' },
      { line: 'm', note: null, parts: [{ words: 'p' }] },
      'word',
    ]);
  });
});

describe('the values of a form', () => {
  test('a field is a difference only if the other side changed it to another value', () => {
    const found = (began: string, mine: string, theirs: string) =>
      findDifferences(leaves, { heading: began }, { heading: mine }, { heading: theirs });
    expect([found('A', 'B', 'A'), found('A', 'B', 'B'), found('A', 'A', 'A')]).toEqual([[], [], []]);
    expect(found('A', 'B', 'C')).toMatchObject([{ mine: 'B', theirs: 'C', isContested: true }]);
    expect(found('A', 'A', 'C')).toMatchObject([{ mine: 'A', theirs: 'C', isContested: false }]);
  });

  test('values are read and written at their path, even where it does not exist yet', () => {
    expect(valueAt({ place: { town: 'Adama' } }, ['place', 'town'])).toBe('Adama');
    for (const values of [null, {}, { place: null }, { place: 'Adama' }])
      expect(valueAt(values, ['place', 'town'])).toBeUndefined();
    expect(withValueAt({ a: 1 }, ['place', 'town'], 'Adama')).toEqual({ a: 1, place: { town: 'Adama' } });
    expect(withValueAt({ place: { town: 'A', street: 'B' } }, ['place', 'town'], 'C')).toEqual({
      place: { town: 'C', street: 'B' },
    });
    expect(withValueAt({ a: 1 }, [], 2)).toEqual({ a: 1 });
  });

  test('a row without fields has no values', () => {
    expect(listLeaves([{ type: 'row' }])).toEqual([]);
  });
});
