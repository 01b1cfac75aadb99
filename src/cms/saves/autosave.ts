import { sql } from '@payloadcms/db-postgres/drizzle';
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeValidateHook,
  CollectionConfig,
  CollectionSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload';
import { STAFF } from '#cms/access/roles.ts';
import { adminComponents } from '#cms/admin-components.ts';
import { queryRows } from '#platform/transaction.ts';
import { autosavedVersions, type FormSave, recordSave, type Saved, sessionVersion } from './save-store.ts';

type Autosaving = { autosaving?: string };
type Args = { autosave?: boolean; draft?: boolean; data?: unknown };
type Collection = Pick<SanitizedCollectionConfig, 'slug' | 'versions'>;

/** Enough to go back some months; older versions are deleted, so that the database does not grow with every correction. */
const BY_PEOPLE = 50;
/** How many autosaved versions are kept of editing sessions that ended without a manual save. */
const BY_AUTOSAVE = 5;

/**
 * How many versions Payload keeps. It counts all versions alike, so there is room beside the manual ones for autosaves: those
 * of earlier sessions, the one of this session, and the one that replaces it.
 */
export const MAX_VERSIONS = BY_PEOPLE + BY_AUTOSAVE + 2;

/**
 * Makes an autosave (`?autosave=true`) a draft, whatever the form sent: it never publishes and never moves a document into or
 * out of the bin. Payload's own autosave is not used, because it overwrites the last autosave of anybody.
 * @returns the arguments of the operation, changed for an autosave
 */
export function asDraftOnly<Given>(req: PayloadRequest, { slug, versions }: Collection, given: Given): Given {
  const args = given as Args;
  if (!args.autosave || !versions?.drafts || typeof args.data !== 'object' || args.data === null)
    return given;
  (req.context as Autosaving).autosaving = slug;
  const { deletedAt: _, ...data } = args.data as Record<string, unknown>;
  return { ...args, autosave: false, draft: true, data: { ...data, _status: 'draft' } } as Given;
}

/** Whether this request is an autosave of a document of this collection. */
export const isAutosave = (req: PayloadRequest, { slug }: { slug: string }): boolean =>
  (req.context as Autosaving).autosaving === slug;

type Hook = CollectionBeforeChangeHook | CollectionBeforeValidateHook;

/** Makes hooks skip autosaves, so that an address, for example, is not made from half a word. */
export const manualSavesOnly = <Each extends Hook>(hooks: readonly Each[] = []): Each[] =>
  hooks.map(
    hook =>
      ((args: never) => {
        const { collection, data, req } = args as Parameters<CollectionBeforeChangeHook>[0];
        return isAutosave(req, collection) ? data : hook(args);
      }) as Each,
  );

/** The same for a hook that announces changes, because visitors do not see autosaves. */
export const skipAutosaves =
  <Args extends { collection: { slug: string }; req: PayloadRequest }>(hook: (args: Args) => unknown) =>
  (args: Args): unknown =>
    isAutosave(args.req, args.collection) ? undefined : hook(args);

type Components = NonNullable<NonNullable<CollectionConfig['admin']>['components']>;

/** Adds the admin components of a collection with drafts: the autosave status and the buttons. */
export function withAutosave(components: Components = {}): Components {
  return {
    ...components,
    edit: {
      PublishButton: adminComponents.Publish,
      ...components.edit,
      beforeDocumentControls: [...(components.edit?.beforeDocumentControls ?? []), adminComponents.SaveLine],
      SaveDraftButton: adminComponents.SaveDraft,
    },
  };
}

/**
 * Records an autosave. An editing session has one version, which the next autosave replaces, and one entry in the audit
 * trail.
 */
export async function recordAutosave(
  req: PayloadRequest,
  saved: Saved,
  operation: 'create' | 'update',
  by: FormSave | null,
): Promise<void> {
  if (operation === 'update') await restoreLock(req, saved);
  const replaced = operation === 'update' ? await sessionVersion(req, saved) : undefined;
  const autosavedVersion = await latestVersion(req, saved);
  const first = operation === 'create' ? 'created' : 'saved';
  await recordSave(req, saved, replaced === undefined ? first : 'autosaved', {
    by,
    ...(autosavedVersion !== undefined && { autosavedVersion }),
  });
  if (replaced !== undefined) return deleteVersions(req, saved, [replaced]);
  const [, ...earlier] = await autosavedVersions(req, saved);
  await deleteVersions(req, saved, earlier.slice(BY_AUTOSAVE));
}

type Held = { editor?: { relationTo: string; value: number | string } };

/** Payload deletes the lock of a document with each write. This remembers it before an autosave; `restoreLock` recreates it. */
export async function rememberLock(req: PayloadRequest, { collection, document }: Saved): Promise<void> {
  const [row] = await queryRows<{ editor: number }>(
    req,
    sql`select holders.staff_id as editor from payload_locked_documents_rels locked
        join payload_locked_documents_rels holders on holders.parent_id = locked.parent_id and holders.path = 'user'
        where locked.path = 'document' and locked.${sql.identifier(`${collection.replaceAll('-', '_')}_id`)} = ${document}
        limit 1`,
  );
  (req.context as Held).editor = row && { relationTo: STAFF, value: row.editor };
}

async function restoreLock(req: PayloadRequest, { collection, document }: Saved): Promise<void> {
  const { editor } = req.context as Held;
  if (!editor) return;
  await req.payload.db.create({
    collection: 'payload-locked-documents',
    data: { document: { relationTo: collection, value: document }, user: editor },
    returning: false,
    req,
  });
}

/** Deletes the autosaved version of an editing session after the same person's manual save. */
export async function deleteSessionVersion(req: PayloadRequest, saved: Saved): Promise<void> {
  const version = await sessionVersion(req, saved);
  if (version !== undefined) await deleteVersions(req, saved, [version]);
}

async function latestVersion(
  req: PayloadRequest,
  { collection, document }: Saved,
): Promise<number | undefined> {
  const table = sql.identifier(`_${collection.replaceAll('-', '_')}_v`);
  const [row] = await queryRows<{ id: number }>(
    req,
    sql`select id from ${table} where parent_id = ${document} and latest order by id desc limit 1`,
  );
  return row?.id;
}

async function deleteVersions(
  req: PayloadRequest,
  { collection, document }: Saved,
  versions: readonly number[],
): Promise<void> {
  if (versions.length === 0) return;
  await req.payload.db.deleteVersions({
    collection: collection as CollectionSlug,
    where: { and: [{ parent: { equals: document } }, { id: { in: [...versions] } }] },
    req,
  });
}
