/**
 * What a first visit of every route costs at 390 and at 1440 px: bytes over the wire by type, the script before the
 * first touch and after everything was used, and Lighthouse mobile as the median of three.
 *
 *   npm run bench:weight -- [http://localhost:3000] [--routes=/,/news] [--no-lighthouse]
 *
 * Without an address it opens the built site (npm run build) on the sample content. Writes bench/out/weight.json and
 * weight.md; ends with 1 when a budget is exceeded or a score is below what was promised.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { builtRoutes, quietRoutes } from '../tests/support/built-routes.ts';
import { openSampleHouse, siteAt } from '../tests/support/sample-house.ts';
import { openBrowser } from './browser.ts';
import { belowPromise, overBudget } from './budgets.ts';
import { lighthouseMedians, type Scores } from './lighthouse-medians.ts';
import { visitors, type Weight, weighRoute } from './weigh-route.ts';
import { weightTables } from './weight-tables.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: {
    routes: { type: 'string', default: [...builtRoutes, ...quietRoutes].join(',') },
    lighthouse: { type: 'boolean', default: true },
  },
});
const routes = values.routes.split(',');
const site = positionals[0] ? siteAt(positionals[0]) : await openSampleHouse();

const weights: Weight[] = [];
let scores: Scores[] = [];
try {
  const browser = await openBrowser();
  for (const route of routes)
    for (const visitor of visitors) weights.push(await weighRoute(browser, site.siteUrl, route, visitor));
  await browser.close();
  if (values.lighthouse) scores = await lighthouseMedians(site.siteUrl, routes);
} finally {
  await site.close();
}

const report = weightTables(weights, scores);
await mkdir('bench/out', { recursive: true });
await writeFile('bench/out/weight.json', JSON.stringify({ at: new Date(), weights, scores }, null, 2));
await writeFile('bench/out/weight.md', report);
console.log(report);

const broken = [...weights.flatMap(overBudget), ...scores.flatMap(belowPromise)];
for (const line of broken) console.error(line);
process.exit(broken.length > 0 ? 1 : 0);
