import type { Browser, Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { consoleComplaints } from '../support/console-complaints.ts';
import { expect } from '../support/journey.ts';
import { parseAnswer } from '../support/parse-answer.ts';
import { readPage } from '../support/seen-page.ts';
import { testOnStack } from '../support/test-on-stack.ts';
import { ONLY_IN_FULL } from '../support/test-scale.ts';

/** The server's day is 28 November 2026 in Addis Ababa: the last day but one of Thanksgiving. */
const test = testOnStack({ samples: true, withoutStaff: true, now: '2026-11-28T09:00:00.000Z' });

const holiday = (page: Page) => page.locator('html').getAttribute('data-holiday');
const colours = { prime: 'rgb(90, 42, 26)', sub: 'rgb(224, 122, 47)', assist: 'rgb(255, 200, 87)' };
const usual = { ink: 'rgb(8, 41, 58)', coral: 'rgb(255, 111, 97)', lip: 'rgb(31, 125, 69)' };

/** What a holiday colours and what it leaves unchanged, as rendered by the browser. */
async function painted(page: Page) {
  const banner = page.locator('[data-banner]');
  const of = (at: Locator, property: string) =>
    at.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  const band = page.locator('#tilet');
  return {
    banner: await of(banner, 'background-color'),
    words: await of(banner, 'color'),
    link: await of(banner.getByRole('link'), 'color'),
    lip: await of(
      page
        .getByRole('main')
        .getByRole('link', { name: /^Donate/ })
        .first(),
      'box-shadow',
    ),
    diamonds: await of(band.locator('path').nth(2), 'fill'),
    edge: await of(band.locator('path').nth(4), 'fill'),
    ground: await of(page.locator('html'), 'background-color'),
    text: await of(page.locator('html'), 'color'),
  };
}

async function openOn(browser: Browser, baseURL: string, visit: { now: string; timezoneId?: string }) {
  const context = await browser.newContext({ baseURL, timezoneId: visit.timezoneId ?? 'Africa/Addis_Ababa' });
  const page = await context.newPage();
  await page.clock.setFixedTime(visit.now);
  await page.goto('/');
  return page;
}

const themes = ['light', 'dark'] as const;
type Painted = Awaited<ReturnType<typeof painted>>;

test('a holiday changes the colours of the banner and the bands only, light and dark', {
  tag: ['@MODE-11', '@MODE-12', '@RULE-31'],
}, async ({ page }) => {
  const complaints = consoleComplaints(page);
  await page.clock.setFixedTime('2026-11-30T09:00:00Z');
  await page.goto('/');
  expect(await holiday(page)).toBeNull();
  const without: Record<string, Painted> = {};
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme });
    const plain = await painted(page);
    without[theme] = plain;
    expect(plain).toMatchObject({ link: colours.assist, diamonds: usual.coral });
    expect(plain.lip).toContain(usual.lip);
    if (theme === 'light') expect(plain.banner).toBe(usual.ink);
  }
  await page.clock.setFixedTime('2026-11-29T09:00:00Z');
  await page.goto('/');
  expect(await holiday(page)).toBe('thanksgiving');
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme });
    expect(await painted(page), theme).toMatchObject({
      banner: colours.prime,
      words: 'rgb(255, 255, 255)',
      link: colours.assist,
      diamonds: colours.sub,
      edge: colours.prime,
      ground: without[theme]?.ground,
      text: without[theme]?.text,
      lip: without[theme]?.lip,
    });
    await expectNoAxeViolations(page);
  }
  expect(complaints).toEqual([]);
});

test(
  'a holiday includes its first and last day, by the visitor’s date wherever the server is',
  ONLY_IN_FULL,
  async ({ browser, ownStack }) => {
    const visits = [
      // Midnight has passed in Auckland and in Addis Ababa, not in Los Angeles.
      { now: '2026-11-29T21:30:00Z', timezoneId: 'Africa/Addis_Ababa', expected: null },
      { now: '2026-11-29T20:30:00Z', timezoneId: 'Africa/Addis_Ababa', expected: 'thanksgiving' },
      { now: '2026-11-29T12:00:00Z', timezoneId: 'Pacific/Auckland', expected: null },
      { now: '2026-11-29T10:30:00Z', timezoneId: 'Pacific/Auckland', expected: 'thanksgiving' },
      { now: '2026-11-30T06:00:00Z', timezoneId: 'America/Los_Angeles', expected: 'thanksgiving' },
      { now: '2026-11-30T09:00:00Z', timezoneId: 'America/Los_Angeles', expected: null },
      { now: '2026-11-01T08:00:00Z', timezoneId: 'America/Los_Angeles', expected: 'thanksgiving' },
      { now: '2026-11-01T06:00:00Z', timezoneId: 'America/Los_Angeles', expected: null },
    ];
    for (const { expected, ...visit } of visits) {
      const page = await openOn(browser, ownStack.siteUrl, visit);
      expect(await holiday(page), JSON.stringify(visit)).toBe(expected);
      await page.context().close();
    }
  },
);

test('the samples include the five Ethiopian feasts, and each page has them', { tag: ['@RULE-31'] }, async ({
  request,
}) => {
  const { $ } = await parseAnswer(request, '/about');
  const carried = ($('html').attr('data-holidays') ?? '').split(' ').map(holiday => holiday.split(':')[0]);
  expect(carried).toEqual(expect.arrayContaining(['enkutatash', 'meskel', 'genna', 'timket', 'fasika']));
});

test('without JavaScript the holiday is that of the date in Addis Ababa', async ({ browser, ownStack }) => {
  const context = await browser.newContext({ baseURL: ownStack.siteUrl, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/about');
  expect(await holiday(page)).toBe('thanksgiving');
  await expect(page.locator('[data-banner]')).toHaveCSS('background-color', colours.prime);
  await context.close();
});

test('an Ethiopian feast changes the colours too, and cached pages are renewed when its first day begins', async ({
  startOwnStack,
  browser,
  ownStack,
}) => {
  // Meskel 2019 is on 27 September 2026, so the page changes from 21 September, 00:00 in Addis Ababa.
  const stack = await startOwnStack({
    over: ownStack,
    withoutStaff: true,
    now: '2026-09-20T20:00:00Z/2026-09-20T20:59:59Z',
  });
  const readHoliday = async () =>
    /<html[^>]*data-holiday="(\w+)"/.exec((await readPage(stack.siteUrl)).html)?.[1];
  expect(await readHoliday()).toBeUndefined();
  stack.moveOn();
  await expect.poll(readHoliday).toBe('meskel');
  const page = await openOn(browser, stack.siteUrl, { now: '2026-09-21T05:00:00Z' });
  expect(await holiday(page)).toBe('meskel');
  await expect(page.locator('[data-banner]')).toHaveCSS('background-color', 'rgb(122, 52, 16)');
  // Its border is woven in shapes of its own, and its name hangs beside the tag of the home page.
  const diamond = page.locator('#tilet path').nth(2);
  const usual = await diamond.getAttribute('d');
  expect(await diamond.evaluate(path => getComputedStyle(path).getPropertyValue('d'))).not.toContain('13.72');
  expect(usual).toContain('13.72');
  const tags = page.locator('#home [data-greeting]');
  await expect(tags.filter({ visible: true })).toHaveText(['Meskel']);
  await page.context().close();
});
