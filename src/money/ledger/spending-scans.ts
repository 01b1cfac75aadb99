import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import type { CheckedScan } from '#cms/scans/check-scan.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { scanStore } from '#platform/sealed-scans.ts';
import { lockInTransaction, queryRows, type Writer } from '#platform/transaction.ts';

/** For one entry. They cannot be removed, so a mistake must not fill the table. */
export const MAX_SCANS = 5;

const scans = scanStore({
  table: sql`money.spending_scans`,
  owner: sql`entry`,
  purpose: 'spending-scans',
});

/** A scan that passed its checks, with the name of its file. */
export type NewScan = CheckedScan & { name: string };
type ScanStop = 'unknown-entry' | 'not-spending' | 'too-many-scans';

/** Stores a scan of the document of a spending entry, sealed; the entry itself stays as it is. @returns its id. */
export async function addScan(
  req: PayloadRequest,
  entry: string,
  scan: NewScan,
  { by, now }: { by: number; now: Date },
): Promise<Outcome<string, ScanStop>> {
  await lockInTransaction(req, `spending-scans:${entry}`);
  const [found] = await queryRows<{ kind: string; scans: number }>(
    req,
    sql`select kind, (select count(*)::int from money.spending_scans s where s.entry = e.id) as scans
        from money.entries e where id = ${entry}::bigint`,
  );
  if (!found) return problem('unknown-entry');
  if (found.kind !== 'spending') return problem('not-spending');
  if (found.scans >= MAX_SCANS) return problem('too-many-scans');
  return ok(await scans.add(req, { owner: entry, ...scan, by, now }));
}

export type ListedScan = { id: string; name: string | null };

/** The scans of each of these entries, by its number, the oldest first. */
export async function listScans(
  reader: Writer,
  entries: readonly string[],
): Promise<Map<string, ListedScan[]>> {
  const listed = await scans.list(reader, entries);
  return Map.groupBy(listed, ({ owner }) => String(owner));
}

/** A scan of an entry in plain bytes; null if there is none, 'closed' if none of our secrets opens it. */
export const openScan = (reader: Writer, { entry, id }: { entry: string; id: string }) =>
  scans.open(reader, { id, owner: entry });

/** How many scans none of our secrets opens. */
export const countClosedScans = scans.countClosed;

/** Re-encrypts the keys of scans that were encrypted with an old secret. @returns how many. */
export const renewScanSeals = scans.renew;
