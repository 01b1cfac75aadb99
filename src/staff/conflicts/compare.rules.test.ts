import { describe, expect, test } from 'vitest';
import { canHoldBoth, differencesOf, isSame, leavesOf, putTogether } from './compare.rules.ts';

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
const leaves = leavesOf(fields);

describe('two versions of one form', () => {
  test('are compared in their editable fields, including groups, rows and tabs', () => {
    expect(leaves.map(({ path }) => path.join('.'))).toEqual([
      'heading',
      'words',
      'place.town',
      'more.shown',
      'lines',
    ]);
  });

  test('are equal when they differ only in row ids, in how empty is written, or in how a picture is loaded', () => {
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
  const found = differencesOf(leaves, began, mine, theirs);

  test('differ where the other side changed something, and conflict where both did', () => {
    expect(found.map(({ path, isContested }) => [path.join('.'), isContested])).toEqual([
      ['heading', true],
      ['words', false],
      ['lines', true],
    ]);
    expect(differencesOf(leaves, began, mine, began)).toEqual([]);
  });

  test('are merged as chosen, and nothing that only one side wrote is lost', () => {
    expect(putTogether(mine, found, ['both', null, 'both'])).toEqual({
      heading: 'C B',
      words: 'X',
      place: { town: 'Adama' },
      lines: [{ id: '9', line: 'one' }, { id: '8', line: 'theirs' }, { line: 'mine' }],
    });
    expect(putTogether(mine, found, ['theirs', 'mine', null])).toEqual({ ...mine, heading: 'C' });
  });

  test('can both be preserved in texts, lists and articles, and in nothing else', () => {
    const article = (text: string) => ({ root: { children: [{ text }], type: 'root' } });
    const rich = { field: { type: 'richText' }, mine: article('m'), theirs: article('t') };
    expect(canHoldBoth(rich)).toBe(true);
    expect(
      putTogether({ body: rich.mine }, [{ ...rich, path: ['body'], isContested: true }], ['both']),
    ).toEqual({
      body: { root: { children: [{ text: 't' }, { text: 'm' }], type: 'root' } },
    });
    expect(canHoldBoth({ field: { type: 'select' }, mine: 'a', theirs: 'b' })).toBe(false);
    expect(canHoldBoth({ field: { type: 'text' }, mine: 'a', theirs: null })).toBe(false);
    expect(canHoldBoth({ field: { type: 'upload' }, mine: 3, theirs: 4 })).toBe(false);
  });
});
