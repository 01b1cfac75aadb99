/**
 * Lighthouse mobile of every route, median of three: on its slow 4G, and at 400 kbps and 400 ms on a phone six times
 * slower than this machine. That line is reckoned from a quick load (as Lighthouse does by default, and so is slow 4G) and
 * held to for real; beside both stands what a bare page needs on it, a heading and one picture, in the same run.
 *
 *   npm run bench:lighthouse -- [http://localhost:3000] [--routes=/,/news] [--runs=3] [--held=3]
 *
 * `--held` is how often each page is opened on the line that is held to: it takes longest, and varies least.
 * Without an address it opens the built site (npm run build) on the sample content. Never two at once: the browser listens
 * on port 9333. Writes bench/out/lighthouse.json and lighthouse.md; ends with 1 when a goal is missed.
 */
import { parseArgs } from 'node:util';
import { builtRoutes, quietRoutes } from '../tests/support/built-routes.ts';
import { siteAt, startSampleStack } from '../tests/support/sample-stack.ts';
import { openBarePage } from './bare-page.ts';
import { lighthouseMedians, type Scores } from './lighthouse-medians.ts';
import { handOver } from './report/measured.ts';
import { worstOf } from './report/worst-of.ts';
import { lineTable, scoreTable } from './weight-tables.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    routes: { type: 'string', default: [...builtRoutes, ...quietRoutes].join(',') },
    runs: { type: 'string', default: '3' },
    held: { type: 'string', default: '3' },
  },
});
const line = 'at 400 kbps, 400 ms, 6x';
const routes = values.routes.split(',');
const runs = Number(values.runs);
const site = positionals[0] ? siteAt(positionals[0]) : await startSampleStack();
const bare = await openBarePage();
try {
  const slow4g = await lighthouseMedians(site.siteUrl, routes, { link: 'slow4g', runs });
  const [reckoned, held] = [
    await onBadLine('badLine', runs),
    await onBadLine('badLineHeldBack', Number(values.held)),
  ];
  await handOver('lighthouse', {
    goals: [
      ...goalsOnSlow4g(slow4g),
      ...goalsOnBadLine(held, 'held to'),
      ...goalsOnBadLine(reckoned, 'reckoned'),
    ],
    text: [
      ...['On slow 4G', '', scoreTable(slow4g), ''],
      ...[`${line}, held to`, '', lineTable([...held.bare, ...held.routes]), ''],
      ...[`${line}, reckoned`, '', lineTable([...reckoned.bare, ...reckoned.routes])],
    ].join('\n'),
    details: { slow4g, held, reckoned },
  });
} finally {
  await bare.close();
  await site.close();
}
process.exit();

function goalsOnSlow4g(scores: readonly Scores[]) {
  // Quiet screens ask search engines not to list them, which costs them Lighthouse's points for being found.
  const listed = scores.filter(({ route }) => !(quietRoutes as readonly string[]).includes(route));
  const all = (what: string, rows: readonly Scores[], figure: (scores: Scores) => number) =>
    worstOf(rows, { what: `Lighthouse ${what}, slow 4G`, unit: '', least: 100, figure });
  return [
    all('performance', scores, scored => scored.performance),
    all('accessibility', scores, scored => scored.accessibility),
    all('best practices', scores, scored => scored.bestPractices),
    all('SEO', listed, scored => scored.seo),
    worstOf(scores, { what: 'TBT, slow 4G', unit: 'ms', most: 0, figure: scored => scored.tbt }),
    worstOf(scores, { what: 'CLS, slow 4G', unit: '', most: 0, figure: scored => scored.cls }),
  ];
}

async function onBadLine(link: 'badLine' | 'badLineHeldBack', runs: number) {
  return {
    bare: await lighthouseMedians(bare.origin, ['/bare'], { link, runs }),
    routes: await lighthouseMedians(site.siteUrl, routes, { link, runs }),
  };
}

function goalsOnBadLine(scores: { bare: Scores[]; routes: Scores[] }, how: string) {
  const worst = (
    what: string,
    figure: (scores: Scores) => number,
    promised: { unit: string; most?: number },
  ) => worstOf(scores.routes, { what: `${what} ${line}, ${how}`, figure, ...promised });
  return [
    worst('LCP', ({ lcp }) => lcp, { unit: 'ms', most: 2_600 }),
    { what: `LCP of a bare page ${line}, ${how}`, figure: scores.bare[0]?.lcp ?? Number.NaN, unit: 'ms' },
    worst('CLS', ({ cls }) => cls, { unit: '', most: 0 }),
    worst('TBT', ({ tbt }) => tbt, { unit: 'ms' }),
  ];
}
