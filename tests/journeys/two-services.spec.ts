import { expect } from '../support/journey.ts';
import { mailedLink } from '../support/mailed-link.ts';
import { ABEBA } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';
import { testOnOwnStack } from '../support/test-on-stack.ts';
import { ONLY_IN_FULL } from '../support/test-scale.ts';

const test = testOnOwnStack({ samples: true, withoutStaff: true, signIn: true, secondService: true });
const other = 'Other ID';
const BEKELE = { sub: 'bekele', given_name: 'Bekele', email: 'bekele@supporters.test', email_verified: true };

test('each of two identity providers signs its own people in', { tag: ['@AUTH-01'] }, async ({
  browser,
  ownStack,
}) => {
  for (const [person, label] of [
    [ABEBA, 'Adey ID'],
    [BEKELE, other],
  ] as const) {
    const page = await browser.newPage({ baseURL: ownStack.siteUrl });
    await signIn(page, person, label);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${person.given_name}`);
    await page.close();
  }
});

test('an address with an account is refused from a second identity provider, but may use a mailed link', async ({
  browser,
  ownStack,
}) => {
  const first = await browser.newPage({ baseURL: ownStack.siteUrl });
  await signIn(first, ABEBA);
  const second = await browser.newPage({ baseURL: ownStack.siteUrl });
  await second.goto('/auth/sign-in');
  await second.getByRole('button', { name: `Continue with ${other}` }).click();
  await second.getByLabel('Claims').fill(JSON.stringify({ ...ABEBA, sub: 'elsewhere' }));
  await second.getByRole('button', { name: 'Go on' }).click();
  await expect(second.getByRole('main').getByRole('alert')).toContainText(
    'already has an account, made another way',
  );
  await second.getByLabel('Your email').fill(String(ABEBA.email));
  await second.getByRole('button', { name: 'Mail me a link' }).click();
  await second.goto(await mailedLink(ownStack, String(ABEBA.email)));
  await second.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(second).toHaveURL(/\/auth\/in\/user\/dashboard$/);
  await Promise.all([first.close(), second.close()]);
});

test(
  'an identity provider with rotated keys still signs people in',
  ONLY_IN_FULL,
  async ({ page, ownStack }) => {
    await signIn(page, BEKELE, other);
    await page.context().clearCookies();
    ownStack.otherProvider?.changeKeys();
    await signIn(page, BEKELE, other);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Bekele');
  },
);

test('an unreachable identity provider is reported within three seconds, and the other one still works', async ({
  page,
  ownStack,
}) => {
  await page.goto('/auth/sign-in');
  ownStack.otherProvider?.goAway();
  const answered = page.waitForResponse(answer => answer.request().method() === 'POST');
  await page.getByRole('button', { name: `Continue with ${other}` }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('does not answer at the moment');
  expect((await answered).request().timing().responseStart, 'milliseconds').toBeLessThan(3_000);
  expect((await page.goto('/news'))?.status()).toBe(200);
  await signIn(page, ABEBA);
  ownStack.otherProvider?.comeBack();
});
