import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import type { Locale } from '#core/locale.ts';
import { type Money, storedMoney } from '#core/money.ts';
import { asEvent, computeStatus, type StoredEvent } from '#money/domain/donation-status.ts';
import type { Fund } from '#money/domain/fund.ts';
import type { Failure } from '#money/domain/payment-failure.ts';
import type { PaymentMethodId } from '#money/domain/payment-methods.ts';
import {
  type RefundFailure,
  type RefundSender,
  type RefundState,
  reservingStates,
} from '#money/domain/refund.ts';
import { cardKeySql } from '#money/donations/donation-columns.ts';
import type { MailState } from '#platform/mail/mail.rules.ts';

import { queryRows, type Writer } from '#platform/transaction.ts';
import { readFilter } from '../desk/desk.schema.ts';
import type { DeskAct } from '../desk/record-act.ts';
import { type ListedDonation, listDonations } from './list-donations.ts';
import { type ListedRefund, listRefunds } from './list-refunds.ts';

/** Who counted a donation and who confirmed it, by the ids of staff. */
export type CountedBy = {
  receivedOn: string;
  countedBy: string;
  description: string;
  needsSecond: boolean;
  enteredBy: number;
  decidedBy: number | null;
  confirmed: boolean | null;
};

export type DonationDetails = {
  donation: ListedDonation;
  payments: { payment: string; received: bigint; left: bigint }[];
  history: Happening[];
  refunds: ListedRefund[];
  counted: CountedBy | null;
  /** Whom it honours; `card` is the state of their card in the outbox, null until it is queued. */
  honour: { name: string; email: string; words: string; language: Locale; card: MailState | null } | null;
  /** For a transfer that came in another currency than announced: both donations, and the announced amount. */
  cameAs: { announced: string; total: Money; came: string } | null;
  /** A payment service can be asked about it. */
  wasBegun: boolean;
  /** The names of the staff in it, by id. */
  staff: ReadonlyMap<number, string>;
};

/** Everything about one donation; null if there is none with this reference. */
export async function findDonationDetails(
  payload: Payload,
  reference: string,
): Promise<DonationDetails | null> {
  const [donation] = await listDonations({ payload }, readFilter({ words: reference }), { size: 1 });
  if (donation?.reference !== reference) return null;
  const [payments, history, refunds, [counted], [begun], [honour], [cameAs]] = await Promise.all([
    listPayments({ payload }, donation.id),
    listHistory({ payload }, donation.id),
    listRefunds({ payload }, donation.id),
    queryRows<CountedBy>(
      { payload },
      sql`select received_on::text as "receivedOn", counted_by as "countedBy", description,
            needs_second as "needsSecond", entered_by as "enteredBy", decided_by as "decidedBy", confirmed
          from money.counted where donation = ${donation.id}`,
    ),
    queryRows({ payload }, sql`select from money.payments where donation = ${donation.id} limit 1`),
    queryRows<NonNullable<DonationDetails['honour']>>(
      { payload },
      sql`select p.honour->>'name' as name, p.honour->>'email' as email, p.honour->>'words' as words,
            p.honour->>'language' as language, m.state::text as card
          from money.donors p left join mails m on m.dedupe_key = ${cardKeySql(sql`p.donation`)}
          where p.donation = ${donation.id} and p.honour is not null`,
    ),
    queryRows<{ announced: string; units: string; currency: string; came: string }>(
      { payload },
      sql`select o.reference as announced, o.amount::text as units, o.currency, g.reference as came from money.came_as a
            join money.donations o on o.id = a.announced join money.donations g on g.id = a.donation
          where ${donation.id} in (a.announced, a.donation)`,
    ),
  ]);
  const numbers = [
    ...history.flatMap(each => (each.kind === 'act' ? [each.staff] : [])),
    ...(counted ? [counted.enteredBy, counted.decidedBy ?? counted.enteredBy] : []),
    ...refunds.flatMap(({ doer }) => (doer === null ? [] : [doer])),
  ];
  const staff = await listStaffNames(payload, numbers);
  return {
    donation,
    payments,
    history,
    refunds,
    counted: counted ?? null,
    honour: honour ?? null,
    cameAs: cameAs
      ? {
          announced: cameAs.announced,
          total: storedMoney(cameAs.units, cameAs.currency),
          came: cameAs.came,
        }
      : null,
    wasBegun: begun !== undefined,
    staff,
  };
}

/** The names of staff by id. Deleted accounts are missing. */
export async function listStaffNames(
  payload: Payload,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { docs } = await payload.find({
    collection: 'staff',
    where: { id: { in: [...new Set(numbers)] } },
    select: { name: true },
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  return new Map(docs.map(({ id, name }) => [id, name]));
}

/** Something that happened to a donation, in the order in which it happened. */
export type Happening = { at: Date } & (
  | {
      kind: 'event';
      what: string;
      amount: string;
      payment: string;
      problem: string | null;
      failure: Failure | null;
    }
  | { kind: 'entry'; number: string; day: string; lines: { account: string; amount: string }[] }
  | { kind: 'notice'; what: string; outcome: string | null }
  | { kind: 'act'; act: DeskAct; staff: number; details: Record<string, string | number> }
  | {
      kind: 'refund';
      amount: string;
      reason: string;
      state: RefundState;
      by: RefundSender;
      failure: RefundFailure | null;
    }
  | { kind: 'receipt'; number: string }
);

type Stored = { at: string | Date; kind: Happening['kind']; data: Record<string, unknown> };

/** The history of a donation: reports, entries and acts of staff. It names nobody but staff. */
export async function listHistory(reader: Writer, donation: string): Promise<Happening[]> {
  const rows = await queryRows<Stored>(
    reader,
    sql`select at, kind, data from (
          select received_at as at, 1 as place, 'event' as kind, jsonb_build_object('what', e.kind,
              'amount', amount::text, 'payment', payment, 'problem', problem, 'failure', (select y.failure from money.payments y
                where e.kind = 'failed' and y.method = e.method and y.provider_id = e.payment)) as data
            from money.events e where donation = ${donation}
          union all select made_at, 2, 'entry', jsonb_build_object('number', n.id::text, 'day', n.day,
              'lines', (select jsonb_agg(jsonb_build_object('account', account, 'amount', amount::text)
                order by position) from money.lines where entry = n.id))
            from money.entries n where donation = ${donation}
          union all select o.received_at, 0, 'notice', jsonb_build_object('what', o.kind, 'outcome', o.outcome)
            from money.notices o join money.payments y
              on y.method = o.method and (y.provider_id = o.provider_id or y.payment_id = o.payment_id)
            where y.donation = ${donation}
          union all select moment, 3, 'act', jsonb_build_object('act', act, 'staff', staff, 'details', details)
            from money.acts where donation = ${donation}
          union all select asked_at, 4, 'refund', jsonb_build_object('amount', amount::text, 'reason', reason,
              'state', state, 'by', sent_by, 'failure', failure) from money.refunds where donation = ${donation}
          union all select made_at, 5, 'receipt', jsonb_build_object('number', number::text)
            from money.receipts where donation = ${donation}
        ) as all_of_it order by at, place`,
  );
  return rows.map(({ at, kind, data }) => ({ at: new Date(at), kind, ...data }) as Happening);
}

export type DonationAtDesk = {
  id: string;
  reference: string;
  method: PaymentMethodId;
  currency: string;
};
export type LockedDonation = DonationAtDesk & { fund: Fund };

/** Finds a donation by its reference and locks it until the transaction of `req` ends. */
export async function lockDonation(req: PayloadRequest, reference: string): Promise<LockedDonation | null> {
  const [donation] = await queryRows<LockedDonation>(
    req,
    sql`select g.id, g.reference, g.method as method, g.currency, g.fund from money.donations g
          join money.statuses s on s.donation = g.id where g.reference = ${reference} for update of s`,
  );
  return donation ?? null;
}

const reserving = sql.join(
  reservingStates.map(state => sql`${state}`),
  sql`, `,
);

/** The payments of a donation that arrived, with what of each can still be refunded, in smallest units. */
export async function listPayments(
  reader: Writer,
  donation: string,
): Promise<{ payment: string; received: bigint; left: bigint }[]> {
  const [events, refunds] = await Promise.all([
    queryRows<StoredEvent>(
      reader,
      sql`select id, payment, kind, moment, sequence, amount::text, refund from money.events
          where donation = ${donation} and problem is null order by number`,
    ),
    queryRows<{ payment: string; amount: string }>(
      reader,
      sql`select payment, sum(amount)::text as amount from money.refunds
          where donation = ${donation} and state in (${reserving}) group by 1`,
    ),
  ]);
  const asked = new Map(refunds.map(({ payment, amount }) => [payment, BigInt(amount)]));
  return [...Map.groupBy(events.map(asEvent), ({ payment }) => payment)].flatMap(([payment, of]) => {
    const { received, refunded, disputed, lost } = computeStatus(of).position;
    const ours = asked.get(payment) ?? 0n;
    // Refunds we asked for may not be reported yet, and refunds made at the service were not asked for here.
    const gone = (ours > refunded ? ours : refunded) + disputed + lost;
    return received > 0n ? [{ payment, received, left: received > gone ? received - gone : 0n }] : [];
  });
}

/** What of one payment can still be refunded; null if no such payment arrived. */
export async function findRefundable(
  reader: Writer,
  donation: string,
  payment: string,
): Promise<bigint | null> {
  return (await listPayments(reader, donation)).find(each => each.payment === payment)?.left ?? null;
}
