import { describe, expect, it } from 'vitest';
import { locales } from '#core/locale.ts';
import { pickWords } from '#core/words.ts';
import { specimenIssue, specimenPictures } from '../../../../tests/support/specimen-issue.ts';
import { readerEditions } from '../subscribe.rules.ts';
import { issueRenderer } from './issue.email.tsx';
import { picturesIn, withoutPictures } from './issue.rules.ts';

const render = issueRenderer({ organisation: 'Adey', siteUrl: 'https://adey.example' });
const mail = (locale: 'en' | 'am', edition: 'full' | 'light', pictures = specimenPictures) =>
  render(specimenIssue, { locale, edition, slug: 'a-medicine', pictures });

const forms = locales.flatMap(locale => readerEditions.map(edition => ({ locale, edition })));

describe('an issue as a mail', () => {
  it.each(forms)(
    'an issue matches the approved text, $edition edition in $locale',
    async ({ locale, edition }) => {
      const { text } = await mail(locale, edition);
      const { text: subject } = pickWords(specimenIssue.subject, locale);
      await expect(`Subject: ${subject}\n\n${text}`).toMatchFileSnapshot(
        `./approved/issue.${edition}.${locale}.txt`,
      );
    },
  );

  it.each(locales)(
    'the full edition in %s shows pictures from our site, and the light edition shows none',
    async locale => {
      const { html } = await mail(locale, 'full');
      expect([...html.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, src]) => src)).toEqual([
        'https://adey.example/media/child-in-bloom.jpg',
        'https://adey.example/media/event-evening.jpg',
      ]);
      expect((await mail(locale, 'light')).html).not.toContain('<img');
    },
  );

  it('a picture that may not be mailed is left out of the mail', async () => {
    const { html } = await mail('en', 'full', new Map());
    expect(html).not.toContain('<img');
    expect(html).toContain('Donations up 40 percent');
  });

  it('a picture whose consent ends is removed from a mail, and nothing else changes', async () => {
    const { html } = await mail('en', 'full');
    expect(picturesIn(html)).toEqual([1, 2]);
    const left = withoutPictures(html, [1]);
    expect(picturesIn(left)).toEqual([2]);
    expect(left).not.toContain('child-in-bloom.jpg');
    expect(left.replaceAll(/<img[^>]*>/g, '')).toBe(html.replaceAll(/<img[^>]*>/g, ''));
  });

  it('English parts are marked in an Amharic mail', async () => {
    const { html } = await mail('am', 'light');
    expect(html).toContain('<html dir="ltr" lang="am">');
    expect(html).toMatch(/<div lang="en">\s*<h2[^>]*>What a month of treatment needs/);
  });

  it('a mail has placeholders for the links of each reader, and links to the site in its own language', async () => {
    const { html, text } = await mail('am', 'full');
    for (const place of ['{{preferences}}', '{{leave}}']) {
      expect(html).toContain(`href="${place}"`);
      expect(text).toContain(place);
    }
    expect(html).toContain('https://adey.example/am/newsletter/a-medicine');
    expect(html).toContain('https://adey.example/am/news/donations-up-40-percent');
  });

  it('a mail is smaller than the 102 KB that Gmail shows, and its light edition smaller than 34 KB', async () => {
    for (const { locale, edition } of forms) {
      const { html } = await mail(locale, edition);
      expect(Buffer.byteLength(html)).toBeLessThan(edition === 'light' ? 34_000 : 102_000);
    }
  });
});
