import { parseMoney } from '#core/money.ts';
import type { StaffEntries } from './year-figures.rules.ts';

/** The budget and the counted children as the form of a report stores them. */
type StoredEntries = {
  budget?:
    | {
        project?: number | { id: number } | null;
        currency?: string | null;
        amount?: string | null;
      }[]
    | null;
  children?: { month?: number | null; count?: number | null }[] | null;
};

/** Reads what staff entered about a year; rows that are not complete are left out. */
export function readEntries({ budget, children }: StoredEntries): StaffEntries {
  return {
    budget: (budget ?? []).flatMap(({ project, currency, amount }) => {
      const money = parseMoney(amount ?? '', currency ?? '');
      const id = typeof project === 'object' ? project?.id : project;
      return money.ok ? [{ fund: id ? `project-${id}` : 'general', ...money.value }] : [];
    }),
    children: new Map(
      (children ?? []).flatMap(({ month, count }): [number, number][] =>
        month && Number.isSafeInteger(count) && Number(count) >= 0 ? [[month, Number(count)]] : [],
      ),
    ),
  };
}
