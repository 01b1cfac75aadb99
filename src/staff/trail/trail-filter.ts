/** The kind that gifts and books are in the filter; every other one is a collection or the name of settings. */
export const MONEY = 'money';

/** The filter of the audit trail; invalid parts of an address are ignored. */
export type TrailFilter = {
  person: number | null;
  kind: string | null;
  from: string | null;
  to: string | null;
};

const one = (value: unknown): string => (typeof value === 'string' ? value : '');

function dayOf(text: string): string | null {
  if (!/^(19|2\d)\d{2}-\d{2}-\d{2}$/.test(text)) return null;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : null;
}

/** Reads the filter of an address, whatever it holds. */
export function readTrailFilter(
  query: Readonly<Record<string, unknown>>,
  kinds: ReadonlyMap<string, string>,
): TrailFilter {
  const person = one(query.person);
  const kind = one(query.kind);
  return {
    person: /^\d{1,9}$/.test(person) ? Number(person) : null,
    kind: kinds.has(kind) ? kind : null,
    from: dayOf(one(query.from)),
    to: dayOf(one(query.to)),
  };
}

/** The filter as an address holds it. */
export const trailQuery = (filter: TrailFilter): URLSearchParams =>
  new URLSearchParams(
    Object.entries(filter).flatMap(([name, value]) =>
      value === null ? [] : [[name, String(value)] as [string, string]],
    ),
  );
