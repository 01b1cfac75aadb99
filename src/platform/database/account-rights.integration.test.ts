import pg, { escapeIdentifier } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { connectOnce } from '#platform/database/connect-once.ts';
import { watchRefusals } from '../../../tests/support/cluster.ts';
import { accountAddress, testDatabaseUrl } from '../../../tests/support/database.ts';
import {
  type DatabaseAccount,
  databaseAccounts,
  findEntry,
  tableRights,
  type Verb,
} from './account-rights.ts';
import { compareGrants, listRelations, prepareAccounts, type Relation } from './make-accounts.ts';

const verbs = ['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE'] as const;
const REFUSED = '42501';

const asOwner = <Result>(work: (client: pg.Client) => Promise<Result>) =>
  connectOnce(testDatabaseUrl(), work);
const findRefusals = watchRefusals(inject('cluster'));
const clients = new Map<DatabaseAccount, pg.Client>();
let relations: Relation[] = [];

beforeAll(async () => {
  // A right on a database is not copied with its template.
  await prepareAccounts(testDatabaseUrl());
  relations = await asOwner(listRelations);
  for (const account of databaseAccounts) {
    const client = new pg.Client({ connectionString: accountAddress(account) });
    await client.connect();
    clients.set(account, client);
  }
});
afterAll(async () => {
  await Promise.all([...clients.values()].map(client => client.end()));
});

/** PostgreSQL's error code for a statement an account may not run; null if it may. Nothing of it remains. */
async function findRefusal(account: DatabaseAccount, statement: string): Promise<string | null> {
  const client = clients.get(account);
  if (!client) throw new Error(`${account} is not connected`);
  await client.query('begin');
  try {
    await client.query(statement);
    return null;
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  } finally {
    await client.query('rollback');
  }
}

/** EXPLAIN requires the same rights as the statement and does nothing. */
const trial = (verb: (typeof verbs)[number], table: string, column: string) =>
  ({
    SELECT: `explain select * from ${table}`,
    INSERT: `explain insert into ${table} default values`,
    UPDATE: `explain update ${table} set ${escapeIdentifier(column)} = default`,
    DELETE: `explain delete from ${table}`,
    TRUNCATE: `truncate ${table}`,
  })[verb];

/** What the list grants on a whole table. */
function listed(account: DatabaseAccount, entry: string | null): readonly Verb[] {
  const right = entry === null ? undefined : tableRights[entry]?.[account];
  return right === undefined || 'reads' in right ? [] : right;
}

describe('the database accounts of the processes', () => {
  it('every table has an entry in tableRights, and every entry has a table', () => {
    const tables = relations.filter(({ kind }) => kind !== 'S');
    const without = tables.filter(({ schema, name }) => findEntry(schema, name) === null);
    expect(without.map(({ schema, name }) => `${schema}.${name}`)).toEqual([]);
    const used = new Set(tables.map(({ schema, name }) => findEntry(schema, name)));
    expect(Object.keys(tableRights).filter(entry => !used.has(entry))).toEqual([]);
  });

  it.each(databaseAccounts)('the account %s has exactly the listed rights on each table', async account => {
    const tables = relations.filter(({ kind }) => kind === 'r');
    const columns = await asOwner(client =>
      client.query<{ table: string; column: string }>(
        `select format('%I.%I', table_schema, table_name) as table, min(column_name::text) as column
         from information_schema.columns where is_generated = 'NEVER' and is_identity = 'NO' group by 1`,
      ),
    );
    const columnByTable = new Map(
      columns.rows.map(({ table, column }) => [table.replaceAll('"', ''), column]),
    );
    const wrong: string[] = [];
    let tried = 0;
    for (const { schema, name } of tables) {
      const place = `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;
      for (const verb of verbs) {
        const refusal = await findRefusal(
          account,
          trial(verb, place, columnByTable.get(`${schema}.${name}`) ?? ''),
        );
        const may = (listed(account, findEntry(schema, name)) as readonly string[]).includes(verb);
        tried += 1;
        if (refusal !== (may ? null : REFUSED)) wrong.push(`${verb} ${schema}.${name}: ${refusal}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(tried).toBe(tables.length * verbs.length);
    expect(tables.length).toBeGreaterThan(140);
  });

  it('the site and worker accounts can read only the listed columns of staff', async () => {
    for (const [account, column] of [
      ['site', 'role'],
      ['worker', 'email'],
    ] as const) {
      expect(await findRefusal(account, `select ${column} from staff`)).toBeNull();
      for (const secret of ['hash', 'salt', 'reset_password_token'])
        expect(await findRefusal(account, `select ${secret} from staff`)).toBe(REFUSED);
    }
    expect(await findRefusal('site', 'select email from staff')).toBe(REFUSED);
  });

  it('accounts can use the sequences of tables they write to, and add jobs only where allowed', async () => {
    const job =
      "select count(*) from graphile_worker.add_jobs(array[('x', '{}', null, now(), 1, 'k', 0, null)::graphile_worker.job_spec])";
    for (const account of ['site', 'worker', 'staff'] as const)
      expect(await findRefusal(account, job)).toBeNull();
    expect(await findRefusal('backup', job)).toBe(REFUSED);
    expect(await findRefusal('site', 'select * from graphile_worker.jobs')).toBe(REFUSED);
    expect(await findRefusal('site', "select nextval('subscribers_id_seq')")).toBeNull();
    expect(await findRefusal('site', "select nextval('posts_id_seq')")).toBe(REFUSED);
    expect(await findRefusal('backup', "select nextval('posts_id_seq')")).toBe(REFUSED);
    expect(await findRefusal('backup', 'select last_value from posts_id_seq')).toBeNull();
  });

  const mighty = [
    'create schema own',
    'create temporary table own (n int)',
    ...['public', 'auth', 'limits', 'setup', 'money', 'graphile_worker'].map(
      schema => `create table ${schema}.own (n int)`,
    ),
    "create function public.own() returns int language sql as 'select 1'",
    'alter table posts add column own int',
    'alter table posts disable trigger all',
    'drop table posts',
    'create index on posts (id)',
    'create extension dblink',
    'create role own',
    'alter role current_user superuser',
    'set role adey',
    'set session authorization adey',
    'select * from pg_authid',
    "select pg_read_file('postgresql.conf')",
    "select pg_ls_dir('.')",
    "copy (select 1) to program 'true'",
    "copy (select 1) to '/tmp/own'",
    "select lo_import('/etc/hostname')",
    'select pg_reload_conf()',
    'create publication own for all tables',
    "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'adey'",
    'alter function graphile_worker.add_jobs security invoker',
    'drop policy "as granted" on graphile_worker._private_jobs',
  ];
  it.each(databaseAccounts)(
    'the account %s is denied all statements that alter the schema, roles or files',
    async account => {
      await asOwner(async () => {
        const refusals = [];
        for (const statement of mighty) refusals.push([statement, await findRefusal(account, statement)]);
        expect(refusals.filter(([, refusal]) => refusal !== REFUSED)).toEqual([]);
      });
    },
  );
});

it('watchRefusals finds a denied statement in the PostgreSQL log', () => {
  expect(findRefusals()).toContainEqual('permission denied for table staff: select hash from staff');
});

describe('grants', () => {
  it('compareGrants finds no missing or extra grant in a prepared database', async () => {
    expect(await asOwner(compareGrants)).toEqual({ missing: [], extra: [] });
  });

  it('prepareAccounts revokes added grants and restores revoked ones', async () => {
    await asOwner(client =>
      client.query(`grant delete on posts to adey_site; grant update (role) on staff to adey_site;
        grant create on schema public to public; revoke select on posts from adey_site;
        grant execute on function graphile_worker.add_jobs to public`),
    );
    const { missing, extra } = await asOwner(compareGrants);
    expect([missing.length, extra.length]).toEqual([1, 4]);
    await prepareAccounts(testDatabaseUrl());
    expect(await asOwner(compareGrants)).toEqual({ missing: [], extra: [] });
  });

  it('prepareAccounts revokes all grants on a table that has no entry', async () => {
    await asOwner(client =>
      client.query('create table public.own (n serial); grant all on public.own to adey_staff'),
    );
    await prepareAccounts(testDatabaseUrl());
    for (const account of databaseAccounts)
      expect(await findRefusal(account, 'select * from public.own')).toBe(REFUSED);
    await asOwner(client => client.query('drop table public.own'));
  });
});
