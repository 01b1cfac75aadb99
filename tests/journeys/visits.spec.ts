import type { Page } from '@playwright/test';
import { expect } from '../support/journey.ts';
import { testOnStack } from '../support/test-on-stack.ts';

const service = 'https://visits.example.org/api/event';
const settings = { VISITS_SERVICE: service, VISITS_KEY: 'adey.example.org' };
const test = testOnStack({
  samples: true,
  withoutStaff: true,
  settings: { ...settings, ADEY_ENV: 'production' },
});

type Sent = { body: Record<string, unknown>; headers: Record<string, string> };

/** What this page sends to the service from now on. */
async function listen(page: Page): Promise<Sent[]> {
  const sent: Sent[] = [];
  await page.context().route(`${service}**`, async route => {
    sent.push({ body: route.request().postDataJSON(), headers: await route.request().allHeaders() });
    await route.fulfill({ status: 202, headers: { 'set-cookie': 'track=1' }, body: 'ok' });
  });
  return sent;
}

const scripts = (page: Page) =>
  page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => /visit|vitals/.test(name)).length,
  );

/** Waits until the browser has measured something of this kind. */
const seen = (page: Page, type: string) =>
  page.evaluate(
    kind =>
      new Promise(resolve => {
        new PerformanceObserver(resolve).observe({ type: kind, buffered: true });
      }),
    type,
  );

test('in production each visit and its web vitals are sent to the configured service, without cookies', {
  tag: ['@API-41'],
}, async ({ page, context }) => {
  const sent = await listen(page);
  const answer = await page.goto('/events/fundraiser-ii?utm_source=mail#top');
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]?.body).toEqual({
    n: 'pageview',
    d: 'adey.example.org',
    u: `${new URL(page.url()).origin}/events/fundraiser-ii`,
  });
  expect(sent[0]?.headers.cookie).toBeUndefined();
  expect(sent[0]?.headers.referer).toBeUndefined();
  expect(answer?.headers()['content-security-policy']).toContain(
    "connect-src 'self' https://visits.example.org",
  );
  expect(await context.cookies()).toEqual([]);
  // A busy machine may finish loading a page before painting it, and the measuring starts once it has loaded.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /vitals/.test(name)),
  );
  await seen(page, 'largest-contentful-paint');
  // A slow response to a pointer that only passes over is not an interaction.
  await page.evaluate(() => {
    const work = () => {
      const end = performance.now() + 200;
      while (performance.now() < end);
    };
    document.addEventListener('mouseover', work, { once: true });
  });
  await page.locator('h1').hover();
  await seen(page, 'event');
  // What a browser does when somebody switches tabs; requests of a page that is gone could not be observed here.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect
    .poll(() => sent.map(({ body }) => body.n))
    .toEqual(expect.arrayContaining(['pageview', 'speed']));
  const speed = sent.find(({ body }) => body.n === 'speed')?.body;
  expect(speed?.u).toMatch(/\/events\/fundraiser-ii$/);
  expect(Object.keys(speed?.p as object).toSorted()).toEqual(['cls', 'lcp']);
});

test('visits with Global Privacy Control are not sent', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true }),
  );
  const sent = await listen(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(sent).toEqual([]);
});

test('outside production nothing is sent and no script for it is loaded, even with a service set', {
  tag: ['@API-42'],
}, async ({ page, startOwnStack }) => {
  const { siteUrl } = await startOwnStack({ samples: true, withoutStaff: true, settings });
  const sent = await listen(page);
  const answer = await page.goto(siteUrl, { waitUntil: 'networkidle' });
  expect(await scripts(page)).toBe(0);
  await expect(page.locator('meta[name="visits"]')).toHaveCount(0);
  await page.goto(`${siteUrl}/about`, { waitUntil: 'networkidle' });
  expect(sent).toEqual([]);
  expect(answer?.headers()['content-security-policy']).not.toContain('visits.example.org');
});

test('in production no visit is sent while VISITS_KEY is missing', {
  tag: ['@API-42'],
}, async ({ page, startOwnStack }) => {
  const half = { ADEY_ENV: 'production', VISITS_SERVICE: service };
  const { siteUrl } = await startOwnStack({ withoutStaff: true, settings: half });
  const sent = await listen(page);
  await page.goto(siteUrl, { waitUntil: 'networkidle' });
  expect(sent).toEqual([]);
  expect(await scripts(page)).toBe(0);
});
