import type { Weight } from './weigh-route.ts';

const kib = 1024;

/** What one page may cost before anybody touches it; bytes over the wire, headers included. */
export type Budget = { total: number; script: number; requests: number; elements: number };

/** Every page, in either language and at any width, lite or not; a desk has room for more pictures at once. */
const usual = { script: 15 * kib, requests: 20, elements: 1_900 };
const requestsOnDesk = 24;

/** Home, and every other page, on a phone (issue "Speed and trust"); Amharic brings the letters of its own two fonts. */
const onPhone = { home: 120 * kib, other: 80 * kib, amharicFonts: 57 * kib };
/** On a desk the film of the hero comes too. */
const onDesk = { home: 600 * kib, other: 130 * kib };
/** Any page at all. */
const lite = 45 * kib;

/** Script after everything a page offers was used. React comes with the islands of home alone. */
const scriptAfterUse = 110 * kib;

/** The budget of a route at a width: the one list that benches and `npm run verify` measure by. */
export function budgetOf(route: string, width: number, isLite = false): Budget {
  if (isLite) return { ...usual, total: lite };
  const isAmharic = /^\/am(\/|$)/.test(route);
  const path = isAmharic ? route.slice(3) || '/' : route;
  const most = width < 640 ? onPhone : onDesk;
  const total = path === '/' ? most.home : most.other;
  const requests = width < 640 ? usual.requests : requestsOnDesk;
  return { ...usual, requests, total: total + (isAmharic ? onPhone.amharicFonts : 0) };
}

/** One sentence for each figure over its budget. */
export function overBudget(weight: Weight): string[] {
  const { route, lite: isLite, width, byType } = weight;
  const most = budgetOf(route, width, isLite);
  const over = (what: string, figure: number, budget: number) =>
    figure > budget
      ? [`${isLite ? 'lite ' : ''}${route} at ${width} px: ${what} ${figure}, budget ${budget}`]
      : [];
  const parts = Object.entries(byType).map(([type, bytes]) => `${type} ${bytes}`);
  return [
    ...over(`bytes in all (${parts.join(', ')})`, weight.total, most.total),
    ...over('bytes of script', byType.script, most.script),
    ...over('requests', weight.requests, most.requests),
    ...over('elements', weight.elements, most.elements),
    ...over('bytes of script after use', weight.scriptAfterUse ?? 0, scriptAfterUse),
    ...(isLite ? over('bytes of fonts', byType.font, 0) : []),
  ];
}
