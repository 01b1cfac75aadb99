import type { ClientBase } from 'pg';
import { escapeIdentifier } from 'pg';
import {
  type DatabaseAccount,
  databaseAccounts,
  entryOf,
  functionRights,
  tableRights,
} from './account-rights.ts';

/** One privilege as GRANT and REVOKE write it: `SELECT` or `SELECT ("name")` on `TABLE public.staff` to `adey_site`. */
export type Grant = { privilege: string; on: string; to: string };

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
export const placeOf = (kind: string, ...names: readonly string[]) =>
  `${kind} ${names.map(escapeIdentifier).join('.')}`;

/** The grants the list asks for, limited to existing relations and roles. */
export function wantedGrants(relations: readonly Relation[], roles: RoleNames): Grant[] {
  return databaseAccounts.flatMap(account => {
    const role = roles[account];
    if (role === undefined) return [];
    const to = escapeIdentifier(role);
    const schemas = new Set<string>();
    const onRelations = relations.flatMap(relation => {
      const privileges = privilegesOn(relation, account);
      if (privileges.length > 0) schemas.add(relation.schema);
      const on = placeOf(relation.kind === 'S' ? 'SEQUENCE' : 'TABLE', relation.schema, relation.name);
      return privileges.map(privilege => ({ privilege, on, to }));
    });
    const onFunctions = functionsFor(account, relations).map(([schema, name]) => {
      schemas.add(schema);
      return { privilege: 'EXECUTE', on: placeOf('FUNCTION', schema, name), to };
    });
    const onSchemas = [...schemas].map(schema => ({ privilege: 'USAGE', on: placeOf('SCHEMA', schema), to }));
    return [...onRelations, ...onFunctions, ...onSchemas];
  });
}

/** The functions of the list an account may call, where their schema is there. */
function functionsFor(account: DatabaseAccount, relations: readonly Relation[]): [string, string][] {
  return Object.entries(functionRights)
    .filter(([, callers]) => callers.includes(account))
    .map(([name]) => name.split('.') as [string, string])
    .filter(([schema]) => relations.some(relation => relation.schema === schema));
}

/** Whoever inserts takes the next number of a table, and whoever backs it up reads the last one. */
function privilegesOn({ schema, name, kind, table }: Relation, account: DatabaseAccount): readonly string[] {
  const entry = entryOf(schema, kind === 'S' ? (table ?? '') : name);
  const right = entry === null ? undefined : tableRights[entry]?.[account];
  if (right === undefined) return [];
  if ('reads' in right)
    return kind === 'S' ? [] : right.reads.map(column => `SELECT (${escapeIdentifier(column)})`);
  if (kind !== 'S') return right;
  if (account === 'backup') return ['SELECT'];
  return right.includes('INSERT') ? ['USAGE'] : [];
}
