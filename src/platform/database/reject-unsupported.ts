import {
  APIError,
  type BaseDatabaseAdapter,
  type FlattenedField,
  type Payload,
  QueryError,
  type Where,
} from 'payload';

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
        const paths = misfitsIn(asked.where, fieldsOf(adapter.payload, asked), adapter);
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
  'Not saved: a value does not fit its field. It is too large, of another kind, names what does not exist, or holds a character that cannot be stored.';

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

/** The adapter's answer to comparisons it has no column for. */
const isUnsupported = (error: unknown) => (error as Error).message === 'Not supported';

const isNoDate = (error: unknown) => error instanceof RangeError && error.message === 'Invalid time value';

function fieldsOf({ collections, globals }: Payload, { collection, global }: Asked): FlattenedField[] {
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

type Adapter = { operators: Operators; payload: Payload };

/** The queried paths that no column can answer. */
function misfitsIn(where: Where | undefined, fields: FlattenedField[], adapter: Adapter): string[] {
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

const isKnown = (operator: string, { operators }: Adapter) => Object.hasOwn(operators, operator);
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
