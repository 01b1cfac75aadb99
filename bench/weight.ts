/**
 * What a first visit costs at 390 px: bytes over the wire by type, and Lighthouse mobile as the median of three.
 *
 *   npm run bench:weight -- [http://localhost:3000] [--routes=/,/news] [--no-lighthouse]
 *
 * The site must be running. Writes bench/out/weight.json and weight.md; ends with 1 when a budget is exceeded.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { openBrowser } from './browser.ts';
import { budgets, overBudget } from './budgets.ts';
import { lighthouseMedians, type Scores } from './lighthouse-medians.ts';
import { type Weight, weighRoute } from './weigh-route.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: {
    routes: { type: 'string', default: Object.keys(budgets).join(',') },
    lighthouse: { type: 'boolean', default: true },
  },
});
const origin = positionals[0] ?? 'http://localhost:3000';
const routes = values.routes.split(',');

const weights: Weight[] = [];
const browser = await openBrowser();
for (const route of routes) weights.push(await weighRoute(browser, origin, route));
await browser.close();
const scores: Scores[] = values.lighthouse ? await lighthouseMedians(origin, routes) : [];

const report = render(weights, scores);
await mkdir('bench/out', { recursive: true });
await writeFile('bench/out/weight.json', JSON.stringify({ origin, weights, scores }, null, 2));
await writeFile('bench/out/weight.md', report);
console.log(report);

const broken = weights.flatMap(overBudget);
for (const line of broken) console.error(line);
if (broken.length > 0) process.exitCode = 1;

function render(measured: readonly Weight[], judged: readonly Scores[]): string {
  const kb = (bytes: number) => (bytes / 1024).toFixed(1);
  const lines = [
    '| route | all KB | html | css | script | font | image | other | requests |',
    '|---|---|---|---|---|---|---|---|---|',
    ...measured.map(({ route, total, requests, byType }) => {
      const types = ['document', 'stylesheet', 'script', 'font', 'image', 'other'] as const;
      return `| ${route} | ${kb(total)} | ${types.map(type => kb(byType[type])).join(' | ')} | ${requests} |`;
    }),
  ];
  if (judged.length === 0) return lines.join('\n');
  return [
    ...lines,
    '',
    '| route | performance | accessibility | best practices | SEO | LCP ms | TBT ms | CLS |',
    '|---|---|---|---|---|---|---|---|',
    ...judged.map(
      ({ route, performance, accessibility, bestPractices, seo, lcp, tbt, cls }) =>
        `| ${route} | ${performance} | ${accessibility} | ${bestPractices} | ${seo} | ${lcp} | ${tbt} | ${cls} |`,
    ),
  ].join('\n');
}
