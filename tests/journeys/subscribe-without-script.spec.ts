import { expectNoAxeViolations } from '../support/axe.ts';
import { expect } from '../support/journey.ts';
import { ON_EVERY_CHANGE } from '../support/ordinary-run.ts';
import { freshEmail, openToMany, subscribeForm } from '../support/subscribe-form.ts';
import { testOnStack } from '../support/test-on-stack.ts';
import { sampled } from '../support/test-scale.ts';

const test = testOnStack(openToMany);
test.use({ javaScriptEnabled: false });

test(
  'without script Join is always visible, and joining ends on its own page',
  ON_EVERY_CHANGE,
  async ({ page }) => {
    const address = freshEmail();
    for (const [type, message] of [
      ['Success', 'Subscribed Successfully. Thank you.'],
      ['Already Subscribed', 'You are Already Subscribed, Thank you.'],
    ] as const) {
      await page.goto('/about');
      const { join, fill } = subscribeForm(page);
      await expect(join).toBeVisible();
      await fill('Abeba Bekele', address);
      await join.click();
      await expect(page).toHaveURL(/\/send\/subscribe\?result=/);
      await expect(page).toHaveTitle('Subscription Request — Adey');
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Subscription Request');
      await expect(main.locator('[data-subscription-type]')).toHaveText(type);
      await expect(main.getByText(message)).toBeVisible();
      await expect(main.getByText('Welcome Abeba', { exact: true })).toBeVisible();
      await expect(main.getByRole('navigation').getByRole('link')).toHaveCount(4);
      await expect(main.getByRole('textbox')).toHaveCount(0);
    }
  },
);

test('without JavaScript an invalid subscription returns its errors and the input', async ({ page }) => {
  await page.goto('/about');
  const { join, fill } = subscribeForm(page);
  await fill('A1 "<b>', 'name@');
  await join.click();
  await expect(page).toHaveURL(/\/send\/subscribe\?result=/);
  const again = subscribeForm(page, 'main');
  await expect(again.name).toHaveValue('A1 "<b>');
  await expect(again.email).toHaveValue('name@');
  await expect(again.error('name')).toHaveText('Please enter a valid Name');
  await expect(again.error('email')).toHaveText('Please enter a valid email');
  await expect(again.name).toHaveAccessibleDescription('Please enter a valid Name');
  await again.fill('Abeba', freshEmail());
  await again.join.click();
  await expect(page.getByRole('main').locator('[data-subscription-type]')).toHaveText('Success');
});

test('without JavaScript the form in the menu subscribes, with its result page in Amharic', async ({
  page,
}) => {
  await page.goto('/am/about');
  await page.getByRole('banner').locator('[popovertarget=site-menu]').click();
  const { fill, join } = subscribeForm(page, '#site-menu');
  await fill('ሳባ');
  await join.click();
  await expect(page).toHaveURL(/\/am\/send\/subscribe\?result=/);
  await expect(page.getByRole('main').getByText('በተሳካ ሁኔታ ተመዝግበዋል። እናመሰግናለን።')).toBeVisible();
  await expect(page.getByRole('main').getByText('እንኳን ደህና መጡ፣ ሳባ')).toBeVisible();
});

test('/send/subscribe opened directly is an empty form with noindex and no-store', async ({ page }) => {
  const answer = await page.goto('/send/subscribe');
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()['cache-control']).toMatch(/no-store/);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(subscribeForm(page, 'main').name).toHaveValue('');
  await expect(page.locator('#subscribe')).toHaveCount(0);
});

test('/send/subscribe refuses a cross-origin post with 403 and a post that is not a form with 400', async ({
  request,
  ownStack,
}) => {
  const form = { name: 'Abeba', email: freshEmail() };
  const elsewhere = await request.post('/send/subscribe', {
    form,
    headers: { origin: 'https://elsewhere.example' },
  });
  expect(elsewhere.status()).toBe(403);
  const origin = ownStack.siteUrl;
  const answer = await request.post('/send/subscribe', { data: form, headers: { origin } });
  expect(answer.status()).toBe(400);
  const wrong = await request.post('/send/subscribe', { form: { ...form, name: 'A' }, headers: { origin } });
  expect(wrong.status()).toBe(422);
});

for (const [colorScheme, width, path] of sampled([
  ['light', 390, '/am/send/subscribe'],
  ['dark', 1440, '/send/subscribe'],
] as const)) {
  test(`the subscribe page is accessible with errors and with its result, ${colorScheme}, at ${width} px`, async ({
    browser,
    ownStack,
  }) => {
    const context = await browser.newContext({
      colorScheme,
      javaScriptEnabled: true,
      baseURL: ownStack.siteUrl,
    });
    const page = await context.newPage();
    await page.setViewportSize({ width, height: 900 });
    await page.route(/\/_astro\/.*\.js$/, route => route.abort());
    await page.goto(path);
    const { name, email, fill } = subscribeForm(page, 'main');
    await name.fill('A1');
    await email.press('Enter');
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expectNoAxeViolations(page);
    await fill();
    await email.press('Enter');
    await expect(page.getByRole('main').locator('[data-subscription=Success]')).toBeVisible();
    await expectNoAxeViolations(page);
    await context.close();
  });
}
