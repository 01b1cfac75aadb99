import type { Page } from '@playwright/test';
import { expect, IN_MOTION, test } from '../support/journey.ts';
import { fullRun } from '../support/test-scale.ts';

test.use(IN_MOTION);

const wide = { width: 1280, height: 800 };
const control = (page: Page) => page.locator('[data-hero-control]');
const film = (page: Page) => page.locator('#home video');
const isPlaying = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => !video.paused);
const jumpTo = (page: Page, top: number) =>
  page.evaluate(y => scrollTo({ top: y, behavior: 'instant' }), top);

/** Records every film the page loads. */
function filmsFetched(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', request => {
    if (/\.(webm|mp4)(\?|$)/.test(request.url())) fetched.push(request.url());
  });
  return fetched;
}

async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

/** Scrolls until `share` of the hero's picture is still in view. */
async function leaveInView(page: Page, share: number): Promise<void> {
  const { top, height } = await page.locator('[data-hero]').evaluate(hero => {
    const box = hero.getBoundingClientRect();
    return { top: box.top + scrollY, height: box.height };
  });
  await jumpTo(page, top + height * (1 - share));
}

test('from 768 px the hero plays a film in a loop, as long as it is in view and the control does not stop it', {
  tag: ['@HOME-05', '@HOME-06', '@HOME-08', '@HOME-07', '@HOME-09', '@HOME-14', '@HOME-15'],
}, async ({ page }) => {
  for (const width of fullRun ? [768, 1600, 1280] : [768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await expect.poll(() => isPlaying(page)).toBe(true);
    await expect(film(page)).toHaveCSS('opacity', '1');
    await expect(control(page)).toHaveText('Playing');
  }
  await page.setViewportSize(wide);
  await test.step('the film plays in a loop', async () => {
    const lap = await film(page).evaluate(async (video: HTMLVideoElement) => {
      video.currentTime = video.duration - 0.3;
      await new Promise(resolve => video.addEventListener('seeked', resolve, { once: true }));
      const end = video.currentTime;
      while (video.currentTime >= end) await new Promise(requestAnimationFrame);
      return { again: video.currentTime, end, paused: video.paused };
    });
    expect(lap.again).toBeLessThan(lap.end);
    expect(lap.paused).toBe(false);
  });
  await test.step('the control stops the film, reads "Paused", and starts it again', async () => {
    await control(page).click();
    await expect.poll(() => isPlaying(page)).toBe(false);
    await expect(control(page)).toHaveText('Paused');
    await control(page).click();
    await expect.poll(() => isPlaying(page)).toBe(true);
    await expect(control(page)).toHaveText('Playing');
  });
  await test.step('the film pauses with less than 30 % of the hero in view', async () => {
    await leaveInView(page, 0.35);
    expect(await isPlaying(page)).toBe(true);
    await leaveInView(page, 0.25);
    await expect.poll(() => isPlaying(page)).toBe(false);
    await expect(control(page)).toHaveText('Paused');
    await leaveInView(page, 0.5);
    await expect.poll(() => isPlaying(page)).toBe(true);
    await expect(control(page)).toHaveText('Playing');
  });
});

test('below 768 px the hero shows a still image, has no control, and loads no film', {
  tag: ['@RULE-10', '@HOME-10'],
}, async ({ page }) => {
  const fetched = filmsFetched(page);
  const opened = fullRun ? [767, 640, 360] : [767];
  for (const width of [767, 640, 360]) {
    await page.setViewportSize({ width, height: 844 });
    if (opened.includes(width)) await page.goto('/', { waitUntil: 'networkidle' });
    const still = page.locator('#home picture img');
    await expect(still).toBeVisible();
    await expect
      .poll(() => still.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(film(page)).toBeHidden();
    await expect(control(page)).toBeHidden();
  }
  expect(fetched).toEqual([]);
});

test('a pause chosen by the visitor lasts when the hero leaves the view and returns', async ({ page }) => {
  await page.setViewportSize(wide);
  await page.goto('/');
  await expect(control(page)).toHaveText('Playing');
  await control(page).click();
  await leaveInView(page, 0.1);
  await jumpTo(page, 0);
  await expect(control(page)).toBeInViewport();
  await page.evaluate(
    () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await isPlaying(page)).toBe(false);
  await expect(control(page)).toHaveText('Paused');
});

test('the film matches the colour mode, and changes with it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize(wide);
  await page.goto('/');
  const source = () => film(page).getAttribute('src');
  await expect.poll(source).toContain('night');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(source).toContain('day');
  await expect.poll(() => isPlaying(page)).toBe(true);
});

test('with reduced motion the hero shows the still image and the control reads "Paused"', {
  tag: ['@MOTION-05'],
}, async ({ page }) => {
  const fetched = filmsFetched(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(wide);
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.locator('#home picture img')).toBeVisible();
  await expect(control(page)).toHaveText('Paused');
  await expect(film(page)).toHaveCSS('opacity', '0');
  expect(await isPlaying(page)).toBe(false);
  expect(fetched).toEqual([]);
});

test('with Save-Data the hero shows the still image and no film can be started', {
  tag: ['@MOTION-08'],
}, async ({ page }) => {
  const fetched = filmsFetched(page);
  await saveData(page);
  await page.setViewportSize(wide);
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.locator('#home picture img')).toBeVisible();
  await expect(control(page)).toHaveText('Paused');
  await expect(control(page)).toBeDisabled();
  expect(fetched).toEqual([]);
});
