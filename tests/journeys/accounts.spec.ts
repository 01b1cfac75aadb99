import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { consoleComplaints } from '../support/console-complaints.ts';
import { expect } from '../support/journey.ts';
import { makePerson } from '../support/people.ts';
import { countRenders, untilCached } from '../support/seen-page.ts';
import { answerProvider, signIn } from '../support/sign-in.ts';
import { testOnStack } from '../support/test-on-stack.ts';
import { ONLY_IN_FULL, sampled } from '../support/test-scale.ts';

const test = testOnStack({ samples: true, withoutStaff: true, signIn: true });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const onward = (page: Page) => page.getByRole('button', { name: 'Continue with Adey ID' });
const hintCookie = 'adey-visitor';

test('the sign-in screen starts the sign-in without JavaScript, and never redirects by itself', {
  tag: ['@API-40', '@ROUTE-20', '@AUTH-02'],
}, async ({ browser, ownStack }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: ownStack.siteUrl });
  const complaints = consoleComplaints(page);
  const answer = await page.goto('/auth/sign-in');
  expect(answer?.headers()['cache-control']).toBe('no-store');
  expect(answer?.headers()['content-security-policy']).toContain("form-action 'self'");
  await expect(page).toHaveTitle(/^Sign in — /);
  await expect(heading(page)).toHaveText('Sign in');
  await expect(page.getByRole('main').getByRole('link', { name: 'Privacy' })).toHaveAttribute(
    'href',
    '/legal/privacy',
  );
  await onward(page).click();
  await expect(page.getByRole('heading', { name: 'Sign in at Adey ID' })).toBeVisible();
  expect(page.url()).toContain(ownStack.issuer);
  await answerProvider(page, makePerson());
  await expect(page).toHaveURL(`${ownStack.siteUrl}/auth/in/user/dashboard`);
  await expect(heading(page)).toHaveText('Welcome, Abeba');
  expect(complaints).toEqual([]);
  await page.close();
});

test('the sign-up screen starts the sign-up', { tag: ['@ROUTE-21', '@AUTH-03'] }, async ({ page }) => {
  await page.goto('/auth/sign-up');
  await expect(heading(page)).toHaveText('Sign up');
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/auth/sign-in',
  );
  await onward(page).click();
  await expect(page.getByRole('heading', { name: 'Sign up at Adey ID' })).toBeVisible();
  await answerProvider(page, makePerson({ given_name: 'Selam' }));
  await expect(page).toHaveURL('/auth/in/user/dashboard');
  await expect(heading(page)).toHaveText('Welcome, Selam');
});

test('the dashboard shows the signed-in person until they sign out, and sends anybody else to the sign-in screen', {
  tag: ['@AUTH-05', '@ROUTE-22', '@AUTH-04'],
}, async ({ page, context, request }) => {
  for (const lead of ['', '/am']) {
    const answer = await request.get(`${lead}/auth/in/user/dashboard`, {
      maxRedirects: 0,
      headers: { cookie: 'adey.session_token=forged.signature; adey-visitor=1' },
    });
    expect(answer.status()).toBe(303);
    expect(answer.headers().location).toBe(`${lead}/auth/sign-in`);
    expect(await answer.text()).not.toContain('Welcome');
  }
  await page.goto('/auth/in/user/dashboard');
  await expect(page).toHaveURL('/auth/sign-in');
  await onward(page).click();
  const person = makePerson();
  await answerProvider(page, person);
  await expect(heading(page)).toHaveText('Welcome, Abeba');
  const facts = await page.locator('main dl > div').allInnerTexts();
  expect(facts.map(fact => fact.split('\n'))).toEqual([
    ['First name', 'Abeba'],
    ['Email', String(person.email)],
    ['Cell', '+251 911 000 000'],
    ['Member since', String(new Date().getFullYear())],
  ]);
  await page.goto('/am/auth/in/user/dashboard');
  await expect(heading(page)).toHaveText('እንኳን ደህና መጡ፣ Abeba');
  await page.goto('/auth/sign-in');
  await expect(page, 'who is signed in needs no sign-in').toHaveURL('/auth/in/user/dashboard');

  const names = async () =>
    (await context.cookies()).map(({ name }) => name).filter(name => /adey/.test(name));
  expect((await names()).toSorted()).toEqual(['adey-visitor', 'adey.session_token']);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL('/auth/sign-in?signed-out');
  await expect(page.getByRole('status').filter({ hasText: 'You are signed out.' })).toBeVisible();
  expect(await names()).toEqual([]);
});

test('a cancelled or failed sign-in shows a message for its reason, in the language of the sign-in', async ({
  page,
}) => {
  await page.goto('/am/auth/sign-in');
  await page.getByRole('button', { name: 'በAdey ID ይቀጥሉ' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/am\/auth\/sign-in\?error=access_denied/);
  await expect(page.getByRole('main').getByRole('status').first()).toContainText('ሳይገቡ ተመልሰዋል');
  await expectNoAxeViolations(page);
  for (const [error, message] of [
    ['state_mismatch', 'took too long'],
    ['account_not_linked', 'made another way'],
    ['email_not_found', 'no email address'],
    ['anything', 'did not work'],
  ]) {
    await page.goto(`/auth/sign-in?error=${error}`);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(String(message));
  }
});

test('an identity provider that does not respond is reported as unavailable, and pages still work', async ({
  browser,
  startOwnStack,
}) => {
  test.slow();
  const { siteUrl, provider } = await startOwnStack({ samples: true, withoutStaff: true, signIn: true });
  const page = await browser.newPage({ baseURL: siteUrl });
  await page.goto('/auth/sign-in');
  provider?.goAway();
  await onward(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('does not answer at the moment');
  await page.goto('/news');
  await expect(heading(page)).toBeVisible();
  await page.close();
});

test('signed in, the account link goes to the dashboard', ONLY_IN_FULL, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/about');
  const account = page.getByRole('banner').getByRole('link', { name: 'Account Dashboard' });
  await expect(account).toBeHidden();
  await signIn(page);
  await page.goto('/about');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeHidden();
  await expect(account).toHaveAttribute('href', '/auth/in/user/dashboard');
  await account.click();
  await expect(heading(page)).toHaveText('Welcome, Abeba');
});

/** The response to the page at `address`: the page after signing in sends the same request, perhaps only now. */
function whoIsThere(page: Page, address: string) {
  return page.waitForResponse(
    response => response.url().endsWith('/api/visitor') && response.request().headers().referer === address,
  );
}

test('signed-in people get the same cached pages, and only their browsers request /api/visitor', async ({
  page,
  context,
  request,
  ownStack: { siteUrl },
}) => {
  const asked: string[] = [];
  page.on('request', call => call.url().endsWith('/api/visitor') && asked.push(call.url()));
  await page.goto('/about');
  expect(asked).toEqual([]);
  await untilCached(siteUrl, '/');
  const anonymous = await request.get('/', { headers: { cookie: '' } });
  await signIn(page);
  const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const before = await countRenders(siteUrl);
  const signedIn = await request.get('/', { headers: { cookie: cookies } });
  expect(await countRenders(siteUrl), 'nothing was rendered').toBe(before);
  expect(signedIn.headers().etag).toBe(anonymous.headers().etag);
  expect(await signedIn.body()).toEqual(await anonymous.body());
  expect(signedIn.headers()['set-cookie']).toBeUndefined();
  const known = whoIsThere(page, `${siteUrl}/`);
  await page.goto('/');
  expect((await known).headers()['cache-control']).toBe('no-store');
  expect(await (await known).json()).toMatchObject({ signedIn: true, firstName: 'Abeba' });
});

test('the hint cookie is deleted once the session has ended', async ({
  page,
  context,
  ownStack: { siteUrl },
}) => {
  await signIn(page);
  await context.clearCookies({ name: 'adey.session_token' });
  const asked = whoIsThere(page, `${siteUrl}/about`);
  await page.goto('/about');
  expect(await (await asked).json()).toEqual({ signedIn: false });
  expect((await context.cookies()).map(({ name }) => name)).not.toContain(hintCookie);
});

for (const [colorScheme, width] of sampled([
  ['light', 390],
  ['dark', 1440],
] as const)) {
  test.describe(`at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme });

    test('the dashboard and a failed sign-up are accessible', async ({ page }) => {
      await page.goto('/am/auth/sign-up?error=failed');
      await expectNoAxeViolations(page);
      await signIn(page);
      await expectNoAxeViolations(page);
    });
  });
}

test('the dashboard and the sign-in and sign-up screens fit 320 px and twice the text size', async ({
  page,
}) => {
  const email = `${'long'.repeat(8)}${crypto.randomUUID().replaceAll('-', '')}@supporters.test`;
  await signIn(page, makePerson({ given_name: 'Wolete-Selassie-Tsehay', email }));
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ['/auth/in/user/dashboard', '/auth/sign-in', '/am/auth/sign-up']) {
    if (!path.includes('dashboard')) await page.context().clearCookies();
    await page.goto(path);
    for (const size of ['100%', '200%']) {
      await page.evaluate(size => document.documentElement.style.setProperty('font-size', size), size);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        path + size,
      ).toBeLessThanOrEqual(320);
    }
  }
});
