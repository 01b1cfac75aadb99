import { quietRoutes } from '../tests/support/built-routes.ts';
import type { Scores } from './lighthouse-medians.ts';
import type { Weight } from './weigh-route.ts';

const kib = 1024;

/** Bytes of a first visit before anybody touches the page, on a phone and on a desk; the others have the last line. */
const totals: Record<string, Record<number, number>> = {
  // On a desk the film of the hero comes too.
  '/': { 390: 112 * kib, 1440: 560 * kib },
  '/news': { 390: 124 * kib, 1440: 176 * kib },
  '/events': { 390: 124 * kib, 1440: 140 * kib },
  '/donate': { 390: 140 * kib, 1440: 132 * kib },
};
const usualTotal: Record<number, number> = { 390: 116 * kib, 1440: 130 * kib };

/** Script before the first touch: what every page may cost somebody who only reads. */
const scriptAtFirst = 15 * kib;
/** Script after everything a page offers was used. React comes with the islands of home alone. */
const scriptAfterUse: Record<string, number> = { '/': 92 * kib };
const usualScriptAfterUse = 24 * kib;

/** One sentence for each figure over its budget. */
export function overBudget(weight: Weight): string[] {
  const { route, width, total, byType } = weight;
  const over = (what: string, bytes: number, most: number) =>
    bytes > most ? [`${route} at ${width} px: ${what} ${bytes} bytes, budget ${most}`] : [];
  return [
    ...over('all', total, totals[route]?.[width] ?? usualTotal[width] ?? 0),
    ...over('script', byType.script, scriptAtFirst),
    ...over('script after use', weight.scriptAfterUse, scriptAfterUse[route] ?? usualScriptAfterUse),
  ];
}

/** They ask search engines not to list them, which costs them Lighthouse's points for being found. */
const unlisted: readonly string[] = quietRoutes;

/** One sentence for each score of Lighthouse below what is promised: 99 for performance, 100 for the rest. */
export function belowPromise({ route, performance, accessibility, bestPractices, seo }: Scores): string[] {
  const below = (what: string, score: number, least: number) =>
    score < least ? [`${route}: ${what} ${score}, promised ${least}`] : [];
  return [
    ...below('performance', performance, 99),
    ...below('accessibility', accessibility, 100),
    ...below('best practices', bestPractices, 100),
    ...below('SEO', seo, unlisted.includes(route) ? 0 : 100),
  ];
}
