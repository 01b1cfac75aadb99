import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import type { Money } from '#core/money.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import type { PaymentProvider } from '#money/domain/payment-provider.ts';
import { slowDown } from '#money/donations/abuse/slow-down.ts';
import { beginPayment } from '#money/donations/start-donation.action.ts';
import { storeDonation } from '#money/donations/store-donation.action.ts';
import type { BankAccount } from '#money/settings/giving-settings.schema.ts';
import { announceChange } from '#platform/announce-change.ts';
import { toNetwork } from '#platform/http/client-address.ts';
import { inOneTransaction, queryRows } from '#platform/transaction.ts';
import { countByKind, holdFor, lockOrder, PAYING_MINUTES, proveAddress } from './change-order.action.ts';
import { countOrder } from './order-limits.ts';
import { queueTicketMail } from './order-mails.ts';
import { findOrder, lockEvents, type Order, PLACES_TAG, takesPlaces } from './order-store.ts';
import { listOrderPayments, orderTotal } from './payment-store.ts';
import { haveRoom, isOpen, type SaleEvent } from './sale-event.ts';
import { listTakenOrDue } from './waiting-list.ts';

/** How long places are held for a bank transfer, once the address is proven, in minutes. */
export const TRANSFER_MINUTES = 5 * 24 * 60;

/**
 * `over`: it cannot be paid any more, or needs no payment. `full`: its places were not held any longer and are gone.
 * `no-provider`: the payment service does not answer, or does not take this amount. `network-full`: its network has ordered often
 * today.
 */
export type PayProblem = 'over' | 'full' | 'too-often' | 'slowed' | 'no-provider' | 'network-full';

/** The network address is only used for limits. */
export type Paying = Beginning & { clientAddress: string; proof: string | undefined };

type Beginning = {
  /** All events of the order that are still there. */
  events: readonly SaleEvent[];
  provider: PaymentProvider | undefined;
  /** Where a bank transfer goes. */
  account: BankAccount | null;
  /** What the page of the payment service calls it. */
  title: string;
  now: Date;
};

/**
 * Begins the payment of an order, which then waits for it: places that are no longer held are held again, if they are free.
 * Pressing twice is one payment. `goTo` is where to pay.
 */
export async function payOrder(
  payload: Payload,
  id: string,
  { clientAddress, proof, ...paying }: Paying,
): Promise<Outcome<{ goTo: string }, PayProblem>> {
  const network = toNetwork(clientAddress);
  const begin = await slowDown(payload, { network, purpose: 'tickets', proof, now: paying.now });
  if (!begin.ok) return problem(begin.problem.code);
  const order = await findOrder({ payload }, id);
  const pay = () => beginPaying(payload, id, paying);
  // Places that are not held any more are ordered again: otherwise a few unpaid orders would keep them all day.
  const asksAgain = order !== null && !order.isProven && !takesPlaces(order, paying.now);
  const counted = asksAgain ? await countOrder(clientAddress, pay) : await pay();
  return counted === 'network-full' ? problem(counted) : counted;
}

/**
 * Begins the payment without asking how many others begin one, for staff who take an order by phone. `proves`: whoever began a
 * transfer shows that the address is theirs, so its places are held until the money can be here.
 */
export async function beginPaying(
  payload: Payload,
  id: string,
  { events, provider, account, title, now, proves = false }: Beginning & { proves?: boolean },
): Promise<Outcome<{ goTo: string; reference: string }, 'over' | 'full' | 'no-provider'>> {
  if (!provider) return problem('no-provider');
  const held = await inOneTransaction(payload, req => hold(req, id, { events, provider, proves, now }));
  if (!held.ok) return held;
  const { reference, amount, order } = held.value;
  const asked = { reference, amount, monthly: false, title };
  const begun = await beginPayment(payload, provider, asked, { language: order.language, now });
  if (!begun.ok) return problem('no-provider');
  if (provider.id === 'bank')
    await inOneTransaction(payload, req =>
      queueTicketMail(req, order.isProven ? 'tickets-transfer' : 'tickets-transfer-held', order, events, {
        ...{ amount, reference, account },
      }),
    );
  return ok({ goTo: begun.value.goTo, reference });
}

type Held = { reference: string; amount: Money; order: Order };

async function hold(
  req: PayloadRequest,
  id: string,
  {
    events,
    provider,
    proves,
    now,
  }: Pick<Paying, 'events' | 'now'> & { provider: PaymentProvider; proves: boolean },
): Promise<Outcome<Held, 'over' | 'full' | 'no-provider'>> {
  const ids = events.map(event => event.id);
  await lockEvents(req, ids);
  const order = await lockOrder(req, id);
  const amount = order && orderTotal(order);
  if (order?.state !== 'held' || !amount || order.name === null || order.email === null)
    return problem('over');
  const isWhole = order.tickets.every(({ event }) => ids.includes(event));
  if (!isWhole || !events.every(event => isOpen(event, now))) return problem('over');
  const isHeld = takesPlaces(order, now);
  if (!isHeld && !haveRoom(events, countByKind(order), await listTakenOrDue(req, events, now, id)))
    return problem('full');
  const begun = (await listOrderPayments(req, id)).find(
    ({ use, method, status }) =>
      use === 'open' &&
      method === provider.id &&
      (status === 'started' || (status === 'waiting' && method === 'bank')),
  );
  if (proves && !begun) return problem('over');
  const isProving = proves && !order.isProven;
  if (isProving) await proveAddress(req, id);
  // A transfer that was begun holds them once: pressing again, before they are free, prolongs nothing.
  if (!isHeld || (provider.id === 'bank' && (!begun || isProving))) {
    const isSure = provider.id === 'bank' && (order.isProven || proves);
    const minutes = isSure ? TRANSFER_MINUTES : PAYING_MINUTES;
    await queryRows(
      req,
      sql`update tickets.orders set held_until = greatest(held_until, ${holdFor(events, now, minutes).toISOString()}::timestamptz),
            revision = revision + 1, changed_at = ${now.toISOString()} where id = ${id}`,
    );
    await announceChange(req, [PLACES_TAG]);
  }
  const held = (await lockOrder(req, id)) ?? order;
  if (begun) return ok({ reference: begun.reference, amount, order: held });
  const { name, email, language, price, gift } = order;
  const stored = await storeDonation(
    req,
    {
      total: amount,
      tickets: BigInt(price),
      feeCovered: 0n,
      rhythm: 'once',
      firstDonation: null,
      project: null,
      campaign: null,
      anonymous: false,
      method: provider.id,
      language,
      // Only a gift has a receipt for donors.
      donor: gift > 0 ? { name, email, mayBeNamed: false, honour: null, note: '' } : null,
      buyer: email,
    },
    now,
  );
  if (!stored.ok) return problem('no-provider');
  await queryRows(
    req,
    sql`insert into tickets.payments (donation, order_id, made_at, changed_at)
        values (${stored.value.id}, ${id}, ${now.toISOString()}, ${now.toISOString()})`,
  );
  return ok({ reference: stored.value.reference, amount, order: held });
}
