import { connectOnce } from '#platform/database/connect-once.ts';
import { testDatabaseUrl } from './database.ts';

/** Every row of every table, including the job queue, as a thief of a dump would read it. */
export const dumpDatabase = (): Promise<string> =>
  connectOnce(testDatabaseUrl(), async client => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
    );
    const texts: string[] = [];
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(`select t::text as row from ${name} t`);
      texts.push(...rows.map(({ row }) => row));
    }
    return texts.join('\n');
  });

/** Whether a dump reveals a token, as text or as bytes. */
export const isReadable = (token: string, dump: string): boolean =>
  dump.includes(token) || dump.includes(Buffer.from(token).toString('hex'));
