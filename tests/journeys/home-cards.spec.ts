import type { Locator } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

const cards = [
  { row: '[CARD-01]', label: 'Check out our Partners', path: '/partnership' },
  { row: '[CARD-02]', label: /^Sponsor Children Like \p{L}+$/u, path: '/donate' },
  { row: '[CARD-03]', label: 'Be part of our Growth', path: '/donate' },
  { row: '[CARD-04]', label: 'Visit our Projects', path: '/projects' },
  { row: '[CARD-05]', label: 'Schedule a Meeting Here', path: '/meet' },
  { row: '[CARD-06]', label: 'Read more about us', path: '/about' },
  { row: '[CARD-07]', label: 'Meet Team Members', path: '/team' },
  { row: '[CARD-08]', label: 'Watch Testimonial Here', path: '/testimonial' },
  { row: '[CARD-09]', label: 'Collaborate with Adey', path: '/meet' },
] as const;

for (const { row, label, path } of cards) {
  test(`${row} the card "${label}" is one link to ${path}`, async ({ read }) => {
    const page = await read('/');
    const card = page.locator('#about li').filter({ has: page.getByText(label, { exact: true }) });
    await expect(card).toHaveCount(1);
    await expect(card.getByRole('link')).toHaveCount(1);
    await expect(card.getByRole('link')).toHaveAttribute('href', path);
    await expect(card.getByRole('link')).toHaveAccessibleName(/\S \S/);
  });
}

test('[CARD-10] [RULE-27] [CARD-11] the Impact card has the child’s first name in its heading, marked "name changed"', async ({
  page,
}) => {
  await page.goto('/');
  const card = page.locator('#about li').filter({ hasText: 'Sponsor Children Like' });
  const label = await card.getByText(/^Sponsor Children Like /).innerText();
  const name = label.replace('Sponsor Children Like ', '');
  await expect(card.getByRole('heading')).toHaveText(`${name}'s story`);
  await expect(card).toContainText('name changed');
});

const claims = [
  { row: '[CARD-16]', card: 'Sponsor Children', claim: '160 children helped this year' },
  { row: '[CARD-17]', card: 'Be part of our Growth', claim: '25% increase in volunteers' },
  { row: '[CARD-18]', card: 'Be part of our Growth', claim: '40% increase in donations' },
  {
    row: '[CARD-19]',
    card: 'Collaborate with Adey',
    claim: /more than 75 children helped with diagnostic work-up/i,
  },
] as const;

for (const { row, card, claim } of claims) {
  test(`${row} the card "${card}" states: ${claim}`, async ({ read }) => {
    const page = await read('/');
    const stated = page.locator('#about li').filter({ hasText: card }).getByText(claim);
    await expect(stated).toBeVisible();
  });
}

const tiles = [
  { row: '[CARD-12]', label: 'Team Members', path: '/team' },
  { row: '[CARD-13]', label: 'Our Events', path: '/events' },
  { row: '[CARD-14]', label: 'About us', path: '/about' },
  { row: '[CARD-15]', label: 'Our Projects', path: '/projects' },
] as const;

for (const { row, label, path } of tiles) {
  test(`${row} the quick tile "${label}" goes straight to ${path}`, async ({ read }) => {
    const page = await read('/');
    const tile = page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: label });
    await expect(tile).toHaveAttribute('href', path);
  });
}

const socialLinks = [
  { row: '[CARD-20]', label: 'Facebook', address: 'https://www.facebook.com/example' },
  { row: '[CARD-21]', label: 'Instagram', address: 'https://www.instagram.com/example' },
  { row: '[CARD-22]', label: 'YouTube', address: 'https://www.youtube.com/@example' },
] as const;

for (const { row, label, address } of socialLinks)
  test(`${row} the social link ${label} goes to the page in the site settings`, async ({ read }) => {
    const page = await read('/');
    const link = page.getByRole('contentinfo').getByRole('link', { name: new RegExp(label) });
    await expect(link).toHaveAttribute('href', address);
  });

test('a card reacts the same way to hover and keyboard: the drawing rises and the arrow moves', async ({
  page,
}) => {
  await page.goto('/');
  const card = page.locator('#about li a').nth(1);
  const risen = () =>
    card.locator('img').evaluate(image => new DOMMatrix(getComputedStyle(image).transform).m42);
  await card.scrollIntoViewIfNeeded();
  expect(await risen()).toBe(0);
  await card.hover();
  await expect.poll(risen).toBe(-8);
  await page.mouse.move(0, 0);
  await expect.poll(risen).toBe(0);
  await page.locator('#about li a').nth(0).focus();
  await page.keyboard.press('Tab');
  await expect.poll(risen).toBe(-8);
});

for (const width of [390, 768, 1280])
  test(`at ${width} px with 200 % text no text of a card overlaps its portrait`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const card = page.locator('#about li').filter({ hasText: 'Sponsor Children Like' });
    await card.scrollIntoViewIfNeeded();
    await expect(card.locator('img')).toBeVisible();
    expect(await wordsOverPortrait(card)).toEqual([]);
  });

/** The heading, notes and label of a card that overlap its portrait, measured from the top of the drawn hair. */
const wordsOverPortrait = (card: Locator) =>
  card.evaluate(whole => {
    const portrait = whole.querySelector('img')?.getBoundingClientRect();
    const words = [...whole.querySelectorAll('h3, h3 ~ span')];
    return words.flatMap(element => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const meets = [...range.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          portrait &&
          left < portrait.right &&
          right > portrait.left &&
          top < portrait.bottom &&
          bottom > portrait.top,
      );
      return meets ? [element.textContent] : [];
    });
  });
