import type { FlattenedField } from 'payload';
import { expect, it } from 'vitest';
import { picturesIn } from './refuse-without-consent.ts';

const img = { type: 'upload', name: 'img', relationTo: 'media' };
const fields = [
  img,
  { type: 'upload', name: 'more', relationTo: 'media', hasMany: true },
  { type: 'relationship', name: 'any', relationTo: ['media', 'posts'] },
  { type: 'relationship', name: 'partner', relationTo: 'partners' },
  { type: 'group', name: 'icons', flattenedFields: [img] },
  { type: 'array', name: 'rows', flattenedFields: [img] },
  {
    type: 'array',
    name: 'lists',
    flattenedFields: [{ type: 'array', name: 'rows', flattenedFields: [img] }],
  },
  { type: 'blocks', name: 'parts', blocks: [{ slug: 'photo', flattenedFields: [img] }] },
  { type: 'richText', name: 'body' },
  { type: 'text', name: 'words' },
] as unknown as FlattenedField[];

it('[CONSENT-07] picturesIn finds every picture of a document, by id or populated, at any depth', () => {
  const document = {
    img: 1,
    more: [2, { id: 3 }],
    any: { relationTo: 'media', value: 4 },
    partner: 99,
    icons: { img: { id: 5 } },
    rows: [{ img: null }, { img: 6 }],
    lists: [{ rows: [] }, { rows: [{ img: 8 }] }],
    parts: [
      { blockType: 'photo', img: 7 },
      { blockType: 'unknown', img: 98 },
    ],
    body: {
      root: {
        children: [
          { type: 'block', fields: { blockType: 'picture', picture: { relationTo: 'media', value: 9 } } },
          { type: 'block', fields: { blockType: 'film', film: { relationTo: 'films', value: 97 } } },
          { type: 'paragraph', children: [{ fields: { doc: { relationTo: 'media', value: { id: 10 } } } }] },
        ],
      },
    },
    words: 'media',
  };
  expect(picturesIn(fields, document)).toEqual([
    { path: 'img', id: 1 },
    { path: 'more.0', id: 2 },
    { path: 'more.1', id: 3 },
    { path: 'any', id: 4 },
    { path: 'icons.img', id: 5 },
    { path: 'rows.1.img', id: 6 },
    { path: 'lists.1.rows.0.img', id: 8 },
    { path: 'parts.0.img', id: 7 },
    { path: 'body', id: 9 },
    { path: 'body', id: 10 },
  ]);
});

it('picturesIn finds no picture in links to other things', () => {
  expect(picturesIn(fields, { any: { relationTo: 'posts', value: 1 }, img: undefined })).toEqual([]);
});
