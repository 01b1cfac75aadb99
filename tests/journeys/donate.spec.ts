import type { BrowserContext, Page } from '@playwright/test';
import type { CheerioAPI } from 'cheerio';
import { expectNoAxeViolations } from '../support/axe.ts';
import { builtRoutes } from '../support/built-routes.ts';
import { consoleComplaints } from '../support/console-complaints.ts';
import { expect, test } from '../support/journey.ts';
import { parseAnswer } from '../support/parse-answer.ts';
import { shareStack } from '../support/stack-pool.ts';

const campaigns = [
  {
    name: 'Appreciation',
    desc: 'Say thank you to the people who care for children through treatment.',
    theme: 'rgb(157, 145, 113)',
    key: 'appreciation',
  },
  {
    name: 'Family Fund',
    desc: 'Support for families who are becoming financially self-reliant.',
    theme: 'rgb(196, 162, 135)',
    key: 'family-fund',
  },
  {
    name: 'Holiday Gift',
    desc: 'A holiday gift for a child in treatment, and for brothers and sisters at home.',
    theme: 'rgb(186, 167, 176)',
    key: 'holiday-gift',
  },
  {
    name: 'School Supplies',
    desc: 'Books, pens and a bag, so that treatment does not end a school year.',
    theme: 'rgb(191, 213, 226)',
    key: 'school-supplies',
  },
] as const;

const donationPage = 'https://give.example.org/adey';
const card = (page: Page, name: string) =>
  page.locator('[data-campaign]').filter({ has: page.getByRole('heading', { name }) });
const headerDonate = (page: Page) =>
  page.locator('main [data-page-header]').getByRole('link', { name: /^Donate/ });

const barDonate = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Donate/ });

test('the donate screen says how to give, and its four campaigns link to the donation page with their campaign key', {
  tag: [
    '@ROUTE-19',
    '@DONATE-01',
    '@DONATE-02',
    '@DONATE-03',
    '@DONATE-04',
    '@DONATE-05',
    '@DONATE-06',
    '@DONATE-07',
    '@DONATE-08',
    '@DONATE-09',
    '@DONATE-10',
  ],
}, async ({ page, context, request }) => {
  const complaints = consoleComplaints(page);
  await context.route('https://give.example.org/**', route => route.fulfill({ body: 'Thank you' }));
  await page.goto('/donate');
  await expect(page).toHaveTitle('Donate — Adey');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Put medicine within reach');
  await expect(page.getByText('Opens our donation partner’s page in a new tab.')).toBeVisible();
  await expect(page.locator('[data-campaign] h3')).toHaveText(campaigns.map(({ name }) => name));
  const facts = page.getByRole('main').getByRole('listitem').filter({ hasText: 'What it did' });
  await expect(facts).toContainText('160 children helped this year. More than 75 children');
  for (const campaign of campaigns) await test.step(campaign.name, () => expectCampaign(page, campaign));
  for (const path of ['/donate', '/am/donate'])
    expectLinksOfCampaigns((await parseAnswer(request, path)).$, path === '/donate' ? 'Donate' : 'ይለግሱ');
  await expectButtonColours(page);
  await test.step('the donate link opens the page staff entered in a new tab', () =>
    expectNewTab(page, context));
  await page.getByRole('link', { name: 'The 2024 report is online now.' }).click();
  await expect(page).toHaveURL(/\/reports#reports_2024$/);
  await expect(barDonate(page)).toHaveCSS('background-color', 'rgb(68, 175, 105)');
  expect(complaints).toEqual([]);
});

async function expectCampaign(page: Page, { name, desc, theme }: (typeof campaigns)[number]) {
  const shown = card(page, name);
  await expect(shown.getByRole('heading')).toHaveText(name);
  await expect(shown.getByText(desc)).toBeVisible();
  const picture = shown.getByRole('img');
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute('alt', /./);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
  const room = await picture.boundingBox();
  expect((room?.width ?? 0) / (room?.height ?? 1)).toBeCloseTo(2, 1);
  await expect(shown).toHaveCSS('background-color', theme);
  await expect(shown.getByRole('heading')).toHaveCSS('color', 'rgb(8, 41, 58)');
  await expect(shown.getByRole('link')).toHaveAccessibleName(`Donate : ${name} (opens in a new tab)`);
}

function expectLinksOfCampaigns($: CheerioAPI, words: string): void {
  const links = $('[data-campaign] a').toArray();
  expect(links.map(link => $(link).text())).toEqual(Array(4).fill(expect.stringContaining(words)));
  const addresses = links.map(link => new URL(String($(link).attr('href'))));
  expect(addresses.map(({ origin, pathname }) => origin + pathname)).toEqual(Array(4).fill(donationPage));
  expect(addresses.map(({ searchParams }) => searchParams.get('utm_campaign'))).toEqual(
    campaigns.map(({ key }) => key),
  );
}

async function expectNewTab(page: Page, context: BrowserContext): Promise<void> {
  await expect(headerDonate(page)).toHaveAccessibleName(/opens in a new tab/);
  const opened = context.waitForEvent('page');
  await headerDonate(page).click();
  const tab = await opened;
  const url = new URL(tab.url());
  expect(url.origin + url.pathname).toBe(donationPage);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    utm_source: 'localhost',
    utm_medium: 'referral',
    utm_campaign: 'donate',
  });
  await tab.close();
}

/** On the green header both Donate buttons are ink-coloured. */
async function expectButtonColours(page: Page): Promise<void> {
  for (const button of [barDonate(page), headerDonate(page)])
    await expect(button).toHaveCSS('background-color', 'rgb(8, 41, 58)');
}

test('with GIVING off, every donation link has UTM parameters, is counted, and opens a new tab', {
  tag: ['@RULE-24'],
}, async ({ request }) => {
  for (const path of [...builtRoutes, '/am', '/am/donate']) {
    const { $ } = await parseAnswer(request, path);
    const links = $('a[href*="give.example.org"]').toArray();
    expect(links.length, path).toBeGreaterThan(0);
    for (const { attribs } of links) {
      expect(attribs, path).toMatchObject({ 'data-opens': 'donate', target: '_blank', rel: 'noopener' });
      expect(new URL(String(attribs.href)).search, path).toMatch(
        /^\?utm_source=localhost&utm_medium=referral&utm_campaign=/,
      );
    }
  }
});

test('on a phone the donate header is text, then the scene at 4:3, and nothing overflows the window', async ({
  page,
}) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/donate');
    const scene = await page.locator('main [data-page-header] picture').locator('..').boundingBox();
    const words = await headerDonate(page).boundingBox();
    expect((scene?.width ?? 0) / (scene?.height ?? 1)).toBeCloseTo(4 / 3, 1);
    expect(scene?.y).toBeGreaterThan((words?.y ?? 0) + (words?.height ?? 0));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('the donate screen has all its links without JavaScript', async ({ browser, stack }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: stack.siteUrl });
  const page = await context.newPage();
  await page.goto('/donate');
  await expect(headerDonate(page)).toHaveAttribute(
    'href',
    /^https:\/\/give\.example\.org\/adey\?utm_source=/,
  );
  await expect(page.locator('[data-campaign]').getByRole('link')).toHaveCount(4);
  await context.close();
});

test('without a donation page in the settings, the donate screen links to the contact page instead', async ({
  page,
}) => {
  const { siteUrl } = await shareStack({ withoutStaff: true });
  await page.goto(`${siteUrl}/donate`);
  const header = page.locator('main [data-page-header]');
  await expect(header).toContainText('Contact us, and we will tell you how to give.');
  await expect(header.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  await expect(header.getByRole('link', { name: /^Donate/ })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Choose a campaign' })).toHaveCount(0);
  await expectNoAxeViolations(page);
});
