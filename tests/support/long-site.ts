/** Runs one statement on a database; columns of its rows are returned by name. */
export type RunSql = (text: string) => Promise<Record<string, string>[]>;

/** A day between 2010 and 2024, and occasionally none. */
const someDay = `case when n % 20 = 0 then null
  else timestamptz '2010-01-01 12:00Z' + make_interval(days => (n * 7) % 5400) end`;

/**
 * Copies a post and an event of the sample content many times, in the database and past the CMS: the tests measure
 * how long lists are read, not how they are written. Their days differ, and one in twenty has none.
 */
export async function lengthen(
  run: RunSql,
  { posts, events }: Record<'posts' | 'events', number>,
): Promise<void> {
  await copyRows(run, { table: 'posts', day: 'post_date', of: 'donations-up-40-percent', count: posts });
  await copyRows(run, { table: 'events', day: 'date_time_date', of: 'fundraiser', count: events });
}

type Copies = { table: 'posts' | 'events'; day: string; of: string; count: number };

async function copyRows(run: RunSql, { table, day, of, count }: Copies): Promise<void> {
  const own: Record<string, string> = {
    id: 'ids.id',
    slug: `source.slug || '-' || n`,
    click_key: 'source.click_key || n',
    origin: 'null',
    [day]: someDay,
  };
  const columns = await listColumns(run, table);
  const words = (await listColumns(run, `${table}_locales`)).filter(column => column !== 'id');
  const quoted = (names: readonly string[]) => names.map(name => `"${name}"`).join(', ');
  await run(`
    with source as (select * from ${table} where slug = '${of}'),
      ids as materialized (
        select n, nextval(pg_get_serial_sequence('${table}', 'id'))::int as id from generate_series(1, ${count}) n),
      made as (insert into ${table} (${quoted(columns)})
        select ${columns.map(column => own[column] ?? `source."${column}"`).join(', ')} from source, ids)
    insert into ${table}_locales (${quoted(words)})
      select ${words.map(column => (column === '_parent_id' ? 'ids.id' : `words."${column}"`)).join(', ')}
      from ids, ${table}_locales words where words._parent_id = (select id from source)`);
  await run(`analyze ${table}`);
  await run(`analyze ${table}_locales`);
}

async function listColumns(run: RunSql, table: string): Promise<string[]> {
  const rows = await run(
    `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = '${table}'`,
  );
  return rows.map(({ name }) => name ?? '');
}
