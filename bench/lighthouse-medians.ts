import lighthouse from 'lighthouse';
import { openBrowser } from './browser.ts';

export type Scores = {
  route: string;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcp: number;
  tbt: number;
  cls: number;
};

const runs = 3;
const debugPort = 9333;

/** Lighthouse mobile on simulated slow 4G, three runs a route, the median of each figure. */
export async function lighthouseMedians(origin: string, routes: readonly string[]): Promise<Scores[]> {
  const medians: Scores[] = [];
  for (const route of routes) {
    const results: Scores[] = [];
    for (let run = 0; run < runs; run += 1) results.push(await runOnce(origin, route));
    medians.push(medianOf(route, results));
  }
  return medians;
}

async function runOnce(origin: string, route: string): Promise<Scores> {
  const browser = await openBrowser(debugPort);
  try {
    const result = await lighthouse(origin + route, { port: debugPort, logLevel: 'error', output: 'json' });
    if (!result) throw new Error(`Lighthouse gave nothing for ${route}`);
    const { categories, audits } = result.lhr;
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    const figure = (name: string, digits = 0) => Number((audits[name]?.numericValue ?? 0).toFixed(digits));
    return {
      route,
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      lcp: figure('largest-contentful-paint'),
      tbt: figure('total-blocking-time'),
      cls: figure('cumulative-layout-shift', 3),
    };
  } finally {
    await browser.close();
  }
}

function medianOf(route: string, results: readonly Scores[]): Scores {
  const middle = (pick: (scores: Scores) => number) =>
    results.map(pick).sort((a, b) => a - b)[Math.floor(results.length / 2)] ?? 0;
  return {
    route,
    performance: middle(({ performance }) => performance),
    accessibility: middle(({ accessibility }) => accessibility),
    bestPractices: middle(({ bestPractices }) => bestPractices),
    seo: middle(({ seo }) => seo),
    lcp: middle(({ lcp }) => lcp),
    tbt: middle(({ tbt }) => tbt),
    cls: middle(({ cls }) => cls),
  };
}
