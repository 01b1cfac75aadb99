import { createHash } from 'node:crypto';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import type { ClientBase } from 'pg';
import { writeGrants } from '#platform/database/make-accounts.ts';
import { damaged, migrationsFor } from './backup.rules.ts';
import { type Erasure, mergeErasures, storeErasures } from './erasures.ts';
import {
  disableTriggers,
  dropForeignKeys,
  emptyOwnTables,
  emptyPublicSchema,
  mergeSteps,
  openLoader,
  requireTables,
  setSequences,
  verifyContents,
} from './load-tables.ts';
import type { Manifest } from './manifest.ts';
import type { IncomingMedia, MediaStore } from './media-store.ts';
import { type PlacedManifest, withPresentNames } from './present-names.ts';
import { type DecryptionKey, unseal } from './seal.ts';
import { plainOutput } from './tables.ts';
import { readTar, type TarEntry } from './tar.ts';

type Migration = { name: string; up: (args: never) => Promise<void> };

type RestorePlan = {
  file: string;
  key: DecryptionKey;
  /** The result of checkBackup for the same file. */
  manifest: Manifest;
  /** The CMS on the target database, which has our tables outside the CMS already. */
  payload: Payload;
  migrations: readonly Migration[];
  media: MediaStore;
  /**
   * Settles what must not continue as if no time had passed, such as waiting mails; each returns what it did, or null.
   */
  settle?: readonly ((client: ClientBase, madeAt: Date) => Promise<string | null>)[];
  /** Erasures from lists beside the backup; those in the target database are added. */
  erasures?: readonly Erasure[];
  onProgress?: (what: string) => void;
};

/** What was put on hold by the restore, in words for the operator, and who was erased after the backup was made. */
type Restored = { settled: string[]; erasures: Erasure[] };

type Session = { db: { session: { client: ClientBase } } };

/**
 * Replaces the current content with a checked backup. One transaction includes the tables themselves, and the files are
 * swapped just before it commits: whatever fails, everything stays as it was.
 * @throws BackupError with one sentence, when the backup does not fit this version or is not the one that was checked.
 */
export async function restoreBackup(plan: RestorePlan): Promise<Restored> {
  const chosen = migrationsFor(plan.manifest, plan.migrations);
  const req = await createLocalReq({}, plan.payload);
  const incoming = await plan.media.receive();
  const { db } = plan.payload;
  const transaction = await db.beginTransaction();
  if (transaction === null) throw new Error('The database began no transaction');
  req.transactionID = transaction;
  const session = (db.sessions as unknown as Record<string, Session>)[String(transaction)];
  try {
    if (!session) throw new Error('The transaction has no connection');
    const { client } = session.db.session;
    await makeTables(client, chosen, { db: session.db, payload: plan.payload, req });
    const restored = await fill(client, plan, incoming);
    await incoming.commit();
    await db.commitTransaction(transaction);
    await incoming.finish();
    return restored;
  } catch (error) {
    await db.rollbackTransaction(transaction).catch(() => undefined);
    await incoming.drop();
    throw error;
  }
}

type MigrationArgs = { db: unknown; payload: Payload; req: PayloadRequest };

async function makeTables(
  client: ClientBase,
  migrations: readonly Migration[],
  args: MigrationArgs,
): Promise<void> {
  await client.query(plainOutput);
  await emptyPublicSchema(client);
  for (const { up } of migrations) await up(args as never);
  await storeErasures(client);
  await emptyOwnTables(client);
}

async function fill(client: ClientBase, plan: RestorePlan, incoming: IncomingMedia): Promise<Restored> {
  const { onProgress = () => undefined } = plan;
  const manifest = withPresentNames(plan.manifest);
  await requireTables(client, manifest);
  const putForeignKeys = await dropForeignKeys(client);
  const putTriggers = await disableTriggers(client);
  onProgress('tables and files');
  await loadEntries(client, { ...plan, manifest }, incoming);
  onProgress('proving that all of it is equal');
  await putForeignKeys();
  await putTriggers();
  await setSequences(client, manifest);
  await verifyContents(client, manifest);
  await mergeSteps(client);
  await writeGrants(client);
  const erasures = await mergeErasures(client, plan.erasures ?? []);
  const settled: string[] = [];
  for (const settle of plan.settle ?? []) {
    const done = await settle(client, new Date(manifest.madeAt));
    if (done !== null) settled.push(done);
  }
  return { settled, erasures };
}

async function loadEntries(
  client: ClientBase,
  { file, key, manifest }: Pick<RestorePlan, 'file' | 'key'> & { manifest: PlacedManifest },
  incoming: IncomingMedia,
): Promise<void> {
  const loader = openLoader(client, manifest);
  const files = new Map(manifest.media.map(({ name, sha256 }) => [`media/${name}`, { name, sha256 }]));
  for await (const entry of readTar(unseal(file, key))) {
    if (entry.name.startsWith('tables/')) await loader.add(entry);
    const known = files.get(entry.name);
    if (known) {
      await receive(entry, known, incoming);
      files.delete(entry.name);
    }
  }
  await loader.close();
  if (files.size > 0) throw damaged('it changed since it was checked');
}

/** The file may have been replaced since the check: only content with the checked digests is accepted. */
async function receive(
  { body }: TarEntry,
  { name, sha256 }: { name: string; sha256: string },
  incoming: IncomingMedia,
): Promise<void> {
  const hash = createHash('sha256');
  const seen = async function* () {
    for await (const piece of body) {
      hash.update(piece);
      yield piece;
    }
  };
  await incoming.write(name, seen());
  if (hash.digest('hex') !== sha256) throw damaged(`the file ${name} changed since it was checked`);
}
