import type { Page } from '@playwright/test';
import type { CheerioAPI } from 'cheerio';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { ON_EVERY_CHANGE } from '../support/ordinary-run.ts';
import { parseAnswer } from '../support/parse-answer.ts';
import { sampled } from '../support/test-scale.ts';

const scene = (page: Page) => page.locator('main img[src*="/art/scene-"]').first();
const shown = (page: Page) => scene(page).evaluate(image => (image as HTMLImageElement).currentSrc);

/** Pages whose head is a scene of their own. */
const heads = {
  '/donate': 'donate',
  '/team': 'team',
  '/projects': 'projects',
  '/reports': 'reports',
  '/meet': 'meet',
  '/contact': 'contact',
  '/sales/get-tickets': 'tickets',
  '/testimonial': 'testimonial',
  '/partnership': 'partners',
  '/site-map': 'site-map',
  '/offline': 'offline',
  '/payment/success': 'thanks',
  '/auth/sign-in': 'welcome',
  '/about': 'about',
  '/events': 'events',
  '/news': 'news',
  '/latest-updates': 'updates',
  '/newsletter': 'newsletter',
  '/search': 'search',
} as const;

/** The drawings of the first scene of a page: by day and, after them, by night. */
function drawnOn($: CheerioAPI): { day: string; night: string | undefined; alt: string | undefined } {
  const image = $('main img[src*="/art/scene-"]').first();
  const nightly = image.closest('picture').find('source[media*="dark"]').last();
  return { day: String(image.attr('src')), night: nightly.attr('srcset'), alt: image.attr('alt') };
}

test(
  'nineteen pages have a scene of their own, another one by night',
  ON_EVERY_CHANGE,
  async ({ page, request }) => {
    const seen = new Set<string | undefined>();
    for (const [path, name] of Object.entries(heads)) {
      const { day, night, alt } = drawnOn((await parseAnswer(request, path)).$);
      expect(day, path).toContain(`/art/scene-${name}-day.`);
      expect(night, path).toContain(`/art/scene-${name}-night.`);
      expect(alt, path).toBe('');
      seen.add(day).add(night);
    }
    expect(seen.size).toBe(38);
    for (const [path, name] of sampled(Object.entries(heads))) {
      await page.goto(path);
      for (const [colorScheme, time] of [
        ['light', 'day'],
        ['dark', 'night'],
      ] as const) {
        await page.emulateMedia({ colorScheme });
        await expect.poll(() => shown(page), path).toContain(`/art/scene-${name}-${time}.`);
      }
    }
  },
);

test(
  'a not-found page shows the night scene of its section, or the scene of missing pages',
  ON_EVERY_CHANGE,
  async ({ request }) => {
    for (const [path, name] of [
      ['/nowhere', 'scene-missing'],
      ['/team/nowhere', 'scene-team-night'],
      ['/events/nowhere', 'scene-events-night'],
      ['/am/projects/nowhere', 'scene-projects-night'],
    ] as const) {
      const { status, $ } = await parseAnswer(request, path);
      expect(status).toBe(404);
      expect(drawnOn($).day, path).toContain(`/art/${name}.`);
    }
  },
);

test('pictures of posts, projects, partners and team members lie on the highlands drawing, by day and night', async ({
  page,
}) => {
  const land = page.locator('main img[src*="/art/highlands-"]');
  for (const path of [
    '/news/donations-up-40-percent',
    '/projects/medicines-for-children',
    '/partnership/medsupply-mission',
    '/team/pharmacist',
  ])
    for (const [colorScheme, time] of [
      ['light', 'day'],
      ['dark', 'night'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      const drawing = () => land.evaluate(image => (image as HTMLImageElement).currentSrc);
      await expect.poll(drawing, path).toContain(`/art/highlands-${time}.`);
      const sky = land.locator('xpath=ancestor::*[@data-scene]');
      const night = time === 'night' ? /rgb\(15, 51, 73\)/ : /rgba\(0, 0, 0, 0\)/;
      await expect(sky).toHaveCSS('background-image', night);
    }
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`the title of a page never overlaps the people in its scene: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of ['/contact', '/events', '/news', '/testimonial', '/sales/get-tickets', '/team']) {
        await page.goto(path);
        const title = await page.getByRole('heading', { level: 1 }).boundingBox();
        const picture = await scene(page).boundingBox();
        expect(title && picture).toBeTruthy();
        if (!title || !picture) continue;
        // People stand from 43 % of the drawing on; on phones they are below the words.
        const clear =
          width < 768 ? title.y + title.height <= picture.y : title.x + title.width <= width * 0.48;
        expect(clear, `${path} at ${width}`).toBe(true);
      }
    }
    await expectNoAxeViolations(page);
  });
