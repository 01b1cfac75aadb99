import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { comparedEmail } from '#core/email-address.ts';
import type { Locale } from '#core/locale.ts';
import { decimalText, storedMoney } from '#core/money.ts';
import { DONATIONS_TAG } from '#money/domain/donation-status.ts';
import { cardKey } from '#money/donations/donation-columns.ts';
import { announceChange } from '#platform/announce-change.ts';
import { eraseMailsByKey } from '#platform/mail/mail.personal-data.ts';

import { queryRows, type Writer } from '#platform/transaction.ts';

/**
 * A donation in the export for its donor. Text of unpaid ones is left out, because a stranger may have used
 * their address.
 */
export type ExportedDonation = {
  reference: string;
  amount: string;
  currency: string;
  fund: string;
  state: string;
  startedAt: string;
  name: string | null;
  mayBeNamed: boolean | null;
  honour: unknown;
  note: string | null;
  /** Where the monthly donation stands that began with it; null for a single donation and for later months. */
  monthly: string | null;
  /** They chose mails about what their gifts counted toward. */
  stationMails: boolean;
};

type Row = Omit<ExportedDonation, 'amount' | 'startedAt'> & { amount: string; startedAt: string | Date };

/** All donations begun with an address in any spelling, the oldest first. */
export async function findDonations(payload: Payload, email: string): Promise<ExportedDonation[]> {
  const rows = await queryRows<Row>(
    { payload },
    sql`select g.reference, g.amount::text, g.currency, g.fund, s.state, g.started_at as "startedAt", own.name,
          own.may_be_named as "mayBeNamed", own.honour - 'compared' as honour, own.note, m.state as monthly,
          own.donor is not null and exists (select from money.followers f where f.donor = p.donor) as "stationMails"
        from money.donors p join money.donations g on g.id = p.donation join money.statuses s on s.donation = g.id
          left join money.donors own on own.donation = p.donation and s.received > 0
          left join money.monthly_donations m on m.donation = g.id
        where p.compared = ${comparedEmail(email)} order by g.started_at, g.id`,
  );
  return rows.map(({ amount, startedAt, ...row }) => ({
    ...row,
    amount: decimalText(storedMoney(amount, row.currency)),
    startedAt: new Date(startedAt).toISOString(),
  }));
}

/**
 * Erases a donor. Their donations stay in the books without a name. Their monthly donations are marked to end
 * in the same transaction; ask-providers.job.ts ends them at the provider and repeats it until that worked. Returns how many
 * donations.
 */
export async function eraseDonor(writer: Writer, email: string): Promise<number> {
  await queryRows(
    writer,
    sql`with marked as (
          update money.monthly_donations m set end_wanted_at = now() from money.donors p
          where p.donation = m.donation and p.compared = ${comparedEmail(email)} and m.state <> 'ended'
            and m.end_wanted_at is null returning m.donation)
        insert into money.monthly_events (donation, what, by, at) select donation, 'end', 'erasure', now() from marked`,
  );
  await queryRows(
    writer,
    sql`delete from money.followers where donor in (
          select donor from money.donors where compared = ${comparedEmail(email)})`,
  );
  const erased = await queryRows<{ donation: string }>(
    writer,
    sql`delete from money.donors where compared = ${comparedEmail(email)} returning donation`,
  );
  // The honour card names the donor too, even after it was sent.
  await eraseMailsByKey(
    writer,
    erased.map(({ donation }) => cardKey(donation)),
  );
  // Their name may be on a page.
  if (erased.length > 0) await announceChange(writer, [DONATIONS_TAG]);
  return erased.length;
}

/** Addresses of all donors. */
export async function donorAddresses(writer: Writer): Promise<string[]> {
  const rows = await queryRows<{ compared: string }>(writer, sql`select distinct compared from money.donors`);
  return rows.map(({ compared }) => compared);
}

/**
 * An honour card in the export for the person it is for. It does not reveal the donor. Name and words are only
 * in it once the donation arrived and the card was sent: until then anybody could have written them.
 */
export type StoredCard = {
  language: Locale;
  name: string | null;
  words: string | null;
  startedAt: string;
};

/** All cards to an address in any spelling, the oldest first. */
export async function findHonourCards(payload: Payload, email: string): Promise<StoredCard[]> {
  const rows = await queryRows<Omit<StoredCard, 'startedAt'> & { startedAt: string | Date }>(
    { payload },
    sql`select case when s.received > 0 then p.honour->>'name' end as name,
          case when s.received > 0 then p.honour->>'words' end as words, p.honour->>'language' as language,
          g.started_at as "startedAt"
        from money.donors p join money.donations g on g.id = p.donation join money.statuses s on s.donation = g.id
        where p.honour->>'compared' = ${comparedEmail(email)} order by g.started_at, g.id`,
  );
  return rows.map(({ startedAt, ...row }) => ({ ...row, startedAt: new Date(startedAt).toISOString() }));
}

/**
 * Removes the card from each donation that has the address; the donor stays. The site may not update donors, only insert
 * and delete them, so the row is replaced. Returns how many cards there were.
 */
export async function eraseHonourCards(writer: Writer, email: string): Promise<number> {
  const gone = await queryRows<{ donor: object }>(
    writer,
    sql`delete from money.donors where honour->>'compared' = ${comparedEmail(email)}
        returning to_jsonb(donors) - 'honour' as donor`,
  );
  if (gone.length > 0)
    await queryRows(
      writer,
      sql`insert into money.donors
          select * from jsonb_populate_recordset(null::money.donors, ${JSON.stringify(gone.map(({ donor }) => donor))}::jsonb)`,
    );
  return gone.length;
}

/** Addresses of all cards. */
export async function honourCardAddresses(writer: Writer): Promise<string[]> {
  const rows = await queryRows<{ compared: string }>(
    writer,
    sql`select distinct honour->>'compared' as compared from money.donors where honour is not null`,
  );
  return rows.map(({ compared }) => compared);
}
