import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, IN_MOTION, test } from '../support/journey.ts';

test.use(IN_MOTION);

const splash = (page: Page) => page.locator('[data-splash]');

/** Holds the splash at its first frame from the start: a page that is painted late would miss it otherwise. */
async function holdSplash(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const held = new CSSStyleSheet();
    held.replaceSync('[data-splash], [data-splash] * { animation-play-state: paused !important }');
    document.adoptedStyleSheets = [held];
  });
}

const letSplashGo = (page: Page) =>
  page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });

/** Records in `window.splashShown` whether the splash was ever shown on this page. */
async function watchSplash(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('animationstart', event => {
      if ((event.target as Element).closest('[data-splash]'))
        document.documentElement.dataset.splashShown = '';
    });
  });
}

const wasShown = (page: Page) => page.evaluate(() => 'splashShown' in document.documentElement.dataset);

async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

test('the home splash plays for at most 1.2 s with the hero text readable, and is then removed', {
  tag: ['@HOME-16', '@HOME-18', '@MOTION-11', '@MOTION-09'],
}, async ({ page }) => {
  await holdSplash(page);
  await page.goto('/');
  await expect(splash(page)).toBeVisible();
  const { box, screen, end, pointers, hidden } = await splash(page).evaluate(element => ({
    box: element.getBoundingClientRect().toJSON(),
    screen: { width: document.documentElement.clientWidth, height: innerHeight },
    end: Math.max(
      ...element
        .getAnimations({ subtree: true })
        .map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
    ),
    pointers: getComputedStyle(element).pointerEvents,
    hidden: element.getAttribute('aria-hidden'),
  }));
  expect(box).toMatchObject({ x: 0, y: 0, ...screen });
  expect(end).toBeGreaterThan(0);
  expect(Math.round(end)).toBeLessThanOrEqual(1200);
  expect(pointers).toBe('none');
  expect(hidden).toBe('true');
  await test.step('the hero text is painted and readable behind the splash', () => expectReadable(page));
  await letSplashGo(page);
  await expect(splash(page)).toHaveCount(0);
});

async function expectReadable(page: Page): Promise<void> {
  // The whole sun is visible, and nothing has faded yet.
  await splash(page).evaluate(element => {
    const [fade] = element.getAnimations();
    for (const animation of element.getAnimations({ subtree: true }))
      animation.currentTime = Number(fade?.effect?.getTiming().delay);
  });
  const seen = await page.getByRole('heading', { level: 1 }).screenshot({ animations: 'allow' });
  const { data, info } = await sharp(seen).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let ink = 0;
  for (let at = 0; at < data.length; at += info.channels)
    if ((data[at] ?? 255) < 40 && (data[at + 1] ?? 255) < 70 && (data[at + 2] ?? 255) < 90) ink += 1;
  expect(ink / (info.width * info.height)).toBeGreaterThan(0.1);
}

test('the splash plays on no other path, still plays on the home page afterwards, and once per browser session', {
  tag: ['@HOME-17', '@MOTION-10'],
}, async ({ page }) => {
  await watchSplash(page);
  const expectNone = async (path: string) => {
    await page.goto(path);
    await expect(splash(page)).toHaveCount(0);
    expect(await wasShown(page), path).toBe(false);
  };
  for (const path of ['/about', '/events']) await expectNone(path);
  await page.goto('/');
  await expect.poll(() => wasShown(page)).toBe(true);
  await expect(splash(page)).toHaveCount(0);
  for (const path of ['/news', '/']) await expectNone(path);
});

/** Scrolls at once; resolves when the page has been drawn there. */
const scrollDown = (page: Page, top: number) =>
  page.evaluate(
    y =>
      new Promise<void>(resolve => {
        const drawn = () => requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        addEventListener('scroll', drawn, { once: true });
        scrollTo({ top: y, behavior: 'instant' });
      }),
    top,
  );

const layerIn = (page: Page) => page.locator('[data-scroll-speed]').first();

/** How far the layer has moved once this share of its way has passed. */
const shiftAt = (page: Page, share: number) =>
  layerIn(page).evaluate((layer, at) => {
    const [movement] = layer.getAnimations();
    movement?.pause();
    if (movement) movement.currentTime = at * Number(movement.effect?.getComputedTiming().endTime);
    return Number.parseFloat(getComputedStyle(layer).translate.split(' ')[1] ?? '0');
  }, share);

test('a scroll-speed layer follows the scroll vertically, takes one second to catch up, and ends at the maximum position', {
  tag: ['@RULE-15', '@HOME-19', '@HOME-20', '@HOME-21'],
}, async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const speed = await layerIn(page).evaluate(layer => Number((layer as HTMLElement).dataset.scrollSpeed));
  // The movement is stopped as it begins: on a busy machine it would be over before anybody looks.
  await layerIn(page).evaluate(layer =>
    layer.addEventListener('transitionrun', () => layer.getAnimations()[0]?.pause()),
  );
  await scrollDown(page, 500);
  const duration = () =>
    layerIn(page).evaluate(layer => layer.getAnimations()[0]?.effect?.getComputedTiming().duration);
  await expect.poll(duration).toBe(1000);
  expect(await shiftAt(page, 0)).toBeCloseTo(0, 1);
  const early = await shiftAt(page, 0.3);
  const late = await shiftAt(page, 0.9);
  expect(early).toBeGreaterThan(0);
  expect(late).toBeGreaterThan(early);
  expect(late).toBeLessThan(500 * speed);
  expect(await shiftAt(page, 0.9999)).toBeCloseTo(500 * speed, 1);
  await scrollDown(page, 1_000_000);
  const maximum = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(await shiftAt(page, 0.9999)).toBeCloseTo(maximum * speed, 0);
});

/** Neither splash nor movement on the home page. */
async function expectStill(page: Page): Promise<void> {
  await watchSplash(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(splash(page)).toHaveCount(0);
  expect(await wasShown(page)).toBe(false);
  await scrollDown(page, 500);
  expect(await shiftAt(page, 1)).toBe(0);
}

test('with reduced motion there is no splash, and nothing moves with the scroll', {
  tag: ['@MOTION-03', '@MOTION-04'],
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectStill(page);
});

test('with Save-Data there is no splash, and nothing moves with the scroll', {
  tag: ['@MOTION-06', '@MOTION-07'],
}, async ({ page }) => {
  await saveData(page);
  await expectStill(page);
});

test('the thread of the road draws itself while it scrolls into view, and is complete with reduced motion', async ({
  page,
}) => {
  await page.goto('/');
  const thread = page.locator('#about ol svg').first();
  const missing = () => thread.evaluate(svg => Number.parseFloat(getComputedStyle(svg).strokeDashoffset));
  // Scrolled again each time: the page above may still grow.
  const missingAt = (share: number) =>
    expect.poll(async () => {
      await thread.evaluate((svg, at) => {
        const { top } = svg.getBoundingClientRect();
        scrollTo({ top: scrollY + top - innerHeight * at, behavior: 'instant' });
      }, share);
      return missing();
    });
  await missingAt(1.1).toBeCloseTo(1, 2);
  await missingAt(0.4).toBeLessThan(0.98);
  await missingAt(-0.2).toBeCloseTo(0.8335, 2);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await missingAt(1.1).toBe(0);
});
