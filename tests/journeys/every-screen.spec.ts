import type { Page } from '@playwright/test';
import { localePath, locales } from '#core/locale.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { builtRoutes, quietRoutes } from '../support/built-routes.ts';
import { consoleComplaints } from '../support/console-complaints.ts';
import { findCutWords } from '../support/cut-words.ts';
import { expect, test } from '../support/journey.ts';
import { ON_EVERY_CHANGE } from '../support/ordinary-run.ts';
import { fullRun } from '../support/test-scale.ts';

const looks = [
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'dark', width: 390 },
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 1440 },
] as const;

/** Where text may be cut off. */
const narrow = { when: 'at 320 px', viewport: { width: 320, height: 640 }, textSize: '100%' };
const enlarged = {
  when: 'at 1280 px with 200 % text',
  viewport: { width: 1280, height: 900 },
  textSize: '200%',
};

const screens = [...builtRoutes, ...quietRoutes].flatMap((route, at) =>
  locales.map((locale, language) => ({
    locale,
    path: localePath(locale, route),
    // One visit per language, the opposite one for the other: every two of route, language, theme and width occur
    // together.
    looks: fullRun ? looks : looks.slice(language === 0 ? at % 4 : 3 - (at % 4)).slice(0, 1),
    // Motion takes a whole core while a page is open: in an ordinary run only the pages of one language have it.
    motion: fullRun || language === at % 2 ? ('no-preference' as const) : ('reduce' as const),
    squeezes: fullRun ? [narrow, enlarged] : (at + language) % 2 === 0 ? [narrow] : [enlarged],
  })),
);

for (const screen of screens) {
  const { path, locale } = screen;
  test(
    `${path} respects its content policy, has no axe violation, and cuts nothing off when narrow or with large text`,
    ON_EVERY_CHANGE,
    async ({ page }) => {
      test.slow();
      const complaints = consoleComplaints(page);
      const fonts: string[] = [];
      page.on('request', request => {
        if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
      });
      for (const { width, colorScheme } of screen.looks) {
        await page.emulateMedia({ colorScheme, reducedMotion: screen.motion });
        await page.setViewportSize({ width, height: 900 });
        const answer = await page.goto(path, { waitUntil: 'networkidle' });
        expectStrictPolicy(answer?.headers()['content-security-policy'] ?? '');
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        await expectNoAxeViolations(page);
      }
      for (const { when, viewport, textSize } of screen.squeezes) {
        await page.setViewportSize(viewport);
        await page.evaluate(size => document.documentElement.style.setProperty('font-size', size), textSize);
        await expectAllThere(page, when);
      }
      expect(complaints).toEqual([]);
      // A full Ethiopic font is only for Amharic pages.
      if (locale === 'en') expect(fonts.filter(font => /noto/i.test(font))).toEqual([]);
    },
  );
}

function expectStrictPolicy(policy: string): void {
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toContain('unsafe');
  expect(policy).toMatch(/require-trusted-types-for 'script'; ?trusted-types adey/);
}

async function expectAllThere(page: Page, when: string): Promise<void> {
  const { wide, window } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(wide, `${page.url()} ${when} scrolls sideways`).toBeLessThanOrEqual(window);
  expect(await findCutWords(page), `${page.url()} ${when} cuts words`).toEqual([]);
}
