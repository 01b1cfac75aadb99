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
import { rowsOf } from '#platform/transaction.ts';
import { autosavedVersions, type FormTurn, noteSave, type Saved, versionOfSitting } from './save-store.ts';

type Autosaving = { autosaving?: string };
type Args = { autosave?: boolean; draft?: boolean; data?: unknown };
type Collection = Pick<SanitizedCollectionConfig, 'slug' | 'versions'>;

/** Enough to go back a season; older versions are dropped, so the database does not grow with every correction. */
const BY_PEOPLE = 50;
/** Of sittings that ended without a save by hand, the newest remain. */
const BY_AUTOSAVE = 5;

/**
 * How many versions Payload keeps. It counts all of them alike, so there is room for those of autosaves beside the 50
 * that people saved: what is left of earlier sittings, the one of this sitting, and the one that takes its place.
 */
export const MAX_VERSIONS = BY_PEOPLE + BY_AUTOSAVE + 2;

/**
 * Takes a save that nobody asked for (`?autosave=true`) for what it may be: a draft. Whatever the form sent, it never
 * publishes and never moves into or out of the bin. Payload's own way of storing it is not used, because it writes over
 * the last autosave whoever made it.
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

/** Whether a document of this collection is being saved without anybody having asked for it. */
export const isAutosave = (req: PayloadRequest, { slug }: { slug: string }): boolean =>
  (req.context as Autosaving).autosaving === slug;

type Hook = CollectionBeforeChangeHook | CollectionBeforeValidateHook;

/** Hooks for saves by hand alone: what is computed for publishing must not be fixed by half a word. */
export const byHand = <Each extends Hook>(hooks: readonly Each[] = []): Each[] =>
  hooks.map(
    hook =>
      ((args: never) => {
        const { collection, data, req } = args as Parameters<CollectionBeforeChangeHook>[0];
        return isAutosave(req, collection) ? data : hook(args);
      }) as Each,
  );

/** The same for what tells others of a change: visitors see none. */
export const tellingByHand =
  <Args extends { collection: { slug: string }; req: PayloadRequest }>(hook: (args: Args) => unknown) =>
  (args: Args): unknown =>
    isAutosave(args.req, args.collection) ? undefined : hook(args);

type Components = NonNullable<NonNullable<CollectionConfig['admin']>['components']>;

/** The admin components of a collection with drafts: what the autosave says beside the buttons, and the buttons. */
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
 * Notes an autosave. One sitting has one version, which the next autosave replaces, and one row in the audit trail.
 */
export async function noteAutosave(
  req: PayloadRequest,
  saved: Saved,
  operation: 'create' | 'update',
  by: FormTurn | null,
): Promise<void> {
  if (operation === 'update') await keepLock(req, saved);
  const replaced = operation === 'update' ? await versionOfSitting(req, saved) : undefined;
  const autosavedVersion = await latestVersion(req, saved);
  const first = operation === 'create' ? 'created' : 'saved';
  await noteSave(req, saved, replaced === undefined ? first : 'autosaved', {
    by,
    ...(autosavedVersion !== undefined && { autosavedVersion }),
  });
  if (replaced !== undefined) return deleteVersions(req, saved, [replaced]);
  const [, ...earlier] = await autosavedVersions(req, saved);
  await deleteVersions(req, saved, earlier.slice(BY_AUTOSAVE));
}

type Held = { editor?: { relationTo: string; value: number | string } };

/**
 * Payload ends the lock that names who is editing with each write, and an autosave is no end: this remembers it before
 * the write, and `keepLock` puts it back after it.
 */
export async function rememberLock(req: PayloadRequest, { collection, document }: Saved): Promise<void> {
  const [row] = await rowsOf<{ editor: number }>(
    req,
    sql`select holders.staff_id as editor from payload_locked_documents_rels locked
        join payload_locked_documents_rels holders on holders.parent_id = locked.parent_id and holders.path = 'user'
        where locked.path = 'document' and locked.${sql.identifier(`${collection.replaceAll('-', '_')}_id`)} = ${document}
        limit 1`,
  );
  (req.context as Held).editor = row && { relationTo: STAFF, value: row.editor };
}

async function keepLock(req: PayloadRequest, { collection, document }: Saved): Promise<void> {
  const { editor } = req.context as Held;
  if (!editor) return;
  await req.payload.db.create({
    collection: 'payload-locked-documents',
    data: { document: { relationTo: collection, value: document }, user: editor },
    returning: false,
    req,
  });
}

/** Deletes the version of a sitting once the same person has saved what came of it by hand. */
export async function endSitting(req: PayloadRequest, saved: Saved): Promise<void> {
  const version = await versionOfSitting(req, saved);
  if (version !== undefined) await deleteVersions(req, saved, [version]);
}

async function latestVersion(
  req: PayloadRequest,
  { collection, document }: Saved,
): Promise<number | undefined> {
  const table = sql.identifier(`_${collection.replaceAll('-', '_')}_v`);
  const [row] = await rowsOf<{ id: number }>(
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
