import { localePath } from '#core/locale.ts';
import { builtRoutes, quietRoutes } from '../support/built-routes.ts';
import { SAMPLES_MADE_AT } from '../support/cluster.ts';
import { expect } from '../support/journey.ts';
import { ON_EVERY_CHANGE } from '../support/ordinary-run.ts';
import { bringReader, readAloud } from '../support/read-aloud.ts';
import { testOnStack } from '../support/test-on-stack.ts';
import { ONLY_IN_FULL } from '../support/test-scale.ts';
import { writeTranscript } from '../support/transcript.ts';

/** Visits of other journeys would raise the numbers that are read out, so nobody else uses this stack. */
const test = testOnStack({
  samples: true,
  withoutStaff: true,
  now: SAMPLES_MADE_AT,
  only: 'transcripts',
});

test.use({ bypassCSP: true });
test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(SAMPLES_MADE_AT);
  // Views of these very pages would be in the next transcript.
  await page.route('**/api/add*', route => route.abort());
});

/** Their words are for developers, or a reader's own. */
const unread: readonly string[] = ['/developers', '/developers/numbers'];
const routes = [...builtRoutes, ...quietRoutes].filter(route => !unread.includes(route));

/** What Amharic is read of: pages with forms, with dates, and with parts in English. */
const inAmharic: readonly string[] = [
  '/',
  '/contact',
  '/donate',
  '/events/fundraiser-ii',
  '/legal/privacy',
  '/news',
  '/offline',
  '/reports',
  '/sales/get-tickets',
  '/search',
];

/** Read on every change: one page of each kind. */
const often: readonly string[] = ['/', '/contact', '/events/fundraiser-ii', '/news', '/reports'];

for (const route of routes)
  for (const locale of ['en', 'am'] as const) {
    if (locale === 'am' && !inAmharic.includes(route)) continue;
    const path = localePath(locale, route);
    const [title, scale] = often.includes(route)
      ? [`${path} is read out as approved, on every change`, ON_EVERY_CHANGE]
      : [`${path} is read out as approved`, ONLY_IN_FULL];
    test(title, scale, async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' });
      await bringReader(page);
      const transcript = writeTranscript(await readAloud(page, 'main'), locale);
      expect(transcript).toMatchSnapshot(`${fileName(route)}-${locale}.txt`);
    });
  }

for (const locale of ['en', 'am'] as const)
  test(
    `header and footer of every page (${locale}) are read aloud as in their snapshot`,
    ON_EVERY_CHANGE,
    async ({ page }) => {
      await page.goto(localePath(locale, '/about'), { waitUntil: 'networkidle' });
      await page.evaluate(() => document.querySelector('main')?.remove());
      await bringReader(page);
      const transcript = writeTranscript(await readAloud(page, 'body'), locale);
      expect(transcript).toMatchSnapshot(`around-${locale}.txt`);
    },
  );

const fileName = (route: string): string => route.slice(1).replaceAll('/', '-') || 'home';
