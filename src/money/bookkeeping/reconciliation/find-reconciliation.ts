import { sql } from '@payloadcms/db-postgres/drizzle';
import type { DonationStatus } from '#money/domain/donation-status.ts';
import type { ProviderProblem } from '#money/domain/payment-provider.ts';
import { queryRows, type Writer } from '#platform/transaction.ts';

/** What one service answered in a run. */
export type AskedService = {
  method: string;
  asked: number;
  /** Why the run stopped asking it, or could not read its list; null where it answered. */
  problem: ProviderProblem | 'not-set-up' | null;
  /** Payments that were not asked about. */
  left: number;
};

/** The status of a donation, with what of it had arrived and stayed, in smallest units. */
export type Stood = { state: DonationStatus; units: string };

/** A donation whose status a run changed, because the service said what nobody had reported. */
export type FoundDonation = {
  reference: string;
  method: string;
  currency: string;
  had: Stood;
  says: Stood;
  /** When it happened, by the service. */
  since: string;
};

export type Reconciliation = {
  number: string;
  begunBy: number;
  begunAt: Date;
  endedAt: Date | null;
  outcome: 'done' | 'failed' | 'abandoned' | null;
  /** The number of payments to ask about, and how many of them were asked about. */
  payments: number;
  asked: number;
  services: AskedService[];
  found: FoundDonation[];
};

type Row = Omit<Reconciliation, 'begunAt' | 'endedAt'> & Record<'begunAt' | 'endedAt', string | Date | null>;

/** The run in progress, otherwise the last one; null where there was none. */
export async function findLastReconciliation(reader: Writer): Promise<Reconciliation | null> {
  const [row] = await queryRows<Row>(
    reader,
    sql`select number::text, begun_by as "begunBy", begun_at as "begunAt", ended_at as "endedAt", outcome, payments, asked,
          services, found
        from money.reconciliations r order by r.number desc limit 1`,
  );
  if (!row) return null;
  const { begunAt, endedAt, ...rest } = row;
  return { ...rest, begunAt: new Date(begunAt ?? 0), endedAt: endedAt === null ? null : new Date(endedAt) };
}

type Standing = Stood & { currency: string; since: string };

/** The status of a donation; null if there is none with this reference. */
export async function findStatus(reader: Writer, reference: string): Promise<Standing | null> {
  const [row] = await queryRows<Omit<Standing, 'since'> & { since: string | Date | null }>(
    reader,
    sql`select s.state, (s.received - s.refunded - s.lost - s.disputed)::text as units, g.currency,
          (select max(e.moment) from money.events e where e.donation = g.id and e.problem is null) as since
        from money.donations g join money.statuses s on s.donation = g.id where g.reference = ${reference}`,
  );
  return row ? { ...row, since: new Date(row.since ?? 0).toISOString() } : null;
}

/** What a run found out about a donation; null if its status is unchanged. */
export async function foundBetween(
  reader: Writer,
  reference: string,
  before: Standing | null,
): Promise<Omit<FoundDonation, 'method'> | null> {
  const after = await findStatus(reader, reference);
  if (!before || !after || (before.state === after.state && before.units === after.units)) return null;
  const { since, currency, ...says } = after;
  return { reference, currency, had: { state: before.state, units: before.units }, says, since };
}
