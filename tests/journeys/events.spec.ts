import type { Page } from '@playwright/test';
import { SAMPLES_MADE_AT } from '../support/cluster.ts';
import { expect } from '../support/journey.ts';
import { testOnStack } from '../support/test-on-stack.ts';

/** On the day the sample content was made, at noon in Addis Ababa, for the servers and for the visitor. */
const test = testOnStack({ samples: true, withoutStaff: true, now: SAMPLES_MADE_AT });
test.beforeEach(({ page }) => page.clock.setFixedTime(SAMPLES_MADE_AT));

const green = 'rgb(68, 175, 105)';
const saffron = 'rgb(255, 200, 87)';

const card = (page: Page, heading: string) =>
  page
    .locator('[data-list="events"] > li')
    .filter({ has: page.getByRole('heading', { name: heading, exact: true }) });

test('an event card shows all its details and opens on a click, and the coming-soon card can only be shared', {
  tag: [
    '@EVENT-01',
    '@EVENT-02',
    '@EVENT-03',
    '@EVENT-06',
    '@EVENT-07',
    '@EVENT-08',
    '@EVENT-09',
    '@EVENT-10',
    '@EVENT-11',
    '@EVENT-12',
    '@EVENT-13',
    '@EVENT-14',
    '@EVENT-15',
    '@EVENT-16',
    '@EVENT-17',
    '@EVENT-18',
    '@EVENT-19',
  ],
}, async ({ page }) => {
  await page.goto('/events');
  const fundraiser = card(page, 'Fundraiser II');
  await test.step('the card has heading, date, pre-intro, reading minutes and image', async () => {
    await expect(fundraiser.getByRole('heading', { level: 2 })).toHaveText('Fundraiser II');
    await expect(fundraiser.locator('time')).toHaveText('Dec 02, 2026');
    await expect(fundraiser.getByText('An evening for medicines')).toBeVisible();
    await expect(fundraiser.getByText(/^\d+ mins?$/)).toBeVisible();
    await expect(fundraiser.getByRole('img')).toHaveAttribute('alt', /./);
    await expect(fundraiser.locator('[data-picture]')).toHaveAttribute('data-picture', 'loaded');
  });
  await test.step('the badge has the days left, on saffron', async () => {
    const badge = fundraiser.locator('[data-badge]');
    await expect(badge).toHaveText('12 days to go');
    await expect(badge).toHaveCSS('background-color', saffron);
    await expect(card(page, 'Coffee and questions').locator('[data-badge]')).toHaveText('2 days to go');
  });
  await test.step('the card has share, a love toggle with its count, and its views', async () => {
    await expect(fundraiser.getByRole('button', { name: 'Share: Fundraiser II' })).toBeVisible();
    const love = fundraiser.getByRole('button', { name: /^Love: Fundraiser II(, \d+)?$/ });
    await expect(love).toHaveAttribute('aria-pressed', 'false');
    await expect(love.locator('data')).toHaveAttribute('value', /^\d+$/);
    await expect(fundraiser.locator('[data-number^="view:"]')).toHaveAttribute('value', /^\d+$/);
  });
  await test.step('tickets are offered only before the start, at the event’s own checkout or at ours', async () => {
    const tickets = (heading: string) => card(page, heading).getByRole('link', { name: /^Get Ticket/ });
    await expect(tickets('Fundraiser II')).toHaveAttribute(
      'href',
      'https://tickets.example.org/fundraiser-ii',
    );
    await expect(tickets('Fundraiser II')).toHaveAccessibleName('Get Ticket (opens in a new tab)');
    await expect(tickets('Coffee and questions')).toHaveAttribute('href', '/sales/get-tickets');
    for (const heading of ['Open packing day', 'Fundraiser']) await expect(tickets(heading)).toHaveCount(0);
  });
  await test.step('the coming-soon card says "Stay in the Loop" and has only a share button', async () => {
    const ad = page.locator('[data-event="ad"]');
    await expect(ad).toHaveCount(1);
    await expect(ad).toContainText('Stay in the Loop');
    await expect(ad.getByRole('link')).toHaveCount(0);
    await expect(ad.getByRole('button')).toHaveCount(1);
    await expect(ad.getByRole('button', { name: /^Share/ })).toBeVisible();
    await expect(ad.locator('[data-badge], [data-love], [data-number]')).toHaveCount(0);
  });
  await expect(fundraiser.getByRole('link', { name: 'Open Fundraiser II' })).toHaveAttribute(
    'href',
    '/events/fundraiser-ii',
  );
  await card(page, 'Coffee and questions').click({ position: { x: 60, y: 200 } });
  await expect(page).toHaveURL('/events/coffee-and-questions');
});

test('the badge of an event is green before and during it on its day, and later shows its result or "past event"', {
  tag: ['@EVENT-05', '@RULE-14', '@EVENT-04'],
}, async ({ page }) => {
  await page.goto('/events');
  const badge = card(page, 'Open packing day').locator('[data-badge]');
  await expect(badge).toHaveText('live');
  await expect(badge).toHaveCSS('background-color', green);
  await expect(card(page, 'Fundraiser').locator('[data-badge]')).toHaveText('Done, thank you');
  await page.getByRole('link', { name: 'More events' }).click();
  const past = card(page, 'Pediatric outreach');
  await expect(past.locator('[data-badge]')).toHaveText('past event');
  await expect(past.locator('[data-badge]')).toHaveCSS('background-color', 'rgb(213, 223, 229)');
  await expect(past.getByRole('link', { name: /^Get Ticket/ })).toHaveCount(0);
  await page.clock.setFixedTime('2026-11-20T04:00:00.000Z');
  await page.reload();
  await expect(badge).toHaveText('today');
  await expect(badge).toHaveCSS('background-color', green);
});

test('the starter card comes first, and an event without a date says "To be announced"', async ({ page }) => {
  await page.goto('/events');
  await expect(page.locator('[data-list="events"] > li').first()).toContainText('Come and take part');
  await page.goto('/events?page=2');
  await expect(card(page, 'School supplies day')).toContainText('To be announced');
  await expect(card(page, 'School supplies day').locator('[data-badge]')).toHaveCount(0);
});

test('an open event list updates itself when an event starts: the badge turns live and the ticket disappears', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-22T06:58:30.000Z' });
  await page.goto('/events');
  const coffee = card(page, 'Coffee and questions');
  await expect(coffee.locator('[data-badge]')).toHaveText('today');
  await expect(coffee.getByRole('link', { name: /^Get Ticket/ })).toBeVisible();
  await page.clock.runFor(120_000);
  await expect(coffee.locator('[data-badge]')).toHaveText('live');
  await expect(coffee.getByRole('link', { name: /^Get Ticket/ })).toHaveCount(0);
});
