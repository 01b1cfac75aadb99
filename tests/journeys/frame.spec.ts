import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { SAMPLES_MADE_AT } from '../support/cluster.ts';
import { expect, test } from '../support/journey.ts';
import { parseAnswer } from '../support/parse-answer.ts';
import { shareStack } from '../support/stack-pool.ts';
import { ONLY_IN_CHROMIUM } from '../support/test-scale.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });
const banner = (page: Page) => page.getByRole('complementary', { name: 'Next event' });

const links = [
  ['About', '/about'],
  ['Events', '/events'],
  ['Team', '/team'],
  ['News', '/news'],
  ['Reports', '/reports'],
  ['Projects', '/projects'],
  ['Contact', '/contact'],
] as const;

test('every page has a skip link first, seven links in the top bar, Donate, and privacy and terms in the footer', {
  tag: ['@NAV-16', '@NAV-17', '@NAV-36', '@NAV-14', '@NAV-15', '@NAV-12', '@NAV-13'],
}, async ({ page, request }) => {
  await page.goto('/news');
  await test.step('the skip link is the first tab stop and leads past the frame', () => expectSkipLink(page));
  const shown = await bar(page)
    .getByRole('link')
    .evaluateAll(all => all.map(link => [link.textContent, link.getAttribute('href')]));
  expect(shown).toEqual(links);
  const { $ } = await parseAnswer(request, '/am');
  const amharic = $('header nav > ul > li > a').map((_, link) => $(link).attr('href'));
  expect(amharic.get()).toEqual(links.map(([, path]) => `/am${path}`));
  const donate = page.getByRole('banner').getByRole('link', { name: /^Donate/ });
  await expect(donate).toBeVisible();
  await expect(donate).toHaveAttribute('href', /^https:\/\/give\.example\.org\/adey\?utm_source=/);
  await expect(donate).toHaveAttribute('target', '_blank');
  await expect(donate).toHaveAccessibleName('Donate (opens in a new tab)');
  const footer = page.getByRole('contentinfo');
  const privacy = footer.getByRole('link', { name: 'Privacy', exact: true });
  await expect(privacy).toHaveAttribute('href', '/legal/privacy');
  const terms = footer.getByRole('link', { name: 'Terms and Conditions', exact: true });
  await expect(terms).toHaveAttribute('href', '/legal/terms-and-conditions');
  await test.step('Partners has the dark green accent and Donate the green one', () => expectAccents(page));
});

async function expectSkipLink(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
}

async function expectAccents(page: Page): Promise<void> {
  const token = (name: string) =>
    page.evaluate(wanted => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = `var(${wanted})`;
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    }, name);
  const [darkGreenOnInk, green] = [await token('--partners'), await token('--green')];
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Partners' })).toHaveCSS('color', darkGreenOnInk);
  await expect(footer.getByRole('link', { name: /^Donate/ })).toHaveCSS('color', green);
  await expect(footer.getByRole('link', { name: 'Events' })).not.toHaveCSS('color', darkGreenOnInk);
  await expect(page.getByRole('banner').getByRole('link', { name: /^Donate/ })).toHaveCSS(
    'background-color',
    green,
  );
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Partners' })).toHaveCSS('color', darkGreenOnInk);
  await expect(menu.getByRole('link', { name: /^Donate/ })).toHaveCSS('background-color', green);
}

test('the top bar marks the current page, and the list that a page belongs to', async ({ page }) => {
  await page.goto('/news');
  await expect(bar(page).getByRole('link', { name: 'News' })).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('header nav [aria-current]')).toHaveCount(1);
  await page.goto('/news/no-such-post');
  await expect(bar(page).getByRole('link', { name: 'News' })).toHaveAttribute('aria-current', 'true');
});

test('a banner announces the next event, and More Details leads to its page', {
  tag: ['@NAV-37', '@NAV-38'],
}, async ({ page }) => {
  const { siteUrl } = await shareStack({ samples: true, withoutStaff: true, now: SAMPLES_MADE_AT });
  await page.clock.setFixedTime(SAMPLES_MADE_AT);
  await page.goto(`${siteUrl}/about`);
  const details = banner(page).getByRole('link', { name: 'More Details' });
  await page.setViewportSize({ width: 390, height: 900 });
  await details.click({ trial: true });
  await page.setViewportSize({ width: 1440, height: 900 });
  const name = await banner(page).locator('strong').innerText();
  await details.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  expect(new URL(page.url()).pathname).toMatch(/^\/events\/./);
});

test('a dismissed banner stays hidden on other pages, and focus moves to the first link of the header', async ({
  page,
}) => {
  const { siteUrl } = await shareStack({ samples: true, withoutStaff: true, now: SAMPLES_MADE_AT });
  await page.clock.setFixedTime(SAMPLES_MADE_AT);
  await page.goto(siteUrl);
  await banner(page).getByRole('button', { name: 'Hide this announcement' }).click();
  await expect(banner(page)).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
  await page.goto(`${siteUrl}/news`);
  await expect(page.locator('[data-banner]')).toBeHidden();
});

test('without an upcoming event there is no banner, and without a donation page Donate leads to /donate', {
  tag: ['@NAV-39'],
}, async ({ page }) => {
  const { siteUrl } = await shareStack({ withoutStaff: true });
  await page.goto(siteUrl);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.locator('[data-banner]')).toHaveCount(0);
  for (const place of ['banner', 'contentinfo'] as const) {
    const donate = page.getByRole(place).getByRole('link', { name: /^Donate/ });
    await expect(donate).toHaveAttribute('href', '/donate');
    await expect(donate).not.toHaveAttribute('target');
  }
  await expectNoAxeViolations(page);
});

test('the footer lists its pages in three columns, in the order of the design', async ({ page }) => {
  await page.goto('/about');
  const columns = page.getByRole('contentinfo').getByRole('navigation');
  const words = async (name: string) =>
    columns.and(page.getByLabel(name)).getByRole('listitem').allInnerTexts();
  expect(await words('Mission')).toEqual(['About', 'Team', 'Projects', 'Reports']);
  expect((await words('Take part')).map(text => text.split(/\s/)[0])).toEqual([
    'Events',
    'Meet',
    'Partners',
    'Donate',
  ]);
  expect((await words('Keep in touch')).map(text => text.split(/\s/)[0])).toEqual([
    'News',
    'Contact',
    'Facebook',
    'Instagram',
    'YouTube',
    'Latest',
    'Newsletter',
    'Our',
  ]);
  for (const name of ['Read offline', 'Site map'])
    await expect(page.getByRole('contentinfo').getByRole('link', { name })).toBeVisible();
});

for (const [row, list, detail] of [
  ['@NAV-64', '/events', '/events/fundraiser-ii'],
  ['@NAV-65', '/news', '/news/donations-up-40-percent'],
] as const) {
  test(`navigation is hidden on ${detail} and shown on ${list}`, { tag: [row] }, async ({ request }) => {
    const shown = await parseAnswer(request, list);
    expect(shown.$('header nav[aria-label="Main navigation"]')).toHaveLength(1);
    const { $ } = await parseAnswer(request, detail);
    expect($('h1')).toHaveLength(1);
    // The only header left is the one inside the article.
    expect($('body > header, header nav, [data-banner], #site-menu')).toHaveLength(0);
    expect($('footer a:contains("አማርኛ")')).toHaveLength(1);
  });
}

test(
  'in print the header and the menu are hidden, and the heading stays visible',
  ONLY_IN_CHROMIUM,
  async ({ page }) => {
    await page.goto('/about');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.locator('#site-menu')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);
