import type { Locator, Page } from '@playwright/test';
import { overBudget } from '../../bench/budgets.ts';
import { visitors, warmPages, weighRoute } from '../../bench/weigh-route.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect } from '../support/journey.ts';
import { ON_EVERY_CHANGE } from '../support/ordinary-run.ts';
import { testOnStack } from '../support/test-on-stack.ts';

// Without staff nobody changes the giving settings between the form and its response.
const test = testOnStack({ withoutStaff: true, settings: { GIVING: 'on' } });
test.use({ viewport: { width: 390, height: 800 } });

/** Presses Tab until the target has focus; returns the number of presses. */
async function tabTo(page: Page, sought: Locator, most = 60): Promise<number> {
  await expect(sought).toBeVisible();
  for (let presses = 1; presses <= most; presses += 1) {
    await page.keyboard.press('Tab');
    if (await sought.evaluate(element => element === document.activeElement)) return presses;
  }
  throw new Error(`${most} presses of Tab did not lead there`);
}

test(
  'on a phone somebody gives by keyboard alone, in fewer than 70 key presses',
  ON_EVERY_CHANGE,
  async ({ page }, info) => {
    let presses = 0;
    const press = async (name: 'link' | 'button', label: string | RegExp, most?: number) => {
      presses += (await tabTo(page, page.getByRole(name, { name: label }).first(), most)) + 1;
      await page.keyboard.press('Enter');
    };
    await page.goto('/news');
    await press('link', /^Donate/);
    await expect(page).toHaveURL(/\/donate$/);
    const amount = page.getByLabel('Your amount');
    presses += await tabTo(page, amount);
    await page.keyboard.type('40');
    await expectNoAxeViolations(page);
    await press('button', 'Continue to payment');
    await expect(page.getByRole('heading', { name: 'Practice page' })).toBeVisible();
    await expectNoAxeViolations(page);
    await press('button', 'Pay');
    await expect(page.getByRole('status')).toHaveText('State: paid');
    await press('link', 'Back to the charity');
    await expect(page.getByRole('heading', { name: 'Your gift has arrived' })).toBeVisible();
    await expectNoAxeViolations(page);
    info.annotations.push({ type: 'presses', description: String(presses + 2) });
    expect(presses).toBeLessThan(70);
  },
);

test('the giving form stays within the page budget', async ({ browser, ownStack: { siteUrl } }) => {
  const [phone] = visitors;
  await warmPages(siteUrl, ['/donate'], {});
  const weigh = () => weighRoute(browser, siteUrl, '/donate', phone, { used: false });
  const first = overBudget(await weigh());
  // On a busy machine timed content may load before the network is idle: measure twice.
  expect(first.length > 0 ? overBudget(await weigh()) : []).toEqual([]);
});
