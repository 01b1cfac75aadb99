/**
 * How long from a touch to the next paint on a phone and on a desk six times slower than this machine: the menu, the
 * panel at the foot, the tabs of home, and typing into the form that joins the community.
 *
 *   npm run bench:touch -- [http://localhost:3000] [--rounds=5]
 *
 * Without an address it opens the built site (npm run build) on the sample content. The browser says itself how long each
 * took (Event Timing, in steps of 8 ms; below 16 ms it says nothing). Writes bench/out/touch.json and touch.md; ends with
 * 1 when a goal is missed.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { menuButton, openScrolled, panel } from '../tests/support/bottom-bar.ts';
import { siteAt, startSampleStack } from '../tests/support/sample-stack.ts';
import { subscribeForm } from '../tests/support/subscribe-form.ts';
import { closedBefore } from '../tests/support/visited-before.ts';
import { openBrowser } from './browser.ts';
import { handOver } from './report/measured.ts';
import { percentile, spread } from './report/spread.ts';
import { visitors } from './weigh-route.ts';

const mostMs = 100;
const slowness = 6;
/** Longer than anything here may take: the browser tells of an interaction only after it was painted. */
const untilToldMs = 600;
const [phone, desk] = visitors;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '5' } },
});

type Touch = { name: string; act: (page: Page) => Promise<void> };
type Walk = { visitor: (typeof visitors)[number]; open: (page: Page) => Promise<void>; touches: Touch[] };

const walks: Walk[] = [
  {
    visitor: phone,
    open: async page => void (await page.goto('/', { waitUntil: 'networkidle' })),
    touches: [
      {
        name: 'the menu opens',
        act: page => page.getByRole('banner').getByRole('button', { name: 'Menu' }).tap(),
      },
      { name: 'and closes', act: page => page.getByRole('button', { name: 'Close the menu' }).tap() },
      { name: 'another tab, first time', act: page => page.getByRole('tab', { name: 'Partners' }).tap() },
      { name: 'another tab, again', act: page => page.getByRole('tab', { name: 'Team' }).tap() },
      { name: 'into the form', act: page => subscribeForm(page).name.tap() },
      { name: 'a name is typed', act: page => page.keyboard.type('Abeba', { delay: 80 }) },
      { name: 'on to the address', act: page => subscribeForm(page).email.tap() },
      { name: 'the address is typed', act: page => page.keyboard.type('abeba@adey.test', { delay: 80 }) },
    ],
  },
  {
    visitor: desk,
    open: page => openScrolled(page, '/news'),
    touches: [
      { name: 'the panel at the foot opens', act: page => menuButton(page).click() },
      { name: 'and folds again', act: page => menuButton(page).click() },
    ],
  },
];

const site = positionals[0] ? siteAt(positionals[0]) : await startSampleStack();
const took = new Map<string, number[]>();
const browser = await openBrowser();
try {
  for (let round = 0; round < Number(values.rounds); round += 1)
    for (const walk of walks) await take(browser, walk);
} finally {
  await browser.close();
  await site.close();
}
await handOver('touch', {
  goals: [...took].map(([what, all]) => ({
    what: `touch to next paint at ${slowness}x, longest of ${all.length}: ${what}`,
    figure: percentile(all, 1),
    unit: 'ms',
    most: mostMs,
  })),
  text: [
    '| | median, ms | longest, ms |',
    '|---|---|---|',
    ...[...took].map(([what, all]) => `| ${what} | ${spread(all).p50} | ${spread(all).max} |`),
  ].join('\n'),
  details: Object.fromEntries(took),
});
process.exit();

async function take(within: Browser, { visitor, open, touches }: Walk): Promise<void> {
  const { width, height, ...device } = visitor;
  const context = await within.newContext({
    baseURL: site.siteUrl,
    viewport: { width, height },
    ...device,
  });
  try {
    await closedBefore(context, ['messageStatus', 'popupData']);
    const page = await context.newPage();
    await page.addInitScript(listen);
    await open(page);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    for (const { name, act } of touches) {
      await page.evaluate(() => Object.assign(globalThis, { interactions: [] }));
      await act(page);
      await sleep(untilToldMs);
      const told = await page.evaluate(() => (globalThis as { interactions?: number[] }).interactions ?? []);
      const what = `${name} (${width} px)`;
      took.set(what, [...(took.get(what) ?? []), Math.max(0, ...told)]);
    }
    if (width === desk.width && (await panel(page).isVisible())) throw new Error('The panel did not fold.');
  } finally {
    await context.close();
  }
}

/** Runs in the page: writes down how long each interaction took until it was painted. */
function listen(): void {
  const heard = globalThis as { interactions?: number[] };
  const observer = new PerformanceObserver(list => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) heard.interactions = [...(heard.interactions ?? []), entry.duration];
  });
  observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
