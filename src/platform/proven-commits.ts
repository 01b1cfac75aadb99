import type { Payload } from 'payload';

type Rows<Row> = { readonly rows: readonly Row[] };
type Adapter = {
  readonly pool?: { query<Row>(statement: string, values: readonly unknown[]): Promise<Rows<Row>> };
  readonly sessions?: Readonly<
    Record<string, { readonly db: { execute(statement: string): Promise<Rows<{ number: string | null }>> } }>
  >;
  commitTransaction(id: TransactionId): Promise<void>;
};
type TransactionId = Promise<number | string> | number | string;

/** Null while the transaction has written nothing. */
const numberOfTransaction = 'select pg_current_xact_id_if_assigned()::text as number';
const whatBecameOfIt = 'select pg_xact_status($1::xid8) as status';

/**
 * Lets no transaction of the CMS be taken for kept that is not. Payload's adapter for PostgreSQL swallows what goes wrong
 * while it commits: a database that dies in that moment would have us thank a visitor for a message that is nowhere. So
 * PostgreSQL is asked what became of each transaction that wrote something; whatever is not known to be kept has failed.
 * Costs two statements a transaction.
 */
export function proveCommits(payload: Payload): void {
  const adapter = payload.db as unknown as Adapter;
  const commit = adapter.commitTransaction.bind(adapter);
  adapter.commitTransaction = async id => {
    const session = adapter.sessions?.[String(await id)];
    if (!session) throw new Error('The transaction was given up before it could be kept');
    const [writing] = (await session.db.execute(numberOfTransaction)).rows;
    await commit(id);
    if (!writing?.number) return;
    const result = await adapter.pool?.query<{ status: string | null }>(whatBecameOfIt, [writing.number]);
    const status = result?.rows[0]?.status ?? 'unknown';
    if (status !== 'committed') throw new Error(`The transaction was not kept: ${status}`);
  };
}
