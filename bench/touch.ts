/**
 * From a touch to the next paint on a phone and a desktop six times slower than this machine: the menu, the bottom panel,
 * the tabs of the home page, and typing into the form that joins the community.
 *
 *   npm run bench:touch -- [http://localhost:3000] [--rounds=5]
 *
 * Without an address it opens the built site (npm run build) on the sample content. The browser itself reports each
 * duration (Event Timing, in steps of 8 ms; nothing below 16 ms).
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Browser, Locator, Page } from '@playwright/test';
import { menuButton, openScrolled, panel } from '../tests/support/bottom-bar.ts';
import { siteAt, startSampleStack } from '../tests/support/sample-stack.ts';
import { subscribeForm } from '../tests/support/subscribe-form.ts';
import { closedBefore } from '../tests/support/visited-before.ts';
import { openBrowser } from './browser.ts';
import { largest, median, milliseconds, report } from './report.ts';
import { visitors } from './weigh-route.ts';

const mostMs = 200;
const slowness = 6;
/** Longer than anything here may take: the browser reports an interaction only after painting it. */
const settleMs = 600;
const [phone, desktop] = visitors;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '5' } },
});

type Act = (page: Page) => Promise<void>;
type Walk = { visitor: (typeof visitors)[number]; open: Act; touches: Record<string, Act> };

const walks: Walk[] = [
  {
    visitor: phone,
    open: async page => void (await page.goto('/', { waitUntil: 'networkidle' })),
    touches: {
      'the menu opens': page => touch(page.getByRole('banner').getByRole('button', { name: 'Menu' })),
      'and closes': page => touch(page.getByRole('button', { name: 'Close the menu' })),
      'another tab, first time': page => touch(page.getByRole('tab', { name: 'Partners' })),
      'another tab, again': page => touch(page.getByRole('tab', { name: 'Team' })),
      'into the form': page => touch(subscribeForm(page).name),
      'a name is typed': page => page.keyboard.type('Abeba', { delay: 80 }),
      'on to the address': page => touch(subscribeForm(page).email),
      'the address is typed': page => page.keyboard.type('abeba@adey.test', { delay: 80 }),
    },
  },
  {
    visitor: desktop,
    open: page => openScrolled(page, '/news'),
    touches: {
      'the bottom panel opens': page => touch(menuButton(page)),
      'and folds again': page => touch(menuButton(page)),
    },
  },
];

const site = positionals[0] ? siteAt(positionals[0]) : await startSampleStack();
const durations = new Map<string, number[]>();
const browser = await openBrowser();
try {
  // In the first visits the site fills its caches, on the same machine.
  for (const walk of walks) await take(browser, walk);
  durations.clear();
  for (let round = 0; round < Number(values.rounds); round++)
    for (const walk of walks) await take(browser, walk);
} finally {
  await browser.close();
  await site.close();
}
await report(
  'touch',
  [...durations].map(([what, all]) =>
    milliseconds(
      `touch to next paint at ${slowness}x, half of ${all.length} (longest ${largest(all)}): ${what}`,
      median(all),
      mostMs,
    ),
  ),
  Object.fromEntries(durations),
);
process.exit();

/**
 * Touches the middle of an element, or presses it where there is no touch screen. Nobody touches what is not there yet: what
 * scrolling draws is no answer to a touch. A tap of Playwright's own would also run its check, six times slower, of what
 * the touch hits.
 */
async function touch(target: Locator): Promise<void> {
  const page = target.page();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`There is nothing to touch: ${target}`);
  const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
  await sleep(settleMs);
  const hasTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  await (hasTouch ? page.touchscreen.tap(...middle) : page.mouse.click(...middle));
}

async function take(within: Browser, { visitor, open, touches }: Walk): Promise<void> {
  const { width, height, ...device } = visitor;
  const viewport = { width, height };
  const context = await within.newContext({ baseURL: site.siteUrl, viewport, ...device });
  try {
    await closedBefore(context, ['messageStatus', 'popupData']);
    const page = await context.newPage();
    await page.addInitScript(recordInteractions);
    await open(page);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    for (const [name, act] of Object.entries(touches)) {
      await page.evaluate(() => Object.assign(globalThis, { interactions: [] }));
      await act(page);
      await sleep(settleMs);
      const recorded = await page.evaluate(() => (globalThis as { interactions?: number[] }).interactions);
      const what = `${name} (${width} px)`;
      durations.set(what, [...(durations.get(what) ?? []), largest(recorded ?? [])]);
    }
    if (width === desktop.width && (await panel(page).isVisible()))
      throw new Error('The panel did not fold.');
  } finally {
    await context.close();
  }
}

/** Runs in the page: collects how long each interaction took until it was painted. */
function recordInteractions(): void {
  const target = globalThis as { interactions?: number[] };
  const observer = new PerformanceObserver(list => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) target.interactions = [...(target.interactions ?? []), entry.duration];
  });
  observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
