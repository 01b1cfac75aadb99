import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Claim, fillClaims } from '#core/claim.ts';
import { type Localized, pickWords, type Words } from '#core/words.ts';
import { Paragraphs } from './localized-text.tsx';
import { PageTitle } from './title.tsx';

const grown: Claim = { key: 'grown', value: 40, kind: 'increase', unit: 'percent', staleSince: null };
const filled = (text: Localized, locale: 'en' | 'am' = 'en') =>
  pickWords(fillClaims({ text }, new Map([['grown', grown]])).text, locale);
const title = (words: Words) => renderToStaticMarkup(<PageTitle words={words} />);
const link = (locale: string) =>
  `<a class="number" href="${locale}/claims#grown" aria-describedby="numbers-here">40</a>`;

it('a number in a title leads to its claim on the page in its language, and an equal one of the text does not', () => {
  const text = { en: '40 people: gifts up {grown} percent', am: 'ልገሳ በ{grown} በመቶ አደገ' };
  expect(title(filled(text))).toContain(`>40 people: gifts up ${link('')} percent</h1>`);
  expect(title(filled(text, 'am'))).toContain(`>ልገሳ በ${link('/am')} በመቶ አደገ</h1>`);
  expect(title(filled({ en: text.en }, 'am')), 'only in English').toContain(link('/am'));
});

it('each paragraph links its own numbers', () => {
  const words = filled({ en: '  Up {grown}.\n\nPlain.\n\n{grown} and {grown}' });
  expect(renderToStaticMarkup(<Paragraphs words={words} />)).toBe(
    `<p>Up ${link('')}.</p><p>Plain.</p><p>${link('')} and ${link('')}</p>`,
  );
});

it('a text that was changed afterwards is shown without links in wrong places', () => {
  const words = { ...filled({ en: 'Gifts up {grown}' }), text: 'A gift' };
  expect(title(words)).toContain('>A gift</h1>');
});
