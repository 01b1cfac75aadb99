/**
 * What a first visit of every route costs at 390 and 1440 px and as a lite page: bytes over the wire by type, script
 * before the first touch and after everything was used. bench/budgets.ts has the limits.
 *
 *   npm run bench:weight -- [http://localhost:3000] [--routes=/,/news]
 *
 * Without an address it opens the built site (npm run build) on the sample content.
 */
import { parseArgs } from 'node:util';
import { builtRoutes, quietRoutes } from '../tests/support/built-routes.ts';
import { siteAt, startSampleStack } from '../tests/support/sample-stack.ts';
import { openBrowser } from './browser.ts';
import { overBudget } from './budgets.ts';
import { findWorst, report } from './report.ts';
import { visitors, type Weight, warmPages, weighRoute } from './weigh-route.ts';

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
    weights.push(await weighRoute(browser, site.siteUrl, route, visitors[0], { lite: true, used: false }));
    process.stderr.write(`${route} weighed, ${weights.length / 3} of ${routes.length}\n`);
  }
  await browser.close();
} finally {
  await site.close();
}

const exceeded = weights.flatMap(overBudget);
const onPhone = weights.filter(({ width, lite }) => width === 390 && !lite);
const home = onPhone.filter(({ route }) => route === '/');
const kilobytes = (what: string, most: number, rows: readonly Weight[], bytes: (weight: Weight) => number) =>
  findWorst(rows, { what, unit: 'KB', most, figure: weight => bytes(weight) / 1024 });
const total = (weight: Weight) => weight.total;
console.log(exceeded.join('\n'));
await report(
  'weight',
  [
    kilobytes('script before the first touch', 15, weights, ({ byType }) => byType.script),
    kilobytes('script after everything was used', 110, weights, ({ scriptAfterUse }) => scriptAfterUse ?? 0),
    ...(home.length > 0 ? [kilobytes('first view at 390 px', 120, home, total)] : []),
    ...(onPhone.length > home.length
      ? [
          kilobytes(
            'first view at 390 px, not home',
            80,
            onPhone.filter(one => !home.includes(one)),
            total,
          ),
        ]
      : []),
    kilobytes(
      'lite first view',
      45,
      weights.filter(({ lite }) => lite),
      total,
    ),
    { what: 'budgets exceeded (bench/budgets.ts)', figure: exceeded.length, unit: '', most: 0 },
  ],
  weights.map(({ byType, ...weight }) => ({ ...weight, ...byType })),
);
process.exit();
