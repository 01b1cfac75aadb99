import type { Scores } from './lighthouse-medians.ts';
import type { Weight } from './weigh-route.ts';

const types = ['document', 'stylesheet', 'script', 'font', 'image', 'other'] as const;
const kb = (bytes: number) => (bytes / 1024).toFixed(1);

/** What was weighed, as a table for people. */
export function weightTable(measured: readonly Weight[]): string {
  return [
    '| route | width | all KB | html | css | script | font | image | other | requests | elements | script after use |',
    '|---|---|---|---|---|---|---|---|---|---|---|---|',
    ...measured.map(({ route, lite, width, total, requests, byType, elements, scriptAfterUse }) => {
      const parts = types.map(type => kb(byType[type])).join(' | ');
      const name = lite ? `${route} (lite)` : route;
      const used = scriptAfterUse === null ? '' : kb(scriptAfterUse);
      return `| ${name} | ${width} | ${kb(total)} | ${parts} | ${requests} | ${elements} | ${used} |`;
    }),
  ].join('\n');
}

/** What Lighthouse found, as a table for people. */
export function scoreTable(judged: readonly Scores[]): string {
  return [
    '| route | performance | accessibility | best practices | SEO | LCP ms | TBT ms | CLS |',
    '|---|---|---|---|---|---|---|---|',
    ...judged.map(
      ({ route, performance, accessibility, bestPractices, seo, lcp, tbt, cls }) =>
        `| ${route} | ${performance} | ${accessibility} | ${bestPractices} | ${seo} | ${lcp} | ${tbt} | ${cls} |`,
    ),
  ].join('\n');
}

/** What Lighthouse found on a bad line, where only speed is judged. */
export function lineTable(judged: readonly Scores[]): string {
  return [
    '| route | performance | FCP ms | LCP ms | TBT ms | CLS |',
    '|---|---|---|---|---|---|',
    ...judged.map(
      ({ route, performance, fcp, lcp, tbt, cls }) =>
        `| ${route} | ${performance} | ${fcp} | ${lcp} | ${tbt} | ${cls} |`,
    ),
  ].join('\n');
}
