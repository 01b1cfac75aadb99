import {
  APIError,
  type CollectionBeforeOperationHook,
  type Endpoint,
  type FlattenedField,
  type GlobalBeforeOperationHook,
  NotFound,
  type PayloadRequest,
  type SanitizedConfig,
} from 'payload';
import { generateKeyBetween } from 'payload/shared';
import { isPossibleId } from './refuse-impossible-ids.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNothing = (value: unknown) => value === null || value === undefined;

const words = new Set(['code', 'email', 'radio', 'select', 'text', 'textarea']);
const neverNull = new Set(['array', 'blocks', 'group', 'tab']);
const single = new Set(['checkbox', 'date', 'number']);

/** Where a document stands in a list that staff arrange. After one key that is none, Payload could make no further one. */
const ORDER = '_order';

function isOrderKey(value: unknown): boolean {
  try {
    return typeof value === 'string' && Boolean(generateKeyBetween(value, null));
  } catch (error) {
    if (/^invalid order key/.test((error as Error).message)) return false;
    throw error;
  }
}

/** The paths of values whose shape their field can never have: a list where there is one text, a row that is none. */
function oddIn(fields: FlattenedField[], data: unknown, isInAllLanguages: boolean, above = ''): string[] {
  if (!isObject(data)) return [];
  return fields.flatMap(field => {
    if (!Object.hasOwn(data, field.name)) return [];
    const path = `${above}${field.name}`;
    const given = data[field.name];
    if (field.name === ORDER) return oddUnless(isNothing(given) || isOrderKey(given), path);
    const isTranslated = isInAllLanguages && 'localized' in field && field.localized && isObject(given);
    const values = isTranslated ? Object.values(given) : [given];
    return values.flatMap(value => oddValue(field, value, isInAllLanguages, path));
  });
}

function oddValue(field: FlattenedField, value: unknown, all: boolean, path: string): string[] {
  if (isNothing(value)) return oddUnless(value === undefined || !neverNull.has(field.type), path);
  const isMany = 'hasMany' in field && field.hasMany === true;
  if (isMany && Array.isArray(value))
    return value.flatMap(one => (isNothing(one) ? [path] : oddSingle(field, one, path)));
  if (field.type === 'group' || field.type === 'tab')
    return isObject(value) ? oddIn(field.flattenedFields, value, all, `${path}.`) : [path];
  if (field.type !== 'array' && field.type !== 'blocks') return oddSingle(field, value, path);
  // A form sends the number of rows where there are none.
  if (!Array.isArray(value)) return oddUnless(value === 0 || value === '0' || value === '', path);
  return value.flatMap((row, at) => {
    if (!isObject(row)) return [path];
    return oddIn(fieldsOfRow(field, row), row, all, `${path}.${at}.`);
  });
}

const oddUnless = (fits: boolean, path: string) => (fits ? [] : [path]);

function oddSingle({ type }: FlattenedField, value: unknown, path: string): string[] {
  if (words.has(type)) return oddUnless(isNothing(value) || typeof value === 'string', path);
  if (type === 'relationship' || type === 'upload') return oddUnless(isReference(value), path);
  return oddUnless(!single.has(type) || typeof value !== 'object' || value === null, path);
}

/** The number of a document, or one with its kind. The form sends nothing as an empty text. */
const isReference = (value: unknown) => isObject(value) || value === '' || isPossibleId(value);

function fieldsOfRow(field: FlattenedField, row: Record<string, unknown>): FlattenedField[] {
  if (field.type === 'array') return field.flattenedFields;
  const block = field.type === 'blocks' && field.blocks.find(({ slug }) => slug === row.blockType);
  return block ? block.flattenedFields : [];
}

type Asked = { data?: unknown; duplicateFromID?: unknown };

function refuse(fields: FlattenedField[], asked: Asked, isWriting: boolean, req: PayloadRequest): void {
  if (req.payloadAPI !== 'REST') return;
  const { data } = asked;
  const isMissing = isWriting && isNothing(data) && isNothing(asked.duplicateFromID);
  const isShaped = !isMissing && (isNothing(data) || isObject(data));
  const odd = isShaped ? oddIn(fields, data, (req.locale as string | null) === 'all') : [''];
  if (odd.length === 0) return;
  const errors = [...new Set(odd)].map(path => ({ path, message: oddShape }));
  throw new APIError(`Not saved. ${oddShape}`, 400, { errors } as never, true);
}

export const oddShape = 'This value has another shape than its field.';

/**
 * Refuses a body over HTTP whose values have a shape that no form sends, before any hook reads them: for a draft Payload
 * validates nothing, and the first hook that takes a list for a text fails with 500.
 */
export function refuseOddShapes(config: SanitizedConfig): SanitizedConfig {
  for (const { hooks, flattenedFields } of config.collections) {
    const check: CollectionBeforeOperationHook = ({ args, operation, req }) => {
      refuse(flattenedFields, args as Asked, operation === 'create' || operation === 'update', req);
      return args;
    };
    hooks.beforeOperation = [check, ...(hooks.beforeOperation ?? [])];
  }
  for (const { hooks, flattenedFields } of config.globals) {
    const check: GlobalBeforeOperationHook = ({ args, operation, req }) => {
      refuse(flattenedFields, args as Asked, operation === 'update', req);
      return args;
    };
    hooks.beforeOperation = [check, ...(hooks.beforeOperation ?? [])];
  }
  for (const endpoint of config.endpoints) if (endpoint.path === '/reorder') refuseOddOrder(endpoint);
  for (const { endpoints } of config.collections)
    for (const endpoint of endpoints || [])
      if (endpoint.path === '/file/:filename') sayWhatIsMissing(endpoint);
  return config;
}

/** Payload takes the body of this one apart without a look at it. */
function refuseOddOrder(endpoint: Endpoint): void {
  const { handler } = endpoint;
  endpoint.handler = async req => {
    const body: unknown = await req.json?.().catch((error: unknown) => {
      if (error instanceof SyntaxError) return null;
      throw error;
    });
    const target = isObject(body) ? body.target : null;
    const key = isObject(target) ? target.key : null;
    const isSound = isObject(target) && (!key || key === 'pending' || isOrderKey(key));
    if (!isSound) throw new APIError(oddShape, 400, null, true);
    req.json = async () => body;
    return handler(req);
  };
}

/** Payload calls a file that is not there a fault of the server. */
function sayWhatIsMissing(endpoint: Endpoint): void {
  const { handler } = endpoint;
  endpoint.handler = async req => {
    const answer = await handler(req);
    if (answer.status === 500) throw new NotFound(req.t);
    return answer;
  };
}
