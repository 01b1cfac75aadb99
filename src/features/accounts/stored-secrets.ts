import { createHash } from 'node:crypto';
import type { BetterAuthPlugin } from 'better-auth';
import { openText, sealText } from '#platform/sealing.ts';

type Init = NonNullable<BetterAuthPlugin['init']>;
type Adapter = Parameters<Init>[0]['adapter'];
type Where = { field: string; value: unknown };
type Row = Record<string, unknown>;
type Query = { model: string; where?: Where[]; data?: Row; update?: Row };
type Call = (query: Query) => Promise<unknown>;

const calls = ['create', 'findOne', 'findMany', 'count', 'update', 'updateMany'] as const;
const endingCalls = ['delete', 'deleteMany', 'consumeOne', 'incrementOne'] as const;

/**
 * Keeps usable secrets out of the tables of better-auth: the database holds only a digest of a session's token, and the
 * state of a sign-in that is under way is sealed.
 */
export const storedSecrets = {
  id: 'adey-stored-secrets',
  init: ({ adapter }) => ({ context: { adapter: guarded(adapter) } }),
} satisfies BetterAuthPlugin;

function guarded<Guarded extends Partial<Adapter>>(adapter: Guarded): Guarded {
  const guards: Record<string, unknown> = {};
  for (const name of [...calls, ...endingCalls]) {
    const call = adapter[name] as Call | undefined;
    if (call) guards[name] = (query: Query) => guard(query, call);
  }
  const { transaction } = adapter;
  if (transaction)
    guards.transaction = (work: (inner: Partial<Adapter>) => unknown) =>
      transaction(async inner => work(guarded(inner)));
  return { ...adapter, ...guards };
}

function guard(query: Query, call: Call): Promise<unknown> {
  if (query.model === 'session') return guardSession(query, call);
  return query.model === 'verification' ? guardState(query, call) : call(query);
}

const digestOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** A session that is found by its token carries that token again, because its cookie is renewed with it. */
async function guardSession(query: Query, call: Call): Promise<unknown> {
  const tokens = new Map<unknown, string>();
  const digested = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(digested);
    if (typeof value !== 'string') return value;
    tokens.set(digestOf(value), value);
    return digestOf(value);
  };
  const inRow = (row: Row | undefined) => row && 'token' in row && { ...row, token: digested(row.token) };
  const found = await call({
    ...query,
    where: query.where?.map(each =>
      each.field === 'token' ? { ...each, value: digested(each.value) } : each,
    ),
    ...(inRow(query.data) && { data: inRow(query.data) }),
    ...(inRow(query.update) && { update: inRow(query.update) }),
  } as Query);
  return eachRow(found, row => ({ ...row, token: tokens.get(row.token) ?? row.token }));
}

const STATE = 'auth.verification';

async function guardState(query: Query, call: Call): Promise<unknown> {
  const inRow = (row: Row | undefined) =>
    typeof row?.value === 'string' && {
      ...row,
      value: sealText('sign-in-states', row.value, STATE),
    };
  const found = await call({
    ...query,
    ...(inRow(query.data) && { data: inRow(query.data) }),
    ...(inRow(query.update) && { update: inRow(query.update) }),
  } as Query);
  return eachRow(found, row => ({
    ...row,
    value: typeof row.value === 'string' ? openText('sign-in-states', row.value, STATE) : row.value,
  }));
}

function eachRow(found: unknown, change: (row: Row) => Row): unknown {
  if (Array.isArray(found)) return found.map(row => change(row as Row));
  return found !== null && typeof found === 'object' ? change(found as Row) : found;
}
