import type { Weight } from './weigh-route.ts';

type Budget = { total: number; script: number };

const kib = 1024;
const script = 15 * kib;

/** Bytes over the wire of a first visit at 390 px before anybody touches the page. */
export const budgets: Record<string, Budget> = {
  '/': { total: 140 * kib, script },
  '/news': { total: 140 * kib, script },
  '/news/donations-up-40-percent': { total: 90 * kib, script },
  '/events/fundraiser-ii': { total: 94 * kib, script },
};

/** One sentence for each figure over its budget; routes without one of their own have the strictest. */
export function overBudget({ route, total, byType }: Weight): string[] {
  const budget = budgets[route] ?? { total: 90 * kib, script };
  const over = (what: string, bytes: number, most: number) =>
    bytes > most ? [`${route}: ${what} ${bytes} bytes, budget ${most}`] : [];
  return [...over('all', total, budget.total), ...over('script', byType.script, budget.script)];
}
