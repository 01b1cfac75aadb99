import {
  beforeChangeTraverseFields,
  beforeValidateTraverseFields,
  type FlattenedField,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  ValidationError,
  type ValidationFieldError,
} from 'payload';
import { type Outcome, ok, problem } from '#core/outcome.ts';

type Values = Record<string, unknown>;

export type Wanted = {
  /** The stored document in every language; null for a new one. */
  stored: (Values & { id: number }) | null;
  /** The fields that are the same in every language. */
  facts: Values;
  /** Its localized fields, in at least one language. */
  en: Values | null;
  am: Values | null;
};

/**
 * Runs a document through the same hooks and checks as one that staff save, up to the point of writing, and returns it
 * as it is to be stored, or one sentence for each problem. Nothing is written here: with Payload's own operations, one
 * refused document would end the transaction of all others.
 */
export async function prepareDocument(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  { stored, facts, en, am }: Wanted,
): Promise<Outcome<Values, string[]>> {
  const checks: Checks = { req, collection, stored, skip: facts._status === 'draft' };
  try {
    if (!en) return ok(await inLanguage(checks, 'am', merged(facts, am ?? {}), stored ?? {}, true));
    const english = await inLanguage(checks, 'en', merged(facts, en), stored ?? {}, true);
    return ok(am ? await inLanguage(checks, 'am', am, { ...stored, ...english }) : english);
  } catch (error) {
    if (error instanceof ValidationError) return problem(sentencesOf(error.data.errors));
    throw error;
  } finally {
    req.locale = 'en';
  }
}

type Checks = {
  req: PayloadRequest;
  collection: SanitizedCollectionConfig;
  stored: Wanted['stored'];
  /** Payload does not validate drafts either. */
  skip: boolean;
};

/** The facts and the words of a document in one language: groups such as a place have parts of both. */
export function merged(facts: Values, words: Values): Values {
  const groups = Object.keys(words).filter(name => isGroup(words[name]) && isGroup(facts[name]));
  const whole = groups.map(name => [name, { ...(facts[name] as Values), ...(words[name] as Values) }]);
  return { ...facts, ...words, ...Object.fromEntries(whole) };
}

const isGroup = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

async function inLanguage(
  checks: Checks,
  locale: 'en' | 'am',
  wanted: Values,
  docWithLocales: Values,
  isFirst = false,
) {
  const { req, collection, stored, skip } = checks;
  req.locale = locale;
  req.fallbackLocale = false as never;
  const doc = readIn(locale, collection.flattenedFields, docWithLocales);
  let data: Values = structuredClone(wanted);
  const hookContext = {
    collection,
    context: req.context,
    doc,
    fields: collection.fields,
    global: null,
    // The second language arrives as from the form: as an update.
    operation: stored || !isFirst ? 'update' : 'create',
    overrideAccess: true,
    parentIndexPath: '',
    parentIsLocalized: false,
    parentPath: '',
    parentSchemaPath: '',
    req,
    siblingDoc: doc,
    ...(stored ? { id: stored.id } : {}),
  } as const;
  await beforeValidateTraverseFields({ ...hookContext, data, siblingData: data });
  if (isFirst) data = await collectionHooks(checks, data, doc);
  const errors: ValidationFieldError[] = [];
  const merges: (() => Promise<void> | void)[] = [];
  await beforeChangeTraverseFields({
    ...hookContext,
    data,
    siblingData: data,
    docWithLocales,
    siblingDocWithLocales: docWithLocales,
    errors,
    fieldLabelPath: '',
    mergeLocaleActions: merges,
    skipValidation: skip,
  });
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors });
  for (const merge of merges) await merge();
  return data;
}

async function collectionHooks({ req, collection, stored }: Checks, data: Values, doc: Values) {
  const { beforeValidate, beforeChange } = collection.hooks;
  const about = { collection, context: req.context, req, originalDoc: { ...doc, id: stored?.id } } as const;
  let shaped = data;
  for (const hook of [...beforeValidate, ...beforeChange])
    shaped = (await hook({ ...about, data: shaped, operation: stored ? 'update' : 'create' })) ?? shaped;
  return shaped;
}

/** A document in all languages, reduced to one. */
function readIn(locale: string, fields: FlattenedField[], values: Values): Values {
  const read: Values = {};
  for (const field of fields) {
    const value = values[field.name];
    if (value === undefined) continue;
    if ('localized' in field && field.localized) read[field.name] = (value as Values | null)?.[locale];
    else if (field.type === 'group')
      read[field.name] = readIn(locale, field.flattenedFields, value as Values);
    else read[field.name] = value;
  }
  return read;
}

function sentencesOf(errors: readonly ValidationFieldError[]): string[] {
  return errors.map(({ path, message }) =>
    message.toLowerCase().includes(path.toLowerCase()) ? message : `${path}: ${message}`,
  );
}

/** Set in `context` by an import: some rules hold for what staff write, not for content written long ago. */
export type MovedIn = { movedIn?: boolean };

/** Whether this request imports content that was published elsewhere. */
export function isMovedIn(req: PayloadRequest): boolean {
  return (req.context as MovedIn).movedIn === true;
}
