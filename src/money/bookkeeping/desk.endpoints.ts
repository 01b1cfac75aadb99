import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Endpoint, Payload } from 'payload';
import type { CsvCell } from '#core/csv.ts';
import { decimalText, type Money, parseMoney } from '#core/money.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { ownValue } from '#core/own-value.ts';
import { writtenNumber } from '#money/domain/donation-status.ts';
import type { PaymentProvider, StartedPayment } from '#money/domain/payment-provider.ts';
import { checkPayment } from '#money/donations/asking/check-payment.action.ts';
import { exportJournal } from '#money/ledger/export-journal.ts';
import { openProviders } from '#money/payments/payment-providers.ts';
import { csvResponse, streamedDownload } from '#platform/http/file-response.ts';
import { queryRows, type Writer } from '#platform/transaction.ts';
import { totalsEndpoints } from './books/totals.endpoints.ts';
import { DESK_PATH, type DeskAnswer, deskClock, deskForm, refuseCall } from './desk/answer-desk.ts';
import { type DonationFilter, deskForms, readFilter } from './desk/desk.schema.ts';
import { failureNames, methodNames, statusNames } from './desk/desk.texts.ts';
import { recordAct } from './desk/record-act.ts';
import { decideCounted, enterCountedForm } from './donations/count-donation.action.ts';
import { type ListedDonation, listDonations } from './donations/list-donations.ts';
import { refundDonation } from './donations/refund-donation.action.ts';
import { settleRefund } from './donations/settle-refund.action.ts';
import { reconciliationEndpoints } from './reconciliation/reconciliation.endpoints.ts';
import { decideLinesForm } from './statements/decide-lines.action.ts';
import { statementEndpoints } from './statements/import-statement.endpoint.ts';

/** The books as plain-text accounting for hledger. They contain no names. */
const journalEndpoint: Endpoint = {
  path: '/donations/journal',
  method: 'get',
  handler: async req => {
    const refused = await refuseCall(req, 'get /donations/journal');
    if (refused) return refused;
    const now = deskClock.now();
    await recordAct(req, { by: Number(req.user?.id), act: 'saved-journal' }, now);
    const name = `books-${now.toISOString().slice(0, 10)}.journal`;
    return streamedDownload(name, 'text/plain; charset=utf-8', exportJournal({ payload: req.payload }));
  },
};

const columns = [
  'date',
  'reference',
  'receipt',
  'amount',
  'given back',
  'currency',
  'method',
  'state',
  'why it failed',
  'for',
  'campaign',
  'name',
  'email',
  'note',
];
const AT_ONCE = 500;

/** What the desk has to know of the tickets that donations pay for. */
type PaidTickets = {
  /** Those that are valid, with their price; null if there are none. */
  find: (reader: Writer, reference: string) => Promise<{ price: Money } | null>;
  /** Their price goes back: they are cancelled, or stay valid. */
  decide: (
    payload: Payload,
    wish: { reference: string; wish: 'cancel' | 'keep'; refunding: true },
    now: Date,
  ) => Promise<unknown>;
};

/** All endpoints of the donations desk: its forms, and its list as CSV. */
export const donationsDeskEndpoints = (paidTickets: PaidTickets): Endpoint[] => [
  {
    path: '/donations/csv',
    method: 'get',
    handler: async req => {
      const refused = await refuseCall(req, 'get /donations/csv');
      if (refused) return refused;
      const now = deskClock.now();
      const filter = readFilter(Object.fromEntries(req.searchParams ?? []));
      // The search text may be a name, so only the other filters are recorded.
      const { words: _, ...narrowed } = filter;
      const details = Object.fromEntries(
        Object.entries(narrowed).flatMap(([name, value]) => (value === null ? [] : [[name, value] as const])),
      );
      await recordAct(req, { by: Number(req.user?.id), act: 'saved-table', details }, now);
      return csvResponse(
        `gifts-${now.toISOString().slice(0, 10)}`,
        columns,
        listRows({ payload: req.payload }, filter),
      );
    },
  },
  deskForm('post /donations/ask', deskForms.ask, async ({ payload }, { reference }, acting) => {
    const providers = openProviders(payload, deskClock);
    return ofDonation(reference, await askProvider(payload, reference, { providers, ...acting }));
  }),
  ...reconciliationEndpoints,
  ...totalsEndpoints,
  deskForm('post /donations/refund', deskForms.refund, async ({ payload }, form, acting) => {
    const { by, place, payee, doer, due, tickets: wish, ...asked } = form;
    const tickets = wish ? await paidTickets.find({ payload }, form.reference) : null;
    const isWhole = tickets !== null && coversPrice(form.amount, tickets.price);
    if (tickets && wish === 'cancel' && !isWhole)
      return ofDonation(form.reference, problem('tickets-in-part'), 'tickets');
    const task = by === 'staff' ? { place, payee, doer, due } : undefined;
    const providers = openProviders(payload, deskClock);
    const refunded = await refundDonation(payload, { ...asked, task }, { providers, ...acting });
    if (refunded.ok && isWhole && wish) {
      const decision = { reference: form.reference, wish, refunding: true } as const;
      await paidTickets.decide(payload, decision, acting.now);
    }
    return ofDonation(
      form.reference,
      refunded,
      refunded.ok ? undefined : ownValue(refundFields, refunded.problem),
    );
  }),
  deskForm('post /donations/refund/settle', deskForms.settleRefund, async ({ payload }, form, acting) => {
    const providers = openProviders(payload, deskClock);
    const settled = await settleRefund(payload, form, { providers, ...acting });
    return ofDonation(
      form.reference,
      settled,
      settled.ok ? undefined : ownValue(refundFields, settled.problem),
    );
  }),
  deskForm('post /donations/counted', deskForms.counted, ({ payload }, form, acting) =>
    enterCountedForm(payload, form, acting),
  ),
  deskForm(
    'post /donations/counted/decide',
    deskForms.decide,
    async ({ payload }, { reference, answer, reason }, acting) => {
      const decision = { reference, confirms: answer === 'confirm', reason };
      return ofDonation(reference, await decideCounted(payload, decision, acting));
    },
  ),
  ...statementEndpoints,
  journalEndpoint,
  deskForm('post /donations/lines', deskForms.lines, ({ payload }, form, acting) =>
    decideLinesForm(payload, form, acting),
  ),
];

/** An amount that cannot be read is refused by the refund itself. */
function coversPrice(amount: string, price: Money): boolean {
  const typed = parseMoney(amount, price.currency);
  return !typed.ok || typed.value.units >= price.units;
}

/** Where problems of the forms about refunds are shown. */
const refundFields: Readonly<Record<string, string>> = {
  'wrong-amount': 'amount',
  'too-much': 'amount',
  'no-payee': 'payee',
  'unknown-doer': 'doer',
  'past-day': 'due',
  'wrong-day': 'day',
  'future-day': 'day',
  'before-donation': 'day',
  'before-refund': 'day',
  'no-reference': 'document',
};

type Done = Extract<DeskAnswer, { ok: true }>['value']['done'];
type Code = Extract<DeskAnswer, { ok: false }>['problem']['code'];
type OfDonation = { ok: true; value: Done } | { ok: false; problem: Code };

/** After an act on one donation its page is shown. */
function ofDonation(reference: string, outcome: OfDonation, field?: string): DeskAnswer {
  const to = `${DESK_PATH}/${reference}`;
  if (outcome.ok) return ok({ to, done: outcome.value });
  return problem({ to, code: outcome.problem, ...(field && { field }) });
}

async function* listRows(reader: Writer, filter: DonationFilter): AsyncGenerator<CsvCell[]> {
  for (let after: ListedDonation | undefined; ; ) {
    const donations = await listDonations(reader, filter, { size: AT_ONCE, after });
    yield* donations.map(asCells);
    after = donations.at(-1);
    if (donations.length < AT_ONCE) return;
  }
}

function asCells(donation: ListedDonation): CsvCell[] {
  const { currency } = donation;
  return [
    donation.day,
    donation.reference,
    donation.receipt && writtenNumber(donation.receipt),
    Number(decimalText({ units: donation.amount, currency })),
    Number(decimalText({ units: donation.refunded, currency })),
    currency,
    methodNames[donation.method],
    statusNames[donation.state],
    donation.failure && failureNames[donation.failure],
    donation.fund,
    donation.campaign,
    donation.name,
    donation.email,
    donation.note,
  ];
}

/** `nothing-to-ask`: no payment of this donation was begun at a service that is set up. */
export type AskProblem = 'nothing-to-ask' | 'no-answer';

/** Asks the payment service about every payment of a donation at once, when staff do not want to wait for the job. */
export async function askProvider(
  payload: Payload,
  reference: string,
  { providers, by, now }: { providers: readonly PaymentProvider[]; by: number; now: Date },
): Promise<Outcome<'asked', AskProblem>> {
  const payments = await queryRows<StartedPayment & { method: string; donation: string }>(
    { payload },
    sql`select y.method, y.donation, y.provider_id as "providerId", g.reference
        from money.payments y join money.donations g on g.id = y.donation where g.reference = ${reference}
        order by y.started_at limit 20`,
  );
  const asked = payments.flatMap(({ method: id, ...payment }) => {
    const provider = providers.find(each => each.id === id);
    return provider ? [{ method: provider, payment }] : [];
  });
  if (asked.length === 0) return problem('nothing-to-ask');
  let answered = 0;
  for (const { method: provider, payment } of asked) {
    const answer = await checkPayment(payload, provider, payment, now);
    if (answer.ok || answer.problem === 'unknown') answered += 1;
  }
  const details = { payments: asked.length, answered };
  await recordAct(
    { payload },
    { by, act: 'asked-provider', donation: payments[0]?.donation ?? null, details },
    now,
  );
  return answered === asked.length ? ok('asked') : problem('no-answer');
}
