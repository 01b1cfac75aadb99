import { setUpGiving } from '../support/giving-setup.ts';
import { test as base, expect } from '../support/journey.ts';
import { shareStack } from '../support/stack-pool.ts';
import { keys, type Window } from './web-driver.ts';
import { openWebKit } from './webkit.ts';

/**
 * What a reader with Safari relies on, tried in Debian's WebKitGTK: the same engine. Playwright cannot speak with it, so
 * these are few, and each asks the page itself.
 */
const test = base.extend<object, { light: Window; dark: Window }>({
  light: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const window = await openWebKit();
      await use(window);
      await window.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  dark: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const window = await openWebKit({ isDark: true });
      await use(window);
      await window.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

// One browser for all of them.
test.describe.configure({ mode: 'default' });

const visible = (selector: string) =>
  `document.querySelector(${JSON.stringify(selector)})?.checkVisibility({ visibilityProperty: true }) ?? false`;

const text = (selector: string) => `document.querySelector(${JSON.stringify(selector)})?.textContent.trim()`;

/** Waits until an expression on the page has the value. */
const expectValue = (window: Window, expression: string, value: unknown) =>
  expect.poll(() => window.value(expression), expression).toEqual(value);

/** Opens a page as somebody who has seen the invitations that open by themselves. */
async function open(window: Window, address: string, width = 1280): Promise<void> {
  await window.resize(width, 900);
  await window.open(address);
  const { greetings } = await window.value<{ greetings: string | null }>(
    `({ greetings: document.querySelector('[data-greetings]')?.dataset.greetings ?? null })`,
  );
  if (greetings === null) return;
  const seen = `(localStorage.setItem('messageStatus', JSON.stringify(${JSON.stringify(greetings)})), localStorage.setItem('popupData', 'true'))`;
  if ((await window.value('localStorage.getItem("popupData")')) === 'true') return;
  await window.value(seen);
  await window.open(address);
}

test('links navigate, and the panel of a menu link opens on Enter and closes on Escape', async ({
  light,
  stack,
}) => {
  await open(light, `${stack.siteUrl}/about`);
  const link = 'header nav a[href="/events"]';
  await light.value(`document.querySelector('${link}').focus()`);
  await light.press(keys.enter);
  await expectValue(light, `document.querySelector('${link}').getAttribute('aria-expanded')`, 'true');
  await light.press(keys.escape);
  await expectValue(light, `document.querySelector('${link}').getAttribute('aria-expanded')`, 'false');
  await light.click('footer a[href="/news"]');
  await expectValue(light, 'location.pathname', '/news');
});

for (const width of [390, 1280])
  test(`at ${width} px the menu opens with focus in it, closes on Escape and returns the focus`, async ({
    light,
    stack,
  }) => {
    await open(light, `${stack.siteUrl}/about`, width);
    await light.click('header [popovertarget=site-menu]');
    await expectValue(light, visible('#site-menu'), true);
    await expectValue(light, `document.querySelector('#site-menu').contains(document.activeElement)`, true);
    await light.press(keys.escape);
    await expectValue(light, visible('#site-menu'), false);
    await expectValue(light, `document.activeElement.getAttribute('popovertarget')`, 'site-menu');
  });

test('the subscribe form shows an error, and then a success dialog that Escape closes', async ({
  light,
  stack,
}) => {
  await open(light, `${stack.siteUrl}/news`);
  const form = '#subscribe form[data-subscribe]';
  await light.write(`${form} [name=name]`, '1');
  await light.press(keys.tab);
  await expectValue(light, visible(`${form} [data-field-error]`), true);
  await light.write(`${form} [name=name]`, '\uE003Abeba');
  await light.write(`${form} [name=email]`, `webkit-${Date.now()}@example.org`);
  await expectValue(light, visible(`${form} button[type=submit]`), true);
  await light.click(`${form} button[type=submit]`);
  await expectValue(
    light,
    `document.querySelector('dialog[open]')?.textContent.includes('Subscribed Successfully')`,
    true,
  );
  await light.press(keys.escape);
  await expectValue(light, `document.querySelector('dialog[open]') === null`, true);
});

test('a gift is started and paid on the practice page', async ({ light }) => {
  const stack = await shareStack({ settings: { GIVING: 'on' } });
  await setUpGiving(stack);
  await expect(async () => {
    await open(light, `${stack.siteUrl}/donate`);
    expect(await light.value('document.body.textContent')).toContain('One week of medicine');
  }).toPass();
  await light.click('main label:has(> input[name=amount])');
  await expectValue(light, `document.querySelector('input[name=amount]:checked')?.value`, 'USD-2500');
  await light.click('main label:has(input[name=method][value=practice])');
  await light.click('main form button[type=submit]');
  await expectValue(light, text('h1'), 'Practice page');
  await light.click('main form button[value=pay]');
  await expectValue(light, text('main [role=status]'), 'State: paid');
});

// On samples of today: the clock of this browser cannot be set, and no ticket is sold for what is over.
test('a ticket that is added to the cart is listed there', async ({ light, stack: { siteUrl } }) => {
  await open(light, `${siteUrl}/sales/get-tickets`);
  await light.click('adey-island[name=AddToCart] button');
  await expectValue(light, visible('adey-island[name=AddToCart] [role=status] a'), true);
  await light.open(`${siteUrl}/cart`);
  await expectValue(light, visible('[data-cart-row]:not([hidden])'), true);
  await expectValue(light, text('[data-cart-row]:not([hidden]) h3'), 'Fundraiser II');
});

test('a focused link is scrolled above the bar at the bottom', async ({ light, stack }) => {
  await open(light, `${stack.siteUrl}/about`);
  await light.value(`[...document.querySelectorAll('main a')].at(-1).focus()`);
  const { bar, bottom } = await light.value<{ bar: number; bottom: number }>(`({
    bar: innerHeight - 80,
    bottom: document.activeElement.getBoundingClientRect().bottom,
  })`);
  expect(bottom).toBeLessThanOrEqual(bar);
});

test('the language link opens the same page in Amharic', async ({ light, stack }) => {
  await open(light, `${stack.siteUrl}/contact`);
  await light.click('header a[lang=am]');
  await expectValue(light, '[location.pathname, document.documentElement.lang]', ['/am/contact', 'am']);
});

test('dark mode follows the system, and the choice of the visitor overrides it', async ({ dark, stack }) => {
  await open(dark, `${stack.siteUrl}/about`);
  await expectValue(dark, 'matchMedia("(prefers-color-scheme: dark)").matches', true);
  await expectValue(dark, 'document.documentElement.dataset.theme', 'dark');
  await dark.value('localStorage.setItem("isLight", "true")');
  await dark.open(`${stack.siteUrl}/about`);
  await expectValue(dark, 'document.documentElement.dataset.theme', 'light');
});

for (const path of ['/', '/events', '/donate', '/contact', '/reports', '/am', '/am/news'])
  test(`${path} does not scroll sideways at 390 px`, async ({ light, stack }) => {
    await open(light, stack.siteUrl + path, 390);
    await expectValue(light, '[innerWidth, document.documentElement.scrollWidth]', [390, 390]);
  });
