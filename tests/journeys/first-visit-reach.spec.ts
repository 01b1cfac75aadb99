import { closeSeconds } from '#site/overlays/greetings.rules.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { SAMPLES_MADE_AT } from '../support/cluster.ts';
import { close, openPopup, popup } from '../support/first-visit.ts';
import { expect } from '../support/journey.ts';
import { scrollPage } from '../support/scroll-page.ts';
import { openToMany, resultDialog, subscribeForm } from '../support/subscribe-form.ts';
import { testOnStack } from '../support/test-on-stack.ts';
import { everyPair, sampled } from '../support/test-scale.ts';
import { closedBefore } from '../support/visited-before.ts';

const test = testOnStack({ ...openToMany, now: SAMPLES_MADE_AT });
test.use({ visitedBefore: false, viewport: { width: 1440, height: 900 } });

/** The page's clock is stopped, so that the seconds pass when a journey says so. */
test.beforeEach(async ({ page, context }) => {
  await closedBefore(context, ['messageStatus']);
  await page.clock.install({ time: SAMPLES_MADE_AT });
});

test('keyboard focus stays in the first-visit popup, and its close button comes first once it appears', async ({
  page,
}) => {
  await openPopup(page);
  await page.keyboard.press('Tab');
  await expect(popup(page).getByRole('button', { name: 'Not now' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(popup(page).getByRole('link', { name: /^Donate/ })).toBeFocused();
  await popup(page).getByRole('heading').focus();
  await page.clock.runFor(closeSeconds * 1000);
  await page.keyboard.press('Tab');
  await expect(close(page)).toBeFocused();
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused !== document.body && focused?.closest('#first-visit') === null;
    });
    expect(outside, `after ${step + 1} steps focus is on the page under the popup`).toBe(false);
  }
});

for (const [width, colorScheme, address] of sampled(
  everyPair([320, 390, 1440], ['light', 'dark'], ['/about', '/am/about']),
  2,
))
  test(`the first-visit popup is accessible and fits, on ${address} at ${width} px, ${colorScheme}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await page.goto(address, { waitUntil: 'load' });
    await scrollPage(page, 400);
    await expect(popup(page)).toBeVisible();
    await expectNoAxeViolations(page, '#first-visit');
    expect(await popup(page).evaluate(box => box.scrollWidth <= box.clientWidth)).toBe(true);
  });

test('the form of the first-visit popup shows its result dialog over it, and the dialogs close in reverse order', {
  tag: ['@SUB-26'],
}, async ({ page }) => {
  await openPopup(page);
  const { fill, join } = subscribeForm(page, '#first-visit');
  const { dialog, type, close } = resultDialog(page);
  await fill();
  await join.click();
  await expect(type).toHaveText('Success');
  await page.clock.resume();
  await expectNoAxeViolations(page, '#subscription');
  await close.click();
  await expect(dialog).toBeHidden();
  await expect(popup(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup(page)).toBeHidden();
});

test.describe('touch screens', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('by touch, the first-visit popup is a sheet at the bottom of a phone, and a tap above closes it', async ({
    page,
  }) => {
    await openPopup(page);
    const box = await popup(page).boundingBox();
    expect([box?.x, box?.width, Math.round((box?.y ?? 0) + (box?.height ?? 0))]).toEqual([0, 390, 844]);
    await page.touchscreen.tap(195, 10);
    await expect(popup(page)).toBeHidden();
  });
});
