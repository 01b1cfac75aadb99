import { describe, expect, it } from 'vitest';
import { readOldFile } from './read-old-file.ts';

function read(text: string) {
  const file = readOldFile(text);
  return file.ok ? file.value : file.problem;
}

describe('duplicate names in a file', () => {
  it.each([
    ['a part', '{\n"posts": {"a": {}},\n"posts": {"b": {}}}', 3, 'posts'],
    ['the counts of a key', '{"eventViews":\n{"a": 1,\n"a": 2}}', 3, 'a'],
    ['a description of a picture', '{"pictures": {"x.jpg": "one", "x.jpg": "two"}}', 1, 'x.jpg'],
  ])('a duplicate name stops the import if it is %s', (_what, text, line, name) => {
    expect(read(text)).toEqual({
      line,
      reason: `"${name}" is there a second time, so it is not clear which is meant`,
    });
  });

  it('a duplicate key or field makes only its record unreadable, at any depth', () => {
    const text = `{"posts": {
      "key": {}, "key": {},
      "field": {"heading": "One",
        "heading": "Two"},
      "group": {"disc": {"par1": "One", "par1": "Two"}},
      "fine": {"heading": "One", "disc": {"heading": "Two"}}
    }, "events": [{"heading": "One", "heading": "Two"}, {"heading": "One"}]}`;
    expect(read(text)).toMatchObject({
      entries: [
        {
          key: 'key',
          reason: 'its key is in the file more than once, so it is not clear which record is meant',
        },
        {
          key: 'field',
          line: 3,
          reason: 'it has "heading" more than once (line 4), so it is not clear which is meant',
        },
        { key: 'group', reason: expect.stringContaining('"par1"') },
        { key: 'fine', fields: {} },
        { key: '0', reason: expect.stringContaining('"heading"') },
        { key: '1', fields: { heading: 'One' } },
      ],
    });
  });

  it('names that are equal only when joined with a slash are not duplicates', () => {
    const text = '{"posts/x": {"y": 1}, "posts": {"x/y": {"heading": "One"}}}';
    expect(read(text)).toMatchObject({ entries: [{ key: 'x/y', fields: { heading: 'One' } }] });
  });
});

it('unknown and malformed parts of a file are reported', () => {
  const text = JSON.stringify({
    donors: [],
    eventViews: [{ a: 1 }, { b: 2 }],
    clickCounts: 'many',
    loveCounts: null,
    shareCounts: [],
    pictures: ['a'],
  });
  expect(read(text)).toMatchObject({
    numbers: { view: { a: 1 }, click: {}, love: {}, share: {} },
    unknown: [
      '"donors"',
      '"eventViews" after its first element',
      '"clickCounts", which is not a map of numbers',
      '"pictures", which is not a map of descriptions',
    ],
  });
});

it('names such as __proto__ and constructor are read like other keys', () => {
  const text =
    '{"posts": {"__proto__": {"heading": "One"}, "constructor": {"heading": "Two"}}, "eventViews": {"__proto__": 5}}';
  expect(read(text)).toMatchObject({
    entries: [
      { key: '__proto__', fields: { heading: 'One' } },
      { key: 'constructor', fields: { heading: 'Two' } },
    ],
  });
  expect(Object.hasOwn({}, 'heading')).toBe(false);
});
