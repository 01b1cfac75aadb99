import { expectNoAxeViolations } from '../support/axe.ts';
import { consoleComplaints } from '../support/console-complaints.ts';
import { expect } from '../support/journey.ts';
import { askForMailedLink, mailedLink } from '../support/mailed-link.ts';
import { testOnStack } from '../support/test-on-stack.ts';

const test = testOnStack({ samples: true, withoutStaff: true });

test('on a machine without an identity provider somebody signs in with a mailed link, without JavaScript', {
  tag: ['@AUTH-02', '@AUTH-04'],
}, async ({ browser, ownStack }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: ownStack.siteUrl });
  const complaints = consoleComplaints(page);
  await page.goto('/auth/sign-in');
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await askForMailedLink(page, 'almaz@supporters.test');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your inbox');
  await expect(page.getByRole('main')).toContainText('almaz@supporters.test');
  const link = await mailedLink(ownStack, 'almaz@supporters.test');

  for (let looks = 0; looks < 3; looks += 1) {
    const answer = await page.goto(link);
    expect(answer?.headers()['referrer-policy']).toBe('same-origin');
    // That of the form that asked for the link, and no session.
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['adey-forms']);
  }
  await expect(page.getByRole('main')).toContainText('You sign in as almaz@supporters.test.');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`${ownStack.siteUrl}/auth/in/user/dashboard`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, almaz');
  expect((await page.goto(link))?.status(), 'the link is used up').toBe(410);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
  expect(complaints.filter(complaint => !complaint.includes('410'))).toEqual([]);
  await page.close();
});

test('signing up in Amharic works with a mailed link', { tag: ['@AUTH-03'] }, async ({ page, ownStack }) => {
  await page.goto('/am/auth/sign-up');
  await page.getByLabel('ኢሜይልዎ').fill('selam@supporters.test');
  await page.getByRole('button', { name: 'አገናኝ ይላክልኝ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('የኢሜይል ሳጥንዎን ይመልከቱ');
  await expectNoAxeViolations(page);
  const link = await mailedLink(ownStack, 'selam@supporters.test');
  expect(link).toContain('/am/auth/by-mail?key=');
  await page.goto(link);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'ይግቡ' }).click();
  await expect(page).toHaveURL('/am/auth/in/user/dashboard');
});

test('an invalid address in the sign-in form shows an error at its field, and is kept', async ({ page }) => {
  await page.goto('/auth/sign-in');
  await page.evaluate(() => {
    for (const form of document.forms) form.noValidate = true;
  });
  await askForMailedLink(page, 'almaz at supporters');
  const field = page.getByLabel('Your email');
  await expect(field).toHaveValue('almaz at supporters');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('main')).toContainText('Please enter a valid email');
  await expectNoAxeViolations(page);
});

test('requesting a sign-in link gets the same response for every address', async ({ request, ownStack }) => {
  const ask = async (email: string) => {
    const answer = await request.post('/auth/sign-in', {
      form: { email },
      headers: { origin: ownStack.siteUrl },
    });
    return { status: answer.status(), page: (await answer.text()).replaceAll(email, '') };
  };
  expect(await ask('nobody@supporters.test')).toEqual(await ask('almaz@supporters.test'));
});

test('a cross-origin request for a sign-in link is refused with 403', async ({ request }) => {
  const answer = await request.post('/auth/sign-in', {
    form: { email: 'almaz@supporters.test' },
    headers: { origin: 'https://elsewhere.example' },
  });
  expect(answer.status()).toBe(403);
});

for (const width of [320, 1440])
  test(`the screens of a mailed link fit ${width} px and twice the text size`, async ({ page, ownStack }) => {
    const email = `${'long'.repeat(12)}-${width}@supporters.test`;
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/auth/sign-in');
    await askForMailedLink(page, email);
    const fits = async () => {
      for (const size of ['100%', '200%']) {
        await page.evaluate(size => document.documentElement.style.setProperty('font-size', size), size);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    };
    await fits();
    await page.goto(await mailedLink(ownStack, email));
    await fits();
  });
