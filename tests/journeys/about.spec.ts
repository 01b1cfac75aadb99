import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { shareStack } from '../support/stack-pool.ts';

const expectText = async (page: Page, words: string | RegExp) =>
  expect(page.getByRole('main').getByText(words).first()).toBeVisible();

/** That it was founded in 2022, is non-profit, and what it does. */
const statements = [
  /founded in 2022/,
  /non-profit/,
  /pediatric healthcare access in Ethiopia/,
  /get medicines to underserved children/,
  /children with cancer who are denied medication for financial reasons/,
  /toward financial self-reliance/,
];

test('the about screen states the mission, whom Adey helps and that it is non-profit, even with an empty CMS', {
  tag: ['@ABOUT-01', '@ABOUT-02', '@ABOUT-03', '@ABOUT-04', '@ABOUT-05', '@ABOUT-06'],
}, async ({ read }) => {
  const { siteUrl } = await shareStack({ withoutStaff: true });
  for (const address of ['/about', `${siteUrl}/about`]) {
    const page = await read(address);
    for (const words of statements) await expectText(page, words);
  }
});

test('the about screen states the four numbers from the settings and no others', async ({ read }) => {
  const page = await read('/about');
  const facts = page.getByRole('region', { name: 'What the work has done' }).getByRole('listitem');
  expect((await facts.allInnerTexts()).map(text => text.replace(/\s+/g, ' '))).toEqual([
    '160 children helped this year',
    // Read aloud, then shown.
    '75+ children helped with diagnostic work-up',
    '25% increase in volunteers',
    '40% increase in donations',
  ]);
});

test('the about screen shows no drawing twice, and links to every way to take part', async ({ page }) => {
  await page.goto('/about');
  const drawings = await page
    .locator('main picture img')
    .evaluateAll(all => all.map(image => image.dataset.src ?? image.getAttribute('src')));
  expect(new Set(drawings).size).toBe(drawings.length);
  const ways = page.getByRole('region', { name: 'Ways to take part' });
  for (const path of ['/events', '/meet', '/partnership', '/news'])
    await expect(ways.locator(`a[href="${path}"]`)).toHaveCount(1);
  await expect(ways.getByRole('link', { name: /^Donate/ })).toHaveAttribute(
    'href',
    /^https:\/\/give\.example\.org\/adey\?utm_source=/,
  );
});

test('the about screen is readable without JavaScript', async ({ browser, stack }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: stack.siteUrl });
  const page = await context.newPage();
  await page.goto('/about');
  for (const words of statements) await expectText(page, words);
  await context.close();
});
