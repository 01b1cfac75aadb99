import { randomBytes, randomUUID } from 'node:crypto';
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import { type KeyPurpose, keysFor } from './derived-keys.ts';
import { openBytes, openText, openValues, sealBytes, sealText, sealValues } from './sealing.ts';
import { inOneTransaction, queryRows, type Writer } from './transaction.ts';

/** How a scan is stored, which is also the ending of its name when it is downloaded. */
export type ScanKind = 'pdf' | 'jpg' | 'png';

/** The number of what a scan belongs to. */
type Owner = number | string;
type Place = { id: string; owner: Owner };

/** A scan in a list. `name` is null if none of our secrets opens it; `by` if that account is gone. */
export type ListedScan = {
  id: string;
  name: string | null;
  kind: ScanKind;
  bytes: number;
  addedAt: string;
  by: string | null;
};
type NewScan = { owner: Owner; name: string; kind: ScanKind; content: Uint8Array; by: number; now: Date };
type Row = Pick<ListedScan, 'id' | 'kind' | 'bytes'> & {
  owner: Owner;
  about: string;
  added_at: string | Date;
  name: string | null;
};

const KEY_BYTES = 32;

/**
 * Encrypted scans in a table of their own. Each has its own key, which is encrypted with one derived from
 * PAYLOAD_SECRET. `owner` is the column that names what a scan belongs to; the table also has id, kind, bytes, about,
 * content, added_at and added_by.
 */
export function scanStore({ table, owner, purpose }: { table: SQL; owner: SQL; purpose: KeyPurpose }) {
  /** Both are authenticated: a row copied to another owner cannot be decrypted there. */
  const toPlace = ({ id, owner: of }: Place) => `${purpose}/${of}/${id}`;

  /** Encrypts a scan and stores it in the transaction of `writer`. @returns its id. */
  async function add(writer: Writer, { owner: of, name, kind, content, by, now }: NewScan): Promise<string> {
    const id = randomUUID();
    const key = randomBytes(KEY_BYTES);
    const place = toPlace({ id, owner: of });
    const about = sealValues(purpose, { key: key.toString('base64url'), name }, place);
    await queryRows(
      writer,
      sql`insert into ${table} (id, ${owner}, kind, bytes, about, content, added_at, added_by)
          values (${id}, ${of}, ${kind}, ${content.length}, ${about}, ${sealBytes(key, content, place)},
            ${now.toISOString()}, ${by})`,
    );
    return id;
  }

  /** The scans of each of these owners, oldest first. */
  async function list(writer: Writer, owners: readonly Owner[]): Promise<(ListedScan & { owner: Owner })[]> {
    if (owners.length === 0) return [];
    const rows = await queryRows<Row>(
      writer,
      sql`select s.id, s.${owner} as owner, s.kind, s.bytes, s.about, s.added_at, p.name from ${table} s
          left join public.staff p on p.id = s.added_by
          where s.${owner} in (${sql.join([...owners], sql`, `)}) order by s.added_at, s.id`,
    );
    return rows.map(({ about, added_at, name, ...row }) => ({
      ...row,
      name: openValues(purpose, about, toPlace(row))?.name ?? null,
      addedAt: new Date(added_at).toISOString(),
      by: name,
    }));
  }

  /** A decrypted scan; null if there is none, 'closed' if none of our secrets opens it. */
  async function open(
    writer: Writer,
    place: Place,
  ): Promise<{ kind: ScanKind; content: Buffer } | 'closed' | null> {
    const [row] = await queryRows<{ kind: ScanKind; about: string; content: Buffer }>(
      writer,
      sql`select kind, about, content from ${table} where id = ${place.id} and ${owner} = ${place.owner}`,
    );
    if (!row) return null;
    const key = openValues(purpose, row.about, toPlace(place))?.key;
    const content = key && openBytes(Buffer.from(key, 'base64url'), row.content, toPlace(place));
    return content ? { kind: row.kind, content } : 'closed';
  }

  /** How many scans none of our secrets opens. */
  async function countClosed(writer: Writer): Promise<number> {
    const rows = await queryRows<Place & { about: string }>(
      writer,
      sql`select id, ${owner} as owner, about from ${table}`,
    );
    return rows.filter(row => openText(purpose, row.about, toPlace(row)) === null).length;
  }

  /**
   * Re-encrypts scan keys that were encrypted with a former secret, which can then be removed, and returns how many.
   * The scans themselves stay as they are.
   */
  async function renew({ payload }: Pick<Writer, 'payload'>): Promise<number> {
    return inOneTransaction(payload, async req => {
      const rows = await queryRows<Place & { about: string }>(
        req,
        sql`select id, ${owner} as owner, about from ${table} for update`,
      );
      let renewed = 0;
      for (const row of rows) {
        const place = toPlace(row);
        if (openText(purpose, row.about, place, [keysFor(purpose)[0]]) !== null) continue;
        const about = openText(purpose, row.about, place);
        if (about === null) continue;
        await queryRows(
          req,
          sql`update ${table} set about = ${sealText(purpose, about, place)} where id = ${row.id}`,
        );
        renewed += 1;
      }
      return renewed;
    });
  }

  return { add, list, open, countClosed, renew };
}
