import lighthouse, { type Config } from 'lighthouse';
import { openBrowser } from './browser.ts';
import { median } from './report/spread.ts';

export type Scores = {
  route: string;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
};

const badLine = {
  rttMs: 400,
  throughputKbps: 400,
  requestLatencyMs: 400,
  downloadThroughputKbps: 400,
  uploadThroughputKbps: 400,
  cpuSlowdownMultiplier: 6,
} as const;

/**
 * The link and the phone: Lighthouse's own slow 4G, and a bad line on a cheap phone. That one twice: reckoned from a quick
 * load, as Lighthouse does by default, and with every answer and every task really held back by the browser.
 */
export const links = {
  slow4g: {},
  badLine: { throttling: badLine, onlyCategories: ['performance'] },
  badLineHeldBack: { throttling: badLine, throttlingMethod: 'devtools', onlyCategories: ['performance'] },
} as const satisfies Record<string, Config['settings']>;

const debugPort = 9333;

/**
 * Lighthouse mobile over a link, so many runs a route, the median of each figure. Every page is a kept one. A load that
 * Lighthouse could not judge is made once more.
 */
export async function lighthouseMedians(
  origin: string,
  routes: readonly string[],
  { link, runs = 3 }: { link: keyof typeof links; runs?: number },
): Promise<Scores[]> {
  const medians: Scores[] = [];
  for (const route of routes) {
    await (await fetch(origin + route)).arrayBuffer();
    const results: Scores[] = [];
    for (let run = 0; run < runs; run += 1)
      results.push(await runOnce(origin, route, link).catch(() => runOnce(origin, route, link)));
    medians.push(medianOf(route, results));
  }
  return medians;
}

async function runOnce(origin: string, route: string, link: keyof typeof links): Promise<Scores> {
  const browser = await openBrowser(debugPort);
  try {
    const settings: Config['settings'] = { ...links[link] };
    const config: Config = { extends: 'lighthouse:default', settings };
    const flags = { port: debugPort, logLevel: 'error', output: 'json' } as const;
    const result = await lighthouse(origin + route, flags, config);
    if (!result) throw new Error(`Lighthouse gave nothing for ${route}`);
    const { runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`Lighthouse of ${route}: ${runtimeError.code} ${runtimeError.message}`);
    const { categories, audits } = result.lhr;
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    const figure = (name: string, digits = 0) => Number((audits[name]?.numericValue ?? 0).toFixed(digits));
    return {
      route,
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      fcp: figure('first-contentful-paint'),
      lcp: figure('largest-contentful-paint'),
      tbt: figure('total-blocking-time'),
      cls: figure('cumulative-layout-shift', 3),
    };
  } finally {
    await browser.close();
  }
}

function medianOf(route: string, results: readonly Scores[]): Scores {
  const middle = (pick: (scores: Scores) => number) => median(results.map(pick));
  return {
    route,
    performance: middle(({ performance }) => performance),
    accessibility: middle(({ accessibility }) => accessibility),
    bestPractices: middle(({ bestPractices }) => bestPractices),
    seo: middle(({ seo }) => seo),
    fcp: middle(({ fcp }) => fcp),
    lcp: middle(({ lcp }) => lcp),
    tbt: middle(({ tbt }) => tbt),
    cls: middle(({ cls }) => cls),
  };
}
