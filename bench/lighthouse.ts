/**
 * Lighthouse mobile of every route, the median of several runs: on its own slow 4G, and on a bad line (400 kbps, 400 ms)
 * with a phone six times slower, where the browser really delays every response and task.
 *
 *   npm run bench:lighthouse -- [http://localhost:3000] [--routes=/,/news] [--runs=3]
 *
 * Without an address it opens the built site (npm run build) on the sample content. Only one at a time: the browser
 * listens on port 9333.
 */
import { parseArgs } from 'node:util';
import lighthouse, { type Config } from 'lighthouse';
import { builtRoutes, quietRoutes } from '../tests/support/built-routes.ts';
import { siteAt, startSampleStack } from '../tests/support/sample-stack.ts';
import { openBrowser } from './browser.ts';
import { findWorst, median, report } from './report.ts';

const debugPort = 9333;
const badLine: Config['settings'] = {
  throttlingMethod: 'devtools',
  onlyCategories: ['performance'],
  throttling: {
    rttMs: 400,
    throughputKbps: 400,
    requestLatencyMs: 400,
    downloadThroughputKbps: 400,
    uploadThroughputKbps: 400,
    cpuSlowdownMultiplier: 6,
  },
};
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    routes: { type: 'string', default: [...builtRoutes, ...quietRoutes].join(',') },
    runs: { type: 'string', default: '3' },
  },
});
type Figures = Awaited<ReturnType<typeof runOnce>>;
type Scores = Figures & { route: string };

const site = positionals[0] ? siteAt(positionals[0]) : await startSampleStack('real');
try {
  const slow4g = await eachRoute({});
  const bad = await eachRoute(badLine);
  // Screens hidden from search engines have noindex, which costs Lighthouse points for SEO.
  const listed = slow4g.filter(({ route }) => !(quietRoutes as readonly string[]).includes(route));
  const points = (what: string, rows: readonly Scores[], figure: (row: Scores) => number) =>
    findWorst(rows, { what: `Lighthouse ${what}, slow 4G`, unit: '', least: 100, figure });
  await report(
    'lighthouse',
    [
      points('performance', slow4g, row => row.performance),
      points('accessibility', slow4g, row => row.accessibility),
      points('best practices', slow4g, row => row.bestPractices),
      points('SEO', listed, row => row.seo),
      findWorst(slow4g, { what: 'TBT, slow 4G', unit: 'ms', most: 0, figure: row => row.tbt }),
      findWorst(slow4g, { what: 'CLS, slow 4G', unit: '', most: 0, figure: row => row.cls }),
      findWorst(bad, { what: 'LCP, bad line', unit: 'ms', most: 2_600, figure: row => row.lcp }),
      findWorst(bad, { what: 'CLS, bad line', unit: '', most: 0, figure: row => row.cls }),
    ],
    [...slow4g, ...bad.map(({ route, ...row }) => ({ route: `${route} (bad line)`, ...row }))],
  );
} finally {
  await site.close();
}
process.exit();

/** Every page is cached beforehand; a load that Lighthouse could not judge is repeated once. */
async function eachRoute(settings: Config['settings']): Promise<Scores[]> {
  const scores: Scores[] = [];
  for (const route of values.routes.split(',')) {
    await (await fetch(site.siteUrl + route)).arrayBuffer();
    const runs: Figures[] = [];
    for (let run = 0; run < Number(values.runs); run++)
      runs.push(await runOnce(route, settings).catch(() => runOnce(route, settings)));
    const names = Object.keys(runs[0] ?? {}) as (keyof Figures)[];
    const medians = names.map(name => [name, median(runs.map(one => one[name]))]);
    const score = { route, ...(Object.fromEntries(medians) as Figures) };
    process.stderr.write(`${route}: ${score.performance}, LCP ${score.lcp} ms, TBT ${score.tbt} ms\n`);
    scores.push(score);
  }
  return scores;
}

async function runOnce(route: string, settings: Config['settings']) {
  const browser = await openBrowser(debugPort);
  try {
    const flags = { port: debugPort, logLevel: 'error', output: 'json' } as const;
    const result = await lighthouse(site.siteUrl + route, flags, { extends: 'lighthouse:default', settings });
    if (!result || result.lhr.runtimeError)
      throw new Error(`Lighthouse of ${route}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    const { categories, audits } = result.lhr;
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    const figure = (name: string, digits = 0) => Number((audits[name]?.numericValue ?? 0).toFixed(digits));
    return {
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
