import { render, toPlainText } from '@react-email/render';
import type { ReactElement } from 'react';

/** Widest line of a text mail, as people have read them since terminals. */
const LINE = 72;

type Options = NonNullable<Parameters<typeof toPlainText>[1]>;
/** What html-to-text hands to a formatter, as far as it is used here; the package comes without types. */
type Element = { attribs: Record<string, string>; children: unknown[] };
type Builder = {
  openBlock(room: { leadingLineBreaks: number }): void;
  closeBlock(room: { trailingLineBreaks: number }): void;
  addInline(text: string, how?: { noWordTransform: boolean }): void;
  addLineBreak(): void;
};
type Formatter = (
  element: Element,
  walk: (children: unknown[], builder: Builder) => void,
  builder: Builder,
) => void;

/** What there is to do stands alone, its address on a line of its own, where every mail program makes it a link. */
const onItsOwnLine: Formatter = (element, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 2 });
  walk(element.children, builder);
  builder.addInline(':');
  builder.addLineBreak();
  builder.addInline(element.attribs.href ?? '', { noWordTransform: true });
  builder.closeBlock({ trailingLineBreaks: 2 });
};

const asText: Options = {
  wordwrap: LINE,
  formatters: { onItsOwnLine },
  selectors: [
    ...['h1', 'h2', 'h3'].map(selector => ({ selector, options: { uppercase: false } })),
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['(', ')'] } },
    { selector: 'a[data-mail="button"]', format: 'onItsOwnLine' },
    { selector: 'a[data-mail="masthead"]', format: 'inline' },
  ],
};

/** A mail as two bodies of the same words: HTML, and text for those who read it plain. */
export async function renderMail(mail: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(mail);
  const text = toPlainText(html, asText)
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n');
  return { html, text: `${text.trim()}\n` };
}
