import type { Locator } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { ON_EVERY_CHANGE } from '../support/ordinary-run.ts';

const cards = [
  { label: 'Check out our Partners', path: '/partnership' },
  { label: /^Sponsor Children Like \p{L}+$/u, path: '/donate' },
  { label: 'Be part of our Growth', path: '/donate' },
  { label: 'Visit our Projects', path: '/projects' },
  { label: 'Schedule a Meeting Here', path: '/meet' },
  { label: 'Read more about us', path: '/about' },
  { label: 'Meet Team Members', path: '/team' },
  { label: 'Watch Testimonial Here', path: '/testimonial' },
  { label: 'Collaborate with Adey', path: '/meet' },
] as const;

test('each of the nine home cards is one link to its page', {
  tag: [
    '@CARD-01',
    '@CARD-02',
    '@CARD-03',
    '@CARD-04',
    '@CARD-05',
    '@CARD-06',
    '@CARD-07',
    '@CARD-08',
    '@CARD-09',
  ],
}, async ({ read }) => {
  const page = await read('/');
  for (const { label, path } of cards) {
    const card = page.locator('#about li').filter({ has: page.getByText(label, { exact: true }) });
    await expect(card).toHaveCount(1);
    await expect(card.getByRole('link')).toHaveCount(1);
    await expect(card.getByRole('link')).toHaveAttribute('href', path);
    await expect(card.getByRole('link')).toHaveAccessibleName(/\S \S/);
  }
});

test('the Impact card has the child’s first name in its heading, marked "name changed"', {
  tag: ['@CARD-10', '@RULE-27', '@CARD-11'],
}, async ({ read }) => {
  const page = await read('/');
  const card = page.locator('#about li').filter({ hasText: 'Sponsor Children Like' });
  const label = await card.getByText(/^Sponsor Children Like /).innerText();
  const name = label.replace('Sponsor Children Like ', '');
  await expect(card.getByRole('heading')).toHaveText(`${name}'s story`);
  await expect(card).toContainText('name changed');
});

const claims = [
  { card: 'Sponsor Children', claim: '160 children helped this year' },
  { card: 'Be part of our Growth', claim: '25% increase in volunteers' },
  { card: 'Be part of our Growth', claim: '40% increase in donations' },
  {
    card: 'Collaborate with Adey',
    claim: /more than 75 children helped with diagnostic work-up/i,
  },
] as const;

const tiles = [
  { label: 'Team Members', path: '/team' },
  { label: 'Our Events', path: '/events' },
  { label: 'About us', path: '/about' },
  { label: 'Our Projects', path: '/projects' },
] as const;

const socialLinks = [
  { label: 'Facebook', address: 'https://www.facebook.com/example' },
  { label: 'Instagram', address: 'https://www.instagram.com/example' },
  { label: 'YouTube', address: 'https://www.youtube.com/@example' },
] as const;

test('the home cards state the four claims, and quick tiles and social links have their addresses', {
  tag: [
    '@CARD-16',
    '@CARD-17',
    '@CARD-18',
    '@CARD-19',
    '@CARD-12',
    '@CARD-13',
    '@CARD-14',
    '@CARD-15',
    '@CARD-20',
    '@CARD-21',
    '@CARD-22',
  ],
}, async ({ read }) => {
  const page = await read('/');
  for (const { card, claim } of claims)
    await expect(page.locator('#about li').filter({ hasText: card }).getByText(claim)).toBeVisible();
  const quick = page.getByRole('navigation', { name: 'Quick links' });
  for (const { label, path } of tiles)
    await expect(quick.getByRole('link', { name: label })).toHaveAttribute('href', path);
  for (const { label, address } of socialLinks) {
    const link = page.getByRole('contentinfo').getByRole('link', { name: new RegExp(label) });
    await expect(link).toHaveAttribute('href', address);
  }
});

test('the drawing of a home card rises on hover and on keyboard focus', async ({ page }) => {
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

test(
  'at 390, 768 and 1280 px with 200 % text no text of a card overlaps its portrait',
  ON_EVERY_CHANGE,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto('/');
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const card = page.locator('#about li').filter({ hasText: 'Sponsor Children Like' });
      await card.scrollIntoViewIfNeeded();
      await expect(card.locator('img')).toBeVisible();
      expect(await wordsOverPortrait(card), `at ${width} px`).toEqual([]);
    }
  },
);

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
