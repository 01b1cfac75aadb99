import pg from 'pg';

/**
 * Makes every search of this database take too long until the returned function is called: another transaction holds the
 * index, and a statement that waits for it runs into its timeout as one that reckons for too long does.
 */
export async function slowSearch(databaseUrl: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('begin');
  await client.query('lock table search.entries in access exclusive mode');
  return async () => {
    await client.query('rollback');
    await client.end();
  };
}
