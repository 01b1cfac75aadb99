import { sql } from '@payloadcms/db-postgres/drizzle';
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, Payload, PayloadRequest } from 'payload';
import { comparedEmail } from '#core/email-address.ts';
import { announceChange } from '#platform/announce-change.ts';
import { recordErasure } from '#platform/backup/erasures.ts';
import { queryRows, type Writer } from '#platform/transaction.ts';
import { consentEnd } from './consent.rules.ts';
import { listForms } from './signed-form-store.ts';

/** A consent record as exported for the person who gave it: without staff notes, and with forms by name. */
export type GivenConsent = {
  who: string;
  about: string | null;
  agreedOn: string | null;
  until: string | null;
  withdrawn: boolean;
  signedForms: string[];
};

type Row = {
  id: number;
  email: string;
  who: string;
  about: string | null;
  agreed_on: string | Date | null;
  until: string | Date | null;
  withdrawn: boolean;
};

/** The records with an email address, those in the bin included. */
const listAddressed = (writer: Writer) =>
  queryRows<Row>(
    writer,
    sql`select id, email, who, about, agreed_on, until, withdrawn from consents where email <> '' order by id`,
  );

async function listConsents(writer: Writer, email: string): Promise<Row[]> {
  const compared = comparedEmail(email);
  return (await listAddressed(writer)).filter(row => comparedEmail(row.email) === compared);
}

const toDay = (value: string | Date | null) => value && new Date(value).toISOString().slice(0, 10);

/** Every consent that the owner of this email address gave. */
export async function findConsents(payload: Payload, email: string): Promise<GivenConsent[]> {
  const found = await listConsents({ payload }, email);
  return Promise.all(
    found.map(async ({ id, who, about, agreed_on, until, withdrawn }) => ({
      who,
      about,
      agreedOn: toDay(agreed_on),
      until: toDay(until),
      withdrawn,
      signedForms: (await listForms({ payload }, id)).map(({ name }) => name ?? 'sealed'),
    })),
  );
}

/**
 * Withdraws these consents, erases their signed forms, versions and texts, and returns how many there were. The records stay
 * without a name, so that documents that refer to them stay hidden.
 */
export async function eraseConsents(req: PayloadRequest, email: string, now: Date): Promise<number> {
  const ids = (await listConsents(req, email)).map(({ id }) => id);
  if (ids.length === 0) return 0;
  await queryRows(req, sql`delete from staff.signed_forms where consent in ${ids}`);
  await queryRows(req, sql`delete from _consents_v where parent_id in ${ids}`);
  await queryRows(
    req,
    sql`update consents set who = 'Erased', about = null, email = null, paper = null, notes = null, withdrawn = true,
        updated_at = ${now.toISOString()} where id in ${ids}`,
  );
  await announceChange(req, ['media', 'consents']);
  return ids.length;
}

/** Every email address in a consent record, normalised for comparison. */
export async function consentAddresses(req: PayloadRequest): Promise<string[]> {
  return [...new Set((await listAddressed(req)).map(({ email }) => comparedEmail(email)))];
}

/** The name in the erasure log of a consent that was narrowed. A restore reapplies it. */
export const NARROWED_CONSENT = 'narrowed-consent';

type Allowed = {
  id: number;
  uses?: readonly string[] | null;
  until?: string | null;
  withdrawn?: boolean | null;
  deletedAt?: string | null;
};

const toKey = (id: number) => `consent ${id}`;
const isOver = ({ withdrawn, deletedAt }: Allowed) => withdrawn !== false || Boolean(deletedAt);
const endTime = ({ until }: Allowed) => (until ? consentEnd(until).getTime() : Number.POSITIVE_INFINITY);

/** Whether a consent record allows less than before: fewer uses, fewer days or nothing. */
export function isNarrower(before: Allowed, after: Allowed): boolean {
  if (isOver(before)) return false;
  return (
    isOver(after) || endTime(after) < endTime(before) || !before.uses?.every(use => after.uses?.includes(use))
  );
}

/** Records a narrowed consent in the erasure log, in the same transaction, because earlier backups contain the wider one. */
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

const record = (req: PayloadRequest, id: number) => recordErasure(req, toKey(id), [NARROWED_CONSENT]);

/** The valid consents of a restored database, by their keys in the erasure log. */
export async function validConsentKeys(req: PayloadRequest): Promise<string[]> {
  const rows = await queryRows<{ id: number }>(req, sql`select id from consents where withdrawn = false`);
  return rows.map(({ id }) => toKey(id));
}

/** Withdraws one of them and returns 1. What the family still agrees to is asked again rather than guessed. */
export async function reapplyWithdrawal(req: PayloadRequest, key: string, now: Date): Promise<number> {
  const id = Number(key.slice(toKey(0).length - 1));
  await queryRows(
    req,
    sql`update consents set withdrawn = true, updated_at = ${now.toISOString()} where id = ${id}`,
  );
  await announceChange(req, ['media', 'consents']);
  return 1;
}
