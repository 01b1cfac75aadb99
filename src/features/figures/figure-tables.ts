import { readFile } from 'node:fs/promises';
import { connectOnce } from '#platform/database/connect-once.ts';
import { goals } from './view.rules.ts';

/** The version of figure-tables.sql; change it with that file, so that existing databases are updated too. */
export const figureTablesStep = 'figure-tables-1';

const FIGURES_LOCK = 4_012_044;

/** Creates the tables of the figures and the functions that count, in the database at `url`. */
export async function prepareFigureTables(url: string): Promise<void> {
  const sql = await readFile(new URL('./figure-tables.sql', import.meta.url), 'utf8');
  const knownGoals = goals.map(goal => `'${goal}'`).join(', ');
  await connectOnce(url, async client => {
    await client.query('select pg_advisory_lock($1)', [FIGURES_LOCK]);
    await client.query(sql.replace('in (:goals)', `in (${knownGoals})`));
  });
}
