import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { ON_EVERY_CHANGE } from '../support/ordinary-run.ts';
import { sampled } from '../support/test-scale.ts';

const phone = { viewport: { width: 390, height: 844 } };

/** What a page loaded besides itself, by type. */
function followFetched(page: Page) {
  const fetched: string[] = [];
  page.on('request', request => {
    if (!request.url().startsWith('data:')) fetched.push(request.resourceType());
  });
  return fetched;
}

test.describe('without script', () => {
  test.use({ ...phone, javaScriptEnabled: false });

  for (const { path, on, off } of sampled([
    { path: '/am/about', on: 'ያነሰ ዳታ ይጠቀሙ', off: 'ሙሉ ገጾችን ያሳዩ' },
    { path: '/news', on: 'Use less data', off: 'Show the full pages' },
  ])) {
    test(
      `without JavaScript the switch in the footer of ${path} turns lite pages on and off`,
      ON_EVERY_CHANGE,
      async ({ page }) => {
        await page.goto(path);
        const foot = page.getByRole('contentinfo');
        await foot.getByRole('button', { name: on }).click();
        await expect(page).toHaveURL(path);
        const fetched = followFetched(page);
        await page.goto(path === '/news' ? '/contact' : '/am/contact');
        expect(fetched).not.toContain('font');
        await expect(page.locator('html')).toHaveAttribute('data-lite');

        await foot.getByRole('button', { name: off }).click();
        await expect(page.locator('html')).not.toHaveAttribute('data-lite');
        expect(fetched).toContain('font');
      },
    );
  }
});

test.describe('where the browser saves data', () => {
  test.use({ extraHTTPHeaders: { 'save-data': 'on' } });

  test('with Save-Data the home page loads no film or fonts, and loads pictures as they come into view', async ({
    page,
  }) => {
    const fetched = followFetched(page);
    await page.goto('/');
    expect(await page.locator('picture[data-late]').count()).toBeGreaterThan(5);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect.poll(() => page.locator('picture:not([data-late])').count()).toBeGreaterThan(3);
    await expect.poll(() => fetched).toContain('image');
    expect(fetched).not.toContain('font');
    expect(fetched).not.toContain('media');
    await page.getByRole('button', { name: 'Menu', exact: true }).first().click();
    await page.locator('#site-menu').getByRole('button', { name: 'Show the full pages' }).click();
    await expect(page.locator('html')).not.toHaveAttribute('data-lite');
    await expect(page).toHaveURL('/');
  });
});

test.describe('where the connection is slow', () => {
  test.use(phone);
  test.beforeEach(({ page }) =>
    page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'connection', { value: { effectiveType: '2g' } }),
    ),
  );

  test('on a slow connection lite pages are offered, and a refusal is stored in a cookie', async ({
    page,
  }) => {
    await page.goto('/contact');
    const offer = page.getByRole('complementary', { name: 'Use less data' });
    await offer.getByRole('button', { name: 'No, thanks' }).click();
    await expect(page).toHaveURL('/contact');
    const cookies = await page.context().cookies();
    expect(cookies.filter(({ name }) => name === 'lite').map(({ value }) => value)).toEqual(['0']);
    await expect(page.locator('html')).not.toHaveAttribute('data-lite');
  });

  test('on a slow connection an accepted offer makes all further pages lite', async ({ page }) => {
    await page.goto('/am/contact');
    await page
      .getByRole('complementary', { name: 'ያነሰ ዳታ ይጠቀሙ' })
      .getByRole('button', { name: 'ያነሰ ዳታ ይጠቀሙ' })
      .click();
    await expect(page).toHaveURL('/am/contact');
    await expect(page.locator('html')).toHaveAttribute('data-lite');
    await page.goto('/news');
    await expect(page.locator('html')).toHaveAttribute('data-lite');
    await expect(page.locator('[data-lite-offer]')).toHaveCount(0);
  });
});

test('the lite switch redirects to no other site and stores only yes or no', async ({ request, stack }) => {
  const send = (form: Record<string, string>) =>
    request.post('/send/lite', { form, maxRedirects: 0, headers: { origin: stack.siteUrl } });
  for (const back of ['https://elsewhere.test/', '//elsewhere.test', '/\\elsewhere.test', 'x', '/a b', '']) {
    const answer = await send({ lite: '1', back });
    expect([answer.status(), answer.headers().location], back).toEqual([303, '/']);
  }
  expect((await send({ lite: '1', back: '/news?x=y' })).headers().location).toBe('/news');
  expect((await send({ lite: '2', back: '/news' })).headers()['set-cookie']).toBeUndefined();
  expect((await send({ lite: '0', back: '/news' })).headers()['set-cookie']).toMatch(
    /^lite=0; Path=\/; Max-Age=/,
  );
});
