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

async function expectJoined(page: Page, address: string): Promise<void> {
  const { name, email, join, form, fill } = subscribeForm(page, '#site-menu');
  await fill('Abeba', address);
  await join.click();
  await expect(toast(page)).toHaveText('Successfully subscribed');
  await expect(toast(page)).toHaveAttribute('data-toast', 'success');
  await expect(status(page)).toHaveText('Successfully subscribed');
  await expect(page.locator('#subscription')).toBeHidden();
  await expect(page.locator('#site-menu')).toBeVisible();
  await expect(name).toHaveValue('');
  await expect(email).toHaveValue('');
  expect(await form.evaluate(element => element.contains(document.activeElement))).toBe(true);
}

test('the form of the full-screen menu responds with a toast over the menu, to a new and to an existing subscriber', {
  tag: ['@NAV-46', '@SUB-28', '@ERR-04'],
}, async ({ page }) => {
  const { fill, email, join } = await openMenu(page);
  await expect(join).toHaveCount(0);
  const address = freshEmail();
  await test.step('a new subscriber sees "Successfully subscribed" over the menu', () =>
    expectJoined(page, address));
  await fill('Abeba', address);
  await email.press('Enter');
  await expect(toast(page).last()).toHaveText('You are Already Subscribed, Thank you.');
  await expect(toast(page).last()).toHaveAttribute('data-toast', 'info');
});

type Answer = { statusText: string; body: unknown } | { thrown: string };
type Answering = typeof globalThis & { answer?: Answer };

/** From now on the page gets the responses that `setAnswer` sets, without what Playwright would add to them. */
const answerByHand = (page: Page) =>
  page.addInitScript(() => {
    const real = window.fetch;
    window.fetch = async (...call) => {
      const given = (globalThis as Answering).answer;
      if (!given || !String(call[0]).includes('/api/adey/subscribe')) return real(...call);
      if ('thrown' in given) throw new Error(given.thrown);
      return new Response(JSON.stringify(given.body), { status: 500, statusText: given.statusText });
    };
  });

const setAnswer = (page: Page, answer?: Answer) =>
  page.evaluate(given => {
    (globalThis as Answering).answer = given;
  }, answer);

/** What is answered, and what the toast then says; ruling 34 has our own text for an exception, never its own. */
const failures: [answer: Answer, words: string][] = [
  [{ statusText: 'Bad Gateway', body: { error: 'no room' } }, 'Bad Gateway'],
  [{ statusText: '', body: { error: 'no room' } }, 'no room'],
  [{ statusText: '', body: {} }, 'Unknown error'],
  [{ thrown: 'Failed to fetch' }, 'Error subscribing, please try again'],
  [{ thrown: '' }, 'Error subscribing, please try again'],
];

test('the subscribe form in the menu shows a pending state, and a toast with the reason of a failure', {
  tag: ['@ERR-05', '@ERR-06', '@ERR-07', '@ERR-08', '@ERR-09', '@SUB-08'],
}, async ({ page }) => {
  await answerByHand(page);
  const { form, fill, email, name, join, missing } = await openMenu(page);
  for (const [answer, words] of failures)
    await test.step(JSON.stringify(answer), async () => {
      await setAnswer(page, answer);
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
  await setAnswer(page);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await serveEndpoints(page, async route => {
    await held;
    await route.fulfill({ json: { ok: true } });
  });
  await fill();
  await join.click();
  await expect(join).toHaveCount(0);
  await expect(missing).toHaveText('Subscribing. Please Wait');
  await expect(missing).toHaveCSS('opacity', '1');
  expect(await form.evaluate(element => element.contains(document.activeElement))).toBe(true);
  release();
  await expect(toast(page)).toHaveText('Successfully subscribed');
});

test('a refusal in the menu form is shown in Amharic on an Amharic page', { tag: ['@RULE-16'] }, async ({
  page,
}) => {
  await serveEndpoints(page, route =>
    route.fulfill({ status: 429, json: { message: 'እባክዎ ቆይተው እንደገና ይሞክሩ።', error: 'often' } }),
  );
  const { fill, email } = await openMenu(page, '/am/news');
  await fill();
  await email.press('Enter');
  await expect(toast(page)).toHaveText('እባክዎ ቆይተው እንደገና ይሞክሩ።');
});

test('the subscribe form in the menu is accessible with its errors, light and dark', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { name, email, error } = await openMenu(page);
    await name.fill('A1');
    await email.press('Enter');
    await expect(error('email')).toHaveText('Please enter a valid email');
    await expectNoAxeViolations(page, '#site-menu');
  }
});
