import { render, toPlainText } from '@react-email/render';
import type { ReactElement } from 'react';
import { punctuation } from '#core/words.ts';

/** Line width of plain-text mail. */
const LINE = 72;

type Options = NonNullable<Parameters<typeof toPlainText>[1]>;
/** The part of html-to-text's formatter arguments that we use; the package has no types. */
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

/** Puts the address of a button on its own line, where every mail program makes it a link. */
const onItsOwnLine: Formatter = (element, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 2 });
  walk(element.children, builder);
  builder.addInline(punctuation[element.attribs.lang === 'am' ? 'am' : 'en'].colon.trim());
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

/** Renders a mail as HTML and as plain text with the same content. */
export async function renderMail(mail: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(mail);
  const text = toPlainText(html, asText)
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n');
  return { html, text: `${text.trim()}\n` };
}
