/**
 * How many presses are lost: every kind of island is touched in the moment in which it appears, on a phone six times
 * slower than this machine with a line of 1.6 Mbit/s and a latency of 150 ms.
 *
 *   npm run bench:early-presses -- [http://localhost:3000] [--rounds=10]
 *
 * Without an address it opens the built site (npm run build) on the sample content.
 */
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { type EarlyPress, earlyPresses } from '../tests/support/early-presses.ts';
import { siteAt, startSampleStack } from '../tests/support/sample-stack.ts';
import { closedBefore } from '../tests/support/visited-before.ts';
import { openBrowser } from './browser.ts';
import { report } from './report.ts';
import { visitors } from './weigh-route.ts';

const patience = 30_000;
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '10' } },
});

const site = positionals[0] ? siteAt(positionals[0]) : await startSampleStack('real');
const browser = await openBrowser();
const lost: Record<string, string[]> = {};
try {
  for (const [what, press] of Object.entries(earlyPresses)) {
    lost[what] = [];
    for (let round = 0; round < Number(values.rounds); round++) {
      const reason = await lose(browser, press);
      if (reason) lost[what].push(reason);
    }
    process.stderr.write(`${what}: ${lost[what].length} of ${values.rounds} lost\n`);
  }
} finally {
  await browser.close();
  await site.close();
}
await report(
  'early-presses',
  Object.entries(lost).map(([what, { length }]) => ({
    what: `presses lost of ${values.rounds}: ${what}`,
    figure: length,
    unit: '',
    most: 0,
  })),
  lost,
);
process.exit();

/** Presses once in a new browser. Returns why the press was lost, or null. */
async function lose(within: Browser, press: EarlyPress): Promise<string | null> {
  const { width, height, ...device } = visitors[0];
  const viewport = press.viewport ?? { width, height };
  const context = await within.newContext({ baseURL: site.siteUrl, viewport, ...device });
  try {
    await closedBefore(context, ['messageStatus', 'popupData']);
    await context.addInitScript(stored => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, JSON.stringify(value));
    }, press.stored ?? {});
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', line);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.goto(press.path, { waitUntil: 'commit' });
    await press.prepare?.(page);
    // Forced: the checks of Playwright would wait for some frames.
    await press.target(page).tap({ force: true, timeout: patience });
    await press.answered(page, patience);
    return null;
  } catch (error) {
    return String(error).split('\n')[0] ?? '';
  } finally {
    await context.close();
  }
}
