import { expect, it } from 'vitest';
import {
  isEmpty,
  readReference,
  readTextBlock,
  referencesIn,
  safeLink,
  textBlocks,
  wordsIn,
  wordsOutsideBlocks,
} from './read-text.rules.ts';

const text = (words: string, format = 0) => ({ type: 'text', text: words, format });
const stored = (...children: object[]) => ({ root: { type: 'root', children } });
const paragraph = (...children: object[]) => ({ type: 'paragraph', children });
const item = (...children: object[]) => ({ type: 'listitem', children });
const list = (...children: object[]) => ({ type: 'list', listType: 'bullet', children });

it('textBlocks reads paragraphs, headings, quotes and lists, with bold, italic and links', () => {
  const blocks = textBlocks(
    stored(
      { type: 'heading', tag: 'h2', children: [text('A title')] },
      { type: 'heading', tag: 'h3', children: [text('A smaller one')] },
      paragraph(text('plain '), text('bold', 1), text('slanted', 2), text('both', 3)),
      paragraph({ type: 'link', fields: { url: 'https://example.org' }, children: [text('there')] }),
      { type: 'quote', children: [text('quoted'), { type: 'linebreak' }, text('by her')] },
      { type: 'list', listType: 'number', children: [{ type: 'listitem', children: [text('one')] }] },
    ),
  );
  expect(blocks).toEqual([
    { kind: 'heading', runs: [{ text: 'A title' }] },
    { kind: 'small-heading', runs: [{ text: 'A smaller one' }] },
    {
      kind: 'paragraph',
      runs: [
        { text: 'plain ' },
        { text: 'bold', bold: true },
        { text: 'slanted', italic: true },
        { text: 'both', bold: true, italic: true },
      ],
    },
    { kind: 'paragraph', runs: [{ text: 'there', href: 'https://example.org' }] },
    { kind: 'quote', runs: [{ text: 'quoted' }, { text: '\n' }, { text: 'by her' }] },
    { kind: 'list', ordered: true, items: [[{ text: 'one' }]] },
  ]);
});

it.each(['javascript:alert(1)', 'data:text/html,x', '//elsewhere.example', ' JavaScript:x', ''])(
  'the unsafe address %j is not turned into a link',
  url => {
    const [block] = textBlocks(
      stored(paragraph({ type: 'link', fields: { url }, children: [text('press')] })),
    );
    expect(block).toEqual({ kind: 'paragraph', runs: [{ text: 'press' }] });
  },
);

it.each([
  null,
  undefined,
  '',
  {},
  { root: null },
  stored(),
  stored(paragraph()),
  stored(paragraph(text('  '))),
])('isEmpty finds no text in %j', nothing => {
  expect(isEmpty(nothing)).toBe(true);
});

it.each([
  'http://example.org',
  'https://example.org',
  'HTTPS://example.org',
  'mailto:a@b.org',
  'tel:+251',
  '/news',
])('the address %j is turned into a link, even with surrounding blanks', url => {
  const link = { type: 'link', fields: { url: ` ${url} ` }, children: [text('press')] };
  expect(textBlocks(stored(paragraph(link)))).toEqual([
    { kind: 'paragraph', runs: [{ text: 'press', href: url }] },
  ]);
});

it('a link without an address, or a node that is not a link, gets no link', () => {
  const children = [
    { type: 'link', children: [text('one')] },
    { type: 'link', fields: null, children: [text('two')] },
    { type: 'mark', fields: { url: '/news' }, children: [text('three')] },
  ];
  expect(textBlocks(stored(paragraph(...children)))).toEqual([
    { kind: 'paragraph', runs: [{ text: 'one' }, { text: 'two' }, { text: 'three' }] },
  ]);
});

it('empty list items are dropped, and so are lists that have no others', () => {
  const blocks = textBlocks(stored(list(item(text('one')), item(), item(text('two'))), list(item())));
  expect(blocks).toEqual([{ kind: 'list', ordered: false, items: [[{ text: 'one' }], [{ text: 'two' }]] }]);
});

it('a format that is not a number is ignored, and missing text is treated as empty', () => {
  const odd = [{ type: 'text', text: 'x', format: '3' }, { type: 'text' }];
  expect(textBlocks(stored(paragraph(...odd)))).toEqual([
    { kind: 'paragraph', runs: [{ text: 'x' }, { text: '' }] },
  ]);
});

it('isEmpty returns false for a paragraph with text', () => {
  expect(isEmpty(stored(paragraph(text('Hello'))))).toBe(false);
});

it('a list inside a list item continues the outer list', () => {
  const [block] = textBlocks(
    stored(list(item(text('one')), item(list(item(text('two')))), item(text('three')))),
  );
  expect(block).toMatchObject({ items: [[{ text: 'one' }], [{ text: 'two' }], [{ text: 'three' }]] });
});

it('a link to one of our pages gets its address, or none while visitors may not see the page', () => {
  const doc = { relationTo: 'posts', value: 7 };
  const link = {
    type: 'link',
    fields: { linkType: 'internal', doc, url: 'https://left-over.test' },
    children: [text('x')],
  };
  const at = (href: string | undefined, note = '') =>
    readTextBlock(paragraph(link), () => (href === undefined ? href : { href, note }));
  expect(at('/news/a-day')).toEqual([{ kind: 'paragraph', runs: [{ text: 'x', href: '/news/a-day' }] }]);
  expect(at(undefined)).toEqual([{ kind: 'paragraph', runs: [{ text: 'x' }] }]);
  const runs = [{ text: 'x, PDF, 1.2 MB', href: '/media/a.pdf' }];
  expect(at('/media/a.pdf', ', PDF, 1.2 MB')).toEqual([{ kind: 'paragraph', runs }]);
});

it('the note of a link is appended once, after its last words', () => {
  const link = { type: 'link', fields: { linkType: 'internal', doc: { relationTo: 'pdfs', value: 7 } } };
  const children = [text('Report '), text('2025 ', 1)];
  expect(readTextBlock(paragraph({ ...link, children }), () => ({ href: '/a', note: ', PDF' }))).toEqual([
    {
      kind: 'paragraph',
      runs: [
        { text: 'Report ', href: '/a' },
        { text: '2025, PDF', bold: true, href: '/a' },
      ],
    },
  ]);
});

it.each(['/\\elsewhere.test', '\tjavascript:x', 'vbscript:x', 'java\nscript:x'])(
  'the address %j is rendered as text and not as a link',
  url => {
    const link = { type: 'link', fields: { url }, children: [text('press')] };
    expect(textBlocks(stored(paragraph(link)))).toEqual([{ kind: 'paragraph', runs: [{ text: 'press' }] }]);
  },
);

it('a tree a hundred thousand levels deep is read without overflowing the stack', () => {
  let link: object = text('deep');
  let inner: object = list(item(text('deep')));
  for (let level = 0; level < 100_000; level += 1) {
    link = { type: 'link', children: [link] };
    inner = list(item(inner));
  }
  const deep = stored(paragraph(text('words'), link), inner);
  expect(textBlocks(deep)).toEqual([{ kind: 'paragraph', runs: [{ text: 'words' }] }]);
  expect(referencesIn(deep)).toEqual([]);
});

it('wordsIn includes the words of blocks, and referencesIn their references', () => {
  const picture = { relationTo: 'media', value: { id: 3 } };
  const whole = stored(
    paragraph(text('one '), text('two', 1)),
    { type: 'block', fields: { id: 'ab', blockType: 'picture', picture, caption: 'three four' } },
    list(item(text('five'))),
  );
  expect(wordsIn(whole)).toBe('one two\nthree four\nfive');
  expect(referencesIn(whole)).toEqual([{ relationTo: 'media', value: 3 }]);
  expect(isEmpty(stored({ type: 'block', fields: { caption: 'x' } }))).toBe(true);
});

it('wordsOutsideBlocks returns the words outside blocks, part by part', () => {
  const block = { type: 'block', fields: { words: 'Below a picture' }, children: [text('Within')] };
  const whole = stored(paragraph(text('One')), block, list(item(text('a')), item(text('b'))));
  expect(wordsOutsideBlocks(whole)).toBe('One\na\nb');
  expect(textBlocks(stored(block))).toEqual([]);
  expect(wordsOutsideBlocks(null)).toBe('');
});

it('readReference returns a reference to a document, and null for anything else', () => {
  expect(readReference({ relationTo: 'posts', value: 3 })).toEqual({ relationTo: 'posts', value: 3 });
  expect(readReference({ relationTo: 'posts', value: { id: 3 } })).toEqual({ relationTo: 'posts', value: 3 });
  for (const none of [
    null,
    'posts',
    { value: 3 },
    { relationTo: 1, value: 3 },
    { relationTo: 'posts', value: '3' },
  ])
    expect(readReference(none)).toBeNull();
});

it('safeLink returns undefined for a missing value and for a fragment', () => {
  for (const none of [null, undefined, '', '#top']) expect(safeLink(none)).toBeUndefined();
  expect(safeLink(' tel:+251900000000 ')).toBe('tel:+251900000000');
});
