import { connectOnce } from '#platform/database/connect-once.ts';

/** The version of the table below; change it with the table, so that existing databases are updated too. */
export const signedFormTablesStep = 'signed-form-tables-1';

/**
 * In the schema of staff, where no interface of the CMS lists it. It names a consent record by number without a foreign
 * key, because a restore recreates the tables of the CMS; ids are never reused. What is sealed does not compress.
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
