import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig } from 'payload';
import { z } from 'zod';
import { STAFF } from '#cms/access/roles.ts';
import { type Locale, locales } from '#core/locale.ts';
import { queryRows } from '#platform/transaction.ts';

/** An open form, and the number of its save: later saves have larger turns. */
export type FormSave = { form: string; turn: number };

/**
 * What a form sends back: the last save when it was loaded (null if unknown), the language of its texts and, in newer forms,
 * the id of the form and the number of this save.
 */
const formBase = z
  .object({
    save: z.int().nullable(),
    locale: z.enum(locales).optional(),
    form: z
      .string()
      .regex(/^[0-9a-f]{32}$/)
      .optional(),
    turn: z.int().min(0).max(1_000_000_000).optional(),
  })
  .nullable();

/** The save and language that a form was loaded with; `locale` and `by` are null where the form did not send them. */
export type FormBase = { save: number | null; locale: Locale | null; by: FormSave | null };

/** Reads what a form sent; undefined if it is invalid. */
export function readFormBase(sent: unknown): FormBase | undefined {
  const { success, data } = formBase.safeParse(sent);
  if (!success) return undefined;
  const { save = null, locale = null, form, turn } = data ?? {};
  return { save, locale, by: form === undefined || turn === undefined ? null : { form, turn } };
}

/** What was saved: a document of a collection, or settings, whose document is 0. */
export type Saved = { collection: string; document: number };
export const settingsSave = (slug: string): Saved => ({ collection: slug, document: 0 });

/**
 * The latest save of a document: its number, who made it, and the open form it came from. Null where none is known.
 * `isAutosave`: nobody pressed a button since.
 */
export type LastSave = {
  save: number;
  staff: number | null;
  by: string | null;
  at: string;
  isAutosave: boolean;
  fromForm: string | null;
};

/**
 * What was done with a document, for the audit trail. The trail leaves out `autosaved`: the first autosave of an editing
 * session is `created` or `saved`, and only those that follow are `autosaved`.
 */
export type SaveAct =
  | 'created'
  | 'saved'
  | 'autosaved'
  | 'published'
  | 'unpublished'
  | 'binned'
  | 'restored'
  | 'deleted'
  | 'form-added'
  | 'form-opened'
  | 'form-removed'
  | 'approval-asked'
  | 'approval-withdrawn'
  | 'approved'
  | 'changes-asked'
  | 'publish-asked'
  | 'publish-withdrawn'
  | 'sent-back';

/** The form that saved, and the version that an autosave wrote. */
type NoteDetails = { by?: FormSave | null; autosavedVersion?: number };

/** Records who did what with a document, in the transaction that does it. */
export async function recordSave(
  req: PayloadRequest,
  { collection, document }: Saved,
  act: SaveAct,
  { by = null, autosavedVersion }: NoteDetails = {},
): Promise<void> {
  const staffId = req.user?.collection === STAFF ? Number(req.user.id) : null;
  await queryRows(
    req,
    sql`insert into staff.saves (collection, document, staff_id, act, form, turn, autosaved_version)
        values (${collection}, ${document}, ${staffId}, ${act}, ${by?.form ?? null}, ${by?.turn ?? null},
          ${autosavedVersion ?? null})`,
  );
}

/** The saves of a document that changed what its form shows. */
const saveCondition = ({ collection, document }: Saved): SQL =>
  sql`collection = ${collection} and document = ${document}
    and act in ('created', 'saved', 'autosaved', 'published', 'unpublished')`;

/** The latest recorded save of a document; `staff` and `by` are null if it was not made by a staff account. */
export async function findLastSave(req: PayloadRequest, saved: Saved): Promise<LastSave | null> {
  const [row] = await queryRows<{
    id: string;
    staff_id: number | null;
    name: string | null;
    saved_at: string | Date;
    autosaved_version: number | null;
    form: string | null;
  }>(
    req,
    sql`select saves.id, saves.staff_id, staff.name, saves.saved_at, saves.autosaved_version,
          replace(saves.form::text, '-', '') as form from staff.saves
        left join public.staff on staff.id = saves.staff_id
        where ${saveCondition(saved)} order by saves.id desc limit 1`,
  );
  if (!row) return null;
  const at = new Date(row.saved_at).toISOString();
  const isAutosave = row.autosaved_version !== null;
  return { save: Number(row.id), staff: row.staff_id, by: row.name, at, isAutosave, fromForm: row.form };
}

/**
 * Whether every save after `from` came from this form, whose response was lost or is still on its way. A press of a button
 * always has the newest values of the form; an autosave can arrive late, so it must have the largest turn.
 */
export async function isOwnSince(
  req: PayloadRequest,
  saved: Saved,
  from: number | null,
  { form, turn, isPress }: FormSave & { isPress: boolean },
): Promise<boolean> {
  const isOlder = isPress ? sql`` : sql`and turn < ${turn}`;
  const [row] = await queryRows<{ own: boolean | null }>(
    req,
    sql`select bool_and(form is not distinct from ${form}::uuid ${isOlder}) as own from staff.saves
        where ${saveCondition(saved)} and id > ${from ?? 0}`,
  );
  return row?.own === true;
}

/** An editing session ends with a save by somebody else, a manual save, or this many minutes without a save. */
const SESSION_MINUTES = 30;

/** The version that autosaves of the caller's editing session wrote; undefined if there is none. */
export async function sessionVersion(req: PayloadRequest, saved: Saved): Promise<number | undefined> {
  const [row] = await queryRows<{ version: number | null }>(
    req,
    sql`select case when staff_id = ${Number(req.user?.id)} and saved_at > now() - make_interval(mins => ${SESSION_MINUTES})
          then autosaved_version end as version
        from staff.saves where ${saveCondition(saved)} order by id desc limit 1`,
  );
  return row?.version ?? undefined;
}

/** The versions of a document that autosaves wrote, newest first. Some may be deleted already. */
export async function autosavedVersions(req: PayloadRequest, saved: Saved): Promise<number[]> {
  const rows = await queryRows<{ version: number }>(
    req,
    sql`select autosaved_version as version from staff.saves
        where ${saveCondition(saved)} and autosaved_version is not null order by id desc`,
  );
  return rows.map(({ version }) => version);
}

type Published = { published?: Record<string, boolean> };

/** Remembers before a save whether the document is published, so that unpublishing can be recorded. */
export async function rememberPublished(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  document: number,
): Promise<void> {
  if (!hasDrafts(collection)) return;
  const context: Published = req.context;
  context.published ??= {};
  context.published[`${collection.slug} ${document}`] = await isPublished(req, collection, document);
}

type Change = {
  operation: 'create' | 'update';
  doc: Record<string, unknown>;
  before: Record<string, unknown> | undefined;
};

/** The act of a save. Saving a draft of a published document leaves it published, so it counts as `saved`. */
export async function findAct(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  { operation, doc, before }: Change,
): Promise<SaveAct> {
  if (Boolean(doc.deletedAt) !== Boolean(before?.deletedAt)) return doc.deletedAt ? 'binned' : 'restored';
  if (hasDrafts(collection)) {
    if (doc._status === 'published') return 'published';
    const id = Number(doc.id);
    const was = (req.context as Published).published?.[`${collection.slug} ${id}`] ?? false;
    if (was && !(await isPublished(req, collection, id))) return 'unpublished';
  }
  return operation === 'create' ? 'created' : 'saved';
}

const hasDrafts = ({ versions }: SanitizedCollectionConfig) => Boolean(versions?.drafts);

/** Reads the collection's table, because a read with drafts returns the status of the newest version. */
async function isPublished(
  req: PayloadRequest,
  { slug }: SanitizedCollectionConfig,
  document: number,
): Promise<boolean> {
  const found = await queryRows(
    req,
    sql`select from ${sql.identifier(slug.replaceAll('-', '_'))} where id = ${document} and _status = 'published'`,
  );
  return found.length > 0;
}

/**
 * The newest manually saved version, in one language. Undefined if no autosave came after it, null if the document was never
 * saved manually.
 */
export async function lastManualVersion(
  req: PayloadRequest,
  saved: Saved,
  locale: 'en' | 'am',
): Promise<Record<string, unknown> | null | undefined> {
  if (!(await findLastSave(req, saved))?.isAutosave) return undefined;
  const autosaved = await autosavedVersions(req, saved);
  const { docs } = await req.payload.findVersions({
    collection: saved.collection as CollectionSlug,
    where: { and: [{ parent: { equals: saved.document } }, { id: { not_in: autosaved } }] },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    depth: 0,
    locale,
    fallbackLocale: false,
    trash: true,
    showHiddenFields: true,
    overrideAccess: true,
    // A copy, because Payload changes the language of the request, and the save needs its own.
    req: { ...req } as PayloadRequest,
  });
  return (docs[0]?.version as Record<string, unknown> | undefined) ?? null;
}
