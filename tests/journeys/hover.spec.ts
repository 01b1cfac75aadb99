import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { sampled } from '../support/test-scale.ts';

const pages = sampled(['/news', '/events', '/', '/team', '/projects', '/partnership', '/donate'] as const, 2);

test.beforeEach(() => {
  test.slow();
});

/** One link or button per style in the page's own content; the others of that style behave the same. */
async function differentControls(page: Page): Promise<Locator[]> {
  const all = page.getByRole('main').locator('a:visible, button:visible');
  const looks = await all.evaluateAll(controls =>
    controls.map(control => `${control.className} in ${control.closest('li, article, section')?.className}`),
  );
  return looks.flatMap((look, at) => (looks.indexOf(look) === at ? [all.nth(at)] : []));
}

/** What is shown, moved or underlined in the card around a control. Its colours are left out: focus has a ring. */
function shownAround(control: Locator): Promise<string[]> {
  return control.evaluate(element => {
    const card = element.closest('li, article') ?? element;
    const parts = [card, ...card.querySelectorAll('*')].flatMap(part => [
      getComputedStyle(part),
      getComputedStyle(part, '::after'),
    ]);
    return parts.map(style => {
      const { opacity, visibility, display, transform, translate } = style;
      const underlined = style.textDecorationLine !== 'none' && style.textDecorationColor !== style.color;
      return [
        opacity,
        visibility,
        display,
        transform,
        translate,
        underlined && style.textDecorationColor,
      ].join(' ');
    });
  });
}

async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const changes = document.getAnimations().filter(change => change instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
  });
}

for (const path of pages) {
  test(`${path}: keyboard focus reveals and moves everything that hover does`, {
    tag: ['@MOTION-01'],
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path, { waitUntil: 'networkidle' });
    for (const control of await differentControls(page)) {
      await control.scrollIntoViewIfNeeded();
      await page.mouse.move(0, 0);
      const atRest = await shownAround(control);
      await control.hover({ force: true });
      await untilStill(page);
      const byPointer = await shownAround(control);
      await page.mouse.move(0, 0);
      // Focus after a key press counts as keyboard focus: the ring shows.
      await page.keyboard.press('Shift');
      await control.focus();
      await untilStill(page);
      const byKeyboard = await shownAround(control);
      await control.blur();
      const onlyByPointer = byPointer.filter(
        (style, at) => style !== atRest[at] && byKeyboard[at] === atRest[at],
      );
      expect(
        onlyByPointer,
        `around ${await control.evaluate(element => element.outerHTML.slice(0, 160))}`,
      ).toEqual([]);
    }
  });
}

test('on touch screens no control is hidden until hover', { tag: ['@MOTION-02'] }, async ({
  browser,
  stack,
}) => {
  const context = await browser.newContext({
    baseURL: stack.siteUrl,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  for (const path of pages) {
    await page.goto(path, { waitUntil: 'networkidle' });
    for (const control of await differentControls(page)) {
      await control.scrollIntoViewIfNeeded();
      const seen = await control.evaluate(element => element.checkVisibility({ opacityProperty: true }));
      expect(seen, `${path}: ${await control.evaluate(element => element.outerHTML.slice(0, 160))}`).toBe(
        true,
      );
    }
    // Anything hidden until a pointer arrives would be hidden here permanently.
    const hidden = await page
      .getByRole('main')
      .locator('a, button')
      .evaluateAll(controls =>
        controls
          .filter(control => control.getClientRects().length > 0)
          .filter(control => !control.closest('[inert], [aria-hidden="true"]'))
          .filter(control => !control.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          .map(control => control.outerHTML.slice(0, 160)),
      );
    expect(hidden, path).toEqual([]);
  }
  await context.close();
});
