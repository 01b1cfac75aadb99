import { isCurrency } from '#core/money.ts';

/** Which totals are shown; null is no limit. */
export type TotalsFilter = {
  /** YYYY-MM, both included. */
  from: string | null;
  to: string | null;
  currency: string | null;
  purpose: string | null;
};

const patterns = {
  from: /^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])$/,
  to: /^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])$/,
  purpose: /^(?:general|(?:project|campaign)-\d{1,9})$/,
} as const;

/** Reads the filter of an address, whatever it holds; invalid parts are ignored. */
export function readTotalsFilter(query: Readonly<Record<string, unknown>>): TotalsFilter {
  const matching = (name: keyof typeof patterns) => {
    const value = query[name];
    return typeof value === 'string' && patterns[name].test(value) ? value : null;
  };
  const { currency } = query;
  return {
    from: matching('from'),
    to: matching('to'),
    currency: typeof currency === 'string' && isCurrency(currency) ? currency : null,
    purpose: matching('purpose'),
  };
}

/** The filter as an address holds it. */
export const totalsQuery = (filter: TotalsFilter): URLSearchParams =>
  new URLSearchParams(
    Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : [])),
  );
