import type { Weight } from './weigh-route.ts';

const kib = 1024;

/** What one page may cost before the first touch; bytes over the wire, headers included. */
export type Budget = { total: number; script: number; requests: number; elements: number };

/** Every page, in either language and at any width, lite or not; a desktop shows more pictures at once. */
const usual = { script: 15 * kib, requests: 20, elements: 950 };
const requestsOnDesk = 24;

/** The home page and every other page on a phone; Amharic has one font of 17 KB more and two of 11 KB less. */
const onPhone = { home: 120 * kib, other: 82 * kib };
/** Letters that few pages show cost another 6 KB. */
const amharicAdds = { home: 0, other: 10 * kib };
/** A desktop loads the hero film as well. */
const onDesktop = { home: 600 * kib, other: 130 * kib };
/** The page about offline reading lists what the browser has stored. */
const offlinePage = { path: '/offline', script: 6 * kib };
/** The page of a year has a table behind each of its charts, for every currency. */
const yearPage = { path: /^\/reports\/\d{4}$/, elements: 1_400 };
/** Pages whose script draws what the browser has stored. */
const drawnPages = { paths: ['/cart', '/payment/success'], script: 4 * kib };
/** Any lite page. */
const lite = 45 * kib;

/** Script after everything on a page was used. */
const scriptAfterUse = 110 * kib;

/** The budget of a route at a width, for bench:weight and `npm run verify`. */
export function findBudget(route: string, width: number, isLite = false): Budget {
  const isAmharic = /^\/am(\/|$)/.test(route);
  const most = width < 640 ? onPhone : onDesktop;
  const kind = route === '/' || route === '/am' ? 'home' : 'other';
  const requests = width < 640 ? usual.requests : requestsOnDesk;
  const path = route.replace(/^\/am(?=\/)/, '');
  const added =
    path === offlinePage.path ? offlinePage.script : drawnPages.paths.includes(path) ? drawnPages.script : 0;
  const script = usual.script + added;
  const elements = yearPage.path.test(path) ? yearPage.elements : usual.elements;
  if (isLite) return { ...usual, script, elements, total: lite + added };
  return {
    ...usual,
    script,
    elements,
    requests,
    total: most[kind] + added + (isAmharic ? amharicAdds[kind] : 0),
  };
}

/** One sentence for each figure over its budget. */
export function overBudget(weight: Weight): string[] {
  const { route, lite: isLite, width, byType } = weight;
  const most = findBudget(route, width, isLite);
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
