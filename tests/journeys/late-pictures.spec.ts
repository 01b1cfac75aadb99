import { expect, test } from '../support/journey.ts';

const phone = { viewport: { width: 390, height: 844 } };
const lastPicture = '[data-list="news"] [data-picture] picture img';

test.describe('on a phone', () => {
  test.use(phone);

  test('pictures below the fold of a phone load only once the reader scrolls', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', request => {
      if (request.resourceType() === 'image') fetched.push(new URL(request.url()).pathname);
    });
    await page.goto('/news');
    await expect(page.locator('[data-picture=loaded]').first()).toBeVisible();
    const second = page.locator(lastPicture).nth(2);
    const address = (await second.getAttribute('data-src')) ?? '';
    const stem = address.slice(0, address.lastIndexOf('-'));
    expect(stem).toContain('/media/');
    expect(fetched.filter(path => path.startsWith(stem))).toEqual([]);

    await page.mouse.wheel(0, 40);
    await expect.poll(() => fetched.filter(path => path.startsWith(stem)).length).toBe(1);
    await expect
      .poll(() => second.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
      .toBeGreaterThan(1);
    await expect(page.locator('picture[data-late]')).toHaveCount(0);
  });
});

test.describe('without script', () => {
  test.use({ ...phone, javaScriptEnabled: false });

  test('without JavaScript a late picture fills its frame', async ({ page }) => {
    await page.goto('/news');
    const card = page.locator('[data-list="news"] [data-picture]').nth(2);
    const plain = card.locator('noscript img');
    await plain.scrollIntoViewIfNeeded();
    await expect
      .poll(() => plain.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
      .toBeGreaterThan(1);
    await expect(card.locator('picture[data-late]')).toBeHidden();
    expect(await plain.boundingBox()).toEqual(await card.boundingBox());
  });
});
