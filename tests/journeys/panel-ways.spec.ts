import type { Page } from '@playwright/test';
import { expect, IN_MOTION, test } from '../support/journey.ts';
import { type BarLink, barLink, barLinks, openPanels, panel, wakeBar } from '../support/panel.ts';
import { holdReact, reactFile } from '../support/react-file.ts';

test.use({ ...IN_MOTION, viewport: { width: 1440, height: 900 } });

const onlyOpen = async (page: Page, name: BarLink) => {
  await expect(panel(page, name)).toBeVisible();
  await expect(openPanels(page)).toHaveCount(1);
  await expect(page.locator('header [aria-expanded=true]')).toHaveCount(1);
};

/** Opens a page whose timers run only when the test advances the clock. */
async function stopTimeAt(page: Page, address: string) {
  await page.clock.install();
  await page.goto(address);
  await wakeBar(page);
  await page.clock.pauseAt(Date.now() + 60_000);
}

test('hovering a top-bar link for 80 ms opens its panel, which closes 500 ms after the pointer has left', {
  tag: ['@NAV-18', '@NAV-33'],
}, async ({ page }) => {
  await stopTimeAt(page, '/about');
  await barLink(page, 'About').hover();
  await page.clock.runFor(79);
  await expect(openPanels(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await onlyOpen(page, 'About');
  for (const name of barLinks) {
    await barLink(page, name).hover();
    await page.clock.runFor(80);
    await onlyOpen(page, name);
  }
  await test.step('the panel closes 500 ms after the pointer has left, not sooner', () =>
    expectCleared(page));
});

async function expectCleared(page: Page): Promise<void> {
  await barLink(page, 'Events').hover();
  await page.clock.runFor(80);
  await panel(page, 'Events').getByText('Follow us').hover();
  await page.clock.runFor(10_000);
  await onlyOpen(page, 'Events');
  await page.mouse.move(720, 860);
  await page.clock.runFor(499);
  await onlyOpen(page, 'Events');
  await panel(page, 'Events').getByText('Follow us').hover();
  await page.clock.runFor(10_000);
  await onlyOpen(page, 'Events');
  await page.mouse.move(720, 860);
  await page.clock.runFor(499);
  await onlyOpen(page, 'Events');
  await page.clock.runFor(1);
  await expect(openPanels(page)).toHaveCount(0);
}

test('a mouse click on a top-bar link follows it at once', async ({ page }) => {
  await page.goto('/about');
  await barLink(page, 'News').click();
  await expect(page).toHaveURL('/news');
});

test('arrow keys and Enter open the top-bar panels, and a second Enter follows the link', {
  tag: ['@NAV-19', '@MOTION-01'],
}, async ({ page }) => {
  await page.goto('/news');
  await wakeBar(page);
  await test.step('arrow down and up open a panel with focus on its first and last control', async () => {
    await barLink(page, 'Events').focus();
    await page.keyboard.press('ArrowRight');
    await expect(openPanels(page)).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await onlyOpen(page, 'Team');
    await expect(panel(page, 'Team').getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(barLink(page, 'Team')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(panel(page, 'Team').getByRole('button', { name: 'Share this page' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(openPanels(page)).toHaveCount(0);
  });
  await test.step('Enter opens a panel, arrow keys move along the bar, Enter again follows the link', () =>
    expectAlongTheBar(page));
});

async function expectAlongTheBar(page: Page): Promise<void> {
  await barLink(page, 'About').focus();
  await expect(openPanels(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  for (const name of barLinks) {
    await expect(barLink(page, name)).toBeFocused();
    await onlyOpen(page, name);
    await page.keyboard.press('ArrowRight');
  }
  await onlyOpen(page, 'About');
  await page.keyboard.press('ArrowLeft');
  await onlyOpen(page, 'Contact');
  await page.keyboard.press('Tab');
  await expect(panel(page, 'Contact').getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(barLink(page, 'Contact')).toBeFocused();
  await onlyOpen(page, 'Contact');
  await page.keyboard.press('Shift+Tab');
  await expect(barLink(page, 'Projects')).toBeFocused();
  await expect(openPanels(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/projects');
}

test('Donate is fewer than 20 tab stops away, because Tab skips closed panels', async ({ page }) => {
  await page.goto('/about');
  const donate = page.locator('header').getByRole('link', { name: /^Donate/ });
  let stops = 0;
  do {
    await page.keyboard.press('Tab');
    stops += 1;
  } while (stops < 84 && !(await donate.evaluate(link => link === document.activeElement)));
  expect(stops).toBeLessThan(20);
});

test('each tab stop in the top bar and its panels is visible, and the last one leads to Search', async ({
  page,
}) => {
  await page.goto('/about');
  await wakeBar(page);
  await barLink(page, 'About').focus();
  let steps = 0;
  while (await page.evaluate(() => document.activeElement?.closest('header nav') !== null)) {
    if (await page.evaluate(() => document.activeElement?.ariaExpanded === 'false')) {
      await page.keyboard.press('Enter');
      await expect(page.locator(':focus')).toHaveAttribute('aria-expanded', 'true');
    }
    await expect(page.locator(':focus')).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press('Tab');
    steps += 1;
    expect(steps).toBeLessThan(90);
  }
  expect(steps).toBeGreaterThan(barLinks.length * 4);
  await expect(page.locator(':focus')).toHaveAccessibleName('Search');
});

test('Escape closes a panel and returns focus, and Tab alone opens no other panel', async ({ page }) => {
  await page.goto('/about');
  await barLink(page, 'Events').focus();
  await page.keyboard.press('ArrowDown');
  await expect(panel(page, 'Events').getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(openPanels(page)).toHaveCount(0);
  await expect(barLink(page, 'Events')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(barLink(page, 'Team')).toBeFocused();
  await expect(openPanels(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await onlyOpen(page, 'Team');
  await expect(page).toHaveURL('/about');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/team');
});

test('Escape also closes a panel opened by hover', async ({ page }) => {
  await page.goto('/about');
  await barLink(page, 'Reports').hover();
  await onlyOpen(page, 'Reports');
  await page.keyboard.press('Escape');
  await expect(openPanels(page)).toHaveCount(0);
});

test('a panel opened by keyboard stays open under a moving pointer, and a closed dialog returns focus to it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(navigator, { share: undefined });
  });
  await stopTimeAt(page, '/about');
  await barLink(page, 'Contact').focus();
  await page.keyboard.press('ArrowUp');
  await expect(panel(page, 'Contact').getByRole('button', { name: 'Share this page' })).toBeFocused();
  await barLink(page, 'Team').hover();
  await page.clock.runFor(1_000);
  await onlyOpen(page, 'Contact');
  await page.mouse.move(720, 880);
  await page.keyboard.press('Enter');
  const alert = page.getByRole('dialog', { name: 'Share' });
  await expect(alert).toBeVisible();
  await page.clock.runFor(1_000);
  await page.keyboard.press('Escape');
  await expect(alert).toBeHidden();
  await expect(panel(page, 'Contact').getByRole('button', { name: 'Share this page' })).toBeFocused();
  await onlyOpen(page, 'Contact');
});

test.describe('touch screens', () => {
  test.use({ hasTouch: true, viewport: { width: 1180, height: 820 } });

  test('by touch, the first tap opens the panel, the second follows the link, and a tap elsewhere closes it', {
    tag: ['@NAV-20', '@MOTION-02'],
  }, async ({ page }) => {
    await page.goto('/about');
    await wakeBar(page);
    await barLink(page, 'Events').tap();
    await onlyOpen(page, 'Events');
    await barLink(page, 'Reports').tap();
    await onlyOpen(page, 'Reports');
    await expect(page).toHaveURL('/about');
    await page.touchscreen.tap(600, 800);
    await expect(openPanels(page)).toHaveCount(0);
    await barLink(page, 'Events').tap();
    await onlyOpen(page, 'Events');
    await barLink(page, 'Events').tap();
    await expect(page).toHaveURL('/events');
    await barLink(page, 'News').tap();
    await panel(page, 'News')
      .getByRole('link', { name: /^Donations up 40 percent/ })
      .first()
      .tap();
    await expect(page).toHaveURL('/news/donations-up-40-percent');
  });
});

test.describe('touch before React has loaded', () => {
  test.use({ hasTouch: true, viewport: { width: 1180, height: 820 } });

  test('a top-bar link tapped before React has loaded is marked busy, and followed when React fails to load', async ({
    page,
  }) => {
    const release = await holdReact(page);
    await page.goto('/about');
    await barLink(page, 'Events').tap();
    await expect(barLink(page, 'Events')).toHaveAttribute('aria-busy', 'true');
    await expect(page).toHaveURL('/about');
    await barLink(page, 'Team').focus();
    await page.keyboard.press('ArrowDown');
    release();
    await onlyOpen(page, 'Team');
    await expect(panel(page, 'Team').getByRole('link').first()).toBeFocused();
    await expect(page).toHaveURL('/about');
    await page.unroute(reactFile);
    await page.route(reactFile, route => route.abort());
    await page.goto('/about');
    await barLink(page, 'Events').tap();
    await expect(page).toHaveURL('/events');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript the top-bar links are plain links, and no panel opens', async ({ page }) => {
    await page.goto('/about');
    for (const name of barLinks) {
      await barLink(page, name).hover();
      await expect(barLink(page, name)).toHaveAttribute('href', /^\//);
    }
    await expect(openPanels(page)).toHaveCount(0);
    await barLink(page, 'Events').focus();
    await page.keyboard.press('Tab');
    await expect(barLink(page, 'Team')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/team');
  });
});
