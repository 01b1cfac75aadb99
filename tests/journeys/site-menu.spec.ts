import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { ONLY_IN_CHROMIUM } from '../support/test-scale.ts';

const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

const items = [
  ['Home', '/'],
  ['About', '/about'],
  ['Events', '/events'],
  ['Meet', '/meet'],
  ['Team', '/team'],
  ['News', '/news'],
  ['Reports', '/reports'],
  ['Projects', '/projects'],
  ['Partners', '/partnership'],
  ['Contact', '/contact'],
];

/** What a screen reader finds of the button and the menu. */
async function readState(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const ofRole = (role: string) =>
    nodes.filter(node => node.role?.value === role && node.name?.value === 'Menu' && !node.ignored);
  const expanded = ofRole('button')
    .flatMap(({ properties }) => properties ?? [])
    .find(({ name }) => name === 'expanded')?.value.value;
  return { expanded, menus: ofRole('dialog').length };
}

async function expectItems(page: Page): Promise<void> {
  const links = menu(page).getByRole('navigation', { name: 'All pages' }).getByRole('link');
  expect(
    await links.evaluateAll(all => all.map(link => [link.textContent, link.getAttribute('href')])),
  ).toEqual(items);
  await expect(links.and(page.locator('[aria-current=page]'))).toHaveText('News');
  const donate = menu(page).getByRole('link', { name: /^Donate/ });
  await expect(donate).toHaveAttribute('href', /^https:\/\/give\.example\.org\/adey\?utm_source=/);
}

async function expectForm(page: Page): Promise<void> {
  const form = menu(page).getByRole('form', { name: 'Join the community' });
  await expect(form).toBeVisible();
  await form.getByLabel('Name').fill('Abeba');
  await expect(form.getByRole('button', { name: 'Join' })).toBeHidden();
  await form.getByLabel('Email').fill('abeba@example.org');
  await expect(form.getByRole('button', { name: 'Join' })).toBeVisible();
  await expect(form).toHaveAttribute('action', '/send/subscribe');
}

async function expectFocusStays(page: Page): Promise<void> {
  // Keys may be pressed before the frame is painted that shows the menu.
  await page.evaluate(() => {
    const later = globalThis.requestAnimationFrame;
    globalThis.requestAnimationFrame = () => 0;
    document.querySelector('#site-menu')?.addEventListener('focusout', () => {
      globalThis.requestAnimationFrame = later;
    });
  });
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(menu(page).getByRole('button', { name: 'Close the menu' })).toBeFocused();
  // Back beyond the first stop, and on beyond the last: the menu has some 22.
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press(step < 5 ? 'Shift+Tab' : 'Tab');
    const outside = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused !== document.body && focused?.closest('#site-menu') === null;
    });
    expect(outside, `after ${step + 1} steps focus is on the page under the menu`).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.locator('[inert]')).toHaveCount(0);
}

async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('#site-menu')).toHaveCSS('opacity', '1');
  await page
    .locator('#site-menu')
    .evaluate(open => Promise.all(open.getAnimations().map(({ finished }) => finished)));
  await expectNoAxeViolations(page, '#site-menu');
}

test('the site menu lists its pages, Donate and the subscribe form, exposes its state, and traps focus', {
  tag: [ONLY_IN_CHROMIUM.tag, '@STATE-05', '@NAV-42', '@NAV-46'],
}, async ({ page }) => {
  await page.goto('/news');
  expect(await readState(page)).toEqual({ expanded: false, menus: 0 });
  // Before the form is filled in: Join is one more stop, and the steps would end inside the menu.
  await test.step('focus moves into the menu, stays in it, and Escape returns it to the button', () =>
    expectFocusStays(page));
  await opener(page).click();
  await expect(menu(page)).toBeVisible();
  expect((await readState(page)).menus).toBe(1);
  await expect(menu(page).getByRole('button', { name: 'Close the menu' })).toBeFocused();
  await test.step('the menu lists its items with their paths, marks the current page, and has Donate', () =>
    expectItems(page));
  await test.step('the subscribe form says what is missing until Join appears', () => expectForm(page));
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  expect(await readState(page)).toEqual({ expanded: false, menus: 0 });
});

test('the menu opens over the whole window at every width, has external pages, phone and email, and is accessible', {
  tag: ['@RULE-13', '@NAV-40', '@NAV-41', '@NAV-43', '@NAV-44', '@NAV-45'],
}, async ({ page }) => {
  await page.goto('/about');
  for (const width of [768, 1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await opener(page).click();
    await expect(menu(page)).toBeVisible();
    const covers = await menu(page).evaluate((open: HTMLElement) => [
      open.offsetWidth,
      open.offsetHeight,
      document.documentElement.clientWidth,
    ]);
    // Some browsers have a scroll bar beside the page.
    expect(covers).toEqual([covers[2], 800, covers[2]]);
    expect(covers[2]).toBeGreaterThan(width - 20);
    await expect(page.locator('html'), 'the page below does not scroll').toHaveCSS('overflow-y', 'hidden');
    if (width === 360) await expectAccessible(page);
    await menu(page).getByRole('button', { name: 'Close the menu' }).click();
    await expect(menu(page)).toBeHidden();
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible');
    await expect(opener(page)).toBeFocused();
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/am/about');
  await page.getByRole('banner').locator('[popovertarget=site-menu]').click();
  await expectAccessible(page);
  const inMenu = page.locator('#site-menu');
  for (const name of ['Facebook', 'Instagram', 'YouTube'])
    await expect(inMenu.getByRole('link', { name: new RegExp(name) })).toHaveAttribute('href', /^https:/);
  await expect(inMenu.getByRole('link', { name: '+251 900 000 000' })).toHaveAttribute(
    'href',
    'tel:+251900000000',
  );
  const mail = inMenu.getByRole('link', { name: 'hello@example.org' });
  await expect(mail).toHaveAttribute('href', 'mailto:hello@example.org');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript the site menu opens and closes, its links work, and the language can be changed', async ({
    page,
  }) => {
    await page.goto('/news');
    await opener(page).click();
    await expect(menu(page)).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await menu(page).getByRole('button', { name: 'Close the menu' }).click();
    await expect(menu(page)).toBeHidden();
    await opener(page).click();
    await menu(page).getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/about');
    await page.getByRole('banner').getByRole('link', { name: 'አማርኛ' }).click();
    await expect(page).toHaveURL('/am/about');
  });

  test('without JavaScript the colour-mode button and the close button of the banner are hidden', async ({
    page,
  }) => {
    await page.goto('/about');
    await expect(page.locator('[popovertarget=colour-mode]')).toBeHidden();
    await expect(page.locator('[data-banner-dismiss]')).toBeHidden();
  });
});
