import { setTimeout } from 'node:timers/promises';
import { APIError, type BaseDatabaseAdapter, type DatabaseAdapterObj, type Payload } from 'payload';
import { boundCmsStatements, watchCmsPool } from './pools.ts';
import { rejectUnsupported } from './reject-unsupported.ts';

/**
 * Wraps a database adapter: it rejects values that fit no column, limits, watches and verifies every connection, and
 * does not connect where transactions do not hold. Payload calls `onInit` only at the first attempt to open the CMS:
 * never, if the database was away then.
 */
export function checkedConnection<Db extends BaseDatabaseAdapter>(
  adapter: DatabaseAdapterObj<Db>,
): DatabaseAdapterObj<Db> {
  return {
    ...adapter,
    init(args) {
      holdOwnNamesOnly(args.payload);
      const db = adapter.init(args);
      rejectUnsupported(db);
      const connect = db.connect?.bind(db);
      db.connect = async options => {
        await connect?.(options);
        if (options?.hotReload) return;
        try {
          await check(args.payload);
        } catch (error) {
          // The next attempt opens new connections.
          await db.destroy?.();
          throw error;
        }
      };
      return db;
    },
  };
}

/** Payload looks up collections by names from requests. Without a prototype it finds no `constructor` among them. */
function holdOwnNamesOnly({ collections }: Payload): void {
  Object.setPrototypeOf(collections, null);
}

async function check(payload: Payload): Promise<void> {
  await verifyTransactions(payload);
  watchCmsPool(payload);
  boundCmsStatements(payload);
  verifyCommits(payload);
}

type Rows<Row> = { readonly rows: readonly Row[] };
type Adapter = {
  readonly pool?: { query<Row>(statement: string, values: readonly unknown[]): Promise<Rows<Row>> };
  readonly sessions?: Readonly<
    Record<string, { readonly db: { execute(statement: string): Promise<Rows<{ number: string | null }>> } }>
  >;
  commitTransaction(id: TransactionId): Promise<void>;
};
/** What statements go through: the pool, or the one connection of a transaction. */
type Connected = { readonly session: { readonly client: unknown } };
type Connections = {
  readonly drizzle: Connected;
  readonly sessions: Readonly<Record<string, { readonly db: Connected }>>;
};
type TransactionId = Promise<number | string> | number | string;

/** Each wait is twice as long as the one before; together they take five seconds. */
const LONGEST_WAIT_MS = 2_560;

/** Null while the transaction has written nothing. */
const numberOfTransaction = 'select pg_current_xact_id_if_assigned()::text as number';
const whatBecameOfIt = 'select pg_xact_status($1::xid8) as status';

/**
 * Makes every CMS transaction fail unless PostgreSQL confirms that it committed. Payload's adapter swallows errors on
 * commit: if the database died at that moment, we would thank a visitor for a lost message. Costs two statements for
 * each transaction that writes.
 */
function verifyCommits(payload: Payload): void {
  const adapter = payload.db as unknown as Adapter;
  const commit = adapter.commitTransaction.bind(adapter);
  adapter.commitTransaction = async id => {
    const session = adapter.sessions?.[String(await id)];
    if (!session) throw new Error('The transaction ended before its commit');
    const [writing] = (await session.db.execute(numberOfTransaction).catch(refuseAborted)).rows;
    await commit(id);
    if (!writing?.number) return;
    const status = await outcomeOf(adapter, writing.number);
    if (status !== 'committed') throw new Error(`The transaction was not committed: ${status}`);
  };
}

/** PostgreSQL's code for every statement of a transaction after one of them has failed. */
const ABORTED = '25P02';

/**
 * In bulk changes Payload records that one document failed and continues, although the transaction cannot commit any
 * more.
 */
function refuseAborted(error: unknown): never {
  const { code } = ((error as Error).cause ?? error) as { code?: unknown };
  if (code !== ABORTED) throw error;
  throw new APIError('Nothing was saved, because one of the changes cannot be stored.', 400, null, true);
}

/**
 * The outcome of a transaction once it is decided: PostgreSQL may still be committing when its connection is already
 * lost.
 */
async function outcomeOf({ pool }: Adapter, number: string): Promise<string> {
  for (let waitMs = 10; ; waitMs *= 2) {
    const result = await pool?.query<{ status: string | null }>(whatBecameOfIt, [number]);
    const status = result?.rows[0]?.status ?? 'unknown';
    if (status !== 'in progress' || waitMs > LONGEST_WAIT_MS) return status;
    await setTimeout(waitMs);
  }
}

/**
 * Refuses to start if a transaction has no connection of its own. The driver recognises its pool by its class: with a
 * second copy of pg, or a bundler that drops names, it sends each statement over any free connection, and half an act
 * may be stored. Comparing process numbers of PostgreSQL would find that out only by chance.
 * @throws Error
 */
export async function verifyTransactions(payload: Payload): Promise<void> {
  const { drizzle, sessions } = payload.db as unknown as Connections;
  const id = await payload.db.beginTransaction?.();
  if (!id) return;
  try {
    if (sessions[String(id)]?.db.session.client === drizzle.session.client)
      throw new Error('Transactions share connections with other statements');
  } finally {
    await payload.db.rollbackTransaction?.(id);
  }
}
