import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { hostileWords } from '../../tests/support/hostile-words.ts';
import { comparisonMarkup } from './trusted-types.rules.ts';

// Payload exports them only together with React components and their style sheets, which plain Node cannot load.
const payloads = (path: string) => import(resolve('node_modules/@payloadcms', path));
const { HtmlDiff } = await payloads('ui/dist/elements/HTMLDiff/diff/index.js');
const { escapeDiffHTML, unescapeDiffHTML } = await payloads('ui/dist/elements/HTMLDiff/escapeHtml.js');
const { convertLexicalToHTMLAsync } = await payloads(
  'richtext-lexical/dist/features/converters/lexicalToHtml/async/index.js',
);
const { LinkDiffHTMLConverterAsync } = await payloads('richtext-lexical/dist/field/Diff/converters/link.js');

/** The two sides that a comparison of two texts inserts into the page. */
const compared = (from: string, to: string, tokenizeByCharacter: boolean): string[] =>
  new HtmlDiff(from, to, { tokenizeByCharacter }).getSideBySideContents().map(unescapeDiffHTML);

it('the content policy accepts Payload’s comparison of any two versions', () => {
  const paragraph = (words: string) => `<p>${escapeDiffHTML(words.slice(0, 400))}</p>`;
  for (const [at, words] of hostileWords.entries())
    for (const other of ['', 'Plain words', words, hostileWords[(at * 7) % hostileWords.length] ?? ''])
      for (const byCharacter of [true, false])
        for (const markup of compared(paragraph(words), paragraph(other), byCharacter))
          expect(comparisonMarkup(markup), markup).toBe(markup);
});

const text = (words: string, format = 0) => ({ type: 'text', text: words, format });
const body = (words: string) => ({
  root: {
    type: 'root',
    children: [
      { type: 'heading', tag: 'h2', children: [text(words)] },
      { type: 'paragraph', format: 'center', indent: 1, children: [text(words, 1), text(words, 15)] },
      { type: 'paragraph', children: [] },
      { type: 'quote', children: [text(words, 2), { type: 'linebreak' }, text('after')] },
      { type: 'list', tag: 'ul', listType: 'bullet', children: [] },
      {
        type: 'paragraph',
        children: ['https://adey.example/?a="b"&c', words, 'javascript:alert(1)', '/news'].map((url, at) => ({
          type: 'link',
          fields: { url, linkType: 'custom', newTab: at === 0 },
          children: [text(words)],
        })),
      },
    ],
  },
});

it('the content policy accepts comparisons of rich text with headings, quotes, lists and links', async () => {
  const toHtml = (words: string): Promise<string> =>
    convertLexicalToHTMLAsync({
      converters: ({ defaultConverters }: { defaultConverters: object }) => ({
        ...defaultConverters,
        ...LinkDiffHTMLConverterAsync({}),
      }),
      data: body(words),
      disableContainer: true,
    });
  const plain = await toHtml('Plain words');
  expect(plain).toContain('<blockquote>');
  for (const words of hostileWords.map(words => words.slice(0, 200)).filter((_, at) => at % 4 === 0))
    for (const markup of compared(plain, await toHtml(words), false))
      expect(comparisonMarkup(markup), markup).toBe(markup);
});
