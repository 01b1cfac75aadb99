import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { parseAnswer } from '../support/parse-answer.ts';
import { shareStack } from '../support/stack-pool.ts';

const cards = (page: Page) => page.locator('[data-list="news"] > li');
const card = (page: Page, heading: string) => cards(page).filter({ hasText: heading });
const columns = (page: Page) =>
  page
    .locator('[data-list="news"]')
    .evaluate(list => getComputedStyle(list).gridTemplateColumns.split(' ').length);
const actionsIn = (place: Locator) => place.getByRole('link', { name: /^Open/ }).locator('..');

test('the news page starts with title, heading and intro, and ends with the coming-soon card, which cannot be opened', {
  tag: ['@NEWS-01', '@NEWS-02', '@NEWS-03', '@NEWS-04', '@NEWS-21'],
}, async ({ request }) => {
  const { $ } = await parseAnswer(request, '/news');
  expect($('title').text()).toBe('News — Adey');
  expect($('h1').text().trim()).toBe('Our Latest Updates');
  const header = $('[data-page-header]');
  expect(header.text()).toMatch(/Discover, what[’']s new!/);
  expect(header.find('p').last().text()).toMatch(/mission.*Ethiopia/);
  const { $: more } = await parseAnswer(request, '/news?page=2');
  const last = more('[data-list="news"] > li').last();
  expect(last.text()).toContain('Coming Soon');
  expect(last.find('a, button, [role=link], [role=button]')).toHaveLength(0);
});

test('the starter post comes first in the news', async ({ request }) => {
  const { $ } = await parseAnswer(request, '/news');
  expect($('[data-list="news"] > li').first().find('h2').text().trim()).toBe(
    'Start here: what the mission does',
  );
});

test('a news card shows its details, and its buttons on hover or focus, in a grid of one to three columns', {
  tag: [
    '@NEWS-08',
    '@NEWS-09',
    '@NEWS-10',
    '@NEWS-11',
    '@NEWS-12',
    '@NEWS-13',
    '@NEWS-14',
    '@NEWS-15',
    '@NEWS-16',
    '@NEWS-05',
    '@NEWS-06',
    '@NEWS-07',
  ],
}, async ({ page }) => {
  await page.goto('/news');
  const donations = card(page, 'Donations up 40 percent');
  await expect(donations.getByRole('img')).toHaveAttribute('alt', /./);
  await expect(donations.locator('[data-picture]')).toHaveAttribute('data-picture', 'loaded');
  await expect(donations.locator('time')).toHaveText('Dec 05, 2024');
  await expect(donations.getByText('Progress', { exact: true })).toBeVisible();
  await expect(donations.getByRole('heading', { level: 2 })).toHaveText('Donations up 40 percent');
  await expect(donations.getByText(/^\d+ mins$/)).toBeVisible();
  const openings = donations.locator('[data-number^="click:"]');
  await expect(donations.locator('[data-number-line]')).toBeVisible();
  await expect(openings).toHaveAttribute('value', /^\d+$/);
  await test.step('open and share appear under the pointer and with focus, and are hidden afterwards', () =>
    expectActions(page, donations));
  for (const [width, count] of [
    [767, 1],
    [768, 2],
    [1279, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect(await columns(page), `at ${width} px`).toBe(count);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond, `at ${width} px`).toBeLessThanOrEqual(0);
  }
});

async function expectActions(page: Page, donations: Locator): Promise<void> {
  const actions = actionsIn(donations);
  await expect(actions).toHaveCSS('opacity', '0');
  await expect(donations.getByRole('heading')).toHaveCSS('text-decoration-line', 'none');
  await donations.hover();
  await expect(actions).toHaveCSS('opacity', '1');
  await expect(actions.getByRole('link', { name: 'Open Donations up 40 percent' })).toBeVisible();
  await expect(actions.getByRole('button', { name: 'Share: Donations up 40 percent' })).toBeVisible();
  await expect(donations.getByRole('heading')).toHaveCSS('text-decoration-line', 'underline');
  await page.mouse.move(0, 0);
  await expect(actions).toHaveCSS('opacity', '0');
  await donations.getByRole('link', { name: /^Open/ }).focus();
  await expect(actions).toHaveCSS('opacity', '1');
  await page.keyboard.press('Tab');
  await expect(donations.getByRole('button', { name: /^Share/ })).toBeFocused();
  await expect(actions).toHaveCSS('opacity', '1');
  await page.keyboard.press('Tab');
  await expect(actions).toHaveCSS('opacity', '0');
}

test('on a touch screen the open and share buttons of a news card are visible below the text', {
  tag: ['@NEWS-17'],
}, async ({ browser, stack }) => {
  const context = await browser.newContext({
    baseURL: stack.siteUrl,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto('/news');
  const donations = card(page, 'Donations up 40 percent');
  const actions = actionsIn(donations);
  await expect(actions).toHaveCSS('opacity', '1');
  const bottomOfWords = (await donations.getByText(/mins$/).boundingBox())?.y ?? Number.NaN;
  expect((await actions.boundingBox())?.y).toBeGreaterThan(bottomOfWords);
  await donations.getByRole('link', { name: /^Open/ }).tap();
  await expect(page).toHaveURL('/news/donations-up-40-percent');
  await context.close();
});

test('clicking a news card counts a click, opens the post and starts at the top of the page', {
  tag: ['@NEWS-18', '@NEWS-19', '@NEWS-20'],
}, async ({ page }) => {
  const { siteUrl } = await shareStack({ samples: true, withoutStaff: true });
  const opened = async () => {
    const key = 'click:ourworkwithmedsupplymission';
    return (await (await page.request.get(`${siteUrl}/api/numbers?of=${key}`)).json())[key];
  };
  const before = await opened();
  await page.goto(`${siteUrl}/news`);
  const post = card(page, 'Our work with MedSupply Mission');
  await post.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(400);
  const counted = page.waitForRequest(request => request.method() === 'POST');
  // The whole card is one link: a click on its picture opens it as well.
  await post.click({ position: { x: 40, y: 40 } });
  expect((await counted).postDataJSON()).toEqual({ kind: 'click', key: 'ourworkwithmedsupplymission' });
  await expect(page).toHaveURL(`${siteUrl}/news/our-work-with-medsupply-mission`);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.reload();
  await expect(page.locator('article [data-number^="click:"]')).toHaveText(String(before + 1));
});

test('without JavaScript the rest of the news is on a second page, with a link back to the first', async ({
  browser,
  stack,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: stack.siteUrl });
  const page = await context.newPage();
  await page.goto('/news');
  await expect(cards(page)).toHaveCount(9);
  await page.getByRole('link', { name: 'More news' }).click();
  await expect(page).toHaveURL('/news?page=2');
  await expect(cards(page)).toHaveCount(2);
  await page.getByRole('link', { name: 'From the newest on' }).click();
  await expect(page).toHaveURL('/news');
  await context.close();
});

test('an invalid page number of the news shows the first page', async ({ page }) => {
  for (const query of ['?page=99', '?page=0', '?page=two', '?page=2%00', '?page=1']) {
    expect((await page.goto(`/news${query}`))?.status(), query).toBe(200);
    await expect(cards(page)).toHaveCount(9);
  }
});
