import { type ClientBase, escapeIdentifier, escapeLiteral } from 'pg';
import { connectOnce } from '#platform/database/connect-once.ts';
import { configuredAddress, roleName } from '#platform/database/connection.ts';
import { MIGRATION_LOCK } from '#platform/database/migrate.ts';
import {
  type DatabaseAccount,
  databaseAccounts,
  findEntry,
  functionRights,
  tableRights,
} from './account-rights.ts';

const INSUFFICIENT_PRIVILEGE = '42501';

type Login = { name: string; password: string };

/**
 * Creates logins, or sets the password of existing ones. They may connect and nothing else; rights on tables are
 * granted separately (`writeGrants`).
 * @throws Error when an existing login may do more.
 */
export async function createLogins(client: ClientBase, logins: readonly Login[]): Promise<void> {
  for (const { name, password } of logins) {
    const { rows } = await client.query<{ mighty: boolean }>(
      `select rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls
         or exists (select from pg_auth_members where member = r.oid) as mighty
       from pg_roles r where rolname = $1`,
      [name],
    );
    if (rows[0]?.mighty)
      throw new Error(`The account ${name} may do more than a process needs: drop it, or name another`);
    const act = rows[0] ? 'alter' : 'create';
    await client
      .query(`${act} role ${escapeIdentifier(name)} login password ${escapeLiteral(password)}`)
      .catch((error: { code?: string }) => {
        if (error.code !== INSUFFICIENT_PRIVILEGE) throw error;
        throw new Error(
          `The account of DATABASE_URL may not ${act} the account ${name}: use one with more rights`,
        );
      });
  }
}

/**
 * Creates missing accounts whose addresses are set, and grants all of them the listed rights in the database at
 * `url`, which must be the owner's address.
 */
export async function prepareAccounts(url: string): Promise<void> {
  await connectOnce(url, async client => {
    await client.query('begin');
    await createLogins(client, await lackingLogins(client));
    await writeGrants(client);
    await client.query('commit');
  });
}

async function lackingLogins(client: ClientBase): Promise<Login[]> {
  const given = databaseAccounts.flatMap(account => configuredAddress(account) ?? []).map(parseLogin);
  const { rows } = await client.query<{ name: string }>(
    'select rolname as name from pg_roles where rolname = any($1)',
    [given.map(({ name }) => name)],
  );
  const present = new Set(rows.map(({ name }) => name));
  return given.filter(({ name }) => !present.has(name));
}

/** The name and the password in a connection string. */
export function parseLogin(address: string): Login {
  const { username, password } = new URL(address);
  return { name: decodeURIComponent(username), password: decodeURIComponent(password) };
}

/**
 * Gives each database account exactly what the list says, and takes away what it does not, in the transaction of
 * `client`. Accounts that do not exist are left out: an installation may do with one. One process at a time.
 * @throws when the database refused something, as when `client` is not the owner.
 */
export async function writeGrants(client: ClientBase): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
  await letOwnerAddJobs(client);
  await openRowsToGrants(client);
  const { missing, extra } = await compareGrants(client);
  const statements = [
    ...byObject(extra).map(({ privileges, on, to }) => `revoke ${privileges} on ${on} from ${to}`),
    ...byObject(missing).map(({ privileges, on, to }) => `grant ${privileges} on ${on} to ${to}`),
  ];
  if (statements.length === 0) return;
  await client.query(statements.join(';\n'));
  const [refused] = (await compareGrants(client)).missing;
  if (refused)
    throw new Error(`PostgreSQL did not grant ${asText(refused)}: migrations need the owner's account`);
}

/** Where the grants of a database differ from the list. */
export async function compareGrants(client: ClientBase): Promise<{ missing: Grant[]; extra: Grant[] }> {
  const roles = await presentRoles(client);
  const wanted = wantedGrants(await listRelations(client), roles);
  const present = await listGrants(client, Object.values(roles));
  const [inList, inDatabase] = [new Set(wanted.map(asText)), new Set(present.map(asText))];
  return {
    missing: wanted.filter(grant => !inDatabase.has(asText(grant))),
    extra: present.filter(grant => !inList.has(asText(grant))),
  };
}

const asText = ({ privilege, on, to }: Grant) => `${privilege} on ${on} to ${to}`;

async function presentRoles(client: ClientBase) {
  const { rows } = await client.query<{ name: string }>(
    'select rolname as name from pg_roles where rolname = any($1) and rolname <> current_user',
    [databaseAccounts.map(roleName)],
  );
  const present = new Set(rows.map(({ name }) => name));
  return Object.fromEntries(
    databaseAccounts
      .map(account => [account, roleName(account)])
      .filter(([, role]) => present.has(role ?? '')),
  );
}

type Held = { kind: string; names: string[]; column: string | null; privilege: string; role: string | null };

/**
 * The current grants of the accounts, outside the system's schemas. Grants to PUBLIC count where they exceed the
 * list: on tables, on creating tables (lasting or temporary), and on the functions of the list.
 */
async function listGrants(client: ClientBase, roles: readonly string[]): Promise<Grant[]> {
  const { rows } = await client.query<Held>(
    `with own as (select * from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'),
     held as (
       select case relkind when 'S' then 'SEQUENCE' else 'TABLE' end as kind, array[nspname, relname]::text[] as names,
         null as column, a.privilege_type as privilege, a.grantee
         from pg_class c join own n on n.oid = c.relnamespace, aclexplode(c.relacl) a
       union all select 'TABLE', array[nspname, relname]::text[], attname::text, a.privilege_type, a.grantee
         from pg_attribute t join pg_class c on c.oid = t.attrelid join own n on n.oid = c.relnamespace,
           aclexplode(t.attacl) a where not t.attisdropped
       union all select 'SCHEMA', array[nspname]::text[], null, a.privilege_type, a.grantee
         from own, aclexplode(coalesce(nspacl, acldefault('n', nspowner))) a
         where a.grantee <> 0 or a.privilege_type = 'CREATE'
       union all select 'FUNCTION', array[nspname, proname]::text[], null, a.privilege_type, a.grantee
         from pg_proc p join own n on n.oid = p.pronamespace, aclexplode(coalesce(proacl, acldefault('f', proowner))) a
         where a.grantee <> 0 or nspname || '.' || proname = any($2)
       union all select 'DATABASE', array[datname]::text[], null, a.privilege_type, a.grantee
         from pg_database, aclexplode(coalesce(datacl, acldefault('d', datdba))) a
         where datname = current_database() and a.privilege_type <> 'CONNECT'
     )
     select kind, names, held.column, privilege, rolname as role
     from held left join pg_roles r on r.oid = grantee where grantee = 0 or rolname = any($1)`,
    [roles, Object.keys(functionRights)],
  );
  return rows.map(({ kind, names, column, privilege, role }) => ({
    privilege: column === null ? privilege : `${privilege} (${escapeIdentifier(column)})`,
    on: grantTarget(kind, ...names),
    to: role === null ? 'PUBLIC' : escapeIdentifier(role),
  }));
}

/** One statement for all privileges of one role on one object. */
function byObject(grants: readonly Grant[]) {
  const groups = Map.groupBy(grants, ({ on, to }) => JSON.stringify([on, to]));
  return [...groups.values()].map(group => ({
    privileges: group.map(({ privilege }) => privilege).join(', '),
    on: group[0]?.on ?? '',
    to: group[0]?.to ?? '',
  }));
}

/** The function that adds jobs runs as its owner, so that the site adds some and can neither read nor change any. */
async function letOwnerAddJobs(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ call: string }>(
    `select p.oid::regprocedure::text as call from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname || '.' || p.proname = any($1) and not p.prosecdef`,
    [Object.keys(functionRights)],
  );
  for (const { call } of rows)
    await client.query(`alter function ${call} security definer set search_path = pg_catalog, pg_temp`);
}

/** The queue turns on row security without a policy, which shuts out everybody but the owner: here grants decide. */
async function openRowsToGrants(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ table: string }>(
    `select format('%I.%I', n.nspname, c.relname) as table from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'graphile_worker' and c.relrowsecurity and not exists (select from pg_policy where polrelid = c.oid)`,
  );
  for (const { table } of rows)
    await client.query(`create policy "as granted" on ${table} using (true) with check (true)`);
}

/** One privilege as GRANT and REVOKE write it: `SELECT` or `SELECT ("name")` on `TABLE public.staff` to `adey_site`. */
type Grant = { privilege: string; on: string; to: string };

export type Relation = { schema: string; name: string; kind: string; table: string | null };
type RoleNames = Readonly<Partial<Record<DatabaseAccount, string>>>;

/**
 * Every table, view and sequence outside the system's schemas. `table` is the one whose numbers a sequence counts.
 */
export async function listRelations(client: ClientBase): Promise<Relation[]> {
  const { rows } = await client.query<Relation>(
    `select n.nspname as schema, c.relname as name, c.relkind as kind, owner.relname as table
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     left join pg_depend d on c.relkind = 'S' and d.objid = c.oid and d.deptype in ('a', 'i') and d.refobjsubid > 0
     left join pg_class owner on owner.oid = d.refobjid
     where c.relkind in ('r', 'p', 'v', 'm', 'f', 'S') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
     order by 1, 2`,
  );
  return rows;
}

/** How GRANT names something: `TABLE "public"."posts"`. */
const grantTarget = (kind: string, ...names: readonly string[]) =>
  `${kind} ${names.map(escapeIdentifier).join('.')}`;

/** The grants the list asks for, limited to existing relations and roles. */
function wantedGrants(relations: readonly Relation[], roles: RoleNames): Grant[] {
  return databaseAccounts.flatMap(account => {
    const role = roles[account];
    if (role === undefined) return [];
    const to = escapeIdentifier(role);
    const schemas = new Set<string>();
    const onRelations = relations.flatMap(relation => {
      const privileges = privilegesOn(relation, account);
      if (privileges.length > 0) schemas.add(relation.schema);
      const on = grantTarget(relation.kind === 'S' ? 'SEQUENCE' : 'TABLE', relation.schema, relation.name);
      return privileges.map(privilege => ({ privilege, on, to }));
    });
    const onFunctions = functionsFor(account, relations).map(([schema, name]) => {
      schemas.add(schema);
      return { privilege: 'EXECUTE', on: grantTarget('FUNCTION', schema, name), to };
    });
    const onSchemas = [...schemas].map(schema => ({
      privilege: 'USAGE',
      on: grantTarget('SCHEMA', schema),
      to,
    }));
    return [...onRelations, ...onFunctions, ...onSchemas];
  });
}

/** The listed functions an account may call, if their schema exists. */
function functionsFor(account: DatabaseAccount, relations: readonly Relation[]): [string, string][] {
  return Object.entries(functionRights)
    .filter(([, callers]) => callers.includes(account))
    .map(([name]) => name.split('.') as [string, string])
    .filter(([schema]) => relations.some(relation => relation.schema === schema));
}

/** Inserting takes the next number of a sequence, and a backup reads the last one. */
function privilegesOn({ schema, name, kind, table }: Relation, account: DatabaseAccount): readonly string[] {
  const entry = findEntry(schema, kind === 'S' ? (table ?? '') : name);
  const right = entry === null ? undefined : tableRights[entry]?.[account];
  if (right === undefined) return [];
  if ('reads' in right)
    return kind === 'S' ? [] : right.reads.map(column => `SELECT (${escapeIdentifier(column)})`);
  if (kind !== 'S') return right;
  if (account === 'backup') return ['SELECT'];
  return right.includes('INSERT') ? ['USAGE'] : [];
}
