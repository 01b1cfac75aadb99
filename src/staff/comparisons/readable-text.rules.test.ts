import { expect, it } from 'vitest';
import { sayIn } from '#cms/language/amharic.ts';
import { readableText } from './readable-text.rules.ts';

const say = sayIn('en');
const block = (fields: object) => ({ type: 'block', fields });
const body = (...children: object[]) => ({ root: { type: 'root', children } });

const readWords = (value: unknown): string[] =>
  (value as ReturnType<typeof body>).root.children.map(node => {
    const { type, children = [] } = node as { type: string; children?: { text?: string }[] };
    return type === 'paragraph' ? children.map(({ text }) => text).join('') : type;
  });

it('a compared text shows figures and Donate buttons as sentences', () => {
  const figure = block({ blockType: 'figure', number: '42', label: 'children examined', source: 'Register' });
  expect(readWords(readableText(body(figure), say))).toEqual(['Figure: 42 · children examined · Register']);
  expect(readWords(readableText(body(block({ blockType: 'give' })), say))).toEqual(['Donate button']);
});

it('a compared text shows the picture of a picture block, also where the block has the whole document', () => {
  for (const value of [7, { id: 7, filename: 'box.jpg' }]) {
    const picture = block({
      blockType: 'picture',
      caption: 'A box',
      picture: { relationTo: 'media', value },
    });
    const shown = readableText(body(picture), say);
    expect(readWords(shown)).toEqual(['Picture: A box', 'upload']);
    expect((shown as ReturnType<typeof body>).root.children[1]).toMatchObject({
      relationTo: 'media',
      value: 7,
    });
  }
  const empty = block({ blockType: 'film', film: null });
  expect(readWords(readableText(body(empty), say))).toEqual(['Film']);
});

it('a compared text keeps paragraphs, unknown blocks and what is no text', () => {
  const paragraph = { type: 'paragraph', children: [{ type: 'text', text: 'As it was.' }] };
  const unknown = block({ blockType: 'map' });
  expect(readableText(body(paragraph, unknown), say)).toEqual(body(paragraph, unknown));
  for (const value of [undefined, null, 'words', 4]) expect(readableText(value, say)).toBe(value);
});
