import type { Payload } from 'payload';
import type { CheckedDonation } from '#money/donations/form/donation-form.schema.ts';
import { type DonationStart, startDonation } from '#money/donations/start-donation.action.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import { testDatabaseUrl } from './database.ts';

let began = 0;

/** Starts a monthly gift of 25 dollars through a way, as the form does; returns the reference of its first gift. */
export async function giveMonthly(
  payload: Payload,
  {
    method: way,
    providers,
    now,
    email,
  }: Pick<CheckedDonation, 'method'> & Pick<DonationStart, 'providers' | 'now'> & { email: string },
): Promise<{ reference: string; providerId: string }> {
  began += 1;
  const form: CheckedDonation = {
    total: { units: 2_500n, currency: 'USD' },
    feeCovered: 0n,
    rhythm: 'monthly',
    project: null,
    campaign: null,
    method: way,
    donor: { name: 'Abeba Bekele', email, mayBeNamed: false, honour: null, note: 'For the little ones' },
  };
  const clientAddress = `10.9.${began}.1`;
  const begun = await startDonation(payload, form, {
    language: 'en',
    clientAddress,
    now,
    providers,
    title: 'Gift',
    proof: undefined,
  });
  if (!begun.ok) throw new Error(begun.problem.code);
  const [row] = await query<{ reference: string; providerId: string }>(
    `select g.reference, y.provider_id as "providerId" from money.donations g join money.payments y on y.donation = g.id
       join money.donors p on p.donation = g.id where p.email = $1 order by g.started_at desc limit 1`,
    [email],
  );
  if (!row) throw new Error('The monthly gift was not stored');
  return row;
}

/** All gifts of a monthly one, including the first, with their state. */
export const listMonths = (reference: string) =>
  query<{ state: string; received: string; fund: string; email: string | null; receipt: string | null }>(
    `select s.state, s.received, g.fund, p.email, r.number as receipt
     from money.donations g join money.statuses s on s.donation = g.id left join money.donors p on p.donation = g.id
       left join money.receipts r on r.donation = g.id join money.donations one on one.reference = $1
     where g.id = one.id or g.first_donation = one.id order by g.started_at, g.id`,
    [reference],
  );

/** The state of a monthly gift here, and its history. */
export async function monthlyAt(reference: string) {
  const [row] = await query<{
    state: string;
    failure: string | null;
    fund: string;
    units: string;
    history: string[];
  }>(
    `select m.state, m.failure, m.fund, m.amount::text as units, array(select e.by || ' ' || e.what from money.monthly_events e where e.donation = m.donation
       order by e.number) as history from money.monthly_donations m join money.donations g on g.id = m.donation where g.reference = $1`,
    [reference],
  );
  return row;
}

async function query<Row>(text: string, values: string[]): Promise<Row[]> {
  const { rows } = await connectOnce(testDatabaseUrl(), client => client.query(text, values));
  return rows;
}
