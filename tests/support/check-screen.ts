import { expect, type Page } from '@playwright/test';
import { type Locale, locales } from '#core/locale.ts';
import { expectNoAxeViolations } from './axe.ts';
import { consoleComplaints } from './console-complaints.ts';
import { findCutWords } from './cut-words.ts';
import { ordinaryLook, themes, tight, widths } from './screen-looks.ts';
import { fullRun } from './test-scale.ts';

/** The languages in which a screen is looked at: both in a full run, else that of its look. */
export function chooseLanguages(at: number): readonly Locale[] {
  return fullRun ? locales : [ordinaryLook(at).locale];
}

/** Each width in both themes: one page is loaded in the light theme and switched to the dark one, the other vice versa. */
const everyLoad = widths.map((width, at) => ({ width, schemes: at % 2 ? themes.toReversed() : themes }));

/**
 * Looks at a screen in both themes and widths, narrow and with large text. In an ordinary run the screen, whose number is
 * `at`, gets one look.
 */
export async function checkScreen(page: Page, path: string, locale: Locale, at: number): Promise<void> {
  const look = ordinaryLook(at);
  const reducedMotion = fullRun ? 'no-preference' : look.reducedMotion;
  const complaints = consoleComplaints(page);
  const fonts: string[] = [];
  page.on('request', request => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
  });
  const loads = fullRun ? everyLoad : [{ width: look.width, schemes: [look.colorScheme] }];
  for (const { width, schemes } of loads) {
    await page.emulateMedia({ colorScheme: schemes[0], reducedMotion });
    await page.setViewportSize({ width, height: 900 });
    const answer = await page.goto(path, { waitUntil: 'networkidle' });
    expectStrictPolicy(answer?.headers() ?? {});
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.evaluate(untilColoursRest);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await expectNoAxeViolations(page);
    }
  }
  for (const { when, viewport, textSize } of fullRun ? tight : [look.tight]) {
    await page.setViewportSize(viewport);
    await page.evaluate(size => document.documentElement.style.setProperty('font-size', size), textSize);
    await expectAllThere(page, when);
  }
  expect(complaints).toEqual([]);
  // A full Ethiopic font is only for Amharic pages.
  if (locale === 'en') expect(fonts.filter(font => /noto/i.test(font))).toEqual([]);
}

/** Colours pass gradually from one theme to the other; until then a text may have one theme's and its ground the other's. */
async function untilColoursRest(): Promise<void> {
  // A colour that is inherited begins to change after the one it comes from: still means still for some frames.
  for (let still = 0; still < 3; still++) {
    await new Promise(requestAnimationFrame);
    const transitions = document.getAnimations().filter(animation => animation instanceof CSSTransition);
    await Promise.all(transitions.map(({ finished }) => finished.catch(() => undefined)));
    if (transitions.length > 0) still = -1;
  }
}

export function expectStrictPolicy(headers: Record<string, string>): void {
  const policy = headers['content-security-policy'] ?? '';
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
