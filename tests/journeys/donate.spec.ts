import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { builtRoutes } from '../support/built-routes.ts';
import { consoleComplaints } from '../support/console-complaints.ts';
import { expect, test } from '../support/journey.ts';
import { parseAnswer } from '../support/parse-answer.ts';
import { shareStack } from '../support/stack-pool.ts';

const campaigns = [
  {
    row: '[DONATE-01]',
    name: 'Appreciation',
    desc: 'Say thank you to the people who care for children through treatment.',
    theme: 'rgb(157, 145, 113)',
    key: 'appreciation',
  },
  {
    row: '[DONATE-02]',
    name: 'Family Fund',
    desc: 'Support for families who are becoming financially self-reliant.',
    theme: 'rgb(196, 162, 135)',
    key: 'family-fund',
  },
  {
    row: '[DONATE-03]',
    name: 'Holiday Gift',
    desc: 'A holiday gift for a child in treatment, and for brothers and sisters at home.',
    theme: 'rgb(186, 167, 176)',
    key: 'holiday-gift',
  },
  {
    row: '[DONATE-04]',
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

test('[ROUTE-19] the donate screen starts with what a gift does, how to give, and the four campaigns in the order set by staff', async ({
  page,
}) => {
  const complaints = consoleComplaints(page);
  await page.goto('/donate');
  await expect(page).toHaveTitle('Donate — Adey');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Put medicine within reach');
  await expect(page.getByText('Opens our donation partner’s page in a new tab.')).toBeVisible();
  await expect(page.locator('[data-campaign] h3')).toHaveText(campaigns.map(({ name }) => name));
  const facts = page.getByRole('main').getByRole('listitem').filter({ hasText: 'What it did' });
  await expect(facts).toContainText('160 children helped this year. More than 75 children');
  await page.getByRole('link', { name: 'The 2024 report is online now.' }).click();
  await expect(page).toHaveURL(/\/reports#reports_2024$/);
  expect(complaints).toEqual([]);
});

for (const { row, name, desc, theme } of campaigns) {
  test(`${row} [DONATE-05] [DONATE-06] [DONATE-07] [DONATE-08] the campaign ${name} shows its name, sentence and picture, on a plate in its own colour`, async ({
    page,
  }) => {
    await page.goto('/donate');
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
  });
}

test('[DONATE-09] the donate link opens the page staff entered, in a new tab, and says so beforehand', async ({
  page,
  context,
}) => {
  await context.route('https://give.example.org/**', route => route.fulfill({ body: 'Thank you' }));
  await page.goto('/donate');
  await expect(headerDonate(page)).toHaveAccessibleName(/opens in a new tab/);
  const opened = context.waitForEvent('page');
  await headerDonate(page).click();
  const url = new URL((await opened).url());
  expect(url.origin + url.pathname).toBe(donationPage);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    utm_source: 'localhost',
    utm_medium: 'referral',
    utm_campaign: 'donate',
  });
});

test('[DONATE-10] a campaign without its own link leads to that page too, under its own name', async ({
  page,
}) => {
  for (const [path, donate] of [
    ['/donate', 'Donate'],
    ['/am/donate', 'ይለግሱ'],
  ] as const) {
    await page.goto(path);
    const links = page.locator('[data-campaign]').getByRole('link', { name: donate });
    const hrefs = await links.evaluateAll(all => all.map(link => (link as HTMLAnchorElement).href));
    expect(hrefs.map(href => href.split('?')[0])).toEqual(Array(4).fill(donationPage));
    expect(hrefs.map(href => new URL(href).searchParams.get('utm_campaign'))).toEqual(
      campaigns.map(({ key }) => key),
    );
  }
  await page.goto('/donate');
  for (const { name } of campaigns)
    await expect(card(page, name).getByRole('link')).toHaveAccessibleName(
      `Donate : ${name} (opens in a new tab)`,
    );
});

test('[RULE-24] while giving is off, every link to the donation page names its source, is counted, and opens a new tab', async ({
  request,
}) => {
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

test('on the green header both Donate buttons are ink-coloured; elsewhere the bar has its green one', async ({
  page,
}) => {
  const bar = page.getByRole('banner').getByRole('link', { name: /^Donate/ });
  await page.goto('/donate');
  for (const button of [bar, headerDonate(page)])
    await expect(button).toHaveCSS('background-color', 'rgb(8, 41, 58)');
  await page.goto('/reports');
  await expect(bar).toHaveCSS('background-color', 'rgb(68, 175, 105)');
});

test('on a phone the text comes first, then the scene at 4:3, and nothing is wider than the window', async ({
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

test('without scripts the page is complete and its links work', async ({ browser, stack }) => {
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

test('until staff enter a donation page, the screen says how to get in touch instead', async ({ page }) => {
  const { siteUrl } = await shareStack({ withoutStaff: true });
  await page.goto(`${siteUrl}/donate`);
  const header = page.locator('main [data-page-header]');
  await expect(header).toContainText('Write or call us');
  await expect(header.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  await expect(header.getByRole('link', { name: /^Donate/ })).toHaveCount(0);
  await expect(page.getByText('No campaign is open at the moment.')).toBeVisible();
  await expectNoAxeViolations(page);
});
