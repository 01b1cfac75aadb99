import type { CheerioAPI } from 'cheerio';
import { builtRoutes } from '../support/built-routes.ts';
import { expect, test } from '../support/journey.ts';
import { parseAnswer } from '../support/parse-answer.ts';

const ethiopic = /\p{Script=Ethiopic}/u;
const notTranslated = 'ይህ ገጽ ገና ወደ አማርኛ አልተተረጎመም።';
/** The language of an element, as a screen reader determines it. */
const readLanguage = (element: Found) => element.closest('[lang]').attr('lang');
type Found = { closest(selector: string): { attr(name: string): string | undefined } };
/** The first element that itself contains this text. */
const saying = ($: CheerioAPI, text: string) =>
  $('body *')
    .filter((_, element) => $(element).text().trim() === text)
    .last();

for (const path of builtRoutes) {
  test(`${path} is English, and the same path under /am is Amharic`, {
    tag: ['@I18N-01', '@I18N-02'],
  }, async ({ request }) => {
    const english = await parseAnswer(request, path);
    expect([english.status, english.$('html').attr('lang')]).toEqual([200, 'en']);
    expect(english.$('a:contains("Skip to the content")')).toHaveLength(1);
    const amharic = path === '/' ? '/am' : `/am${path}`;
    const { status, $ } = await parseAnswer(request, amharic);
    expect([status, $('html').attr('lang')]).toEqual([200, 'am']);
    expect($('h1').text()).toMatch(ethiopic);
    for (const [lang, href] of [
      ['en', path],
      ['am', amharic],
      ['x-default', path],
    ])
      expect($(`head link[rel=alternate][hreflang="${lang}"]`).attr('href')).toMatch(
        new RegExp(`^http://localhost:\\d+${href === '/' ? '/' : href}$`),
      );
  });
}

test('the language link leads to the same page in the other language, without the query', async ({
  page,
}) => {
  await page.goto('/news?page=2&from=elsewhere');
  await page.getByRole('banner').getByRole('link', { name: 'አማርኛ' }).click();
  await expect(page).toHaveURL('/am/news');
  const back = page.getByRole('banner').getByRole('link', { name: 'English' });
  await expect(back).toHaveAttribute('lang', 'en');
  await expect(back).toHaveAttribute('hreflang', 'en');
  await back.click();
  await expect(page).toHaveURL('/news');
});

test('each text is marked with its language, on Amharic and on English pages', {
  tag: ['@I18N-04', '@I18N-05'],
}, async ({ request }) => {
  const list = await parseAnswer(request, '/am/news');
  expect(readLanguage(saying(list.$, 'Volunteers up 25 percent'))).toBe('en');
  expect(readLanguage(saying(list.$, 'ልገሳ በ40 በመቶ አደገ'))).toBe('am');
  const { $: post } = await parseAnswer(request, '/am/news/volunteers-up-25-percent');
  expect(post('h1').attr('lang')).toBe('en');
  const paragraphs = post('article p').filter((_, p) => /^[A-Z][a-z]+ .{40}/.test(post(p).text().trim()));
  expect(paragraphs.length).toBeGreaterThan(0);
  for (const paragraph of paragraphs.toArray()) expect(readLanguage(post(paragraph))).toBe('en');
  const { $ } = await parseAnswer(request, '/');
  const amharicWords = $('body, body *')
    .not('script, template, template *')
    .filter((_, element) =>
      $(element)
        .contents()
        .toArray()
        .some(node => node.type === 'text' && ethiopic.test(node.data)),
    );
  expect(amharicWords.length).toBeGreaterThan(2);
  for (const element of amharicWords.toArray())
    expect(readLanguage($(element)), $(element).text()).toBe('am');
});

test('an untranslated page says so in Amharic, and translated and English pages do not', {
  tag: ['@I18N-06'],
}, async ({ read, request }) => {
  for (const untranslated of ['/am/news/volunteers-up-25-percent', '/am/events/open-packing-day']) {
    const { $ } = await parseAnswer(request, untranslated);
    const note = $('aside[aria-label="ስለዚህ ገጽ"], aside:has(#page-notes)').first();
    expect(note.text(), untranslated).toContain(notTranslated);
    expect($('head link[rel=canonical]').attr('href')).toMatch(/:\d+\/(news|events)\//);
    expect($('head link[hreflang]'), untranslated).toHaveLength(0);
  }
  const page = await read('/am/news/volunteers-up-25-percent');
  await expect(page.getByRole('complementary', { name: 'ስለዚህ ገጽ' })).toBeVisible();
  for (const translated of [
    '/am',
    '/am/about',
    '/am/news/donations-up-40-percent',
    '/news/volunteers-up-25-percent',
  ]) {
    const { $ } = await parseAnswer(request, translated);
    expect([$('h1').length, $('[data-page-notes]').length], translated).toEqual([1, 0]);
  }
});

const bothCalendars =
  /^\p{Script=Ethiopic}+ \d{1,2}(?:፣ 20\d\d| ቀን 20\d\d ዓ\.ም\.) \([A-Z][a-z]{2} \d\d, 20\d\d\)/u;

test('Amharic pages show dates in both calendars, and English pages only in the Gregorian one', async ({
  page,
}) => {
  for (const path of ['/events', '/news', '/events/fundraiser-ii', '/news/donations-up-40-percent']) {
    await page.goto(`/am${path}`);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const days = await page
        .getByRole('main')
        .locator('time:visible')
        .evaluateAll(all =>
          all.map(day => ({
            words: String(day.textContent).replace(/\s+/g, ' '),
            day: day.getAttribute('datetime'),
            inEnglish: day.querySelector('[lang=en]')?.textContent,
            beyond: (day.parentElement?.scrollWidth ?? 0) - (day.parentElement?.clientWidth ?? 0),
          })),
        );
      expect(days.length).toBeGreaterThan(0);
      for (const { words, day, inEnglish, beyond } of days) {
        expect(words).toMatch(bothCalendars);
        expect(day).toMatch(/^20\d\d-\d\d-\d\d$/);
        expect(inEnglish).toMatch(/[A-Z][a-z]{2} \d\d, 20\d\d/);
        expect(beyond, words).toBeLessThanOrEqual(1);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await page.goto(path);
    const english = await page.getByRole('main').locator('time').all();
    expect(english.length).toBeGreaterThan(0);
    for (const day of english) await expect(day).not.toContainText(ethiopic);
  }
});
