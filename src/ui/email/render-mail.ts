import { render, toPlainText } from '@react-email/render';
import type { ReactElement } from 'react';

/** Widest line of a text mail, as people have read them since terminals. */
const LINE = 72;

/** A mail as two bodies of the same words: HTML, and text for those who read it plain. */
export async function renderMail(mail: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(mail);
  const text = toPlainText(html, {
    wordwrap: LINE,
    selectors: [
      { selector: 'h1', options: { uppercase: false } },
      { selector: 'h2', options: { uppercase: false } },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: false } },
      { selector: '[data-mail="screen-only"]', format: 'skip' },
    ],
  });
  return { html, text: `${text.trim()}\n` };
}
