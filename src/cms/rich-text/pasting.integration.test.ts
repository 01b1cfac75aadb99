import { convertHTMLToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical';
import { Window } from 'happy-dom';
import type { RichTextField } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { clipboards } from '../../../tests/support/clipboards.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { cleanText } from './clean-text.rules.ts';
import { textBlocks } from './read-text.rules.ts';

type Config = ReturnType<typeof editorConfigFactory.fromField>;
let editorConfig: Config;
beforeAll(async () => {
  const { collections } = await openTestPayload();
  const field = collections.posts.config.fields.find(one => 'name' in one && one.name === 'body');
  editorConfig = editorConfigFactory.fromField({ field: field as RichTextField });
});

/** Parses a page as browsers do before the editor sees the pasted content. */
class Page {
  readonly window = new Window();
  constructor(html: string) {
    this.window.document.write(html);
  }
}

/** What the form stores of a paste, with the nodes that the editor has for this field. */
function pasted(html: string) {
  const stored = convertHTMLToLexical({ editorConfig, html, JSDOM: Page as never });
  return cleanText(stored);
}

const plain = (text: string) => ({ text });

it('pasting from Word gives headings, bold, italic, lists and web links', () => {
  expect(textBlocks(pasted(clipboards.word))).toEqual([
    { kind: 'heading', runs: [plain('A morning at the clinic')] },
    {
      kind: 'paragraph',
      runs: [
        { text: 'Sara', bold: true },
        plain(' came '),
        plain('early'),
        plain(', '),
        { text: 'before', italic: true },
        plain(' the doctor.'),
      ],
    },
    { kind: 'list', ordered: false, items: [[plain('A drawing')], [plain('A ball')]] },
    {
      kind: 'paragraph',
      runs: [plain('Notes'), plain(' and '), { text: 'the fair', href: 'https://example.org/fair' }],
    },
  ]);
});

it('pasting from a web page keeps its text in order, without scripts, trackers, colours or tables', () => {
  const stored = pasted(clipboards.web);
  expect(JSON.stringify(stored)).not.toMatch(/steal|tracker|javascript|color|justify|table|"h[14]"/);
  expect(textBlocks(stored).map(({ kind }) => kind)).toEqual([
    'heading',
    'paragraph',
    'small-heading',
    'list',
    'paragraph',
    'paragraph',
    'quote',
  ]);
  expect(textBlocks(stored)[3]).toMatchObject({
    items: [[plain('Bread')], [plain('with honey')], [plain('Coffee')]],
  });
});
