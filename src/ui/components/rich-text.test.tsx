import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Locale } from '#core/locale.ts';
import { type PageArticle, RichText } from './rich-text.tsx';

const picture = {
  src: '/media/a.webp',
  width: 700,
  height: 480,
  alt: { text: 'ነርስ' },
  position: { x: 50, y: 50 },
  avif: [],
  webp: [],
};
const article: PageArticle = {
  lang: 'en',
  blocks: [
    { kind: 'heading', runs: [{ text: 'What they carried' }] },
    { kind: 'small-heading', runs: [{ text: 'In the bag' }] },
    {
      kind: 'paragraph',
      runs: [
        { text: 'one\n<two>', bold: true },
        { text: 'fair', href: '/news/fair' },
      ],
    },
    { kind: 'quote', runs: [{ text: 'Good', italic: true }] },
    { kind: 'list', ordered: true, items: [[{ text: 'bandages' }]] },
    { kind: 'picture', picture, caption: 'Before eight' },
    { kind: 'film', src: '/media/a.mp4', alt: { text: 'ልጅ' }, still: null, caption: '' },
    { kind: 'figure', number: '214', label: 'children in October', source: 'Clinic register' },
    { kind: 'give', label: '' },
  ],
};
const shown = (locale: Locale, give?: { href: string }) =>
  renderToStaticMarkup(<RichText article={article} locale={locale} {...(give ? { give } : {})} />);

it('rich text in another language has its lang, and a picture description in the page’s language has none', () => {
  const markup = shown('am', { href: '/am/donate' });
  for (const tag of ['h2', 'h3', 'p', 'blockquote', 'ol', 'figcaption', 'dl'])
    expect(markup, tag).toMatch(new RegExp(`<${tag}[^>]* lang="en"`));
  expect(markup).toMatch(/<img(?![^>]*lang)[^>]*alt="ነርስ"/);
  expect(markup).toContain('href="/am/news/fair"');
  expect(markup).toMatch(/<a href="\/am\/donate"[^>]*>ይለግሱ<\/a>/);
});

it('an ordered list begins at its start number', () => {
  const blocks: PageArticle['blocks'] = [
    { kind: 'list', ordered: true, start: 5, items: [[{ text: 'five' }]] },
  ];
  expect(renderToStaticMarkup(<RichText article={{ blocks }} locale="en" />)).toMatch(/<ol[^>]* start="5"/);
  expect(shown('en')).not.toContain('start=');
});

it('rich text is escaped, and rendered without styles or ids', () => {
  const markup = shown('en');
  expect(markup).toContain('<strong>one<br/>&lt;two&gt;</strong>');
  expect(markup).not.toMatch(/ style=| id=/);
  expect(markup).not.toContain('Donate');
  expect(renderToStaticMarkup(<RichText article={{ blocks: [] }} locale="en" />)).toBe('');
});
