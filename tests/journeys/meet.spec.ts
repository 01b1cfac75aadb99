import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { builtRoutes } from '../support/built-routes.ts';
import { changeInDatabase } from '../support/change-in-database.ts';
import { consoleComplaints } from '../support/console-complaints.ts';
import { expect } from '../support/journey.ts';
import { parseAnswer } from '../support/parse-answer.ts';
import {
  EMBED_SCRIPT,
  type SchedulingService,
  SERVICE_HOST,
  startSchedulingService,
} from '../support/scheduling-service.ts';
import { readPage } from '../support/seen-page.ts';
import { testOnOwnStack } from '../support/test-on-stack.ts';

/** A browser that finds the scheduling service on this machine, with a self-signed certificate. */
const test = testOnOwnStack({ samples: true, withoutStaff: true }).extend<
  object,
  { service: SchedulingService }
>({
  service: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const service = await startSchedulingService();
      await use(service);
      await service.close();
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, service }, use) => {
      const found = `--host-resolver-rules=MAP ${SERVICE_HOST}:443 127.0.0.1:${service.port}`;
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), found] });
    },
    { scope: 'worker' },
  ],
});
test.use({ ignoreHTTPSErrors: true });
test.beforeAll(({ ownStack }) =>
  changeInDatabase(ownStack.databaseUrl, ['site-settings'], 'update site_settings set booking_link = $1', [
    `https://${SERVICE_HOST}/adey/30min`,
  ]),
);
test.beforeEach(({ service }) => {
  service.behaves = 'plays';
  service.asked.length = 0;
});

const place = (page: Page) => page.getByRole('region', { name: 'Booking calendar' });
const calendar = (page: Page) => page.frameLocator('iframe[title="Booking calendar"]');

async function expectOtherWays(page: Page) {
  await expect(place(page).getByRole('link', { name: '+251 900 000 000' })).toHaveAttribute(
    'href',
    'tel:+251900000000',
  );
  await expect(place(page).getByRole('link', { name: 'hello@example.org' })).toHaveAttribute(
    'href',
    'mailto:hello@example.org',
  );
  await expect(place(page).getByRole('link', { name: 'Write on the contact page' })).toHaveAttribute(
    'href',
    '/contact',
  );
}

test('/meet embeds the calendar of the booking link with its settings, and says "Loading calendar" until it has loaded', {
  tag: ['@MEET-05', '@API-39', '@ROUTE-17', '@MEET-01', '@MEET-02', '@MEET-03', '@MEET-04'],
}, async ({ page, service }) => {
  const complaints = consoleComplaints(page);
  service.behaves = 'hangs';
  for (const [address, words] of [
    ['/am/meet', 'ቀን መቁጠሪያውን በመጫን ላይ'],
    ['/meet', 'Loading calendar'],
  ] as const) {
    service.asked.length = 0;
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.locator('iframe')).toBeHidden();
    await expect.poll(() => service.asked.length).toBeGreaterThan(0);
    service.release();
    await expect(page.getByText(words)).toBeHidden();
    await expect(page.locator('iframe')).toBeVisible();
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sit down with us');
  await expect(page.getByText(`This calendar comes from ${SERVICE_HOST}.`)).toBeVisible();
  await expect(calendar(page).getByRole('heading', { name: 'Choose a time' })).toBeVisible();
  const [asked, script] = service.asked;
  expect(script?.pathname, "the service's own script runs in the calendar").toBe(EMBED_SCRIPT);
  expect(asked?.pathname).toBe('/adey/30min/embed');
  expect(asked?.searchParams.get('duration')).toBe('30');
  expect(asked?.searchParams.get('layout')).toBe('month_view');
  const look = JSON.parse((await calendar(page).locator('[data-look]').textContent()) ?? '{}');
  expect(look.layout).toBe('month_view');
  expect(look.styles.branding.brandColor).toBe('#000000');
  expect(look.cssVarsPerTheme.light['cal-brand']).toBe('#000000');
  await expect(page.locator('iframe')).toHaveAttribute('height', '813');
  await expect(page.getByText('Loading calendar')).toBeHidden();
  expect(complaints).toEqual([]);
  await expectNoAxeViolations(page);
});

test('a slow booking calendar is reported after 15 s, and appears when it loads', async ({
  page,
  service,
}) => {
  service.behaves = 'hangs';
  await page.clock.install();
  await page.goto('/meet', { waitUntil: 'commit' });
  await expect(page.getByText('Loading calendar')).toBeVisible();
  await expect.poll(() => service.asked.length).toBe(1);
  await page.clock.fastForward(15_000);
  await expect(page.getByText('The calendar is taking longer than usual.')).toBeVisible();
  service.release();
  await expect(calendar(page).getByRole('heading', { name: 'Choose a time' })).toBeVisible();
  await expect(page.getByText('Loading calendar')).toBeHidden();
});

for (const behaviour of ['refuses frames', 'fails', 'knows no such event'] as const)
  test(`when the service ${behaviour}, /meet shows phone, email and contact page, and a retry loads the calendar`, async ({
    page,
    service,
  }) => {
    service.behaves = behaviour;
    await page.clock.install();
    await page.goto('/meet', { waitUntil: 'load' });
    // The frame comes with React, after the page, and is silent for six seconds once it has loaded.
    await expect(async () => {
      if (behaviour !== 'knows no such event') await page.clock.fastForward(6_000);
      await expect(page.getByText('The calendar could not be loaded.')).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(page.getByText('Loading calendar')).toBeHidden();
    await expect(page.locator('iframe')).toBeHidden();
    await expectOtherWays(page);
    await expectNoAxeViolations(page);
    service.behaves = 'plays';
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(place(page)).toBeFocused();
    await expect(calendar(page).getByRole('heading', { name: 'Choose a time' })).toBeVisible();
    await expect(page.getByText('The calendar could not be loaded.')).toBeHidden();
  });

test('messages that do not come from the calendar frame are ignored', async ({ page, service }) => {
  service.behaves = 'hangs';
  await page.goto('/meet', { waitUntil: 'commit' });
  await expect.poll(() => service.asked.length).toBe(1);
  await page.evaluate(() => {
    for (const type of ['linkReady', 'linkFailed', '__dimensionChanged'])
      window.postMessage({ originator: 'CAL', type, data: { iframeHeight: 2000 } }, '*');
    return new Promise(resolve => {
      addEventListener('message', ({ data }) => data === 'after them' && resolve(null));
      window.postMessage('after them', '*');
    });
  });
  await expect(page.getByText('Loading calendar')).toBeVisible();
  await expect(page.locator('iframe')).not.toHaveAttribute('height', /./);
  service.release();
  await expect(page.locator('iframe')).toBeVisible();
});

test('with Save-Data the booking calendar loads only on request', async ({ page, service }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto('/meet', { waitUntil: 'networkidle' });
  expect(service.asked).toEqual([]);
  await expectOtherWays(page);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Load the calendar here' }).click();
  await expect(calendar(page).getByRole('heading', { name: 'Choose a time' })).toBeVisible();
});

test('without JavaScript /meet links to the booking calendar', async ({ browser, ownStack, service }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: ownStack.siteUrl });
  await page.goto('/meet');
  await expect(
    place(page)
      .getByRole('link', { name: /^Open the calendar/ })
      .first(),
  ).toHaveAttribute('href', `https://${SERVICE_HOST}/adey/30min?duration=30`);
  await expect(page.getByText('Loading calendar')).toBeHidden();
  await expectOtherWays(page);
  expect(service.asked).toEqual([]);
  await page.close();
});

test('without a booking link and hosts, /meet contacts no service and offers phone, email and the contact page', async ({
  page,
  startOwnStack,
  service,
}) => {
  const { siteUrl, databaseUrl } = await startOwnStack({ samples: true, withoutStaff: true });
  await changeInDatabase(databaseUrl, ['meetings'], 'delete from meetings_hosts');
  await page.goto(`${siteUrl}/meet`, { waitUntil: 'networkidle' });
  await expect(page.getByText('You can’t book a meeting here at the moment.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: '+251 900 000 000' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'hello@example.org' })).toBeVisible();
  for (const path of ['/', '/contact', '/about', '/partnership']) {
    const { $ } = await parseAnswer(page.request, siteUrl + path);
    expect($('a[href$="/meet"]').length, path).toBe(0);
  }
  await changeInDatabase(databaseUrl, ['site-settings'], "update site_settings set phone = null, email = ''");
  await page.goto(`${siteUrl}/am/meet`);
  // To the contact page, and to give.
  const links = page.getByRole('main').getByRole('link');
  await expect(links).toHaveCount(2);
  await expect(links.first()).toHaveAttribute('href', '/am/contact');
  expect(service.asked).toEqual([]);
});

test('the content security policy allows a frame only on /meet, and only of the calendar', async ({
  ownStack,
}) => {
  const readPolicy = async (path: string) =>
    (await readPage(ownStack.siteUrl + path)).headers.get('content-security-policy') ?? '';
  expect(await readPolicy('/meet')).toContain(`frame-src https://${SERVICE_HOST};`);
  for (const path of builtRoutes.filter(path => path !== '/meet'))
    expect(await readPolicy(path), path).not.toContain('frame-src');
});

test("the booking section has 'Book', going to /meet, and 'Contact us', going to /contact, except on /contact", {
  tag: ['@MEET-07', '@MEET-08'],
}, async ({ request }) => {
  for (const address of ['/', '/contact']) {
    const { $ } = await parseAnswer(request, address);
    const title = $('h2:contains("Thirty minutes is enough to begin.")');
    const section = $(`section[aria-labelledby="${title.attr('id')}"]`);
    const findPath = (words: string) =>
      section
        .find('a')
        .filter((_, link) => $(link).text().trim() === words)
        .attr('href');
    expect([findPath('Book'), findPath('Contact us')], address).toEqual([
      '/meet',
      address === '/contact' ? undefined : '/contact',
    ]);
  }
});
