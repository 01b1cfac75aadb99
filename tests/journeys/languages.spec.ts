import type { Page } from '@playwright/test';
import { builtRoutes } from '../support/built-routes.ts';
import { expect, test } from '../support/journey.ts';

const ethiopic = /\p{Script=Ethiopic}/u;
const notTranslated = 'ይህ ገጽ ገና ወደ አማርኛ አልተተረጎመም።';
/** The language a text is in, as a screen reader takes it. */
const languageOf = (page: Page, text: string) =>
  page
    .getByText(text, { exact: true })
    .first()
    .evaluate(element => element.closest('[lang]')?.getAttribute('lang'));

for (const path of builtRoutes) {
  test(`[I18N-01] [I18N-02] ${path} is English, and the same path under /am is Amharic`, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toHaveCount(1);
    const amharic = path === '/' ? '/am' : `/am${path}`;
    expect((await page.goto(amharic))?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', 'am');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(ethiopic);
    for (const [lang, href] of [
      ['en', path],
      ['am', amharic],
      ['x-default', path],
    ])
      await expect(page.locator(`head link[rel=alternate][hreflang="${lang}"]`)).toHaveAttribute(
        'href',
        new RegExp(`^http://localhost:\\d+${href === '/' ? '/' : href}$`),
      );
  });
}

test('the other language is one link away, on the same page and without the query', async ({ page }) => {
  await page.goto('/news?page=2&from=elsewhere');
  await page.getByRole('banner').getByRole('link', { name: 'አማርኛ' }).click();
  await expect(page).toHaveURL('/am/news');
  const back = page.getByRole('banner').getByRole('link', { name: 'English' });
  await expect(back).toHaveAttribute('lang', 'en');
  await expect(back).toHaveAttribute('hreflang', 'en');
  await back.click();
  await expect(page).toHaveURL('/news');
});

test('[I18N-04] on an Amharic page text that fell back to English carries lang="en"', async ({ page }) => {
  await page.goto('/am/news');
  expect(await languageOf(page, 'Volunteers up 25 percent')).toBe('en');
  await page.goto('/am/news/volunteers-up-25-percent');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
  const paragraphs = page.locator('article p').filter({ hasText: /^[A-Z][a-z]+ .{40}/ });
  expect(await paragraphs.count()).toBeGreaterThan(0);
  for (const paragraph of await paragraphs.all())
    expect(await paragraph.evaluate(element => element.closest('[lang]')?.getAttribute('lang'))).toBe('en');
});

test('[I18N-05] translated text on an Amharic page is marked as Amharic, and Amharic words on an English page too', async ({
  page,
}) => {
  await page.goto('/am/news');
  expect(await languageOf(page, 'ልገሳ በ40 በመቶ አደገ')).toBe('am');
  await page.goto('/');
  const amharicWords = await page.evaluate(() => {
    const found: (string | null | undefined)[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (
        /\p{Script=Ethiopic}/u.test(walker.currentNode.textContent ?? '') &&
        !parent?.matches('script, template')
      )
        found.push(parent?.closest('[lang]')?.getAttribute('lang'));
    }
    return found;
  });
  expect(amharicWords.length).toBeGreaterThan(2);
  expect(new Set(amharicWords)).toEqual(new Set(['am']));
});

test('[I18N-06] an untranslated page says so, in Amharic; a translated one and an English one do not', async ({
  page,
}) => {
  const note = page.getByRole('complementary', { name: 'ስለዚህ ገጽ' });
  for (const untranslated of ['/am/news/volunteers-up-25-percent', '/am/events/open-packing-day']) {
    await page.goto(untranslated);
    await expect(note).toContainText(notTranslated);
    await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', /:\d+\/(news|events)\//);
    await expect(page.locator('head link[hreflang]')).toHaveCount(0);
  }
  for (const translated of [
    '/am',
    '/am/about',
    '/am/news/donations-up-40-percent',
    '/news/volunteers-up-25-percent',
  ]) {
    await page.goto(translated);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-page-notes]')).toHaveCount(0);
  }
});

const bothCalendars = /^\d{1,2} \p{Script=Ethiopic}+ 20\d\d \([A-Z][a-z]{2} \d\d, 20\d\d\)/u;

test('on Amharic pages a day is in the Ethiopian calendar, with the Gregorian one beside it; English pages stay as they are', async ({
  page,
}) => {
  for (const path of ['/events', '/news', '/events/fundraiser-ii', '/news/donations-up-40-percent']) {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/am${path}`);
      const days = page.getByRole('main').locator('time:visible');
      expect(await days.count()).toBeGreaterThan(0);
      for (const day of await days.all()) {
        expect((await day.textContent())?.replace(/\s+/g, ' ')).toMatch(bothCalendars);
        await expect(day).toHaveAttribute('datetime', /^20\d\d-\d\d-\d\d$/);
        await expect(day.locator('[lang=en]').first()).toContainText(/[A-Z][a-z]{2} \d\d, 20\d\d/);
        const fits = (time: Element) => time.scrollWidth <= time.clientWidth + 1;
        expect(await day.locator('..').evaluate(fits)).toBe(true);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await page.goto(path);
    for (const day of await page.getByRole('main').locator('time').all())
      await expect(day).not.toContainText(ethiopic);
  }
});

for (const path of builtRoutes)
  test(`${path} in English never fetches a full Ethiopic font`, async ({ page }) => {
    const fonts: string[] = [];
    page.on('request', request => {
      if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(fonts.filter(font => /noto/i.test(font))).toEqual([]);
  });
