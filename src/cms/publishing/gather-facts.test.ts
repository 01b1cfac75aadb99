import type { FlattenedField } from 'payload';
import { expect, it } from 'vitest';
import { collectPieces } from './gather-facts.ts';

const text = (name: string, localized = true) => ({
  type: 'text',
  name,
  label: name.toUpperCase(),
  localized,
});
const fields = [
  text('heading'),
  text('link', false),
  { ...text('secret'), hidden: true },
  { type: 'group', name: 'disc', flattenedFields: [text('par1')] },
  { type: 'array', name: 'rows', flattenedFields: [text('words')] },
  { type: 'blocks', name: 'parts', blocks: [{ slug: 'quote', flattenedFields: [text('words')] }] },
  { type: 'richText', name: 'body', label: 'Body', localized: true },
] as unknown as FlattenedField[];

const body = {
  root: {
    children: [
      { type: 'heading', tag: 'h2', children: [{ text: 'First' }] },
      {
        type: 'paragraph',
        children: [{ text: 'See' }, { type: 'link', fields: { url: '/news' }, children: [{ text: 'news' }] }],
      },
      { type: 'heading', tag: 'h3', children: [] },
    ],
  },
};

it('collectPieces finds every text with its path, links and headings, at any depth', () => {
  const values = {
    heading: 'Drum day',
    link: 'https://example.org/a',
    secret: 'x',
    disc: { par1: 'One' },
    rows: [{ words: 'Two' }, null, { words: 'Three' }],
    parts: [
      { blockType: 'quote', words: 'Four' },
      { blockType: 'other', words: 'x' },
    ],
    body,
  };
  const found = collectPieces(fields, values);
  expect(found.map(({ path, text }) => [path, text])).toEqual([
    ['heading', 'Drum day'],
    ['link', 'https://example.org/a'],
    ['disc.par1', 'One'],
    ['rows.0.words', 'Two'],
    ['rows.1.words', 'Three'],
    ['parts.0.words', 'Four'],
    ['body', 'First See news'],
  ]);
  expect(found[1]).toMatchObject({ label: 'LINK', localized: false, links: ['https://example.org/a'] });
  expect(found.at(-1)).toMatchObject({ links: ['/news'], levels: [2, 3], localized: true });
  expect(collectPieces(fields, {})).toEqual([]);
});
