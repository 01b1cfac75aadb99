import { createHash } from 'node:crypto';
import { getSchema } from 'better-auth/db';
import { expect, it } from 'vitest';
import { connectOnce } from '#platform/database/connect-once.ts';
import { databaseUrl } from '#platform/database/connection.ts';
import { openSchemaPool } from '#platform/database/pools.ts';
import { accountOptions } from './account-options.ts';
import { ownTables, prepareAccountTables } from './account-tables.ts';
import { accountTablesStep } from './account-tables-step.ts';

const tables = ['account', 'session', 'user', 'verification'];
const ownTableNames = ['event_marks', 'mail_links', 'passkey_questions', 'passkeys', 'portraits'];

it('the account tables are in a schema of their own in every prepared database', async () => {
  const { rows } = await connectOnce(databaseUrl(), client =>
    client.query<{ table_name: string }>(
      "select table_name from information_schema.tables where table_schema = 'auth' order by 1",
    ),
  );
  expect(rows.map(row => row.table_name)).toEqual([...tables, ...ownTableNames].toSorted());
  expect(await prepareAccountTables(), 'nothing is left to do').toEqual([]);
});

it('the account tables are created once when two processes start at the same moment', async () => {
  await connectOnce(databaseUrl(), client => client.query('drop schema auth cascade'));
  const created = await Promise.all([prepareAccountTables(), prepareAccountTables()]);
  expect(created.flat().toSorted()).toEqual(tables);
});

it('the name of the account tables step changes with the shape of the tables', async () => {
  const pool = openSchemaPool('auth');
  const shape = JSON.stringify(getSchema(accountOptions(pool, []))) + ownTables;
  await pool.end();
  const print = createHash('sha256').update(shape).digest('hex').slice(0, 12);
  expect(accountTablesStep, 'write this name into account-tables-step.ts').toBe(`account-tables-${print}`);
});
