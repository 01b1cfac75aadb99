import type { Page } from '@playwright/test';

/** Something a page can show that its address alone does not: how to get there as a visitor would. */
export type ScreenState = {
  name: string;
  path: string;
  /** Where it can be reached; on a phone and on a desk when left out. */
  widths?: readonly number[];
  /** What comes over the page by itself, and was not closed before. */
  stillToCome?: 'messageStatus' | 'popupData';
  open(page: Page): Promise<void>;
};

const desk = [1440];
const first = (page: Page, selector: string) => page.locator(`${selector}:visible`).first();

/** Presses whatever opens the thing a button or link names as its own. */
const openBy = (selector: string) => async (page: Page) => {
  await first(page, selector).click();
};

const panel = (path: string): ScreenState => ({
  name: `Panel of ${path}`,
  path: '/about',
  widths: desk,
  async open(page) {
    await first(page, `header nav a[href$="${path}"]`).hover();
    await first(page, 'header [data-panel]').waitFor({ timeout: 3000 });
  },
});

/** Wrong on purpose, as somebody might type it. */
async function typeNonsense(page: Page): Promise<void> {
  const fields = page.locator('main input:visible:is([type=email], [name=email], [name=name])');
  for (const field of await fields.all()) {
    await field.fill('A1');
    await field.blur();
  }
  const wrong = page.locator('[aria-invalid=true]').first();
  await wrong.waitFor({ timeout: 3000 });
  await wrong.evaluate(field => field.scrollIntoView({ block: 'center', behavior: 'instant' }));
}

/** States worth a picture beside the routes. One that cannot be reached any more is told, never skipped in silence. */
export const screenStates: readonly ScreenState[] = [
  {
    name: 'Menu',
    path: '/about',
    open: openBy('header [popovertarget="site-menu"], header [aria-controls="site-menu"]'),
  },
  { name: 'Light or dark', path: '/about', open: openBy('header [popovertarget="colour-mode"]') },
  ...['/events', '/news', '/team', '/reports', '/projects', '/contact', '/about'].map(panel),
  {
    name: 'Bottom bar with its panel',
    path: '/about',
    widths: desk,
    async open(page) {
      await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
      await first(page, '[data-bottom-bar] button[aria-expanded], [data-bottom-bar] [popovertarget]').click();
    },
  },
  {
    name: 'First-visit popup',
    path: '/about',
    stillToCome: 'popupData',
    async open(page) {
      await page.evaluate(() => scrollTo({ top: 420, behavior: 'instant' }));
      await page.locator('dialog[open]').waitFor({ timeout: 8000 });
    },
  },
  {
    name: 'Announcement',
    path: '/about',
    stillToCome: 'messageStatus',
    async open(page) {
      await page.locator('dialog[open]').waitFor({ timeout: 3000 });
    },
  },
  {
    name: 'Share',
    path: '/news',
    async open(page) {
      await first(page, 'main [data-share]').click();
      await page.waitForFunction(() => document.querySelector('dialog[open], [data-toast]'), null, {
        timeout: 3000,
      });
    },
  },
  { name: 'Form with errors: contact', path: '/contact', open: typeNonsense },
  {
    name: 'Form with errors: subscribe',
    path: '/about',
    async open(page) {
      const form = page.locator('#subscribe form[data-subscribe]');
      await form.locator('[name=name]').fill('A1');
      await form.locator('[name=email]').fill('name@');
      await form.locator('[name=email]').blur();
      await form.locator('[aria-invalid=true]').first().waitFor({ timeout: 3000 });
      await form.scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'Subscribed',
    path: '/about',
    async open(page) {
      const form = page.locator('#subscribe form[data-subscribe]');
      await form.locator('[name=name]').fill('Abeba Tesfaye');
      await form.locator('[name=email]').fill(`look-${crypto.randomUUID()}@example.org`);
      await form.locator('button[type=submit]').click();
      await page.locator('#subscription[open] a').first().waitFor({ timeout: 8000 });
    },
  },
  {
    name: 'A list that cannot grow',
    path: '/news',
    async open(page) {
      await page.route('**/*?page=2', route => route.abort());
      await first(page, '[data-more]').click();
      await page.getByRole('alert').first().waitFor({ timeout: 3000 });
    },
  },
  {
    name: 'A picture that fails',
    path: '/news',
    async open(page) {
      await page.route('**/media/**', route => route.abort());
      await page.reload();
      await page.locator('[data-picture="failed"]').first().waitFor({ timeout: 3000 });
    },
  },
  { name: 'Not found', path: '/nowhere', open: page => page.locator('h1').first().waitFor() },
];
