import { sql } from '@payloadcms/db-postgres/drizzle';
import { comparedEmail } from '#core/email-address.ts';
import type { Locale } from '#core/locale.ts';
import { storedMoney } from '#core/money.ts';
import { type DonationStatus, writtenNumber } from '#money/domain/donation-status.ts';
import { extraSql, findPurpose, ticketsSql } from '#money/donations/donation-columns.ts';
import { queryRows, type Writer } from '#platform/transaction.ts';
import type { DonorDonation } from './donor-donations.rules.ts';

type Row = {
  reference: string;
  name: string;
  at: string | Date;
  amount: string;
  left: string;
  extra: string;
  currency: string;
  state: DonationStatus;
  fund: string;
  campaign: string | null;
  purpose: Record<Locale, string> | null;
  receipt: string | null;
};

/** At most this many donations are listed, the newest. */
const MOST = 1_000;

/**
 * Whether money of the donation arrived. Donors see only such donations, because anybody can begin an unpaid one
 * with somebody else's address.
 */
const arrived = sql`s.received > 0`;

/** The donor id of an address; null if nobody gave with it, or they were erased. */
export async function findDonor(reader: Writer, email: string): Promise<string | null> {
  const [row] = await queryRows<{ donor: string }>(
    reader,
    sql`select p.donor as donor from money.donors p join money.statuses s on s.donation = p.donation
        where p.compared = ${comparedEmail(email)} and ${arrived} limit 1`,
  );
  return row?.donor ?? null;
}

/** A donor's donations of which more arrived than paid for tickets, the newest first; none after an erasure. */
export async function listDonorDonations(reader: Writer, donor: string): Promise<DonorDonation[]> {
  const rows = await queryRows<Row>(
    reader,
    sql`select g.reference, p.name, coalesce(r.paid_at, g.started_at) as at, g.currency, s.state,
          (case when s.state = 'paid' then s.received - s.refunded else s.received end - ${ticketsSql})::text as amount,
          greatest(s.received - s.refunded - s.lost - ${ticketsSql}, 0)::text as left, (${extraSql})::text as extra, g.fund, g.campaign, r.purpose,
          r.number::text as receipt
        from money.donors p join money.donations g on g.id = p.donation join money.statuses s on s.donation = g.id
          left join money.receipts r on r.donation = g.id and not r.of_tickets
        where p.donor = ${donor}::uuid and s.received > ${ticketsSql} order by at desc, g.id desc limit ${MOST}`,
  );
  const names = new Map<string, Promise<Record<Locale, string>>>();
  const findName = ({ fund, campaign }: Row) => {
    const key = `${fund} ${campaign}`;
    const name = names.get(key) ?? findPurpose(reader, { fund, campaign });
    names.set(key, name);
    return name;
  };
  const donations = rows.map(async row => ({
    reference: row.reference,
    name: row.name,
    at: new Date(row.at),
    total: storedMoney(row.amount, row.currency),
    left: storedMoney(row.left, row.currency),
    extra: row.extra === '0' ? null : storedMoney(row.extra, row.currency),
    state: row.state,
    purpose: row.purpose ?? (await findName(row)),
    receipt: row.receipt === null ? null : writtenNumber(row.receipt),
  }));
  return Promise.all(donations);
}

/** Whether a donation arrived and belongs to this donor. */
export async function isOwnDonation(reader: Writer, reference: string, donor: string): Promise<boolean> {
  const rows = await queryRows(
    reader,
    sql`select from money.donors p join money.donations g on g.id = p.donation join money.statuses s on s.donation = g.id
        where g.reference = ${reference} and p.donor = ${donor}::uuid and ${arrived}`,
  );
  return rows.length > 0;
}
