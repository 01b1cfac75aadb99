import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

/** A picture of the list, with what turns in its middle while it loads: no element, so that a page has none for each. */
function pictureIn(frame: Locator) {
  return {
    frame,
    image: frame.locator('picture img'),
    spinner: () => frame.evaluate(element => getComputedStyle(element, '::after').backgroundImage),
    failure: frame.getByText('Error loading image'),
  };
}

/** A browser works on every frame of an animation, even of one that nobody sees. */
async function expectNoSpinnerUnseen(page: Page): Promise<void> {
  await page.mouse.wheel(0, 1);
  await expect(page.locator('picture[data-late]')).toHaveCount(0);
  const far = page.locator('[data-picture]').last();
  await expect(far).not.toBeInViewport();
  // What an observer sees is told after a frame.
  await far.evaluate(
    () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect(far).not.toHaveAttribute('data-picture', 'loading');
}

test('an image shows a spinner while it loads, and says "Error loading image" in its own space when it fails', {
  tag: ['@IMG-01', '@IMG-02', '@IMG-03'],
}, async ({ page }) => {
  // Every picture is held until the first ones have been seen loading; then one arrives and one fails.
  const decided = Promise.withResolvers<{ failing: string }>();
  const held: string[] = [];
  await page.route('**/media/**', async route => {
    held.push(route.request().url());
    const { failing } = await decided.promise;
    if (route.request().url() === failing) await route.abort();
    else await route.continue();
  });
  await page.goto('/news', { waitUntil: 'domcontentloaded' });
  const frames = page.locator('[data-list="news"] [data-picture]');
  const [arriving, failing] = [pictureIn(frames.nth(0)), pictureIn(frames.nth(1))];
  for (const { frame, spinner } of [arriving, failing]) {
    await expect(frame).toHaveAttribute('data-picture', 'loading');
    expect(await spinner()).toMatch(/svg/);
  }
  await expectNoSpinnerUnseen(page);
  await expect(arriving.image).toHaveCSS('opacity', '0');
  const before = await failing.frame.boundingBox();
  const sources = await failing.frame.innerHTML();
  const chosen = () => held.find(address => sources.includes(new URL(address).pathname));
  await expect.poll(chosen).toBeDefined();
  decided.resolve({ failing: chosen() ?? '' });

  await expect(arriving.image).toHaveCSS('opacity', '1');
  expect(await arriving.spinner()).toBe('none');
  const width = await arriving.image.evaluate((shown: HTMLImageElement) => shown.naturalWidth);
  expect(width).toBeGreaterThan(0);
  await expect(arriving.failure).toBeHidden();

  await expect(failing.failure).toBeVisible();
  expect(await failing.spinner()).toBe('none');
  expect(await failing.frame.boundingBox()).toEqual(before);
});

test('a missing picture gets 404, and a picture without recognisable people is cached for a year', async ({
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
