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
import { textIn } from '#cms/language/amharic.ts';

/** Ids are `integer` in PostgreSQL. */
const LARGEST_ID = 2 ** 31 - 1;

const isValidId = (id: unknown): boolean =>
  Number.isInteger(Number(id)) && Math.abs(Number(id)) <= LARGEST_ID && String(id).trim() !== '';

/** Documents are 20 to 60 deep; functions that call themselves for each level fail at a few thousand. */
const DEEPEST = 500;

/** Shown when a request cannot be read or stored. */
const malformed = {
  deep: 'What was sent is nested too deeply. Please send something simpler.',
  nul: 'This contains an invisible character that cannot be stored (NUL). Please type the text again.',
  form: 'What was sent is damaged or incomplete. Please try again.',
  shape: 'This value has the wrong format for its field.',
} as const;

/** What makes a value impossible to store: NUL in a text, the one character that PostgreSQL refuses, or its depth. */
function unstorable(value: unknown, depth = 0): 'nul' | 'deep' | null {
  if (depth > DEEPEST) return 'deep';
  if (typeof value === 'string') return value.includes('\0') ? 'nul' : null;
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return null;
  for (const [name, inner] of Object.entries(value)) {
    const found = name.includes('\0') ? 'nul' : unstorable(inner, depth + 1);
    if (found) return found;
  }
  return null;
}

const refuseUnstorable = (args: object) => {
  const { data, where } = args as { data?: unknown; where?: unknown };
  const found = unstorable(data) ?? unstorable(where);
  if (found) throw new APIError(malformed[found], 400, undefined, true);
};

const refuseInvalidId: CollectionBeforeOperationHook = ({ args, req }) => {
  refuseUnstorable(args);
  const { id } = args as { id?: unknown };
  if (id !== undefined && id !== null && !isValidId(id)) throw new NotFound(req.t);
  return args;
};

/** The multipart parser's messages about damaged forms: plain errors, which Payload answers with 500. */
const damagedForm =
  /^(Malformed part header|Unexpected end of form|Malformed content type|Multipart: Boundary not found|Unsupported content type)/;
const isForm = ({ headers }: PayloadRequest) =>
  headers.get('content-type')?.startsWith('multipart/') ?? false;

const refusingDamagedForms = (endpoint: Endpoint): Endpoint => ({
  ...endpoint,
  handler: async req => {
    try {
      return await endpoint.handler(req);
    } catch (error) {
      const isDamaged =
        error instanceof SyntaxError || (error instanceof Error && damagedForm.test(error.message));
      if (!isForm(req) || !isDamaged) throw error;
      const message = textIn(malformed.form, req.i18n.language);
      return Response.json({ errors: [{ message }] }, { status: 400 });
    }
  },
});

/**
 * Preferences have endpoints without hooks. Payload stores a value of any depth in them, and deletes by a query that fails
 * where the account has none with this key.
 */
const guardPreferences = (endpoint: Endpoint): Endpoint => ({
  ...endpoint,
  handler: async req => {
    // The usual endpoints of collections, which have hooks, are here too.
    if (endpoint.path !== '/:key') return endpoint.handler(req);
    if (endpoint.method === 'post') {
      const data = await req.json?.().catch(() => ({}));
      refuseUnstorable({ data });
      req.json = () => Promise.resolve(data);
    }
    if (endpoint.method === 'delete' && !(await hasPreference(req))) throw new NotFound(req.t);
    return endpoint.handler(req);
  },
});

async function hasPreference(req: PayloadRequest): Promise<boolean> {
  const { user, routeParams } = req;
  const { totalDocs } = await req.payload.count({
    collection: 'payload-preferences',
    where: {
      key: { equals: routeParams?.key },
      'user.value': { equals: user?.id },
      'user.relationTo': { equals: user?.collection },
    },
    overrideAccess: true,
    req,
  });
  return totalDocs > 0;
}

/**
 * Answers "not found" for ids that no document can have, and refuses texts that cannot be stored and forms that cannot be
 * read. Otherwise Payload would answer 500, and log a fault, for requests that anybody on the internet can send.
 */
export function refuseUnreadable(config: SanitizedConfig): SanitizedConfig {
  for (const { hooks } of config.collections)
    hooks.beforeOperation = [refuseInvalidId, ...(hooks.beforeOperation ?? [])];
  for (const { hooks } of config.globals)
    hooks.beforeOperation = [
      ({ args }) => {
        refuseUnstorable(args);
        return args;
      },
      ...(hooks.beforeOperation ?? []),
    ];
  for (const one of [...config.collections, ...config.globals])
    if (one.endpoints) one.endpoints = one.endpoints.map(refusingDamagedForms);
  for (const one of config.collections)
    if (one.slug === 'payload-preferences' && one.endpoints)
      one.endpoints = one.endpoints.map(guardPreferences);
  return config;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNullish = (value: unknown) => value === null || value === undefined;

const textTypes = new Set(['code', 'email', 'radio', 'select', 'text', 'textarea']);
const neverNull = new Set(['array', 'blocks', 'group', 'tab']);
const scalarTypes = new Set(['checkbox', 'date', 'number']);

/** A document's position in a list that staff arrange. Payload cannot compute the next key after an invalid one. */
const ORDER = '_order';

function isOrderKey(value: unknown): boolean {
  try {
    return typeof value === 'string' && Boolean(generateKeyBetween(value, null));
  } catch (error) {
    if (/^invalid order key/.test((error as Error).message)) return false;
    throw error;
  }
}

/** The paths of values whose shape does not fit their field, such as a list in a text field. */
function misshapenIn(
  fields: FlattenedField[],
  data: unknown,
  isInAllLanguages: boolean,
  prefix = '',
): string[] {
  if (!isObject(data)) return [];
  return fields.flatMap(field => {
    if (!Object.hasOwn(data, field.name)) return [];
    const path = `${prefix}${field.name}`;
    const given = data[field.name];
    if (field.name === ORDER) return pathUnless(isNullish(given) || isOrderKey(given), path);
    const isTranslated = isInAllLanguages && 'localized' in field && field.localized && isObject(given);
    const values = isTranslated ? Object.values(given) : [given];
    return values.flatMap(value => misshapenValue(field, value, isInAllLanguages, path));
  });
}

function misshapenValue(field: FlattenedField, value: unknown, all: boolean, path: string): string[] {
  if (isNullish(value)) return pathUnless(value === undefined || !neverNull.has(field.type), path);
  const isMany = 'hasMany' in field && field.hasMany === true;
  if (isMany && Array.isArray(value))
    return value.flatMap(one => (isNullish(one) ? [path] : misshapenScalar(field, one, path)));
  if (field.type === 'group' || field.type === 'tab')
    return isObject(value) ? misshapenIn(field.flattenedFields, value, all, `${path}.`) : [path];
  if (field.type !== 'array' && field.type !== 'blocks') return misshapenScalar(field, value, path);
  // A form sends the number of rows where there are none.
  if (!Array.isArray(value)) return pathUnless(value === 0 || value === '0' || value === '', path);
  return value.flatMap((row, at) => {
    if (!isObject(row)) return [path];
    return misshapenIn(listRowFields(field, row), row, all, `${path}.${at}.`);
  });
}

const pathUnless = (fits: boolean, path: string) => (fits ? [] : [path]);

function misshapenScalar({ type }: FlattenedField, value: unknown, path: string): string[] {
  if (textTypes.has(type)) return pathUnless(isNullish(value) || typeof value === 'string', path);
  if (type === 'relationship' || type === 'upload') return pathUnless(isReference(value), path);
  return pathUnless(!scalarTypes.has(type) || typeof value !== 'object' || value === null, path);
}

/** The id of a document, alone or with its collection. A form sends an empty text for none. */
const isReference = (value: unknown) => isObject(value) || value === '' || isValidId(value);

function listRowFields(field: FlattenedField, row: Record<string, unknown>): FlattenedField[] {
  if (field.type === 'array') return field.flattenedFields;
  const block = field.type === 'blocks' && field.blocks.find(({ slug }) => slug === row.blockType);
  return block ? block.flattenedFields : [];
}

type Asked = { data?: unknown; duplicateFromID?: unknown };

function refuseMisshapen(
  fields: FlattenedField[],
  asked: Asked,
  isWriting: boolean,
  req: PayloadRequest,
): void {
  if (req.payloadAPI !== 'REST') return;
  const { data } = asked;
  const isMissing = isWriting && isNullish(data) && isNullish(asked.duplicateFromID);
  const isShaped = !isMissing && (isNullish(data) || isObject(data));
  const paths = isShaped ? misshapenIn(fields, data, (req.locale as string | null) === 'all') : [''];
  if (paths.length === 0) return;
  const errors = [...new Set(paths)].map(path => ({ path, message: malformed.shape }));
  throw new APIError(`Not saved. ${malformed.shape}`, 400, { errors } as never, true);
}

/**
 * Refuses HTTP bodies whose values have a shape that no form sends, before any hook reads them. Payload validates nothing
 * in a draft, so the first hook that takes a list for a text would fail with 500.
 */
export function refuseWrongShapes(config: SanitizedConfig): SanitizedConfig {
  for (const { hooks, flattenedFields } of config.collections) {
    const check: CollectionBeforeOperationHook = ({ args, operation, req }) => {
      refuseMisshapen(flattenedFields, args as Asked, operation === 'create' || operation === 'update', req);
      return args;
    };
    hooks.beforeOperation = [check, ...(hooks.beforeOperation ?? [])];
  }
  for (const { hooks, flattenedFields } of config.globals) {
    const check: GlobalBeforeOperationHook = ({ args, operation, req }) => {
      refuseMisshapen(flattenedFields, args as Asked, operation === 'update', req);
      return args;
    };
    hooks.beforeOperation = [check, ...(hooks.beforeOperation ?? [])];
  }
  for (const endpoint of config.endpoints) if (endpoint.path === '/reorder') refuseInvalidOrder(endpoint);
  for (const { endpoints } of config.collections)
    for (const endpoint of endpoints || []) if (endpoint.path === '/file/:filename') answerNotFound(endpoint);
  return config;
}

/** Payload reads the body of this endpoint without checking it. */
function refuseInvalidOrder(endpoint: Endpoint): void {
  const { handler } = endpoint;
  endpoint.handler = async req => {
    const body: unknown = await req.json?.().catch((error: unknown) => {
      if (error instanceof SyntaxError) return null;
      throw error;
    });
    const target = isObject(body) ? body.target : null;
    const key = isObject(target) ? target.key : null;
    const isValid = isObject(target) && (!key || key === 'pending' || isOrderKey(key));
    if (!isValid) throw new APIError(malformed.shape, 400, null, true);
    req.json = async () => body;
    return handler(req);
  };
}

/** Payload answers 500 for a missing file. */
function answerNotFound(endpoint: Endpoint): void {
  const { handler } = endpoint;
  endpoint.handler = async req => {
    const answer = await handler(req);
    if (answer.status === 500) throw new NotFound(req.t);
    return answer;
  };
}
