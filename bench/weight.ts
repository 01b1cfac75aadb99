/**
 * What a first visit of every route costs at 390 and at 1440 px: bytes over the wire by type, the script before the
 * first touch and after everything was used. Lighthouse is a bench of its own (bench:lighthouse).
 *
 *   npm run bench:weight -- [http://localhost:3000] [--routes=/,/news]
 *
 * Without an address it opens the built site (npm run build) on the sample content. Writes bench/out/weight.json and
 * weight.md; ends with 1 when a goal is missed or a budget of bench/budgets.ts is exceeded.
 */
import { parseArgs } from 'node:util';
import { builtRoutes, quietRoutes } from '../tests/support/built-routes.ts';
import { siteAt, startSampleStack } from '../tests/support/sample-stack.ts';
import { openBrowser } from './browser.ts';
import { overBudget } from './budgets.ts';
import { handOver } from './report/measured.ts';
import { worstOf } from './report/worst-of.ts';
import { visitors, type Weight, warmPages, weighRoute } from './weigh-route.ts';
import { weightTable } from './weight-tables.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { routes: { type: 'string', default: [...builtRoutes, ...quietRoutes].join(',') } },
});
const routes = values.routes.split(',');
const site = positionals[0] ? siteAt(positionals[0]) : await startSampleStack();

const weights: Weight[] = [];
try {
  const browser = await openBrowser();
  for (const lite of [false, true]) await warmPages(site.siteUrl, routes, { lite });
  for (const route of routes) {
    for (const visitor of visitors) weights.push(await weighRoute(browser, site.siteUrl, route, visitor));
    const asLite = { lite: true, used: false };
    weights.push(await weighRoute(browser, site.siteUrl, route, visitors[0], asLite));
  }
  await browser.close();
} finally {
  await site.close();
}

const exceeded = weights.flatMap(overBudget);
const onPhone = weights.filter(({ width, lite }) => width === 390 && !lite);
const kilobytes = (what: string, most: number, rows: readonly Weight[], bytes: (weight: Weight) => number) =>
  worstOf(rows, { what, unit: 'KB', most, figure: weight => bytes(weight) / 1024 });
await handOver('weight', {
  goals: [
    kilobytes('script before the first touch', 15, weights, ({ byType }) => byType.script),
    kilobytes('script after everything was used', 110, weights, ({ scriptAfterUse }) => scriptAfterUse ?? 0),
    ...(routes.includes('/')
      ? [kilobytes('first view at 390 px', 120, onPhone.filter(isHome), ({ total }) => total)]
      : []),
    kilobytes(
      'first view at 390 px',
      80,
      onPhone.filter(weight => !isHome(weight)),
      ({ total }) => total,
    ),
    kilobytes(
      'lite first view',
      45,
      weights.filter(({ lite }) => lite),
      ({ total }) => total,
    ),
    { what: 'budgets exceeded (bench/budgets.ts)', figure: exceeded.length, unit: '', most: 0 },
  ],
  text: [weightTable(weights), '', ...exceeded.map(line => `- ${line}`)].join('\n'),
  details: { weights, exceeded },
});
process.exit();

function isHome({ route }: Weight): boolean {
  return route === '/';
}
