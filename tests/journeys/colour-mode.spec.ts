import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { consoleComplaints } from '../support/console-complaints.ts';
import { expect, test } from '../support/journey.ts';
import { sampled } from '../support/test-scale.ts';

const root = (page: Page) => page.locator('html');
const opener = (page: Page) => page.getByRole('button', { name: 'Light or dark' });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('isLight'));
const WHITE = 'rgb(255, 255, 255)';
const NIGHT = 'rgb(7, 29, 42)';

async function choose(page: Page, mode: 'Light' | 'Dark' | 'Same as this device'): Promise<void> {
  await opener(page).click();
  await page.getByRole('group', { name: 'Light or dark' }).getByRole('button', { name: mode }).click();
}

test('without a stored mode the page is light when the system prefers light or has no preference', {
  tag: ['@MODE-01'],
}, async ({ browser, stack }) => {
  const about = { colorScheme: 'no-preference', javaScriptEnabled: false, baseURL: stack.siteUrl } as const;
  const context = await browser.newContext(about);
  const page = await context.newPage();
  await page.goto('/about');
  for (const colorScheme of ['no-preference', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(root(page)).toHaveCSS('background-color', WHITE);
    await expect(root(page)).toHaveCSS('color-scheme', 'light');
  }
  await context.close();
});

/** Light or dark, as a theme attribute and as a class too. */
async function expectMode(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await expect(root(page)).toHaveCSS('background-color', theme === 'light' ? WHITE : NIGHT);
  await expect(root(page)).toHaveAttribute('data-theme', theme);
  await expect(root(page)).toHaveClass(theme);
}

test('the page follows the colour mode of the system until a visitor chooses one, which is stored', {
  tag: ['@MODE-01', '@RULE-02', '@MODE-04', '@MODE-05', '@MODE-06', '@MODE-02', '@MODE-03', '@STORE-02'],
}, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'no-preference' });
  await page.goto('/about');
  await expectMode(page, 'light');
  await expect(root(page)).toHaveCSS('color-scheme', 'light');
  await test.step('the mode follows the system', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(root(page)).toHaveCSS('background-color', NIGHT);
    await page.emulateMedia({ colorScheme: 'light' });
    await expectMode(page, 'light');
  });
  await test.step('the mode is switched both ways, stored, and survives a reload', async () => {
    await choose(page, 'Dark');
    await expectMode(page, 'dark');
    expect(await stored(page)).toBe('false');
    await page.reload();
    await expect(root(page)).toHaveCSS('background-color', NIGHT);
    await page.goto('/news');
    await expect(root(page)).toHaveCSS('background-color', NIGHT);
    await choose(page, 'Light');
    await expectMode(page, 'light');
    expect(await stored(page)).toBe('true');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.reload();
    await expect(root(page)).toHaveCSS('background-color', WHITE);
  });
  await test.step('choosing "Same as this device" follows the system again', async () => {
    await choose(page, 'Same as this device');
    await expect(root(page)).toHaveCSS('background-color', NIGHT);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(root(page)).toHaveCSS('background-color', WHITE);
  });
});

test('the stored colour mode is applied without the page’s script files, with night drawings', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('isLight', 'false'));
  await page.route(/\/_astro\/.*\.js$/, route => route.abort());
  await page.goto('/', { waitUntil: 'load' });
  await expect(root(page)).toHaveCSS('background-color', NIGHT);
  const hero = page.locator('#home picture img');
  expect(await hero.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('-night');
  await expect(page.locator('meta[name=theme-color]').first()).toHaveAttribute('media', 'all');
});

test('a corrupt stored colour mode is ignored', { tag: ['@STORE-02'] }, async ({ page }) => {
  const complaints = consoleComplaints(page);
  for (const corrupt of sampled(['{', 'maybe', '"true', '[]'], 2)) {
    await page.addInitScript(value => localStorage.setItem('isLight', value), corrupt);
    await page.goto('/about');
    await expect(root(page)).toHaveAttribute('data-theme', 'light');
    await opener(page).click();
    await expect(page.getByRole('button', { name: 'Same as this device' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  }
  expect(complaints).toEqual([]);
});

test('with web storage blocked, the chosen colour mode lasts until the page is reloaded', async ({
  page,
}) => {
  const complaints = consoleComplaints(page);
  await page.addInitScript(() => {
    const refuse = {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    };
    Object.defineProperty(window, 'localStorage', refuse);
    Object.defineProperty(window, 'sessionStorage', refuse);
  });
  await page.goto('/about');
  await choose(page, 'Dark');
  await expect(root(page)).toHaveCSS('background-color', NIGHT);
  await page.reload();
  await expect(root(page)).toHaveCSS('background-color', WHITE);
  expect(complaints).toEqual([]);
});

test('a colour mode chosen in one tab applies in the others', async ({ context }) => {
  const [one, two] = [await context.newPage(), await context.newPage()];
  await one.goto('/about');
  await two.goto('/news');
  await choose(one, 'Dark');
  await expect(root(two)).toHaveAttribute('data-theme', 'dark');
});

test('by keyboard, the colour-mode options open below their button, are chosen with Space, and focus returns', async ({
  page,
}) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/about');
    await opener(page).focus();
    await page.keyboard.press('Enter');
    const choices = page.getByRole('group', { name: 'Light or dark' });
    await expect(choices).toBeInViewport({ ratio: 1 });
    const [button, list] = [await opener(page).boundingBox(), await choices.boundingBox()];
    expect(list?.y).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? 0));
    expect((list?.y ?? 0) - (button?.y ?? 0)).toBeLessThan(80);
    await expectNoAxeViolations(page, '#colour-mode');
    await page.keyboard.press('Escape');
    await expect(choices).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(choices.getByRole('button', { name: 'Light' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(choices).toBeHidden();
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
    await expect(opener(page)).toBeFocused();
    await choose(page, 'Light');
  }
});

test('with forced colours, the new-tab icon and the mark of a failed picture use the colours of the theme', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.route(/\/media\//, route => route.abort());
  const readMark = (selector: string, mark: string, colour: string) =>
    page
      .locator(selector)
      .first()
      .evaluate(
        (element, [pseudo, name]) => {
          const probe = document.body.appendChild(document.createElement('i'));
          probe.style.color = name;
          const [drawn, theme] = [
            getComputedStyle(element, pseudo).backgroundColor,
            getComputedStyle(probe).color,
          ];
          probe.remove();
          return { drawn, theme };
        },
        [mark, colour] as const,
      );
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/contact');
    const link = await readMark('main a[target=_blank]', '::after', 'LinkText');
    expect(link.drawn).toBe(link.theme);
    await page.goto('/news');
    await expect(page.locator('[data-picture=failed]').first()).toBeVisible();
    const picture = await readMark('[data-picture=failed] [data-picture-failure]', '::before', 'CanvasText');
    expect(picture.drawn).toBe(picture.theme);
    await expect(page.locator('[data-picture-failure]:visible').first()).toHaveCSS('border-style', 'solid');
  }
});
