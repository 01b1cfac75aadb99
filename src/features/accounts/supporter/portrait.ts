import { sql } from '@payloadcms/db-postgres/drizzle';
import { type ReadLimits, readApart } from '#platform/foreign/read-apart.ts';
import { fetchPicture } from '#platform/pictures/fetch-picture.ts';
import { queryRows, type Writer } from '#platform/transaction.ts';
import { listProviders } from '../open-accounts.ts';

/** A failed download is retried after a day. */
const againAfterMs = 24 * 60 * 60_000;

type StoredPortrait = { source: string; picture: Buffer | null; tried_at: string };

/**
 * The portrait of an account as WebP, or null. We download it once from the provider, crop it in a process of its own, strip
 * all metadata and store it, so that browsers never contact the provider.
 */
export async function findPortrait(
  writer: Writer,
  userId: string,
  { now, trusted = listServiceOrigins() }: { now: Date; trusted?: readonly string[] },
): Promise<Buffer | null> {
  const source = await findSource(writer, userId);
  if (!source) return null;
  const [stored] = await queryRows<StoredPortrait>(
    writer,
    sql`select source, picture, tried_at from auth.portraits where user_id = ${userId}`,
  );
  if (stored?.source === source && (stored.picture || !isDue(stored, now))) return stored.picture;
  const key = `${userId} ${source}`;
  const download = downloads.get(key) ?? downloadPortrait(writer, userId, { source, now, trusted });
  downloads.set(key, download);
  return download.finally(() => downloads.delete(key));
}

/** Those on their way: a page asks for the portrait twice at once. */
const downloads = new Map<string, Promise<Buffer | null>>();

type Download = { source: string; now: Date; trusted: readonly string[] };

async function downloadPortrait(
  writer: Writer,
  userId: string,
  { source, now, trusted }: Download,
): Promise<Buffer | null> {
  const fetched = await fetchPicture(source, trusted);
  const picture = fetched && (await cut(fetched));
  await queryRows(
    writer,
    sql`insert into auth.portraits (user_id, source, picture, tried_at)
        values (${userId}, ${source}, ${picture}, ${now.toISOString()})
        on conflict (user_id) do update set source = excluded.source, picture = excluded.picture, tried_at = excluded.tried_at`,
  );
  return picture;
}

/** Configured by the operator and therefore trusted, even in a private network. */
const listServiceOrigins = () => listProviders().map(({ issuer }) => new URL(issuer).origin);

const isDue = ({ tried_at }: StoredPortrait, now: Date) =>
  now.getTime() - new Date(tried_at).getTime() > againAfterMs;

async function findSource(writer: Writer, userId: string): Promise<string> {
  const [row] = await queryRows<{ pictureSource: string | null }>(
    writer,
    sql`select "pictureSource" from auth."user" where id = ${userId}`,
  );
  return row?.pictureSource ?? '';
}

/** A portrait of 12 megapixels takes a second and 60 MB. */
const limits: ReadLimits = { milliseconds: 10_000, megabytes: 256 };

async function cut(file: Buffer): Promise<Buffer | null> {
  const read = await readApart<typeof import('./portrait.reader.ts')>(
    'src/features/accounts/supporter/portrait.reader.ts',
    file,
    limits,
  );
  return read.ok && read.value ? Buffer.from(read.value) : null;
}
