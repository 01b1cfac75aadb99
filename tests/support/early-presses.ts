import { expect, type Locator, type Page } from '@playwright/test';
import { resultDialog, subscribeForm } from './subscribe-form.ts';

/** One kind of press on one kind of island. */
export type EarlyPress = {
  path: string;
  /** What was stored in this browser before. */
  stored?: Record<string, unknown>;
  /** A window that shows the control, if a phone does not. */
  viewport?: { width: number; height: number };
  /** The control to press. */
  target: (page: Page) => Locator;
  /** Fills in fields before the press, while React is not there yet. */
  prepare?: (page: Page) => Promise<void>;
  /** False if the browser answers the press itself, and the island continues from there. */
  isKept?: boolean;
  /** Resolves once the press was answered exactly once; rejects if it is not answered. */
  answered: (page: Page, timeout?: number) => Promise<void>;
};

const evening = { event: 'fundraiserii', heading: 'Fundraiser II', date: '2026-12-02', quantity: 2 };
const quantities = (page: Page) =>
  page.evaluate(() =>
    JSON.parse(localStorage.getItem('cartItems') ?? '[]').map(
      ({ quantity }: { quantity: number }) => quantity,
    ),
  );
const options = (timeout: number | undefined) => (timeout ? { timeout } : {});

const sent = new WeakMap<Page, string[]>();

/** Notes what the page sends from now on. Its own `performance` tells nothing under a fixed clock. */
function noteRequests(page: Page): void {
  const paths: string[] = [];
  sent.set(page, paths);
  page.on('request', request => {
    if (request.method() === 'POST') paths.push(new URL(request.url()).pathname);
  });
}

const expectSentOnce = (page: Page, path: string) =>
  expect(sent.get(page)?.filter(each => each === path)).toEqual([path]);

/**
 * Every kind of island whose controls a visitor can press as soon as the page is painted. Not the button of a gift and of
 * a booking: the browser sends these forms itself, with React and without.
 */
export const earlyPresses: Record<string, EarlyPress> = {
  'a love': {
    path: '/events',
    target: page => page.locator('main [data-love]').first(),
    async answered(page, timeout) {
      const heart = page.locator('main [data-love]').first();
      await expect(heart).toHaveAttribute('aria-pressed', 'true', options(timeout));
      const stored = await page.evaluate(() => localStorage.getItem('postLoved_Events'));
      expect(JSON.parse(stored ?? '')).toHaveLength(1);
    },
  },
  'a share': {
    path: '/events',
    target: page => page.locator('main [data-share]').first(),
    answered: (page, timeout) => expect(page.locator('#share-alert')).toBeVisible(options(timeout)),
  },
  'the next picture': {
    path: '/',
    target: page => page.getByRole('button', { name: 'Next picture' }),
    answered: (page, timeout) =>
      expect(page.locator('#calendar [data-slide-counter]')).toHaveText(/^2 /, options(timeout)),
  },
  'a tab': {
    path: '/',
    target: page => page.getByRole('tab', { name: 'Partners' }),
    async answered(page, timeout) {
      const tab = page.getByRole('tab', { name: 'Partners' });
      await expect(tab).toHaveAttribute('aria-selected', 'true', options(timeout));
    },
  },
  'more of a list': {
    path: '/events',
    target: page => page.getByRole('link', { name: 'More events' }),
    async answered(page, timeout) {
      await expect(page.getByRole('link', { name: 'More events' })).toBeHidden(options(timeout));
      await expect(page).toHaveURL(/\/events$/);
    },
  },
  'the form to subscribe': {
    path: '/news',
    target: page => subscribeForm(page).join,
    prepare(page) {
      noteRequests(page);
      return subscribeForm(page).fill();
    },
    async answered(page, timeout) {
      await expect(resultDialog(page).type).toHaveText('Success', options(timeout));
      expectSentOnce(page, '/api/addSubscriber');
    },
  },
  'the form to write to us': {
    path: '/contact',
    target: page => page.locator('[data-contact-send]'),
    async prepare(page) {
      noteRequests(page);
      const form = page.getByRole('form', { name: 'Write to us' });
      await form.getByLabel('Name').fill('Abebe Bikila');
      await form.getByLabel('Email').fill('abebe@example.org');
      await form.getByLabel('Message').fill('May I help on a Saturday?');
    },
    async answered(page, timeout) {
      await expect(page.locator('[data-contact-thanks]')).toBeVisible(options(timeout));
      expectSentOnce(page, '/api/contact');
    },
  },
  'a ticket for the cart': {
    path: '/sales/get-tickets',
    target: page => page.getByRole('button', { name: 'Add to cart' }).first(),
    async answered(page, timeout) {
      await expect(page.getByRole('link', { name: 'In your cart: 1' })).toBeVisible(options(timeout));
      expect(await quantities(page)).toEqual([1]);
    },
  },
  'a ticket out of the cart': {
    path: '/cart',
    stored: { cartItems: [evening] },
    target: page => page.getByRole('button', { name: 'Remove Fundraiser II' }),
    async answered(page, timeout) {
      await expect(page.getByText('Removed from the cart: Fundraiser II')).toBeVisible(options(timeout));
      expect(await quantities(page)).toEqual([]);
    },
  },
  'an answer of an endpoint': {
    path: '/developers/content',
    target: page => page.getByRole('button', { name: /^Ask now/ }).first(),
    answered: (page, timeout) =>
      expect(page.locator('[data-answer=data]').first()).toBeVisible(options(timeout)),
  },
  'a day to meet': {
    path: '/meet',
    target: page => page.locator('button[name=day]').first(),
    async answered(page, timeout) {
      await expect(page.locator('button[name=day][aria-pressed=true]')).toBeVisible(options(timeout));
      await expect(page).toHaveURL(/\/meet$/);
    },
  },
  'words to search for': {
    path: '/search',
    target: page => page.locator('main input[name=q]'),
    prepare: page => page.locator('main input[name=q]').fill('medicine'),
    isKept: false,
    answered: (page, timeout) =>
      expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible(options(timeout)),
  },
  'the banner away': {
    path: '/news',
    target: page => page.locator('[data-banner-dismiss]'),
    answered: (page, timeout) => expect(page.locator('[data-banner]')).toBeHidden(options(timeout)),
  },
  'a colour mode': {
    path: '/news',
    target: page => page.locator('[data-colour-mode=dark]'),
    prepare: page => page.locator('[popovertarget=colour-mode]').tap(),
    answered: (page, timeout) =>
      expect(page.locator('html')).toHaveAttribute('data-theme', 'dark', options(timeout)),
  },
  'a link of the bar': {
    path: '/news',
    viewport: { width: 1280, height: 800 },
    target: page => page.locator('[data-panels] a[href="/events"]').first(),
    async answered(page, timeout) {
      await expect(page.locator('[data-panel="/events"]')).toBeVisible(options(timeout));
      await expect(page).toHaveURL(/\/news$/);
    },
  },
};
