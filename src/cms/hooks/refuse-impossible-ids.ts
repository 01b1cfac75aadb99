import {
  APIError,
  type CollectionBeforeOperationHook,
  type Endpoint,
  NotFound,
  type PayloadRequest,
  type SanitizedConfig,
} from 'payload';
import { textIn } from '#cms/language/amharic.ts';

/** Ids are `integer` in PostgreSQL. */
const LARGEST_ID = 2 ** 31 - 1;

export const isPossibleId = (id: unknown): boolean =>
  Number.isInteger(Number(id)) && Math.abs(Number(id)) <= LARGEST_ID && String(id).trim() !== '';

/** Shown to whoever sends what cannot be read or stored. */
export const impossible = {
  letter: 'This holds an invisible character that cannot be stored (NUL). Please type the words anew.',
  form: 'What was sent is damaged or incomplete. Please try again.',
} as const;

/** Whether a text anywhere inside holds NUL, the one character that PostgreSQL cannot store. */
export function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (Array.isArray(value)) return value.some(holdsNul);
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return false;
  return Object.entries(value).some(([name, inner]) => name.includes('\0') || holdsNul(inner));
}

const refuseLetters = (args: object) => {
  const { data, where } = args as { data?: unknown; where?: unknown };
  if (holdsNul(data) || holdsNul(where)) throw new APIError(impossible.letter, 400, undefined, true);
};

const refuse: CollectionBeforeOperationHook = ({ args, req }) => {
  refuseLetters(args);
  const { id } = args as { id?: unknown };
  if (id !== undefined && id !== null && !isPossibleId(id)) throw new NotFound(req.t);
  return args;
};

/** How the reader of forms names what is damaged; these are plain errors, which Payload answers with 500. */
const damaged =
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
        error instanceof SyntaxError || (error instanceof Error && damaged.test(error.message));
      if (!isForm(req) || !isDamaged) throw error;
      const message = textIn(impossible.form, req.i18n.language);
      return Response.json({ errors: [{ message }] }, { status: 400 });
    }
  },
});

/**
 * Answers "not found" where the address of a document names what no id can be, and refuses texts that cannot be stored and
 * forms that cannot be read. Payload would ask the database, or pass the error on: both are answered with 500 and logged as
 * a fault, for anybody on the internet.
 */
export function refuseImpossibleIds(config: SanitizedConfig): SanitizedConfig {
  for (const { hooks } of config.collections)
    hooks.beforeOperation = [refuse, ...(hooks.beforeOperation ?? [])];
  for (const { hooks } of config.globals)
    hooks.beforeOperation = [
      ({ args }) => {
        refuseLetters(args);
        return args;
      },
      ...(hooks.beforeOperation ?? []),
    ];
  for (const one of [...config.collections, ...config.globals])
    if (one.endpoints) one.endpoints = one.endpoints.map(refusingDamagedForms);
  return config;
}
