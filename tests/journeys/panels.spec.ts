import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { SAMPLES_MADE_AT } from '../support/cluster.ts';
import { expect } from '../support/journey.ts';
import { type BarLink, barLink, barLinks, openPanels, panel } from '../support/panel.ts';
import { testOnStack } from '../support/test-on-stack.ts';
import { sampled } from '../support/test-scale.ts';

/** On the day the samples were made, for the browser too: the panels show the status of each event. */
const test = testOnStack({ samples: true, withoutStaff: true, now: SAMPLES_MADE_AT });
test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(({ page }) => page.clock.setFixedTime(SAMPLES_MADE_AT));

async function openPanel(page: Page, name: BarLink) {
  await barLink(page, name).hover();
  await expect(openPanels(page)).toHaveCount(1);
  await expect(panel(page, name)).toBeVisible();
  return panel(page, name);
}

/** The text and target of each row in the list of a panel; null where it cannot be opened. */
async function readRows(page: Page, name: BarLink): Promise<[words: string, href: string | null][]> {
  const list = (await openPanel(page, name)).getByRole('list').first();
  return list
    .locator('li')
    .evaluateAll(rows =>
      rows.map(row => [
        (row as HTMLElement).innerText.replaceAll(/\s+/g, ' ').trim(),
        row.querySelector('a')?.getAttribute('href') ?? null,
      ]),
    );
}

test('the panels list events, posts, projects and team members, with social links and a share button', {
  tag: ['@NAV-21', '@NAV-22', '@NAV-23', '@NAV-24', '@NAV-31', '@NAV-32'],
}, async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    navigator.share = async data => void shared.push(data);
  });
  await page.goto('/news');
  await test.step('each panel lists the items of its section', () => expectRows(page));
  for (const name of barLinks) {
    const open = await openPanel(page, name);
    for (const elsewhere of ['Facebook', 'Instagram', 'YouTube'])
      await expect(open.getByRole('link', { name: `${elsewhere} (opens in a new tab)` })).toHaveAttribute(
        'href',
        /^https:/,
      );
    await open.getByRole('button', { name: 'Share this page' }).click();
  }
  const shared = await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
  expect(shared).toHaveLength(7);
  expect(shared[0]).toMatchObject({ title: 'Check out - News — Adey', url: `${baseURL}/news` });
});

async function expectRows(page: Page): Promise<void> {
  expect(await readRows(page, 'Events')).toEqual([
    ['Open packing day live', '/events/open-packing-day'],
    ['Coffee and questions 2 days to go', '/events/coffee-and-questions'],
    ['Fundraiser II 12 days to go', '/events/fundraiser-ii'],
    ['School supplies day To be announced', '/events/school-supplies-day'],
    ['Fundraiser Done, thank you', '/events/fundraiser'],
    ['All events', '/events'],
  ]);
  const news = await readRows(page, 'News');
  expect(news).toHaveLength(6);
  expect(news).toContainEqual(['Donations up 40 percent Dec 05, 2024', '/news/donations-up-40-percent']);
  const report = ['The fiscal year 2024 report Oct 31, 2024', '/news/the-fiscal-year-2024-report'];
  expect(news).toContainEqual(report);
  expect(news.at(-1)).toEqual(['All news', '/news']);
  expect(await readRows(page, 'Projects')).toEqual([
    ['Medicines for children', '/projects/medicines-for-children'],
    ['Diagnostic work-up', '/projects/diagnostic-work-up'],
    ['Family self-reliance', '/projects/family-self-reliance'],
    ['School during treatment', '/projects/school-during-treatment'],
    ['Visit our Projects', '/projects'],
  ]);
  const team = await readRows(page, 'Team');
  expect(team).toHaveLength(6);
  expect(team[0]).toEqual(['Medical director Medicine', '/team/medical-director']);
  expect(team.at(-1)).toEqual(['Meet Team Members', '/team']);
}

test('the Reports panel links only to the 2024 report, and the Contact panel links to a meeting', {
  tag: ['@NAV-25', '@NAV-26', '@NAV-27', '@NAV-28', '@NAV-29', '@NAV-30'],
}, async ({ page }) => {
  await page.goto('/about');
  expect(await readRows(page, 'Reports')).toEqual([
    ['Fiscal year 2022 coming soon', null],
    ['Fiscal year 2023 coming soon', null],
    ['Fiscal year 2024', '/reports/#reports_2024'],
    ['All reports', '/reports'],
  ]);
  await panel(page, 'Reports').getByText('Fiscal year 2022').click();
  await expect(page).toHaveURL('/about');
  await panel(page, 'Reports').getByRole('link', { name: 'Fiscal year 2024' }).first().click();
  await expect(page).toHaveURL(/\/reports\/?#reports_2024$/);
  await expect(page.locator('#reports_2024')).toBeInViewport();
  const events = await openPanel(page, 'Events');
  await expect(events.getByText('Dec 02, 2026, 17:00')).toBeVisible();
  await expect(events.getByText(/^An evening for everyone who stands behind the mission/)).toBeVisible();
  await expect(events.getByRole('img')).toBeVisible();
  await expect(events.getByRole('link', { name: /Get Ticket/ })).toHaveAttribute('href', /fundraiser-ii$/);
  const fundraisers = await events.getByRole('link', { name: /^Fundraiser II/ }).all();
  expect(fundraisers.length).toBeGreaterThan(0);
  for (const link of fundraisers) await expect(link).toHaveAttribute('href', '/events/fundraiser-ii');
  const contact = await openPanel(page, 'Contact');
  await expect(contact.getByText('Sit down with us')).toBeVisible();
  await contact.getByRole('link', { name: 'Schedule a Meeting' }).click();
  await expect(page).toHaveURL('/meet');
});

test('the badges in the Events panel are those of the day it is viewed', async ({ page }) => {
  await page.clock.setFixedTime('2026-12-01T06:00:00.000Z');
  await page.goto('/news');
  const shown = await readRows(page, 'Events');
  expect(shown).toContainEqual(['Fundraiser II 1 day to go', '/events/fundraiser-ii']);
  expect(shown).toContainEqual(['Coffee and questions past event', '/events/coffee-and-questions']);
  await page.clock.setFixedTime('2026-12-03T06:00:00.000Z');
  await page.reload();
  const events = await openPanel(page, 'Events');
  await expect(events.getByText('past event')).toHaveCount(4);
  await expect(events.getByRole('link', { name: /Get Ticket/ })).toHaveCount(0);
});

test('closed panels load no pictures, and an opened panel loads its picture', async ({ page }) => {
  const pictures: string[] = [];
  page.on('request', request => {
    if (request.resourceType() === 'image') pictures.push(new URL(request.url()).pathname);
  });
  await page.goto('/legal/privacy', { waitUntil: 'networkidle' });
  expect(pictures.filter(path => /event-evening|meet-coffee|\/art\/team/.test(path))).toEqual([]);
  const events = await openPanel(page, 'Events');
  await expect(events.locator('[data-picture=loaded]')).toBeVisible();
  expect(pictures.filter(path => path.startsWith('/media/event-evening'))).toHaveLength(1);
});

for (const [theme, address] of sampled([
  ['dark', '/am/about'],
  ['light', '/'],
] as const)) {
  test(`each open panel is accessible, ${theme}, at ${address}`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: theme });
    await page.goto(address);
    const names = await page.locator('header nav > ul > li > a').all();
    expect(names.length).toBeGreaterThan(4);
    for (const link of names) {
      await link.hover();
      await expect(link).toHaveAttribute('aria-expanded', 'true');
      await expectNoAxeViolations(page, 'header');
    }
  });
}
