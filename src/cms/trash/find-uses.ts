import type {
  CollectionSlug,
  FlattenedField,
  GlobalSlug,
  Payload,
  PayloadRequest,
  SanitizedCollectionConfig,
  TypedUser,
} from 'payload';
import { sayIn, textIn } from '#cms/language/amharic.ts';
import { labelIn } from '#cms/language/translate.ts';
import { findOnlyPage } from '#cms/only-page.ts';
import { referencesIn } from '#cms/rich-text/read-text.rules.ts';
import { statesClaim } from '#core/claim.ts';
import type { Use, Uses } from './bin.texts.ts';

type StoredDocument = { id: number } & Record<string, unknown>;
/** `i18n`: the language of kinds and titles; English by default. */
type Scope = {
  payload: Payload;
  transactionID?: PayloadRequest['transactionID'];
  i18n?: { language: string };
};

const findLanguage = ({ i18n }: Scope) => i18n?.language ?? 'en';

/** Documents of one collection, such as those to delete. */
export type Target = { collection: string; ids: readonly number[] };

/** A target with the keys by which texts name it: numbers of the register have one, nothing else does. */
type Sought = Target & { keys: readonly string[] };

const AT_ONCE = 500;

/**
 * Everything outside the bin that refers to the documents of `target`, in its published version or newest draft. Bypasses
 * access control, but names only what `user` may read and counts the rest.
 */
export async function findUses(scope: Scope, user: TypedUser, target: Target): Promise<Uses> {
  const [found = { uses: [], hidden: 0 }] = await findUsesForEach(scope, user, [target]);
  return found;
}

/** The same for several targets, in their order. Everything is read once, however many there are. */
export async function findUsesForEach(
  scope: Scope,
  user: TypedUser,
  targets: readonly Target[],
): Promise<Uses[]> {
  const found = targets.map((): Uses => ({ uses: [], hidden: 0 }));
  if (targets.length === 0) return found;
  const sought: Sought[] = [];
  for (const target of targets) sought.push({ ...target, keys: await toKeys(scope, target) });
  for (const config of scope.payload.config.collections) {
    // Payload's own collections, such as locks, do not count as uses.
    if (config.slug.startsWith('payload-')) continue;
    const users = await usersIn(scope, config, sought);
    const named = await nameReadable(scope, user, config, [...new Set(users.flatMap(ids => [...ids]))]);
    found.forEach((uses, at) => {
      const ids = [...(users[at] ?? [])];
      const readable = ids.sort((one, other) => one - other).flatMap(id => named.get(id) ?? []);
      uses.uses.push(...readable);
      uses.hidden += ids.length - readable.length;
    });
  }
  await addSettings(scope, sought, found);
  return found;
}

const asRead = ({ transactionID }: Scope) => ({
  ...(transactionID === undefined ? {} : { req: { transactionID } }),
  locale: 'all' as const,
  depth: 0,
  showHiddenFields: true,
});

async function toKeys(scope: Scope, { collection, ids }: Target): Promise<string[]> {
  if (collection !== 'claims') return [];
  const { docs } = await scope.payload.find({
    ...asRead(scope),
    overrideAccess: true,
    collection,
    where: { id: { in: [...ids] } },
    trash: true,
    limit: 0,
    pagination: false,
  });
  return docs.map(({ key }) => key);
}

const isTarget = ({ collection, ids }: Target, links: readonly Link[]) =>
  links.some(link => link.collection === collection && ids.includes(link.id));

/** An issue that was sent keeps what it said, whatever becomes of the number. */
const isNamedIn = ({ keys }: Sought, values: Values) =>
  !values.frozenAt && keys.some(key => statesClaim(values, key));

const canPointToOne = (field: FlattenedField, targets: readonly Sought[]) =>
  targets.some(({ collection, keys }) => keys.length > 0 || canPointTo(field, collection));

/** The ids of the documents of a collection that refer to the target, drafts aside. */
export async function publicUsersIn(
  scope: Scope,
  config: SanitizedCollectionConfig,
  target: Target,
): Promise<ReadonlySet<number>> {
  const [users = new Set<number>()] = await usersIn(scope, config, [{ ...target, keys: [] }], false);
  return users;
}

/** The ids of the documents that refer to each target. */
async function usersIn(
  scope: Scope,
  { slug, flattenedFields, versions }: SanitizedCollectionConfig,
  targets: readonly Sought[],
  inDrafts = Boolean(versions?.drafts),
): Promise<Set<number>[]> {
  const fields = flattenedFields.filter(field => canPointToOne(field, targets));
  const users = targets.map(() => new Set<number>());
  if (fields.length === 0) return users;
  for (const draft of inDrafts ? [false, true] : [false])
    for await (const values of eachDocument(scope, slug as CollectionSlug, draft)) {
      const links = listLinks(fields, values);
      targets.forEach((target, at) => {
        if (isTarget(target, links) || isNamedIn(target, values)) users[at]?.add(values.id);
      });
    }
  targets.forEach((target, at) => {
    if (slug === target.collection) for (const id of target.ids) users[at]?.delete(id);
  });
  return users;
}

async function* eachDocument(scope: Scope, collection: CollectionSlug, draft: boolean) {
  for (let page = 1; ; page += 1) {
    const { docs } = await scope.payload.find({
      ...asRead(scope),
      overrideAccess: true,
      collection,
      draft,
      sort: 'id',
      limit: AT_ONCE,
      page,
      pagination: false,
    });
    yield* docs as unknown as StoredDocument[];
    if (docs.length < AT_ONCE) return;
  }
}

async function nameReadable(
  scope: Scope,
  user: TypedUser,
  config: SanitizedCollectionConfig,
  ids: number[],
): Promise<Map<number, Use>> {
  if (ids.length === 0) return new Map();
  const { slug, labels, access } = config;
  const mayRead = await access.read({ req: { user, payload: scope.payload, context: {} } as PayloadRequest });
  if (mayRead === false) return new Map();
  const { docs } = await scope.payload.find({
    ...(scope.transactionID === undefined ? {} : { req: { transactionID: scope.transactionID } }),
    collection: slug as CollectionSlug,
    where: { id: { in: ids } },
    draft: true,
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: false,
    user,
  });
  const { admin: root } = scope.payload.config.routes;
  const uses = (docs as unknown as StoredDocument[]).map((document): [number, Use] => [
    document.id,
    {
      kind: labelIn(labels.singular, findLanguage(scope)),
      title: findTitle(document, config, findLanguage(scope)),
      href: `${root}/collections/${slug}/${document.id}`,
    },
  ]);
  return new Map(uses);
}

type Titled = Pick<SanitizedCollectionConfig, 'admin' | 'custom' | 'labels' | 'upload'>;

/**
 * The display name of a document. Pictures and films are named by their description, because file names mean nothing to
 * people, and the only document of a collection by the collection.
 */
export function findTitle(
  document: StoredDocument,
  { admin, custom, labels, upload }: Titled,
  language = 'en',
): string {
  if (findOnlyPage({ custom }) !== null) return labelIn(labels.singular, language);
  const names = [upload ? document.alt : null, document[admin.useAsTitle ?? 'id']];
  const name = names.find(one => typeof one === 'string' && one.trim() !== '');
  return typeof name === 'string' ? name : sayIn(language)('Number {number}', { number: document.id });
}

/** Adds the globals that refer to a target. Everybody who works on content may read them. */
async function addSettings(scope: Scope, targets: readonly Sought[], found: Uses[]): Promise<void> {
  for (const { slug, label, flattenedFields } of scope.payload.config.globals) {
    if (!flattenedFields.some(field => canPointToOne(field, targets))) continue;
    const asked = { ...asRead(scope), overrideAccess: true, slug: slug as GlobalSlug };
    const values = (await scope.payload.findGlobal(asked)) as unknown as StoredDocument;
    const links = listLinks(flattenedFields, values);
    const href = `${scope.payload.config.routes.admin}/globals/${slug}`;
    const language = findLanguage(scope);
    targets.forEach((target, at) => {
      if (isTarget(target, links) || isNamedIn(target, values))
        found[at]?.uses.push({ kind: textIn('Settings', language), title: labelIn(label, language), href });
    });
  }
}

type Values = Record<string, unknown>;

/** A reference to a document. */
type Link = { collection: string; id: number };

/**
 * Every document that a document with these fields refers to: pictures, relationships, and links in long texts, at any depth
 * of groups, lists and blocks, in all languages. It walks the fields, so new fields and collections are covered.
 */
export function listLinks(fields: readonly FlattenedField[], values: Values): Link[] {
  return fields.flatMap(field => {
    const value = values[field.name];
    if (value === null || value === undefined) return [];
    return inLanguages(field, value).flatMap(one => listFieldLinks(field, one));
  });
}

/** Whether a field could refer to a document of `collection`. */
export function canPointTo(field: FlattenedField, collection: string): boolean {
  if (field.type === 'upload' || field.type === 'relationship')
    return [field.relationTo].flat().some(slug => slug === collection);
  if (field.type === 'richText') return true;
  if (field.type === 'blocks')
    return field.blocks.some(({ flattenedFields }) =>
      flattenedFields.some(inner => canPointTo(inner, collection)),
    );
  return 'flattenedFields' in field && field.flattenedFields.some(inner => canPointTo(inner, collection));
}

/** The values of a field in all languages; a localized value is `{ en, am }`. */
function inLanguages(field: FlattenedField, value: unknown): unknown[] {
  const isLocalized = 'localized' in field && field.localized;
  return isLocalized && isObject(value) ? Object.values(value) : [value];
}

function listFieldLinks(field: FlattenedField, value: unknown): Link[] {
  switch (field.type) {
    case 'upload':
    case 'relationship':
      return (Array.isArray(value) ? value : [value]).flatMap(one => readLink(field.relationTo, one));
    case 'group':
    case 'tab':
      return isObject(value) ? listLinks(field.flattenedFields, value) : [];
    case 'array':
      return rows(value).flatMap(row => listLinks(field.flattenedFields, row));
    case 'blocks':
      return rows(value).flatMap(row =>
        listLinks(field.blocks.find(({ slug }) => slug === row.blockType)?.flattenedFields ?? [], row),
      );
    case 'richText':
      return referencesIn(value).map(({ relationTo, value: id }) => ({ collection: relationTo, id }));
    default:
      return [];
  }
}

function readLink(relationTo: string | readonly string[], link: unknown): Link[] {
  if (typeof relationTo !== 'string') return isObject(link) ? namedLink(link) : [];
  const id = isObject(link) ? link.id : link;
  return typeof id === 'number' ? [{ collection: relationTo, id }] : [];
}

const namedLink = ({ relationTo, value }: Values): Link[] =>
  typeof relationTo === 'string' ? readLink(relationTo, value) : [];

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const rows = (value: unknown): Values[] => (Array.isArray(value) ? value.filter(isObject) : []);
