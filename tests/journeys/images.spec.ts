import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

/** The news with every picture request held until the test decides what happens to it. */
async function openWithHeldPictures(page: Page) {
  const decided = Promise.withResolvers<'arrive' | 'fail'>();
  await page.route('**/media/**', async route => {
    if ((await decided.promise) === 'arrive') await route.continue();
    else await route.abort();
  });
  await page.goto('/news', { waitUntil: 'domcontentloaded' });
  const frame = page.locator('[data-list="news"] [data-picture]').first();
  await expect(frame).toHaveAttribute('data-picture', 'loading');
  return {
    let: decided.resolve,
    frame,
    image: frame.locator('picture img'),
    /** What turns in its middle: no element, so that a page of pictures has none for each. */
    spinner: () => frame.evaluate(element => getComputedStyle(element, '::after').backgroundImage),
    failure: frame.getByText('Error loading image'),
  };
}

test('[IMG-01] [IMG-02] a loading image shows a spinner, and appears once it has loaded', async ({
  page,
}) => {
  const pictures = await openWithHeldPictures(page);
  expect(await pictures.spinner()).toMatch(/svg/);
  await expect(pictures.image).toHaveCSS('opacity', '0');
  pictures.let('arrive');
  await expect(pictures.image).toHaveCSS('opacity', '1');
  expect(await pictures.spinner()).toBe('none');
  const width = await pictures.image.evaluate((shown: HTMLImageElement) => shown.naturalWidth);
  expect(width).toBeGreaterThan(0);
  await expect(pictures.failure).toBeHidden();
});

test('[IMG-03] an image that fails says "Error loading image" in the space it would have had', async ({
  page,
}) => {
  const pictures = await openWithHeldPictures(page);
  const before = await pictures.frame.boundingBox();
  pictures.let('fail');
  await expect(pictures.failure).toBeVisible();
  expect(await pictures.spinner()).toBe('none');
  expect(await pictures.frame.boundingBox()).toEqual(before);
});

test('a missing picture gets one sentence, and one without recognisable people is cached for a year', async ({
  page,
  request,
}) => {
  expect((await request.get('/media/nothing-00.avif')).status()).toBe(404);
  await page.goto('/news');
  const address = await page.locator('[data-list="news"] picture img').first().getAttribute('src');
  const picture = await request.get(address ?? '');
  expect(picture.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  const again = await request.get(address ?? '', {
    headers: { 'if-none-match': picture.headers().etag ?? '' },
  });
  expect([again.status(), (await again.body()).length]).toEqual([304, 0]);
  const head = await request.head(address ?? '');
  expect(head.headers()['content-length']).toBe(String((await picture.body()).length));
});
