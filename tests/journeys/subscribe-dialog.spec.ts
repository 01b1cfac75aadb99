import type { Page, Route } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect } from '../support/journey.ts';
import {
  freshEmail,
  openToMany,
  resultDialog,
  serveEndpoints,
  subscribeForm,
} from '../support/subscribe-form.ts';
import { testOnStack } from '../support/test-on-stack.ts';
import { everyPair, ONLY_IN_CHROMIUM, sampled } from '../support/test-scale.ts';

const test = testOnStack(openToMany);

const GREEN = 'rgb(23, 96, 58)';
const AMBER = 'rgb(138, 90, 0)';
const RED = 'rgb(179, 38, 30)';

const bands = [
  [320, 2],
  [640, 2],
  [641, 4],
  [767, 4],
  [768, 3],
  [1023, 3],
  [1024, 4],
  [1440, 4],
] as const;

async function expectWelcome(page: Page, address: string): Promise<void> {
  const { name, email, join, fill, missing } = subscribeForm(page);
  const { dialog, heading, type, message, welcome } = resultDialog(page);
  await fill('Abeba Bekele Tesfaye', address);
  await join.click();
  await expect(dialog).toHaveAccessibleName('Subscription Request');
  await expect(type).toHaveText('Success');
  await expect(message).toHaveText('Subscribed Successfully. Thank you.');
  await expect(welcome).toHaveText('Welcome Abeba');
  for (const part of [heading.locator('span'), type]) await expect(part).toHaveCSS('color', GREEN);
  await expect(name).toHaveValue('');
  await expect(email).toHaveValue('');
  await expect(missing).toHaveText('Add your name and email to join.');
}

async function expectStarters(page: Page): Promise<void> {
  const { starters } = resultDialog(page);
  for (const [width, count] of bands) {
    await page.setViewportSize({ width, height: 800 });
    expect(await starters.filter({ visible: true }).count(), `at ${width} px`).toBe(count);
  }
  expect(await starters.evaluateAll(all => all.map(link => link.getAttribute('href')))).toEqual([
    '/about',
    '/events',
    '/news',
    '/meet',
  ]);
  await expect(starters.first().locator('img:not([aria-hidden])')).toBeVisible();
  await expect(starters.first()).toHaveAccessibleName('What the mission does Read more about us');
}

async function expectKnown(page: Page, address: string): Promise<void> {
  const { name, email, join, fill } = subscribeForm(page);
  const { heading, type, message, welcome } = resultDialog(page);
  await fill('Saba', address.toUpperCase());
  await join.click();
  await expect(type).toHaveText('Already Subscribed');
  await expect(message).toHaveText('You are Already Subscribed, Thank you.');
  await expect(welcome).toHaveText('Welcome Saba');
  for (const part of [heading.locator('span'), type]) await expect(part).toHaveCSS('color', AMBER);
  await expect(name).toHaveValue('');
  await expect(email).toHaveValue('');
}

test('the result dialog welcomes a new subscriber and tells a known one, and the fields are cleared', {
  tag: [
    '@SUB-11',
    '@SUB-12',
    '@SUB-13',
    '@SUB-14',
    '@SUB-20',
    '@SUB-23',
    '@SUB-25',
    '@SUB-15',
    '@SUB-16',
    '@SUB-17',
    '@SUB-21',
  ],
}, async ({ page }) => {
  const address = freshEmail();
  await page.goto('/news');
  const { dialog, close } = resultDialog(page);
  await test.step('a new subscriber sees Success in green and a welcome by first name', () =>
    expectWelcome(page, address));
  await test.step('the dialog has as many starter links as the width has room for', () =>
    expectStarters(page));
  await page.setViewportSize({ width: 1280, height: 800 });
  await close.click();
  await expect(dialog).toBeHidden();
  await test.step('an existing subscriber sees a message in amber and a welcome', () =>
    expectKnown(page, address));
});

async function expectError(page: Page): Promise<void> {
  const { name, email, join, fill } = subscribeForm(page);
  const { dialog, heading, type, message, welcome, starters, again } = resultDialog(page);
  await fill('Abeba', 'abeba@example.org');
  await join.click();
  await expect(type).toHaveText('Error');
  await expect(message).toHaveText('Error Subscribing, please try again');
  for (const part of [heading.locator('span'), type]) await expect(part).toHaveCSS('color', RED);
  await expect(welcome).toBeHidden();
  await expect(starters.first()).toBeHidden();
  await again.click();
  await expect(dialog).toBeHidden();
  await expect(name).toHaveValue('Abeba');
  await expect(email).toHaveValue('abeba@example.org');
  await expect(join).toBeFocused();
}

async function expectWaiting(page: Page, release: () => void): Promise<void> {
  const { form, email, fill } = subscribeForm(page);
  const { dialog, type, message, welcome, starters } = resultDialog(page);
  await fill('Abeba', 'abeba@example.org');
  await email.press('Enter');
  await expect(dialog).toBeVisible();
  await expect(type).toHaveText('Subscribing');
  await expect(message).toHaveText('Please Wait');
  await expect(welcome).toBeHidden();
  await expect(starters.first()).toBeHidden();
  await expect(form).toHaveAttribute('data-flow', 'loading');
  await expect(form.locator('button[type=submit]')).toHaveCSS('visibility', 'hidden');
  await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
  release();
  await expect(type).toHaveText('Success');
  await expect(form).toHaveAttribute('data-flow', 'result');
  await page.keyboard.press('Escape');
  await expect(form).toHaveAttribute('data-flow', 'idle');
}

test('the result dialog shows Subscribing until the response, and an error in red with the input kept', {
  tag: [ONLY_IN_CHROMIUM.tag, '@SUB-22', '@SUB-23', '@ERR-10', '@SUB-08', '@SUB-18', '@SUB-19'],
}, async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  let answer = (route: Route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' });
  const sent = await serveEndpoints(page, route => answer(route));
  await page.goto('/news');
  await test.step('an unexpected response shows a red error without a welcome, and keeps the input', () =>
    expectError(page));
  await test.step('a response without a message shows "Unknown error occurred"', async () => {
    answer = route => route.fulfill({ json: { type: 'Pending' } });
    await subscribeForm(page).fill();
    await subscribeForm(page).join.click();
    await expect(resultDialog(page).type).toHaveText('Error');
    await expect(resultDialog(page).message).toHaveText('Unknown error occurred, Please try again');
    await resultDialog(page).again.click();
  });
  sent.length = 0;
  answer = async route => {
    await held;
    await route.fulfill({ json: { success: true, message: 'Subscribed Successfully. Thank you.' } });
  };
  await test.step('while waiting the dialog says Subscribing, Join is hidden, one request is sent', () =>
    expectWaiting(page, release));
  expect(sent.map(body => JSON.parse(body))).toEqual([
    {
      name: 'Abeba',
      email: 'abeba@example.org',
      source: 'section',
      proof: expect.stringContaining('solution'),
    },
  ]);
});

test('the result dialog shows a refusal and a lost connection in the language of the page', async ({
  page,
}) => {
  let online = true;
  await serveEndpoints(page, route => (online ? route.fallback() : route.abort()));
  await page.goto('/am/news');
  const { join, fill } = subscribeForm(page);
  const { message, close, type } = resultDialog(page);
  await page.route('**/am/api/addSubscriber', route =>
    online
      ? route.fulfill({ status: 429, json: { message: 'ይህ ብዙ ጊዜ ተጠይቋል። እባክዎ ቆይተው እንደገና ይሞክሩ።' } })
      : route.abort(),
  );
  await fill();
  await join.click();
  await expect(message).toHaveText('ይህ ብዙ ጊዜ ተጠይቋል። እባክዎ ቆይተው እንደገና ይሞክሩ።');
  await close.click();
  online = false;
  await join.click();
  await expect(type).toHaveText('ስህተት');
  await expect(message).toHaveText('መመዝገብ አልተቻለም፤ እባክዎ እንደገና ይሞክሩ');
});

test('the result dialog reopens with the result when it was closed while waiting', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await serveEndpoints(page, async route => {
    await held;
    await route.fulfill({ json: { success: false } });
  });
  await page.goto('/news');
  const { email, fill } = subscribeForm(page);
  const { dialog, type } = resultDialog(page);
  await fill();
  await email.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  release();
  await expect(type).toHaveText('Already Subscribed');
  await expect(dialog).toBeVisible();
});

test('a click on the backdrop closes the result dialog, and a click inside does not', async ({ page }) => {
  await page.goto('/news');
  const { email, fill } = subscribeForm(page);
  const { dialog, type } = resultDialog(page);
  await fill();
  await email.press('Enter');
  await expect(type).toHaveText('Success');
  await type.click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(10, 10);
  await expect(dialog).toBeHidden();
});

for (const [colorScheme, width, path] of sampled(
  everyPair(['light', 'dark'], [390, 1440], ['/am/about', '/about']),
  2,
)) {
  test(`the result dialog is accessible in each state, ${colorScheme}, at ${width} px on ${path}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    let answer: object | null = null;
    await serveEndpoints(page, route => (answer ? route.fulfill({ json: answer }) : route.abort()));
    await page.goto(path);
    const { email, fill } = subscribeForm(page);
    const { dialog } = resultDialog(page);
    for (const [type, next] of [
      ['Success', { success: true }],
      ['Already Subscribed', { success: false }],
      ['Error', null],
    ] as const) {
      answer = next;
      await fill();
      await email.press('Enter');
      await expect(dialog.locator(`[data-subscription="${type}"]`)).toBeVisible();
      await expect(dialog).toHaveCSS('opacity', '1');
      await expectNoAxeViolations(page, '#subscription');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  });
}
