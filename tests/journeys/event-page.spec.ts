import type { Page } from '@playwright/test';
import { SAMPLES_MADE_AT } from '../support/cluster.ts';
import { expect } from '../support/journey.ts';
import { testOnStack } from '../support/test-on-stack.ts';

/** On the day the sample content was made, at noon in Addis Ababa, for the servers and for the visitor. */
const test = testOnStack({ samples: true, withoutStaff: true, now: SAMPLES_MADE_AT });
const onThatDay = (page: Page) => page.clock.setFixedTime(SAMPLES_MADE_AT);

const ticketIn = (page: Page) => page.getByRole('complementary', { name: 'Day, place and ticket' });

test('the ticket on an event page shows date, time, dress code and address, or "To be announced"', {
  tag: ['@EVENT-20', '@EVENT-21', '@EVENT-22', '@EVENT-23'],
}, async ({ read }) => {
  const ticket = ticketIn(await read('/events/fundraiser-ii'));
  await expect(ticket.locator('time')).toHaveText('Dec 02, 2026');
  await expect(ticket.locator('time')).toHaveAttribute('datetime', '2026-12-02');
  await expect(ticket).toContainText('17:00–21:00');
  await expect(ticket).toContainText('East Africa Time');
  await expect(ticket).toContainText('Casual dress');
  await expect(ticket).toContainText('Address on the ticket, Addis Ababa, Ethiopia');
  await expect(ticket.getByRole('link', { name: /^Open the map/ })).toHaveAttribute('target', '_blank');
  const empty = ticketIn(await read('/events/school-supplies-day'));
  await expect(empty).toContainText('To be announced');
  await expect(empty).toContainText('17:00');
  await expect(empty).toContainText('Casual dress');
});

test('an Amharic event page shows the date in the Ethiopian calendar', async ({ page }) => {
  await onThatDay(page);
  await page.goto('/am/events/fundraiser-ii');
  const day = page.getByRole('complementary', { name: 'ቀን፣ ቦታና ትኬት' }).locator('time');
  await expect(day).toHaveText('ኅዳር 23፣ 2019 (Dec 02, 2026)');
});

test('on a desktop the ticket of an event page overlaps the art, and sticks to the top while scrolling', async ({
  page,
}) => {
  await onThatDay(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/events/fundraiser-ii');
  const art = page.locator('article img').first();
  const bottomOfArt = await art.evaluate(image => image.getBoundingClientRect().bottom);
  const box = await ticketIn(page).boundingBox();
  expect(Math.round(bottomOfArt - (box?.y ?? 0))).toBe(190);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(1320);
  await page.mouse.wheel(0, 700);
  await expect.poll(async () => (await ticketIn(page).boundingBox())?.y).toBe(24);
});

test('on a phone an event page is title, ticket and text, with a sticky ticket button below the ticket', async ({
  browser,
  ownStack,
}) => {
  const context = await browser.newContext({
    baseURL: ownStack.siteUrl,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await onThatDay(page);
  await page.goto('/events/fundraiser-ii');
  const tops = await Promise.all(
    [page.getByRole('heading', { level: 1 }), ticketIn(page), page.getByText(/^An evening for everyone/)].map(
      async place => (await place.boundingBox())?.y ?? Number.NaN,
    ),
  );
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  const bar = page.locator('[data-ticket-bar]');
  await expect(bar).toBeHidden();
  await page.getByText('More events').first().scrollIntoViewIfNeeded();
  await expect(bar).toBeVisible();
  const box = await bar.boundingBox();
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844);
  await expect(bar.getByRole('link', { name: /^Get Ticket/ })).toHaveAttribute(
    'href',
    /tickets\.example\.org/,
  );
  await page.evaluate(() => scrollTo(0, 0));
  await expect(bar).toBeHidden();
  // It ends with the content: the last line of the footer is never covered.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const footer = await page.getByRole('contentinfo').boundingBox();
  const end = await bar.boundingBox();
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual((footer?.y ?? 0) + 1);
  await context.close();
});

test('an event that has started or is over offers no ticket, neither in the ticket nor at the bottom', async ({
  page,
}) => {
  await onThatDay(page);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const slug of ['open-packing-day', 'fundraiser']) {
    await page.goto(`/events/${slug}`);
    await page.getByText('More events').first().scrollIntoViewIfNeeded();
    await expect(page.getByRole('article').getByRole('link', { name: /^Get Ticket/ })).toHaveCount(0);
    await expect(page.locator('[data-ticket-bar]')).toBeHidden();
  }
});

test('an event page has no navigation, links back to all events, and is left out of its list of more events', async ({
  page,
}) => {
  await onThatDay(page);
  await page.goto('/events/fundraiser-ii');
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  const others = page.getByRole('region', { name: 'More events' }).locator('[data-list="events"] > li');
  await expect(others).toHaveCount(3);
  await expect(others.filter({ hasText: 'Fundraiser II' })).toHaveCount(0);
  await page.getByRole('link', { name: 'All events' }).first().click();
  await expect(page).toHaveURL('/events');
});

test('the structured data of an event has its times in UTC, and an event without a date has none', async ({
  page,
  ownStack,
}) => {
  await onThatDay(page);
  const readEventData = async (slug: string) => {
    await page.goto(`/events/${slug}`);
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    return JSON.parse(data ?? '[]').find((thing: object) => Object.values(thing).includes('Event'));
  };
  expect(await readEventData('fundraiser-ii')).toMatchObject({
    name: 'Fundraiser II',
    startDate: '2026-12-02T14:00:00.000Z',
    endDate: '2026-12-02T18:00:00.000Z',
    eventStatus: 'https://schema.org/EventScheduled',
    url: `${ownStack.siteUrl}/events/fundraiser-ii`,
  });
  expect((await readEventData('open-packing-day')).endDate).toBe('2026-11-20T21:00:00.000Z');
  expect(await readEventData('school-supplies-day')).toBeUndefined();
});
