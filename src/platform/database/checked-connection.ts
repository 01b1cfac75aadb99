import { setTimeout } from 'node:timers/promises';
import {
  APIError,
  type BaseDatabaseAdapter,
  type DatabaseAdapterObj,
  type FlattenedField,
  type Payload,
  QueryError,
  type Where,
} from 'payload';
import { limitCmsStatements, watchCmsPool } from './pools.ts';

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
  limitCmsStatements(payload);
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
    const status = await findOutcome(adapter, writing.number);
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
async function findOutcome({ pool }: Adapter, number: string): Promise<string> {
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

/**
 * The operators our adapter supports. Payload also accepts those for places on a map, which none of our fields needs.
 */
type Operators = Readonly<Record<string, unknown>>;
type Asked = {
  readonly collection?: unknown;
  readonly global?: unknown;
  readonly where?: Where;
};
type Method = (asked: Asked) => Promise<unknown>;

const readers = [
  'count',
  'countGlobalVersions',
  'countVersions',
  'deleteMany',
  'deleteOne',
  'deleteVersions',
  'find',
  'findDistinct',
  'findGlobalVersions',
  'findOne',
  'findVersions',
  'queryDrafts',
  'updateMany',
] as const;
const writers = [
  'create',
  'createGlobal',
  'createGlobalVersion',
  'createVersion',
  'updateGlobal',
  'updateGlobalVersion',
  'updateOne',
  'updateVersion',
  'upsert',
] as const;

/** These have no column: only their parts can be queried. */
const withoutColumn = new Set(['array', 'blocks', 'group', 'tab']);

/**
 * Answers a query or a value that fits no column with 400. Payload only checks that a path exists, so anybody could
 * cause a 500 and a fault in the log.
 */
export function rejectUnsupported(db: BaseDatabaseAdapter): void {
  const adapter = db as unknown as Record<string, Method> & { operators: Operators; payload: Payload };
  for (const name of readers) {
    const read = adapter[name]?.bind(adapter);
    if (read)
      adapter[name] = async asked => {
        const paths = misfitsIn(asked.where, findFields(adapter.payload, asked), adapter);
        if (paths.length > 0) throw notAskable(paths);
        return read(asked).catch((error: unknown) => {
          throw isMisfit(error) || isUnsupported(error) ? notAskable(pathsIn(asked.where)) : error;
        });
      };
  }
  for (const name of writers) {
    const write = adapter[name]?.bind(adapter);
    if (write)
      adapter[name] = asked =>
        write(asked).catch((error: unknown) => {
          throw isMisfit(error) || isNoDate(error) ? notStorable() : error;
        });
  }
}

const unstorable =
  'Not saved: a value does not fit its field. It is too large, is of the wrong type, refers to something that does not exist, or contains a character that cannot be stored.';

/** The sentence is repeated in the data, because Payload replaces the message where it stores versions. */
const notStorable = () => new APIError(unstorable, 400, { sentence: unstorable } as never, true);
const notAskable = (paths: string[]) => new QueryError(paths.map(path => ({ path })));

/**
 * PostgreSQL's codes for what does not fit: a value (class 22), a comparison that its type does not have, a value of
 * another type, the number of a document that does not exist, nothing where something has to be.
 */
function isMisfit(error: unknown): boolean {
  const { cause } = error as { cause?: unknown };
  const { code } = (cause ?? error) as { code?: unknown };
  return typeof code === 'string' && /^(22...|42883|42804|42846|23503|23502)$/.test(code);
}

/** The adapter's answers to comparisons it has no column for, and to values that it cannot look for in JSON. */
const isUnsupported = (error: unknown) =>
  ['Not supported', 'Invalid value type'].includes((error as Error).message);

const isNoDate = (error: unknown) => error instanceof RangeError && error.message === 'Invalid time value';

function findFields({ collections, globals }: Payload, { collection, global }: Asked): FlattenedField[] {
  const slug = String(collection ?? global);
  if (Object.hasOwn(collections, slug)) return collections[slug as 'posts'].config.flattenedFields;
  return globals.config.find(each => each.slug === slug)?.flattenedFields ?? [];
}

const isGroup = (name: string, value: unknown): value is Where[] =>
  /^(and|or)$/i.test(name) && Array.isArray(value);

function pathsIn(where: Where | undefined): string[] {
  return Object.entries(where ?? {}).flatMap(([name, value]) =>
    isGroup(name, value) ? value.flatMap(pathsIn) : [name],
  );
}

type QueryAdapter = { operators: Operators; payload: Payload };

/** The queried paths that no column can answer. */
function misfitsIn(where: Where | undefined, fields: FlattenedField[], adapter: QueryAdapter): string[] {
  return Object.entries(where ?? {}).flatMap(([path, asked]) => {
    if (isGroup(path, asked)) return asked.flatMap(each => misfitsIn(each, fields, adapter));
    const steps = path
      .replaceAll('__', '.')
      .replace(/^version\./, '')
      .split('.');
    const field = fieldAt(adapter.payload, fields, steps);
    const fits =
      !(field && withoutColumn.has(field.type)) &&
      Object.entries(asked ?? {}).every(
        ([operator, value]) =>
          isKnown(operator, adapter) && (!wordOperators.has(operator) || fitsWords(value, operator, field)),
      );
    return fits ? [] : [path];
  });
}

const isKnown = (operator: string, { operators }: QueryAdapter) => Object.hasOwn(operators, operator);
const wordOperators = new Set(['contains', 'like', 'not_like']);

/** Days are not texts, and only texts can be compared with `like`. */
function fitsWords(value: unknown, operator: string, field: FlattenedField | null): boolean {
  return field?.type !== 'date' && (operator === 'contains' || typeof value === 'string');
}

/** The field at the end of a path, through groups, rows, blocks and other documents. */
function fieldAt(
  payload: Payload,
  fields: FlattenedField[],
  [name, ...rest]: string[],
): FlattenedField | null {
  for (const field of fields.filter(each => each.name === name)) {
    if (rest.length === 0) return field;
    const found = fieldAt(payload, fieldsBelow(payload, field), rest);
    if (found) return found;
  }
  return null;
}

function fieldsBelow({ collections }: Payload, field: FlattenedField): FlattenedField[] {
  if (field.type === 'blocks')
    return field.blocks.flatMap(block => (typeof block === 'string' ? [] : block.flattenedFields));
  if ('flattenedFields' in field) return field.flattenedFields;
  if (!('relationTo' in field)) return [];
  return [field.relationTo].flat().flatMap(slug => collections[slug]?.config.flattenedFields ?? []);
}
