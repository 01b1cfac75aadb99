import type {
  CollectionSlug,
  FlattenedField,
  GlobalSlug,
  Payload,
  PayloadRequest,
  SanitizedCollectionConfig,
  TypedUser,
} from 'payload';
import { canPointTo, linksOf } from './links-of.ts';
import type { Use, Uses } from './uses.ts';

type Values = { id: number } & Record<string, unknown>;
type Scope = { payload: Payload; transactionID?: PayloadRequest['transactionID'] };

/** What somebody wants to delete: documents of one collection. */
export type Target = { collection: string; ids: readonly number[] };

const AT_ONCE = 500;

/**
 * Everything that points to the documents of `target`: of each document what visitors see and the newest draft. What lies
 * in the bin itself uses nothing. Looks past access control, and names only what `user` may read.
 */
export async function findUses(scope: Scope, user: TypedUser, target: Target): Promise<Uses> {
  const found: Uses = { uses: [], hidden: 0 };
  for (const config of scope.payload.config.collections) {
    const ids = await usersIn(scope, config, target);
    if (ids.size === 0) continue;
    const named = await nameReadable(scope, user, config, [...ids]);
    found.uses.push(...named);
    found.hidden += ids.size - named.length;
  }
  found.uses.push(...(await settingsWith(scope, target)));
  return found;
}

const asRead = ({ transactionID }: Scope) => ({
  ...(transactionID === undefined ? {} : { req: { transactionID } }),
  locale: 'all' as const,
  depth: 0,
  showHiddenFields: true,
});

const isTarget = ({ collection, ids }: Target, fields: readonly FlattenedField[], values: Values) =>
  linksOf(fields, values).some(link => link.collection === collection && ids.includes(link.id));

async function usersIn(
  scope: Scope,
  { slug, flattenedFields, versions }: SanitizedCollectionConfig,
  target: Target,
): Promise<Set<number>> {
  const fields = flattenedFields.filter(field => canPointTo(field, target.collection));
  const ids = new Set<number>();
  if (fields.length === 0) return ids;
  for (const draft of versions?.drafts ? [false, true] : [false])
    for await (const values of eachDocument(scope, slug as CollectionSlug, draft))
      if (isTarget(target, fields, values)) ids.add(values.id);
  if (slug === target.collection) for (const id of target.ids) ids.delete(id);
  return ids;
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
    yield* docs as unknown as Values[];
    if (docs.length < AT_ONCE) return;
  }
}

async function nameReadable(
  scope: Scope,
  user: TypedUser,
  { slug, labels, access, admin, upload }: SanitizedCollectionConfig,
  ids: number[],
): Promise<Use[]> {
  const mayRead = await access.read({ req: { user, payload: scope.payload, context: {} } as PayloadRequest });
  if (mayRead === false) return [];
  const { docs } = await scope.payload.find({
    ...(scope.transactionID === undefined ? {} : { req: { transactionID: scope.transactionID } }),
    collection: slug as CollectionSlug,
    where: { id: { in: ids } },
    draft: true,
    depth: 0,
    sort: 'id',
    limit: 0,
    pagination: false,
    overrideAccess: false,
    user,
  });
  const { admin: root } = scope.payload.config.routes;
  return (docs as unknown as Values[]).map(document => ({
    kind: String(labels.singular),
    title: titleOf(document, admin.useAsTitle, Boolean(upload)),
    href: `${root}/collections/${slug}/${document.id}`,
  }));
}

/** What a document is called: a picture or film by what can be seen, because its file name says nothing to people. */
export function titleOf(document: Values, useAsTitle: string | undefined, isFile: boolean): string {
  const names = [isFile ? document.alt : null, document[useAsTitle ?? 'id']];
  const name = names.find(one => typeof one === 'string' && one.trim() !== '');
  return typeof name === 'string' ? name : `Number ${document.id}`;
}

/** Whoever opens the admin for writing may read its settings. */
async function settingsWith(scope: Scope, target: Target): Promise<Use[]> {
  const found: Use[] = [];
  for (const { slug, label, flattenedFields } of scope.payload.config.globals) {
    if (!flattenedFields.some(field => canPointTo(field, target.collection))) continue;
    const values = await scope.payload.findGlobal({
      ...asRead(scope),
      overrideAccess: true,
      slug: slug as GlobalSlug,
    });
    if (!isTarget(target, flattenedFields, values as unknown as Values)) continue;
    const href = `${scope.payload.config.routes.admin}/globals/${slug}`;
    found.push({ kind: 'Settings', title: String(label), href });
  }
  return found;
}
