import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { isEmailAddress, longestEmail, pastedEmail } from '#core/email-address.ts';
import { locales } from '#core/locale.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { isFullName, tidyName } from '#core/person-name.ts';
import { CHARITY_ZONE, dayIn } from '#core/zoned-time.ts';
import type { DeskSettings } from '#money/bookkeeping/desk/desk-settings.ts';
import { storeCounted } from '#money/bookkeeping/donations/count-donation.action.ts';
import type { PaymentProvider } from '#money/domain/payment-provider.ts';
import { inOneTransaction, queryRows } from '#platform/transaction.ts';
import { afterChange, findAttempt, holdFor, insertOrder } from './change-order.action.ts';
import { readChoice } from './order.schema.ts';
import { lockEvents } from './order-store.ts';
import { beginPaying, TRANSFER_MINUTES } from './pay-order.action.ts';
import { paymentTexts } from './payment.texts.ts';
import { type Due, dueFor, priceField, readAmount } from './price.rules.ts';
import { type Choice, choiceForEvent, haveRoom, isOpen, type SaleEvent } from './sale-event.ts';
import { listTakenOrDue } from './waiting-list.ts';

/** How somebody on the phone pays: by a transfer that is still to come, or in cash that is here. */
export const phonePayments = ['bank', 'cash'] as const;
/** The name of the field with it. */
export const PHONE_PAYMENT_FIELD = 'payment';

/** What staff enter for somebody on the phone; the numbers of tickets are fields of their own. */
const entered = z.object({
  name: z.string().max(500).transform(tidyName).refine(isFullName),
  email: z
    .string()
    .max(2 * longestEmail)
    .transform(pastedEmail)
    .refine(typed => typed === '' || isEmailAddress(typed)),
  language: z.enum(locales),
  attempt: z.uuid(),
  [PHONE_PAYMENT_FIELD]: z.enum(['', ...phonePayments]).default(''),
});

type EnteredOrder = z.output<typeof entered> & { choice: Choice; fields: Readonly<Record<string, string>> };

/** Reads what staff entered, or the field that is wrong. */
export function readEnteredOrder(
  fields: Readonly<Record<string, string>>,
): Outcome<EnteredOrder, 'name' | 'email' | 'choice' | 'form'> {
  const read = entered.safeParse(fields);
  if (!read.success) {
    const wrong = read.error.issues[0]?.path[0];
    return problem(wrong === 'name' || wrong === 'email' ? wrong : 'form');
  }
  const choice = readChoice(fields);
  return choice.size === 0 ? problem('choice') : ok({ ...read.data, choice, fields });
}

/** `amount`: what somebody pays for a kind whose price everybody chooses; null if it is no amount. */
function readOwn({ sale }: SaleEvent, { choice, fields }: EnteredOrder): Map<string, bigint> | null {
  const typed = (sale?.kinds ?? []).flatMap(({ id, price }): [string, bigint | null][] =>
    price?.isOwn && choice.has(id)
      ? [[id, readAmount(fields[priceField(id)] ?? '', price.money.currency)]]
      : [],
  );
  return typed.some(([, units]) => units === null) ? null : new Map(typed as [string, bigint][]);
}

/**
 * `account` enters it; cash waits for a second person unless they may enter cash (`mayCount`) and it is not above the amount of
 * the settings. `transfer` is null where none can be begun.
 */
type Entering = {
  event: SaleEvent;
  settings: DeskSettings;
  transfer: PaymentProvider | null;
  account: number;
  countedBy: string;
  mayCount: boolean;
  now: Date;
};

type EnteringProblem = 'closed' | 'full' | 'payment' | 'amount' | 'noTransfer' | 'transferEmail' | 'tooDear';
/** `reference`: of the transfer that the order waits for. */
type Entered = { id: string; reference: string | null };

/**
 * Stores an order that staff take by phone. What costs nothing, or is here in cash, is confirmed at once; what comes by transfer
 * has its places for as long as on the site. Its person gets a mail if they have an address. Staff may give out kinds that are
 * shown with a code or at another time, but no more places than there are.
 */
export async function enterOrder(
  payload: Payload,
  order: EnteredOrder,
  entering: Entering,
): Promise<Outcome<Entered, EnteringProblem>> {
  const { event, settings, transfer, now } = entering;
  const { choice, email, payment } = order;
  if (!isOpen(event, now) || choiceForEvent(event, choice).size !== choice.size) return problem('closed');
  const own = readOwn(event, order);
  if (!own) return problem('amount');
  const priced = dueFor([event], choice, { own });
  if (!priced.ok) return problem('tooDear');
  const due = priced.value;
  if (due && payment === '') return problem('payment');
  const isTransfer = due !== null && payment === 'bank';
  const account = settings.bankAccounts.find(({ currency }) => currency === due?.currency);
  if (isTransfer && (!transfer || !account)) return problem('noTransfer');
  if (isTransfer && email === '') return problem('transferEmail');
  const stored = await inOneTransaction(payload, req =>
    storeEntered(req, order, { ...entering, due, isTransfer }),
  );
  if (!stored.ok || !isTransfer) return stored;
  const title = paymentTexts[order.language].title.replace('{name}', () => event.heading.text);
  const begun = await beginPaying(payload, stored.value.id, {
    ...{ events: [event], provider: transfer ?? undefined, account: account ?? null, title, now },
  });
  if (begun.ok) return ok({ ...stored.value, reference: begun.value.reference });
  return problem(begun.problem === 'full' ? 'full' : 'noTransfer');
}

async function storeEntered(
  req: PayloadRequest,
  { name, email, language, attempt, choice, payment }: EnteredOrder,
  { event, due, isTransfer, now, ...desk }: Entering & { due: Due | null; isTransfer: boolean },
): Promise<Outcome<Entered, 'full'>> {
  await lockEvents(req, [event.id]);
  const same = await findAttempt(req, attempt);
  if (same) return ok({ id: same.id, reference: null });
  if (!haveRoom([event], choice, await listTakenOrDue(req, [event], now))) return problem('full');
  const id = await insertOrder(req, {
    request: { choice, name, email: email || null, answers: new Map() },
    ...{ events: [event], language, attempt, due, now, isProven: true },
    ...(isTransfer
      ? { state: 'held', heldUntil: holdFor([event], now, TRANSFER_MINUTES).toISOString() }
      : { state: 'confirmed', heldUntil: null }),
  });
  if (due && payment === 'cash') await storeCash(req, id, due, { language, now, ...desk });
  await afterChange(req, id, [event], isTransfer ? null : 'tickets-confirmed');
  return ok({ id, reference: null });
}

/** Records cash that was handed over for the tickets of an order. */
async function storeCash(
  req: PayloadRequest,
  order: string,
  { currency, price }: Due,
  {
    settings,
    language,
    account,
    countedBy,
    mayCount,
    now,
  }: Omit<Entering, 'event'> & Pick<EnteredOrder, 'language'>,
): Promise<void> {
  const known = settings.currencies.find(each => each.currency === currency);
  const { id } = await storeCounted(
    req,
    {
      ...{ method: 'cash', total: { units: price, currency }, tickets: price, description: '' },
      ...{ project: null, campaign: null, language, donor: null, countedBy },
      receivedOn: dayIn(CHARITY_ZONE.id, now),
    },
    { by: account, now, needsSecond: !mayCount || !known || price > known.twoAbove },
  );
  await queryRows(
    req,
    sql`insert into tickets.payments (donation, order_id, state, made_at, changed_at)
        values (${id}, ${order}, 'used', ${now.toISOString()}, ${now.toISOString()})`,
  );
}
