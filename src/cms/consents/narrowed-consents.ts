import { sql } from '@payloadcms/db-postgres/drizzle';
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload';
import { announceChange } from '#platform/announce-change.ts';
import { recordErasure } from '#platform/backup/erasures.ts';
import { rowsOf } from '#platform/transaction.ts';
import { consentEnd } from './consent.rules.ts';

/** Name in the erasure log of a consent that allows less than before, which a restore reapplies. */
export const NARROWED_CONSENT = 'narrowed-consent';

type Allowed = {
  id: number;
  uses?: readonly string[] | null;
  until?: string | null;
  withdrawn?: boolean | null;
  deletedAt?: string | null;
};

const keyOf = (id: number) => `consent ${id}`;
const isOver = ({ withdrawn, deletedAt }: Allowed) => withdrawn !== false || Boolean(deletedAt);
const endOf = ({ until }: Allowed) => (until ? consentEnd(until).getTime() : Number.POSITIVE_INFINITY);

/** Whether a consent record allows less than before: a use, some days, or anything at all. */
export function isNarrower(before: Allowed, after: Allowed): boolean {
  if (isOver(before)) return false;
  return (
    isOver(after) || endOf(after) < endOf(before) || !before.uses?.every(use => after.uses?.includes(use))
  );
}

/** Records what a family took back, in the transaction that stores it: backups made earlier still hold the consent. */
export const recordNarrowing: {
  afterChange: CollectionAfterChangeHook<Allowed>;
  afterDelete: CollectionAfterDeleteHook<Allowed>;
} = {
  afterChange: async ({ doc, previousDoc, operation, req }) => {
    if (operation === 'update' && isNarrower(previousDoc, doc)) await record(req, doc.id);
  },
  afterDelete: async ({ doc, req }) => {
    if (!isOver(doc)) await record(req, doc.id);
  },
};

const record = (req: PayloadRequest, id: number) => recordErasure(req, keyOf(id), [NARROWED_CONSENT]);

/** The consents that a restored database holds valid, as the erasure log names them. */
export async function heldConsentKeys(req: PayloadRequest): Promise<string[]> {
  const rows = await rowsOf<{ id: number }>(req, sql`select id from consents where withdrawn = false`);
  return rows.map(({ id }) => keyOf(id));
}

/** Withdraws one of them. What the family still agreed to is asked again rather than guessed. @returns how many: one */
export async function withdrawAgain(req: PayloadRequest, key: string, now: Date): Promise<number> {
  const id = Number(key.slice(keyOf(0).length - 1));
  await rowsOf(
    req,
    sql`update consents set withdrawn = true, updated_at = ${now.toISOString()} where id = ${id}`,
  );
  await announceChange(req, ['media', 'consents']);
  return 1;
}
