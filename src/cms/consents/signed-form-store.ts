import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { CollectionAfterDeleteHook } from 'payload';
import { keysFor } from '#platform/derived-keys.ts';
import { openBytes, sealBytes } from '#platform/sealed-bytes.ts';
import { openText, openValues, sealText, sealValues } from '#platform/sealed-text.ts';
import { inOneTransaction, rowsOf, type Writer } from '#platform/transaction.ts';

/** How a form is stored, which is also the ending of its name when it is downloaded. */
export type FormKind = 'pdf' | 'jpg' | 'png';

/** A form as lists show it. `name` is null where our secrets do not open it; `by` where that account is gone. */
export type SignedForm = {
  id: string;
  name: string | null;
  kind: FormKind;
  bytes: number;
  addedAt: string;
  by: string | null;
};

const KEY_BYTES = 32;
const PURPOSE = 'signed-forms';

type Place = { id: string; consent: number };
/** Both are part of the seal: a row copied to another consent record does not open there. */
const placeOf = ({ id, consent }: Place) => `signed-forms/${consent}/${id}`;

type NewForm = { consent: number; name: string; kind: FormKind; content: Uint8Array; by: number; now: Date };

/** Seals a form with a key of its own and stores it in the transaction of `req`. */
export async function addForm(
  writer: Writer,
  { consent, name, kind, content, by, now }: NewForm,
): Promise<string> {
  const id = randomUUID();
  const key = randomBytes(KEY_BYTES);
  const place = placeOf({ id, consent });
  const about = sealValues(PURPOSE, { key: key.toString('base64url'), name }, place);
  await rowsOf(
    writer,
    sql`insert into staff.signed_forms (id, consent, kind, bytes, about, content, added_at, added_by)
        values (${id}, ${consent}, ${kind}, ${content.length}, ${about}, ${sealBytes(key, content, place)},
          ${now.toISOString()}, ${by})`,
  );
  return id;
}

type Row = {
  id: string;
  kind: FormKind;
  bytes: number;
  about: string;
  added_at: string | Date;
  name: string | null;
};

/** The forms of a consent record, oldest first. */
export async function listForms(writer: Writer, consent: number): Promise<SignedForm[]> {
  const rows = await rowsOf<Row>(
    writer,
    sql`select f.id, f.kind, f.bytes, f.about, f.added_at, p.name from staff.signed_forms f
        left join public.staff p on p.id = f.added_by where f.consent = ${consent} order by f.added_at, f.id`,
  );
  return rows.map(({ id, kind, bytes, about, added_at, name }) => ({
    id,
    name: openValues(PURPOSE, about, placeOf({ id, consent }))?.name ?? null,
    kind,
    bytes,
    addedAt: new Date(added_at).toISOString(),
    by: name,
  }));
}

/** A form in plain bytes; null if there is none, 'closed' if none of our secrets opens it. */
export async function openForm(
  writer: Writer,
  place: Place,
): Promise<{ kind: FormKind; content: Buffer } | 'closed' | null> {
  const [row] = await rowsOf<{ kind: FormKind; about: string; content: Buffer }>(
    writer,
    sql`select kind, about, content from staff.signed_forms where id = ${place.id} and consent = ${place.consent}`,
  );
  if (!row) return null;
  const key = openValues(PURPOSE, row.about, placeOf(place))?.key;
  const content = key && openBytes(Buffer.from(key, 'base64url'), row.content, placeOf(place));
  return content ? { kind: row.kind, content } : 'closed';
}

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
export async function countClosedForms(writer: Writer): Promise<number> {
  const rows = await rowsOf<Place & { about: string }>(
    writer,
    sql`select id, consent, about from staff.signed_forms`,
  );
  return rows.filter(row => openText(PURPOSE, row.about, placeOf(row)) === null).length;
}

/**
 * Seals the keys of forms again that a former secret sealed, and returns how many: after that the former secret can be
 * taken away. The forms themselves stay as they are.
 */
export async function renewSeals({ payload }: Pick<Writer, 'payload'>): Promise<number> {
  return inOneTransaction(payload, async req => {
    const rows = await rowsOf<Place & { about: string }>(
      req,
      sql`select id, consent, about from staff.signed_forms for update`,
    );
    let renewed = 0;
    for (const row of rows) {
      const place = placeOf(row);
      if (openText(PURPOSE, row.about, place, [keysFor(PURPOSE)[0]]) !== null) continue;
      const about = openText(PURPOSE, row.about, place);
      if (about === null) continue;
      await rowsOf(
        req,
        sql`update staff.signed_forms set about = ${sealText(PURPOSE, about, place)} where id = ${row.id}`,
      );
      renewed += 1;
    }
    return renewed;
  });
}
