import { sql } from '@payloadcms/db-postgres/drizzle';
import type { CollectionAfterDeleteHook } from 'payload';
import { connectOnce } from '#platform/database/connect-once.ts';
import { type ListedScan, type ScanKind, scanStore } from '#platform/sealed-scans.ts';
import { queryRows, type Writer } from '#platform/transaction.ts';

/** The version of the table below; change it with the table, so that existing databases are updated too. */
export const signedFormTablesStep = 'signed-form-tables-1';

/**
 * In the schema `staff`, which the CMS does not expose. It refers to a consent record by id without a foreign key, because a
 * restore recreates the tables of the CMS; ids are never reused. Encrypted content does not compress, so storage is external.
 */
const table = `
  create schema if not exists staff;
  create table if not exists staff.signed_forms (
    id uuid primary key,
    consent integer not null,
    kind text not null check (kind in ('pdf', 'jpg', 'png')),
    bytes integer not null check (bytes > 0),
    about text not null,
    content bytea not null,
    added_at timestamptz not null,
    added_by integer
  );
  alter table staff.signed_forms alter column content set storage external;
  create index if not exists signed_forms_consent on staff.signed_forms (consent, added_at);
  comment on table staff.signed_forms is
    'Signed consent forms. content: sealed with a key of its own; about: that key and the file name, sealed with a key derived from PAYLOAD_SECRET.';
`;

/** Creates the table of signed forms in the database at `url`. */
export async function prepareSignedFormTables(url: string): Promise<void> {
  await connectOnce(url, client => client.query(table));
}

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

/** Encrypts a form with its own key and stores it in the transaction of `writer`. Returns its id. */
export const addForm = (writer: Writer, { consent, ...form }: NewForm): Promise<string> =>
  forms.add(writer, { owner: consent, ...form });

/** The forms of a consent record, oldest first. */
export async function listForms(writer: Writer, consent: number): Promise<SignedForm[]> {
  const listed = await forms.list(writer, [consent]);
  return listed.map(({ owner: _, ...form }) => form);
}

/** A decrypted form; null if there is none, 'closed' if none of our secrets decrypts it. */
export const openForm = (writer: Writer, { id, consent }: Place) =>
  forms.open(writer, { id, owner: consent });

/** Deletes a form permanently, and returns whether there was one. */
export async function removeForm(writer: Writer, { id, consent }: Place): Promise<boolean> {
  const gone = await queryRows(
    writer,
    sql`delete from staff.signed_forms where id = ${id} and consent = ${consent} returning id`,
  );
  return gone.length > 0;
}

/** Deletes the forms of a consent record that is deleted permanently. */
export const deleteSignedForms: CollectionAfterDeleteHook = async ({ id, req }) => {
  await queryRows(req, sql`delete from staff.signed_forms where consent = ${Number(id)}`);
};

/** How many forms none of our secrets can decrypt. */
export const countUnreadableForms = forms.countClosed;

/** Re-encrypts the keys of forms that were encrypted with an old secret, and returns how many. */
export const reencryptForms = forms.renew;
