type Read = (statement: string) => Promise<{ name: string; n: string | number }[]>;

/** The number of rows in each table of the database, and the sum of all counts. */
export async function storedRows(read: Read): Promise<Record<string, number>> {
  const tables = await read(
    "select quote_ident(table_schema) || '.' || quote_ident(table_name) as name, 0 as n " +
      "from information_schema.tables where table_type = 'BASE TABLE' " +
      "and table_schema not in ('pg_catalog', 'information_schema') order by 1",
  );
  const counts = tables.map(({ name }) => `select '${name}' as name, count(*)::int as n from ${name}`);
  const counted = "select 'counted' as name, coalesce(sum(n), 0)::int as n from counts";
  const rows = await read([...counts, counted].join(' union all '));
  return Object.fromEntries(rows.map(({ name, n }) => [name, Number(n)]));
}
