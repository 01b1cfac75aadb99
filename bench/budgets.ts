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
