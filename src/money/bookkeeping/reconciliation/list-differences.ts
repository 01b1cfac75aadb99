import { sql } from '@payloadcms/db-postgres/drizzle';
import { storedMoney } from '#core/money.ts';
import { listDonationsOutOfBalance } from '#money/ledger/totals.ts';
import { queryRows, type Writer } from '#platform/transaction.ts';
import { type FoundDonation, findLastReconciliation } from './find-reconciliation.ts';

/**
 * out-of-balance: status and entries of a donation disagree. unknown-gift, other-way, wrong-currency: a report that is
 * stored and not booked. unanswered: a report came, and the payment service has not answered us for an hour. not-ours:
 * it knows the payment, we do not. not-there: we have the payment, it does not. amount-differs: it has another amount.
 * was-behind: the last reconciliation found it, and it is booked.
 */
export type DifferenceKind =
  | 'out-of-balance'
  | 'unknown-gift'
  | 'other-way'
  | 'wrong-currency'
  | 'unanswered'
  | 'not-ours'
  | 'not-there'
  | 'amount-differs'
  | 'was-behind';

/** One side of a difference: the status of a donation, or the answer of a service. */
export type Side = { state: string | null; money: { units: bigint; currency: string } | null };

/** A difference between payment services and books. */
export type Difference = {
  what: DifferenceKind;
  /** Reference of the donation, if it is one of ours. */
  reference: string | null;
  /** How the service names it. */
  name: string | null;
  method: string | null;
  /** Since when, as an ISO instant. */
  moment: string | null;
  /** What we have, and what the payment service says; null where that side has nothing. */
  ours: Side | null;
  theirs: Side | null;
};

export type Differences = {
  list: Difference[];
  /** When a payment service was asked last; null if never. */
  askedAt: Date | null;
};

/** At most this many of each kind, the newest first. */
const MOST = 200;

/** All differences between payment services, donations and books. */
export async function listDifferences(reader: Writer, now: Date): Promise<Differences> {
  const [unbalanced, behind, payments, reports, notices, [asked]] = await Promise.all([
    listUnbalanced(reader),
    listBehind(reader),
    listPaymentsThatDiffer(reader),
    listReports(reader),
    listNotices(reader, now),
    queryRows<{ at: string | Date | null }>(reader, sql`select max(asked_at) as at from money.payments`),
  ]);
  return {
    list: [...unbalanced, ...payments, ...behind, ...reports, ...notices],
    askedAt: asked?.at ? new Date(asked.at) : null,
  };
}

type Row = Pick<Difference, 'what' | 'reference' | 'name' | 'method'> & {
  moment: string | Date | null;
  ourState: string | null;
  ourUnits: string | null;
  ourCurrency: string | null;
  theirState: string | null;
  theirUnits: string | null;
  theirCurrency: string | null;
};

const toSide = (state: string | null, units: string | null, currency: string | null): Side | null =>
  state === null && units === null
    ? null
    : { state, money: units !== null && currency !== null ? storedMoney(units, currency) : null };

const asDifference = ({ what, reference, name, method, moment, ...sides }: Row): Difference => ({
  what,
  reference,
  name,
  method,
  moment: moment === null ? null : new Date(moment).toISOString(),
  ours: toSide(sides.ourState, sides.ourUnits, sides.ourCurrency),
  theirs: toSide(sides.theirState, sides.theirUnits, sides.theirCurrency),
});

/** Our side of a difference: the donation `g` with its status `s`. */
const ours = sql`g.reference, s.state as "ourState", g.currency as "ourCurrency",
  (case when s.received > 0 then s.received - s.refunded - s.lost - s.disputed else g.amount end)::text as "ourUnits"`;
const noSide = sql`null as "theirState", null as "theirUnits", null as "theirCurrency"`;

async function listUnbalanced(reader: Writer): Promise<Difference[]> {
  const references = await listDonationsOutOfBalance(reader);
  if (references.length === 0) return [];
  const rows = await queryRows<Row>(
    reader,
    sql`select 'out-of-balance' as what, ${ours}, null as name, g.method, s.changed_at as moment, ${noSide}
        from money.donations g join money.statuses s on s.donation = g.id
        where g.reference in (${sql.join(
          references.map(reference => sql`${reference}`),
          sql`, `,
        )}) order by g.reference`,
  );
  return rows.map(asDifference);
}

/** Payments whose last answer of the service differs from the books. */
async function listPaymentsThatDiffer(reader: Writer): Promise<Difference[]> {
  const rows = await queryRows<Row>(
    reader,
    sql`select case when y.answer = 'unknown' then 'not-there' else 'amount-differs' end as what, g.reference,
          s.state as "ourState", coalesce(booked.amount, 0)::text as "ourUnits", g.currency as "ourCurrency",
          y.provider_id as name, y.method, coalesce(y.answered_at, y.asked_at) as moment, y.answer as "theirState",
          case when y.answer <> 'unknown' then y.answered_amount::text end as "theirUnits",
          y.answered_currency as "theirCurrency"
        from money.payments y join money.donations g on g.id = y.donation join money.statuses s on s.donation = g.id
          left join lateral (
            select case e.kind when 'paid' then e.amount end as amount from money.events e
            where e.donation = y.donation and e.method = y.method and e.payment = y.provider_id and e.kind in ('paid', 'failed')
              and e.problem is null
            order by e.moment desc, e.sequence desc limit 1) booked on true
        where (y.answer = 'unknown' and booked.amount > 0)
          or (y.answer in ('paid', 'refunded') and y.answered_currency = g.currency
            and y.answered_amount is distinct from booked.amount)
        order by y.started_at desc limit ${MOST}`,
  );
  return rows.map(asDifference);
}

/** What nobody had reported before the last run asked. */
async function listBehind(reader: Writer): Promise<Difference[]> {
  const last = await findLastReconciliation(reader);
  const sideAt = ({ state, units }: FoundDonation['had'], currency: string): Side => ({
    state,
    money: storedMoney(units, currency),
  });
  return (last?.found ?? []).slice(0, MOST).map(({ reference, method, currency, had, says, since }) => ({
    what: 'was-behind',
    reference,
    name: null,
    method,
    moment: since,
    ours: sideAt(had, currency),
    theirs: sideAt(says, currency),
  }));
}

async function listReports(reader: Writer): Promise<Difference[]> {
  const rows = await queryRows<Row>(
    reader,
    sql`select e.problem as what, ${ours}, e.payment as name, e.method, e.moment, e.kind as "theirState",
          e.amount::text as "theirUnits", e.currency as "theirCurrency"
        from money.events e left join money.donations g on g.reference = e.reference
          left join money.statuses s on s.donation = g.id
        where e.problem is not null order by e.number desc limit ${MOST}`,
  );
  return rows.map(asDifference);
}

async function listNotices(reader: Writer, now: Date): Promise<Difference[]> {
  const anHourAgo = new Date(now.getTime() - 3_600_000).toISOString();
  const rows = await queryRows<Row>(
    reader,
    sql`select case when n.done_at is null then 'unanswered' else 'not-ours' end as what, ${ours},
          coalesce(n.payment_id, n.provider_id, n.id) as name, n.method, n.received_at as moment,
          case when n.done_at is not null and n.kind <> 'listed' then n.kind when n.done_at is not null then 'paid' end
            as "theirState", null as "theirUnits", null as "theirCurrency"
        from money.notices n left join money.donations g on g.reference = n.reference
          left join money.statuses s on s.donation = g.id
        where (n.done_at is null and n.received_at < ${anHourAgo}) or (n.outcome = 'no payment of ours' and not exists (
          select from money.payments y where y.method = n.method and y.payment_id = n.payment_id))
        order by n.received_at desc limit ${MOST}`,
  );
  return rows.map(asDifference);
}
