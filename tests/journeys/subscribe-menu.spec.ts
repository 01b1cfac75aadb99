import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect } from '../support/journey.ts';
import { freshEmail, openToMany, serveEndpoints, subscribeForm } from '../support/subscribe-form.ts';
import { testOnStack } from '../support/test-on-stack.ts';

const test = testOnStack(openToMany);

const toast = (page: Page) => page.locator('[data-toast-stack] > [data-toast]');
const status = (page: Page) => page.locator('[data-toast-status]');

async function openMenu(page: Page, path = '/news') {
  await page.goto(path);
  await page.getByRole('banner').locator('[popovertarget=site-menu]').click();
  return subscribeForm(page, '#site-menu');
}

test('[NAV-46] [SUB-28] [ERR-04] the full-screen menu has the form, and responds with the toast "Successfully subscribed", visible and announced over the menu', async ({
  page,
}) => {
  const { name, email, join, form, fill } = await openMenu(page);
  await expect(join).toHaveCount(0);
  await fill();
  await join.click();
  await expect(toast(page)).toHaveText('Successfully subscribed');
  await expect(toast(page)).toHaveAttribute('data-toast', 'success');
  await expect(status(page)).toHaveText('Successfully subscribed');
  await expect(page.locator('#subscription')).toBeHidden();
  await expect(page.locator('#site-menu')).toBeVisible();
  await expect(name).toHaveValue('');
  await expect(email).toHaveValue('');
  expect(await form.evaluate(element => element.contains(document.activeElement))).toBe(true);
});

test('[SUB-28] an existing subscriber gets an info toast', async ({ page }) => {
  const { fill, email } = await openMenu(page);
  const address = freshEmail();
  await fill('Abeba', address);
  await email.press('Enter');
  await expect(toast(page)).toHaveText('Successfully subscribed');
  await fill('Abeba', address);
  await email.press('Enter');
  await expect(toast(page).last()).toHaveText('You are Already Subscribed, Thank you.');
  await expect(toast(page).last()).toHaveAttribute('data-toast', 'info');
});

test('[SUB-08] while the request is in flight the form says so, Join is absent, and focus stays in the form', async ({
  page,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await serveEndpoints(page, async route => {
    await held;
    await route.fulfill({ json: { ok: true } });
  });
  const { form, fill, join, missing } = await openMenu(page);
  await fill();
  await join.click();
  await expect(join).toHaveCount(0);
  await expect(missing).toHaveText('Subscribing. Please Wait');
  await expect(missing).toHaveCSS('opacity', '1');
  expect(await form.evaluate(element => element.contains(document.activeElement))).toBe(true);
  release();
  await expect(toast(page)).toHaveText('Successfully subscribed');
});

/** The server's response as set by the journey, without what Playwright would add to it. */
async function answerWith(page: Page, answer: { statusText: string; body: unknown } | { thrown: string }) {
  await page.addInitScript(given => {
    const real = window.fetch;
    window.fetch = async (...call) => {
      if (!String(call[0]).includes('/api/adey/subscribe')) return real(...call);
      if ('thrown' in given) throw new Error(given.thrown);
      return new Response(JSON.stringify(given.body), { status: 500, statusText: given.statusText });
    };
  }, answer);
}

const failures = [
  ['[ERR-05]', 'the status text', { statusText: 'Bad Gateway', body: { error: 'no room' } }, 'Bad Gateway'],
  [
    '[ERR-06]',
    'the error field when there is no status text',
    { statusText: '', body: { error: 'no room' } },
    'no room',
  ],
  ['[ERR-07]', '"Unknown error" when there is neither', { statusText: '', body: {} }, 'Unknown error'],
  [
    '[ERR-08]',
    'our own text for an exception, never its own (ruling 34 overrides the original row)',
    { thrown: 'Failed to fetch' },
    'Error subscribing, please try again',
  ],
  [
    '[ERR-09]',
    'our own text when an exception has no message',
    { thrown: '' },
    'Error subscribing, please try again',
  ],
] as const;

for (const [row, what, answer, words] of failures) {
  test(`${row} when subscribing from the menu fails the toast says ${what}, stays, and the input is preserved`, async ({
    page,
  }) => {
    await answerWith(page, answer);
    const { fill, email, name, join } = await openMenu(page);
    await fill('Abeba', 'abeba@example.org');
    await email.press('Enter');
    await expect(toast(page)).toHaveText(words);
    await expect(toast(page)).toHaveAttribute('data-toast', 'error');
    await expect(name).toHaveValue('Abeba');
    await expect(join).toBeVisible();
    await toast(page).getByRole('button', { name: 'Close this message' }).click();
    await expect(toast(page)).toHaveCount(0);
    await expect(page.locator('#site-menu')).toBeVisible();
  });
}

test('[RULE-16] our own refusal is shown in Amharic on an Amharic page', async ({ page }) => {
  await serveEndpoints(page, route =>
    route.fulfill({ status: 429, json: { message: 'እባክዎ ቆይተው እንደገና ይሞክሩ።', error: 'often' } }),
  );
  const { fill, email } = await openMenu(page, '/am/news');
  await fill();
  await email.press('Enter');
  await expect(toast(page)).toHaveText('እባክዎ ቆይተው እንደገና ይሞክሩ።');
});

test('the form in the menu is accessible with its errors, light and dark', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { name, email, error } = await openMenu(page);
    await name.fill('A1');
    await email.press('Enter');
    await expect(error('email')).toHaveText('Please enter a valid email');
    await expectNoAxeViolations(page, '#site-menu');
  }
});
