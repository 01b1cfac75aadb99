import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { comparedEmail } from '#core/email-address.ts';
import { announceChange } from '#platform/announce-change.ts';
import { rowsOf, type Writer } from '#platform/transaction.ts';
import { listForms } from './signed-form-store.ts';

/** A consent record as handed out to whoever gave the consent: without notes of staff, forms by name. */
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

/** Those with an address, the bin included. */
const listAddressed = (writer: Writer) =>
  rowsOf<Row>(
    writer,
    sql`select id, email, who, about, agreed_on, until, withdrawn from consents where email <> '' order by id`,
  );

async function listOf(writer: Writer, email: string): Promise<Row[]> {
  const compared = comparedEmail(email);
  return (await listAddressed(writer)).filter(row => comparedEmail(row.email) === compared);
}

const dayOf = (value: string | Date | null) => value && new Date(value).toISOString().slice(0, 10);

/** Every consent that the owner of an address gave. */
export async function findConsents(payload: Payload, email: string): Promise<GivenConsent[]> {
  const found = await listOf({ payload }, email);
  return Promise.all(
    found.map(async ({ id, who, about, agreed_on, until, withdrawn }) => ({
      who,
      about,
      agreedOn: dayOf(agreed_on),
      until: dayOf(until),
      withdrawn,
      signedForms: (await listForms({ payload }, id)).map(({ name }) => name ?? 'sealed'),
    })),
  );
}

/**
 * Withdraws those consents, erases their signed forms, former versions and every word in them, and returns their number.
 * The records stay without a name: what refers to them is then hidden, and never shown without an answer.
 */
export async function eraseConsents(req: PayloadRequest, email: string, now: Date): Promise<number> {
  const ids = (await listOf(req, email)).map(({ id }) => id);
  if (ids.length === 0) return 0;
  await rowsOf(req, sql`delete from staff.signed_forms where consent in ${ids}`);
  await rowsOf(req, sql`delete from _consents_v where parent_id in ${ids}`);
  await rowsOf(
    req,
    sql`update consents set who = 'Erased', about = null, email = null, paper = null, notes = null, withdrawn = true,
        updated_at = ${now.toISOString()} where id in ${ids}`,
  );
  await announceChange(req, ['media', 'consents']);
  return ids.length;
}

/** Every address that a consent record names. */
export async function consentAddresses(req: PayloadRequest): Promise<string[]> {
  return [...new Set((await listAddressed(req)).map(({ email }) => comparedEmail(email)))];
}
