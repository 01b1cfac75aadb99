import { sql } from '@payloadcms/db-postgres/drizzle';
import type { CollectionAfterDeleteHook } from 'payload';
import { type ListedScan, type ScanKind, scanStore } from '#platform/sealed-scans.ts';
import { rowsOf, type Writer } from '#platform/transaction.ts';

/** A form as lists show it. */
export type SignedForm = ListedScan;

const forms = scanStore({ table: sql`staff.signed_forms`, owner: sql`consent`, purpose: 'signed-forms' });

type Place = { id: string; consent: number };
type NewForm = {
  consent: number;
  name: string;
  kind: ScanKind;
  content: Uint8Array;
  by: number;
  now: Date;
};

/** Seals a form with a key of its own and stores it in the transaction of `req`. */
export const addForm = (writer: Writer, { consent, ...form }: NewForm): Promise<string> =>
  forms.add(writer, { owner: consent, ...form });

/** The forms of a consent record, oldest first. */
export async function listForms(writer: Writer, consent: number): Promise<SignedForm[]> {
  const listed = await forms.list(writer, [consent]);
  return listed.map(({ owner: _, ...form }) => form);
}

/** A form in plain bytes; null if there is none, 'closed' if none of our secrets opens it. */
export const openForm = (writer: Writer, { id, consent }: Place) =>
  forms.open(writer, { id, owner: consent });

/** Deletes a form for good, and returns whether there was one. */
export async function removeForm(writer: Writer, { id, consent }: Place): Promise<boolean> {
  const gone = await rowsOf(
    writer,
    sql`delete from staff.signed_forms where id = ${id} and consent = ${consent} returning id`,
  );
  return gone.length > 0;
}

/** The forms of a consent record go with it, once it is deleted for good. */
export const forgetForms: CollectionAfterDeleteHook = async ({ id, req }) => {
  await rowsOf(req, sql`delete from staff.signed_forms where consent = ${Number(id)}`);
};

/** How many forms none of our secrets opens. */
export const countClosedForms = forms.countClosed;

/** Seals the keys of forms again that a former secret sealed, and returns how many. */
export const renewSeals = forms.renew;
