import { expect } from '../support/journey.ts';
import { untilCached } from '../support/seen-page.ts';
import { testOnStack } from '../support/test-on-stack.ts';

/** The day before the sample content was made, at noon in Addis Ababa. */
const test = testOnStack({ samples: true, withoutStaff: true, now: '2026-11-19T09:00:00.000Z' });

test("a page built yesterday shows today's badge when it is viewed today", { tag: ['@TIME-16'] }, async ({
  page,
  ownStack,
}) => {
  for (const path of ['/events', '/events/open-packing-day', '/am/events/open-packing-day']) {
    const built = await untilCached(ownStack.siteUrl, path);
    expect(built).toMatch(/1 day to go|1 ቀን ቀርቷል/);
    await page.clock.setFixedTime('2026-11-20T04:00:00.000Z');
    await page.goto(path);
    const badge = page.locator('[data-event-times*="2026-11-20"] [data-badge]').first();
    await expect(badge).toHaveText(path.startsWith('/am') ? 'ዛሬ' : 'today');
    await expect(badge).toHaveAttribute('data-badge', 'today');
  }
});

test('a visitor west of the event sees the badge in the time zone of the event', async ({
  browser,
  ownStack,
}) => {
  const context = await browser.newContext({ baseURL: ownStack.siteUrl, timezoneId: 'America/Los_Angeles' });
  const page = await context.newPage();
  // 21:30 the evening before in Los Angeles, 08:30 of the day in Addis Ababa.
  await page.clock.setFixedTime('2026-11-20T05:30:00.000Z');
  await page.goto('/events/open-packing-day');
  await expect(page.getByRole('article').locator('[data-badge]')).toHaveText('live');
  await context.close();
});
