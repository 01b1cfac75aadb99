import { expect, type Page } from '@playwright/test';
import type { Locale } from '#core/locale.ts';
import { expectNoAxeViolations } from './axe.ts';
import { consoleComplaints } from './console-complaints.ts';
import { findCutWords } from './cut-words.ts';
import { fullRun } from './test-scale.ts';

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

/**
 * Looks at a screen in both themes and widths, narrow and with large text. In an ordinary run each screen gets one look a
 * language, the opposite one for the other: over all screens (`at` is the number of this one) every two of screen,
 * language, theme and width occur together.
 */
export async function checkScreen(page: Page, path: string, locale: Locale, at: number): Promise<void> {
  const language = locale === 'en' ? 0 : 1;
  // Motion takes a whole core while a page is open: in an ordinary run only the pages of one language have it.
  const reducedMotion = fullRun || language === at % 2 ? 'no-preference' : 'reduce';
  const complaints = consoleComplaints(page);
  const fonts: string[] = [];
  page.on('request', request => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
  });
  const seen = fullRun ? looks : looks.slice(language === 0 ? at % 4 : 3 - (at % 4)).slice(0, 1);
  for (const { width, colorScheme } of seen) {
    await page.emulateMedia({ colorScheme, reducedMotion });
    await page.setViewportSize({ width, height: 900 });
    const answer = await page.goto(path, { waitUntil: 'networkidle' });
    expectStrictPolicy(answer?.headers()['content-security-policy'] ?? '');
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectNoAxeViolations(page);
  }
  const alternating = (at + language) % 2 === 0 ? [narrow] : [enlarged];
  for (const { when, viewport, textSize } of fullRun ? [narrow, enlarged] : alternating) {
    await page.setViewportSize(viewport);
    await page.evaluate(size => document.documentElement.style.setProperty('font-size', size), textSize);
    await expectAllThere(page, when);
  }
  expect(complaints).toEqual([]);
  // A full Ethiopic font is only for Amharic pages.
  if (locale === 'en') expect(fonts.filter(font => /noto/i.test(font))).toEqual([]);
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
