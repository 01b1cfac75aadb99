import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { STAFF } from '#cms/access/roles.ts';
import { rowsOf } from '#platform/transaction.ts';

/** What was saved: a document of a collection, or settings, whose document is 0. */
export type Saved = { collection: string; document: number };
export const settingsSave = (slug: string): Saved => ({ collection: slug, document: 0 });

/** The latest save of a document: its number, and who made it. Null where none is known. */
export type LastSave = { save: number; staff: number | null; by: string | null; at: string };

/** What can be done with a document, as the audit trail names it. */
export type SaveAct =
  | 'created'
  | 'saved'
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
  | 'changes-asked';

/** Notes who did what with a document, in the transaction that does it. */
export async function noteSave(
  req: PayloadRequest,
  { collection, document }: Saved,
  act: SaveAct,
): Promise<void> {
  const staffId = req.user?.collection === STAFF ? Number(req.user.id) : null;
  await rowsOf(
    req,
    sql`insert into staff.saves (collection, document, staff_id, act)
        values (${collection}, ${document}, ${staffId}, ${act})`,
  );
}

/** The latest save of a document that is known; who saved it is null where it was not a person with an account. */
export async function lastSaveOf(
  req: PayloadRequest,
  { collection, document }: Saved,
): Promise<LastSave | null> {
  const [row] = await rowsOf<{
    id: string;
    staff_id: number | null;
    name: string | null;
    saved_at: string | Date;
  }>(
    req,
    sql`select saves.id, saves.staff_id, staff.name, saves.saved_at from staff.saves
        left join public.staff on staff.id = saves.staff_id
        where collection = ${collection} and document = ${document}
          and act in ('created', 'saved', 'published', 'unpublished') order by saves.id desc limit 1`,
  );
  if (!row) return null;
  const at = new Date(row.saved_at).toISOString();
  return { save: Number(row.id), staff: row.staff_id, by: row.name, at };
}
