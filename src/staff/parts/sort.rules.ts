/** A table's order: the column it is ordered by, and the direction. */
export type Sort<By extends string> = { by: By; isDescending: boolean };

/** What the head of a column links to, and its direction if the table is ordered by it. */
export type ColumnSort = { href: string; order?: 'ascending' | 'descending' | undefined };

/**
 * Reads `?sort=amount` or, for the other direction, `?sort=-amount`. Only `columns` are accepted; anything else gives
 * `preset`.
 */
export function readSort<By extends string>(
  value: unknown,
  columns: readonly By[],
  preset: Sort<By>,
): Sort<By> {
  if (typeof value !== 'string') return preset;
  const isDescending = value.startsWith('-');
  const by = columns.find(column => column === value.slice(isDescending ? 1 : 0));
  return by ? { by, isDescending } : preset;
}

/**
 * The links of all column heads: each keeps `query`, starts at the first page and turns the direction around if the table is
 * already ordered by that column.
 */
export function sortLinks<By extends string>(
  { by, isDescending }: Sort<By>,
  columns: readonly By[],
  query: URLSearchParams,
): Record<By, ColumnSort> {
  const links = columns.map(column => {
    const isOrdered = column === by;
    const next = new URLSearchParams(query);
    next.delete('page');
    next.set('sort', isOrdered && !isDescending ? `-${column}` : column);
    const order = isDescending ? 'descending' : 'ascending';
    return [column, { href: `?${next}`, order: isOrdered ? order : undefined }] as const;
  });
  return Object.fromEntries(links) as Record<By, ColumnSort>;
}

/** `rows` in the order of `sort`, for a table that is shown whole; rows with equal values keep their order. */
export function sortRows<Row, By extends string>(
  rows: readonly Row[],
  { by, isDescending }: Sort<By>,
  valueIn: (row: Row, by: By) => string | number | bigint,
): Row[] {
  const turn = isDescending ? -1 : 1;
  return [...rows].sort((one, other) => {
    const [a, b] = [valueIn(one, by), valueIn(other, by)];
    if (typeof a === 'string' && typeof b === 'string') return turn * a.localeCompare(b);
    return a < b ? -turn : Number(a > b) * turn;
  });
}
