import { expect, it } from 'vitest';
import { cleanText } from './clean-text.rules.ts';
import { textBlocks } from './read-text.rules.ts';

const text = (words: string, format = 0) => ({ type: 'text', text: words, format, style: 'color: red' });
const node = (type: string, ...children: object[]) => ({ type, children });
const stored = (...children: object[]) => ({ root: { type: 'root', children } });
const clean = (...children: object[]) => {
  const once = cleanText(stored(...children));
  expect(cleanText(once), 'cleaning twice changes nothing').toEqual(once);
  return once as ReturnType<typeof stored>;
};
const read = (...children: object[]) => textBlocks(clean(...children));

it('cleanText keeps bold and italic, and removes every other format, colour and alignment', () => {
  const children = [text('a', 1), text('b', 2 | 8), text('c', 4 | 16)];
  const [block] = clean({ ...node('paragraph', ...children), format: 'center', indent: 3 }).root.children;
  expect(block).toMatchObject({
    format: '',
    indent: 0,
    children: [
      { text: 'a', format: 1, style: '' },
      { text: 'b', format: 2, style: '' },
      { text: 'c', format: 0, style: '' },
    ],
  });
});

it('cleanText makes first-level headings second-level, and smaller ones third-level', () => {
  const tags = ['h1', 'h2', 'h3', 'h6'].map(tag => ({ ...node('heading', text('x')), tag }));
  expect(read(...tags).map(({ kind }) => kind)).toEqual([
    'heading',
    'heading',
    'small-heading',
    'small-heading',
  ]);
});

it('cleanText keeps the text of tables and unknown nodes, and drops links with unsafe targets', () => {
  const cell = (words: string) => node('tablecell', node('paragraph', text(words)));
  const link = (url: string, words: string) => ({ ...node('link', text(words)), fields: { url } });
  expect(
    read(
      node('table', node('tablerow', cell('one'), cell('two'))),
      node('paragraph', link('file:///C:/letter.docx', 'three'), link('#_Toc1', 'four')),
      node('marquee', text('five'), node('autolink', text('six'))),
      node('paragraph', link('https://example.org', 'seven')),
    ),
  ).toEqual([
    { kind: 'paragraph', runs: [{ text: 'one' }] },
    { kind: 'paragraph', runs: [{ text: 'two' }] },
    { kind: 'paragraph', runs: [{ text: 'three' }, { text: 'four' }] },
    { kind: 'paragraph', runs: [{ text: 'five' }, { text: 'six' }] },
    { kind: 'paragraph', runs: [{ text: 'seven', href: 'https://example.org' }] },
  ]);
});

it('cleanText turns paragraphs with Word’s bullets and numbers into lists', () => {
  const drawn = (mark: string, words: string) =>
    node('paragraph', text(mark), text('\u00a0\u00a0\u00a0 '), text(words, 1));
  expect(
    read(
      drawn('·', 'one'),
      drawn('o', 'two'),
      drawn('1.', 'three'),
      drawn('2.', 'four'),
      node('paragraph', text('12. March was warm')),
    ),
  ).toEqual([
    { kind: 'list', ordered: false, items: [[{ text: 'one', bold: true }], [{ text: 'two', bold: true }]] },
    { kind: 'list', ordered: true, items: [[{ text: 'three', bold: true }], [{ text: 'four', bold: true }]] },
    { kind: 'paragraph', runs: [{ text: '12. March was warm' }] },
  ]);
});

it('cleanText leaves blocks, links to our pages and values that are not text unchanged', () => {
  const block = { type: 'block', fields: { blockType: 'figure', number: '12' } };
  const fields = { linkType: 'internal', doc: { relationTo: 'posts', value: 3 } };
  const cleaned = clean(block, node('paragraph', { ...node('link', text('there')), fields }));
  expect(cleaned.root.children).toMatchObject([block, { children: [{ type: 'link', fields }] }]);
  for (const nothing of [null, undefined, '', {}]) expect(cleanText(nothing)).toBe(nothing);
});

it('cleanText handles a tree a hundred thousand levels deep', () => {
  let deep: object = text('deep');
  for (let level = 0; level < 100_000; level += 1) deep = node('quote', deep);
  expect(read(deep, node('paragraph', text('words')))).toEqual([
    { kind: 'paragraph', runs: [{ text: 'words' }] },
  ]);
});

it('cleanText keeps quotes, line breaks and lists, and writes tabs as text', () => {
  const item = node('listitem', text('x'));
  const numbers = { ...node('list', item), listType: 'number', tag: 'ul' };
  const bullets = { ...node('list', item), listType: 'check', tag: 'ol' };
  const { children } = clean(
    node('quote', text('a'), { type: 'linebreak' }, { type: 'tab', text: '\t' }),
    numbers,
    bullets,
  ).root;
  expect(children).toMatchObject([
    { type: 'quote', children: [{ text: 'a' }, { type: 'linebreak' }, { type: 'text', text: '\t' }] },
    { type: 'list', listType: 'number', tag: 'ol', children: [{ type: 'listitem' }] },
    { type: 'list', listType: 'bullet', tag: 'ul', children: [{ type: 'listitem' }] },
  ]);
});

it('cleanText keeps only links with a safe target, also those that the editor made by itself', () => {
  const lead = (type: string, url: string) => ({ ...node(type, text('x')), fields: { url } });
  const { children } = clean(
    node('paragraph', lead('autolink', 'https://example.org'), lead('link', 'file:///C:/letter.docx')),
  ).root;
  expect(children).toMatchObject([{ children: [{ type: 'link' }, { type: 'text', text: 'x' }] }]);
});

it('cleanText removes formats from the text of a paragraph, and from nodes without text', () => {
  const styled = { ...node('paragraph', { type: 'text', format: 'bold' }), textFormat: 3, textStyle: 'a' };
  const [first, second] = clean(styled, node('paragraph', text('x'))).root.children;
  expect(first).toMatchObject({ textFormat: 0, textStyle: '', children: [{ text: '', format: 0 }] });
  expect(second).not.toHaveProperty('textFormat');
});

it('cleanText turns one bulleted paragraph into a list of one, and three into a list of three', () => {
  const item = (words: string) => [{ text: words }];
  expect(read(node('paragraph', text('•  one')))).toEqual([
    { kind: 'list', ordered: false, items: [item('one')] },
  ]);
  const drawn = ['one', 'two', 'three'].map(words => node('paragraph', text(`•  ${words}`)));
  expect(read(...drawn)).toEqual([
    { kind: 'list', ordered: false, items: ['one', 'two', 'three'].map(item) },
  ]);
});

const drawn = (mark: string, words: string) => node('paragraph', text(`${mark}\u00a0\u00a0\u00a0 ${words}`));
const listKinds = (blocks: ReturnType<typeof read>) =>
  blocks.map(block => (block.kind === 'list' ? [block.start ?? 1, block.items.length] : block.kind));

it('cleanText starts a list from Word at its first number', () => {
  const blocks = read(
    drawn('5.', 'five'),
    drawn('6.', 'six'),
    node('paragraph', text('x')),
    drawn('99)', 'a'),
    drawn('100)', 'b'),
  );
  expect(listKinds(blocks)).toEqual([[5, 2], 'paragraph', [99, 2]]);
});

it('cleanText keeps the start number of a list', () => {
  const list = { ...node('list', node('listitem', text('x'))), listType: 'number', start: 7 };
  expect(read(list)).toEqual([{ kind: 'list', ordered: true, start: 7, items: [[{ text: 'x' }]] }]);
  expect(
    listKinds(read({ ...list, start: -1 }, { ...list, start: '7' }, { ...list, listType: 'bullet' })),
  ).toEqual([
    [1, 1],
    [1, 1],
    [1, 1],
  ]);
});

it.each([
  ['roman numbers', ['i.', 'ii.', 'iii.', 'iv.', 'v.', 'vi.', 'vii.', 'viii.', 'ix.', 'x.'], 1],
  ['roman numbers from four', ['iv.', 'v.', 'vi.'], 4],
  ['great roman numbers', ['XXXIX.', 'XL.', 'XLI.'], 39],
  ['letters', ['a)', 'b)', 'c)'], 1],
  ['letters over i', ['h.', 'i.', 'j.'], 8],
])('cleanText turns paragraphs marked with %s into one list', (_, marks, start) => {
  expect(listKinds(read(...marks.map(mark => drawn(mark, 'x'))))).toEqual([[start, marks.length]]);
});

it('cleanText leaves a single numbered paragraph unchanged', () => {
  expect(read(drawn('5.', 'December was dry'), drawn('12.', 'March was warm'), drawn('etc.', 'x'))).toEqual([
    { kind: 'paragraph', runs: [{ text: '5.    December was dry' }] },
    { kind: 'paragraph', runs: [{ text: '12.    March was warm' }] },
    { kind: 'paragraph', runs: [{ text: 'etc.    x' }] },
  ]);
});

it('cleanText turns 999 numbered lines into one list', () => {
  const lines = Array.from({ length: 999 }, (_, at) => drawn(`${at + 1}.`, 'x'));
  expect(listKinds(read(...lines))).toEqual([[1, 999]]);
});

it('cleanText makes no list of headings, and removes only the bullet from a line', () => {
  const heading = { ...node('heading', text('1.  Begin')), tag: 'h2' };
  expect(read(heading)).toEqual([{ kind: 'heading', runs: [{ text: '1.  Begin' }] }]);
  const [list] = clean(node('paragraph', { type: 'linebreak' }, text('•  one'), { type: 'linebreak' })).root
    .children;
  expect(list).toMatchObject({
    children: [{ children: [{ type: 'linebreak' }, { text: 'one' }, { type: 'linebreak' }] }],
  });
});
