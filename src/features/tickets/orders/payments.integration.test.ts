import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TicketSale } from '#core/ticket-sale.ts';
import { checkPayment } from '#money/donations/asking/check-payment.action.ts';
import { receiveEvent } from '#money/donations/receive-event.action.ts';
import { listDonationsOutOfBalance } from '#money/ledger/totals.ts';
import { doPractice, practiceProvider } from '#money/payments/practice/practice-provider.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import { openTestPayload, testDatabaseUrl } from '../../../../tests/support/database.ts';
import { report } from '../../../../tests/support/donations.ts';
import { cancelOrder, confirmOrder, orderTickets } from './change-order.action.ts';
import { changeTicket } from './change-ticket.action.ts';
import { findOrder, listTaken } from './order-store.ts';
import { decidePaidTickets, findPaidTickets, listPaidBack } from './paid-back.ts';
import { payOrder } from './pay-order.action.ts';
import { listOrderPayments } from './payment-store.ts';
import type { SaleEvent } from './sale-event.ts';
import { choosePayment, settlePayments } from './settle-payments.action.ts';
import { listWaitingMoney, sumTakings } from './takings.ts';

const now = new Date('2026-11-30T06:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

const kind = { note: { text: '' }, limit: null, most: 10, from: null, until: null, code: null, seats: 1 };
const birr = (units: bigint) => ({ units, currency: 'ETB' });
const sale: TicketSale = {
  places: 4,
  kinds: [
    {
      ...kind,
      id: 'adult',
      name: { text: 'Adult' },
      price: { money: birr(30_000n), isOwn: false },
    },
    {
      ...kind,
      id: 'friend',
      name: { text: 'Friend' },
      price: { money: birr(10_000n), isOwn: true },
    },
    { ...kind, id: 'child', name: { text: 'Child' } },
  ],
  questions: [],
  words: { text: '' },
};
const concert: SaleEvent = {
  id: 911,
  heading: { text: 'Concert' },
  href: '/events/concert',
  when: 'Dec 05, 2026, 18:00',
  timeZone: 'Africa/Addis_Ababa',
  start: new Date('2026-12-05T15:00:00Z'),
  end: new Date('2026-12-05T18:00:00Z'),
  place: null,
  sale,
  isScheduled: true,
  entry: null,
};
const [adult] = sale.kinds;
if (!adult) throw new Error('There is a kind for adults.');
const dinner: SaleEvent = {
  ...concert,
  id: 910,
  heading: { text: 'Dinner' },
  sale: { ...sale, kinds: [{ ...adult, id: 'seat', price: { money: birr(50_000n), isOwn: false } }] },
};
const abroad: SaleEvent = {
  ...concert,
  id: 912,
  sale: {
    ...sale,
    kinds: [{ ...adult, id: 'far', price: { money: { units: 1_000n, currency: 'EUR' }, isOwn: false } }],
  },
};

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});
const run = <Row extends object>(text: string) =>
  connectOnce(testDatabaseUrl(), async client => (await client.query<Row>(text)).rows);
beforeEach(() =>
  run('truncate tickets.orders cascade; delete from mails; truncate limits.inboxes, limits.calls'),
);

let people = 0;
type Asked = {
  events?: SaleEvent[];
  own?: Map<string, bigint>;
  gift?: bigint;
  giftCurrency?: string;
  attempt?: string;
  email?: string;
};
function order(
  choice: Record<string, number>,
  { events = [concert], attempt, email, ...amounts }: Asked = {},
) {
  people += 1;
  const address = email ?? `buyer${people}@example.org`;
  return orderTickets(
    payload,
    {
      choice: new Map(Object.entries(choice)),
      name: 'Sara Buyer',
      email: address,
      answers: new Map(),
      ...amounts,
    },
    {
      ...{ events, code: '', attempt: attempt ?? `attempt ${people}`, language: 'en', proof: undefined, now },
      clientAddress: `10.${people >> 8}.${people & 255}.1`,
      ownEmail: address,
    },
  );
}
async function ordered(choice: Record<string, number>, asked: Asked = {}): Promise<string> {
  const made = await order(choice, asked);
  if (!made.ok) throw new Error(made.problem);
  return made.value.id;
}
async function pay(id: string, { events = [concert], at = now } = {}): Promise<string> {
  people += 1;
  const provider = practiceProvider(payload, { now: () => at });
  const paying = { events, provider, account: null, title: 'Tickets', proof: undefined, now: at };
  const begun = await payOrder(payload, id, { ...paying, clientAddress: `10.8.${people & 255}.1` });
  if (!begun.ok) throw new Error(begun.problem);
  return new URL(begun.value.goTo).searchParams.get('payment') ?? '';
}
/** What the payment service does with a payment, and tells us. */
async function practise(providerId: string, act: 'pay' | 'pay-twice' | 'fail' | 'refund', at = now) {
  const done = await doPractice({ payload }, { id: providerId, act }, at);
  if (!done.ok) throw new Error(`The payment cannot ${act}.`);
  const provider = practiceProvider(payload, { now: () => at });
  const [first] = done.value;
  for (const payment of done.value) {
    await run(`insert into money.payments (method, provider_id, donation, started_at)
      select 'practice', '${payment.providerId}', id, now() from money.donations where reference = '${first?.reference}'
      on conflict do nothing`);
    await checkPayment(payload, provider, payment, at);
  }
}
const settle = (at = now, events = [concert]) => settlePayments(payload, async () => events, at);
const mails = async () =>
  (await run<{ kind: string }>('select kind from mails order by id')).map(({ kind: of }) => of);
const seats = async (event: SaleEvent = concert, at = now) =>
  ((await listTaken({ payload }, [event.id], at)).get(event.id) ?? []).reduce((sum, of) => sum + of.seats, 0);
/** The lines of an order's payments by account, with the fee put back to what was paid. */
async function books(id: string): Promise<Record<string, number>> {
  const rows = await run<{ account: string; amount: string }>(
    `select l.account, sum(l.amount)::text as amount from money.lines l join money.entries e on e.id = l.entry
     join tickets.payments p on p.donation = e.donation where p.order_id = '${id}' group by 1 having sum(l.amount) <> 0`,
  );
  return Object.fromEntries(rows.map(({ account, amount }) => [account, Number(amount)]));
}
const findState = async (id: string) => (await findOrder({ payload }, id))?.state;
const listUses = async (id: string) => (await listOrderPayments({ payload }, id)).map(({ use }) => use);
const findPayment = async (id: string) =>
  (
    await run<{ id: string }>(
      `select provider_id as id from money.payments y join tickets.payments p on p.donation = y.donation where p.order_id = '${id}'`,
    )
  )[0]?.id ?? '';
const findReference = async (id: string) => (await listOrderPayments({ payload }, id))[0]?.reference ?? '';

describe('paying for tickets', () => {
  it('a paid order gets its places, a ticket mail and a receipt that is none for a gift', async () => {
    const id = await ordered({ adult: 2, child: 1 });
    expect([await findState(id), await seats(), await mails()]).toEqual(['held', 3, []]);
    await practise(await pay(id), 'pay');
    await settle();
    expect([await findState(id), await listUses(id)]).toEqual(['confirmed', ['used']]);
    expect(await mails()).toEqual(['tickets-confirmed', 'tickets-paid']);
    expect(await books(id)).toEqual({
      'assets:practice': 58_800,
      'expenses:fees': 1_200,
      'income:tickets': -60_000,
    });
    expect(await run('select 1 from money.receipts')).toEqual([]);
    const [mail] = await run<{ data: Record<string, string> }>(
      "select data from mails where kind = 'tickets-paid'",
    );
    expect(mail?.data.amount).toMatch(/600\.00/);
  });

  it('a gift beside the tickets is a line and a receipt of its own, and both lines are what was paid', async () => {
    const id = await ordered({ adult: 1 }, { gift: 20_000n });
    await practise(await pay(id), 'pay');
    await settle();
    expect(await books(id)).toEqual({
      ...{ 'assets:practice': 49_000, 'expenses:fees': 1_000 },
      ...{ 'income:tickets': -30_000, 'income:gifts': -20_000 },
    });
    expect((await mails()).toSorted()).toEqual(['receipt', 'tickets-confirmed', 'tickets-paid']);
    const [receipt] = await run<{ amount: string }>(
      `select r.amount::text from money.receipts r join tickets.payments p on p.donation = r.donation where p.order_id = '${id}'`,
    );
    expect(receipt?.amount).toBe('20000');
  });

  it('a gift beside free tickets is all that is paid, and stays a gift when the tickets are cancelled', async () => {
    const id = await ordered({ child: 2 }, { gift: 20_000n, giftCurrency: 'ETB' });
    await practise(await pay(id), 'pay');
    await settle();
    expect(await books(id)).toEqual({
      ...{ 'assets:practice': 19_600, 'expenses:fees': 400, 'income:gifts': -20_000 },
    });
    expect((await mails()).toSorted()).toEqual(['receipt', 'tickets-confirmed']);
    await run('delete from mails');
    await cancelOrder(payload, id, { events: [concert], now });
    expect([await mails(), await listUses(id)]).toEqual([['tickets-cancelled'], ['used']]);
    expect(await listWaitingMoney({ payload }, concert.id)).toEqual([]);
  });

  it('pay what you can takes what was typed, nothing included, and a price that is fixed never changes', async () => {
    const own = new Map([
      ['friend', 2_500n],
      ['adult', 1n],
    ]);
    const id = await ordered({ friend: 2, adult: 1 }, { own });
    expect(await findOrder({ payload }, id)).toMatchObject({ price: 35_000, gift: 0, currency: 'ETB' });
    const free = await order({ friend: 1 }, { own: new Map([['friend', 0n]]) });
    expect(free).toMatchObject({ ok: true, value: { isDue: false } });
    expect((await findOrder({ payload }, free.ok ? free.value.id : ''))?.state).toBe('confirmed');
  });

  it('an order of several events is one payment; tickets in two currencies are refused', async () => {
    const events = [concert, dinner];
    const id = await ordered({ adult: 1, seat: 1 }, { events });
    await practise(await pay(id, { events }), 'pay');
    await settle(now, events);
    expect(await books(id)).toMatchObject({ 'income:tickets': -80_000 });
    expect([await seats(concert), await seats(dinner)]).toEqual([1, 1]);
    expect([await sumTakings({ payload }, concert.id), await sumTakings({ payload }, dinner.id)]).toEqual([
      [birr(30_000n)],
      [birr(50_000n)],
    ]);
    expect(await order({ adult: 1, far: 1 }, { events: [concert, abroad] })).toEqual({
      ok: false,
      problem: 'mixed',
    });
  });

  it('the link of a mail confirms no order that has to be paid', async () => {
    const id = await ordered({ adult: 1 });
    expect(await confirmOrder(payload, id, { events: [concert], now })).toEqual({
      ok: false,
      problem: 'over',
    });
    expect(await findState(id)).toBe('held');
  });

  it('pressing twice is one order and one payment in the books', async () => {
    const same = { attempt: 'one form', email: 'twice@example.org' };
    const [one, other] = [await ordered({ adult: 1 }, same), await ordered({ adult: 1 }, same)];
    expect(other).toBe(one);
    const [first, second] = [await pay(one), await pay(one)];
    expect(second).not.toBe(first);
    expect(await listOrderPayments({ payload }, one)).toHaveLength(1);
    await practise(first, 'pay');
    await Promise.all([settle(), settle(), settle()]);
    await settle();
    expect(await mails()).toEqual(['tickets-confirmed', 'tickets-paid']);
  });

  it('a notice that comes twice changes nothing the second time', async () => {
    const id = await ordered({ adult: 1 });
    const providerId = await pay(id);
    await practise(providerId, 'pay');
    const provider = practiceProvider(payload, { now: () => later(1) });
    const reference = await findReference(id);
    await Promise.all([1, 2].map(() => checkPayment(payload, provider, { providerId, reference }, later(1))));
    await Promise.all([settle(), settle()]);
    expect((await books(id))['income:tickets']).toBe(-30_000);
    expect(await listUses(id)).toEqual(['used']);
  });

  it('less than the price gives no places, whatever currency it comes in, until the rest has arrived', async () => {
    const id = await ordered({ adult: 2 });
    const payment = await pay(id);
    const reference = await findReference(id);
    let parts = 0;
    const receive = (units: bigint, currency = 'ETB') => {
      parts += 1;
      const part = { id: `part ${parts}`, payment, kind: 'paid', moment: now, sequence: parts } as const;
      return receiveEvent(payload, { ...part, method: 'practice', reference, amount: units, currency });
    };
    const settled = async (at = now) => {
      await settle(at);
      return [await findState(id), ...(await listUses(id))];
    };
    expect(await receive(60_000n, 'EUR')).toBe('wrong-currency');
    expect(await settled()).toEqual(['held', 'open']);
    expect(await receive(59_999n)).toBe('booked');
    expect(await settled()).toEqual(['held', 'open']);
    expect(await settled(later(90))).toEqual(['held', 'unplaced']);
    expect([await seats(concert, later(90)), (await mails()).at(-1)]).toEqual([0, 'tickets-unplaced']);
  });

  it('two checkouts of one cart at the last place: one gets it, and the other chooses what becomes of the money', async () => {
    await ordered({ child: 3 });
    const first = await ordered({ adult: 1 });
    expect(await order({ adult: 1 })).toEqual({ ok: false, problem: 'full' });
    const payment = await pay(first);
    // Its places are held no longer, and the second checkout takes them.
    await run(`update tickets.orders set held_until = '${later(-1).toISOString()}' where id = '${first}'`);
    const second = await ordered({ adult: 1 });
    const other = await pay(second);
    await practise(other, 'pay');
    await practise(payment, 'pay');
    await Promise.all([settle(), settle()]);
    expect([await findState(second), await listUses(second)]).toEqual(['confirmed', ['used']]);
    expect([await findState(first), await listUses(first)]).toEqual(['held', ['unplaced']]);
    expect(await seats()).toBe(4);
    expect(await listDonationsOutOfBalance({ payload })).toEqual([]);
  });
});

describe('a payment that comes late', () => {
  it('gets its places if they are still free', async () => {
    const id = await ordered({ adult: 1 });
    const payment = await pay(id);
    await practise(payment, 'pay', later(90));
    await settle(later(90));
    expect([await findState(id), await listUses(id)]).toEqual(['confirmed', ['used']]);
  });

  async function late(asked: Asked = {}): Promise<string> {
    const id = await ordered({ adult: 1 }, asked);
    const payment = await pay(id);
    await run(`update tickets.orders set held_until = '${later(-1).toISOString()}' where id = '${id}'`);
    await ordered({ child: 4 });
    await practise(payment, 'pay');
    await settle();
    expect([await listUses(id), await seats()]).toEqual([['unplaced'], 4]);
    expect(await mails()).toContain('tickets-unplaced');
    return id;
  }
  const choose = async (id: string, wish: 'gift' | 'refund') =>
    choosePayment(payload, { order: id, reference: await findReference(id), wish }, now);

  it('stays as a gift if its buyer says so, with a receipt, and only once', async () => {
    const id = await late();
    expect(await choose(id, 'gift')).toEqual({ ok: true, value: 'gift' });
    expect(await choose(id, 'gift')).toEqual({ ok: true, value: 'gift' });
    expect(await choose(id, 'refund')).toEqual({ ok: false, problem: 'chosen' });
    const lines = await books(id);
    expect([lines['income:gifts'], lines['income:tickets']]).toEqual([-30_000, undefined]);
    expect((await mails()).filter(of => of === 'receipt')).toHaveLength(1);
    expect(await listDonationsOutOfBalance({ payload })).toEqual([]);
  });

  it('a price left as a gift gets a second receipt if the gift beside the tickets has one already', async () => {
    const id = await late({ gift: 20_000n });
    await choose(id, 'gift');
    const amounts = await run<{ amount: string }>(
      `select r.amount::text from money.receipts r join tickets.payments p on p.donation = r.donation
       where p.order_id = '${id}' order by r.number`,
    );
    expect(amounts.map(({ amount }) => amount)).toEqual(['20000', '30000']);
    expect((await books(id))['income:gifts']).toBe(-50_000);
    expect((await mails()).filter(of => of === 'receipt')).toHaveLength(2);
  });

  it('waits for its refund if its buyer says so, and stays in the books until it is paid back', async () => {
    const id = await late({ gift: 5_000n });
    expect(await choose(id, 'refund')).toEqual({ ok: true, value: 'refund' });
    expect((await books(id))['income:tickets']).toBe(-30_000);
    const waiting = async () =>
      (await listWaitingMoney({ payload }, concert.id)).map(({ amount, use }) => [amount.units, use]);
    expect(await waiting()).toEqual([[30_000n, 'refund']]);
    const payment = await findPayment(id);
    await practiceProvider(payload, { now: () => later(5) }).refund(payment, birr(30_000n), '', 'key');
    await checkPayment(
      payload,
      practiceProvider(payload, { now: () => later(5) }),
      { providerId: payment, reference: await findReference(id) },
      later(5),
    );
    expect([await waiting(), await sumTakings({ payload }, concert.id)]).toEqual([[], []]);
    expect(await choosePayment(payload, { order: id, reference: 'RF00', wish: 'gift' }, now)).toEqual({
      ...{ ok: false, problem: 'chosen' },
    });
  });

  it('what comes when nobody can be asked any more is for staff to pay back', async () => {
    const id = await ordered({ adult: 1 });
    const payment = await pay(id);
    await run(`update tickets.orders set name = null, email = null, compared = null where id = '${id}'`);
    await run('delete from mails');
    await practise(payment, 'pay');
    await settle();
    expect([await listUses(id), await run('select from mails')]).toEqual([['refund'], []]);
  });

  it('what a cancelled order paid is not kept without asking', async () => {
    const id = await ordered({ adult: 1 });
    await practise(await pay(id), 'pay');
    await settle();
    await cancelOrder(payload, id, { events: [concert], now });
    expect([await seats(), await listUses(id)]).toEqual([0, ['unplaced']]);
    expect((await mails()).slice(-2)).toEqual(['tickets-cancelled', 'tickets-unplaced']);
    expect(await choose(id, 'gift')).toEqual({ ok: true, value: 'gift' });
    expect((await books(id))['income:gifts']).toBe(-30_000);
  });

  describe('one ticket of several that were paid', () => {
    const paidFor = async (choice: Record<string, number>, more: Asked = {}) => {
      const id = await ordered(choice, more);
      await practise(await pay(id, more), 'pay');
      await settle(now, more.events);
      await run('delete from mails');
      return id;
    };
    const cancelOne = async (id: string, price?: 'gift' | 'refund', toKind = 'adult', events = [concert]) => {
      const of = await findOrder({ payload }, id);
      const ticket = of?.tickets.find(each => each.kind === toKind)?.id ?? '';
      const request = { act: 'cancel-ticket' as const, ...(price && { price }) };
      return changeTicket(payload, request, { order: id, ticket, events, now });
    };
    const cancelled = { ok: true, value: 'cancelled' };

    it('it is not cancelled before its buyer says what becomes of its price', async () => {
      const id = await paidFor({ adult: 2, child: 1 });
      expect(await cancelOne(id)).toEqual({ ok: false, problem: 'askPrice' });
      expect(await seats()).toBe(3);
      expect(await cancelOne(id, undefined, 'child')).toEqual(cancelled);
      expect([await seats(), (await books(id))['income:tickets']]).toEqual([2, -60_000]);
    });

    it('its price stays as a gift with a receipt of its own, each time, and once however often it is pressed', async () => {
      const id = await paidFor({ adult: 3 }, { gift: 5_000n });
      const [first] = (await findOrder({ payload }, id))?.tickets ?? [];
      const asked = { order: id, ticket: first?.id ?? '', events: [concert], now };
      const press = () => changeTicket(payload, { act: 'cancel-ticket', price: 'gift' }, asked);
      expect([await press(), await press()]).toEqual([cancelled, cancelled]);
      expect(await cancelOne(id, 'gift')).toEqual(cancelled);
      const lines = await books(id);
      expect([lines['income:gifts'], lines['income:tickets']]).toEqual([-65_000, -30_000]);
      expect((await mails()).toSorted()).toEqual([
        'receipt',
        'receipt',
        'tickets-changed',
        'tickets-changed',
      ]);
      expect(await sumTakings({ payload }, concert.id)).toEqual([birr(30_000n)]);
      await cancelOrder(payload, id, { events: [concert], now });
      expect(await choose(id, 'gift')).toEqual({ ok: true, value: 'gift' });
      expect(await books(id)).toMatchObject({ 'income:gifts': -95_000 });
      const amounts = await run<{ amount: string }>(
        `select r.amount::text from money.receipts r join tickets.payments p on p.donation = r.donation
         where p.order_id = '${id}' order by r.number`,
      );
      expect(amounts.map(({ amount }) => amount)).toEqual(['5000', '30000', '30000', '30000']);
      expect(await listDonationsOutOfBalance({ payload })).toEqual([]);
    });

    it('its refund waits for staff and comes out of its own event, while the rest of the order is kept', async () => {
      const events = [concert, dinner];
      const id = await paidFor({ adult: 1, seat: 1 }, { events, gift: 5_000n });
      expect(await cancelOne(id, 'refund', 'seat', events)).toEqual(cancelled);
      const waiting = async () =>
        (await listWaitingMoney({ payload }, concert.id)).map(({ amount, use }) => [amount.units, use]);
      expect(await waiting()).toEqual([[50_000n, 'refund']]);
      const payment = await findPayment(id);
      const provider = practiceProvider(payload, { now: () => later(5) });
      await provider.refund(payment, birr(50_000n), '', 'key');
      const reference = await findReference(id);
      await checkPayment(payload, provider, { providerId: payment, reference }, later(5));
      expect(await waiting()).toEqual([]);
      expect(await sumTakings({ payload }, concert.id)).toEqual([birr(30_000n)]);
      expect(await sumTakings({ payload }, dinner.id)).toEqual([]);
      await cancelOrder(payload, id, { events, now });
      expect(await waiting()).toEqual([[30_000n, 'unplaced']]);
      expect((await books(id))['income:gifts']).toBe(-5_000);
    });
  });

  describe('tickets that were passed on', () => {
    const passOn = async (order: string) => {
      people += 1;
      const email = `holder${people}@example.org`;
      const of = await findOrder({ payload }, order);
      const asked = { order, ticket: of?.tickets[0]?.id ?? '', events: [concert], now };
      expect(await changeTicket(payload, { act: 'pass', name: 'Hana Tesfaye', email }, asked)).toEqual({
        ...{ ok: true, value: 'passed' },
      });
      const [row] = await run<{ id: string }>(`select id from tickets.orders where email = '${email}'`);
      return row?.id ?? '';
    };
    const cancel = (id: string) => cancelOrder(payload, id, { events: [concert], now });
    const asks = async () =>
      (await listWaitingMoney({ payload }, concert.id)).map(({ amount, use }) => [Number(amount.units), use]);
    const questions = async () =>
      (await run<{ to: string }>(`select "to" from mails where kind = 'tickets-unplaced' order by id`)).map(
        ({ to }) => to,
      );
    /** A buyer of two tickets, of which one was passed on, and its holder. */
    async function bought(choice: Record<string, number> = { adult: 2 }, asked: Asked = {}) {
      const email = `payer${people}@example.org`;
      const buyer = await ordered(choice, { email, ...asked });
      await practise(await pay(buyer), 'pay');
      await settle();
      await run('delete from mails');
      return { buyer, email, holder: await passOn(buyer) };
    }

    it('whoever cancels the rest is asked about its price at once, and the other ticket stays paid', async () => {
      const { buyer, email, holder } = await bought();
      await passOn(holder);
      await cancel(buyer);
      expect([await asks(), await questions(), await seats()]).toEqual([[[30_000, 'unplaced']], [email], 1]);
      expect(await choose(buyer, 'refund')).toEqual({ ok: true, value: 'refund' });
      expect(await choose(buyer, 'gift')).toEqual({ ok: false, problem: 'chosen' });
      expect([await asks(), await listUses(buyer)]).toEqual([[[30_000, 'refund']], ['used']]);
    });

    it('a holder who cancels has no money to decide about: whoever paid is asked, while they still come', async () => {
      const { buyer, email, holder } = await bought({ adult: 2 }, { gift: 5_000n });
      const third = await passOn(holder);
      await cancel(third);
      expect([await asks(), await questions(), await seats()]).toEqual([[[30_000, 'unplaced']], [email], 1]);
      expect(await choose(third, 'gift')).toEqual({ ok: false, problem: 'chosen' });
      expect(await choose(buyer, 'gift')).toEqual({ ok: true, value: 'gift' });
      expect(await books(buyer)).toMatchObject({ 'income:gifts': -35_000, 'income:tickets': -30_000 });
      expect([await asks(), (await findOrder({ payload }, buyer))?.state]).toEqual([[], 'confirmed']);
      await cancel(buyer);
      expect(await asks()).toEqual([[30_000, 'unplaced']]);
      expect(await choose(buyer, 'gift')).toEqual({ ok: true, value: 'gift' });
      expect(await books(buyer)).toMatchObject({ 'income:gifts': -65_000 });
      expect(await listDonationsOutOfBalance({ payload })).toEqual([]);
    });

    it('what nobody has chosen is one question about everything, once the last ticket is cancelled', async () => {
      const { buyer, holder } = await bought({ adult: 3 });
      const other = await passOn(buyer);
      await Promise.all([cancel(holder), cancel(other)]);
      expect(await asks()).toEqual([[60_000, 'unplaced']]);
      await cancel(buyer);
      expect([await asks(), await listUses(buyer)]).toEqual([[[90_000, 'unplaced']], ['unplaced']]);
      expect(await choose(buyer, 'refund')).toEqual({ ok: true, value: 'refund' });
      expect(await asks()).toEqual([[90_000, 'refund']]);
    });

    it('nobody is asked about a free ticket, nor about a price that staff have paid back already', async () => {
      const { buyer, holder } = await bought({ child: 1, adult: 2 });
      const { tickets = [] } = (await findOrder({ payload }, holder)) ?? {};
      await cancel(holder);
      expect(await asks()).toEqual(tickets[0]?.kind === 'child' ? [] : [[30_000, 'unplaced']]);
      const provider = practiceProvider(payload, { now: () => later(5) });
      const payment = await findPayment(buyer);
      await provider.refund(payment, birr(30_000n), '', 'key');
      const reference = await findReference(buyer);
      await checkPayment(payload, provider, { providerId: payment, reference }, later(5));
      expect(await asks()).toEqual([]);
    });
  });

  it('a payment that was refunded takes back the price of the tickets first, and nobody is asked about it again', async () => {
    const id = await ordered({ adult: 1 }, { gift: 20_000n });
    const payment = await pay(id);
    await practise(payment, 'pay');
    await settle();
    await practiceProvider(payload, { now: () => later(5) }).refund(payment, birr(30_000n), '', 'key');
    const provider = practiceProvider(payload, { now: () => later(5) });
    await checkPayment(
      payload,
      provider,
      { providerId: payment, reference: await findReference(id) },
      later(5),
    );
    const lines = await books(id);
    expect([lines['income:gifts'], lines['income:tickets'], lines['income:refunds']]).toEqual([
      -20_000,
      undefined,
      undefined,
    ]);
    await cancelOrder(payload, id, { events: [concert], now });
    expect(await mails()).not.toContain('tickets-unplaced');
    const all = await ordered({ adult: 1 });
    const paid = await pay(all);
    await practise(paid, 'pay');
    await settle();
    await provider.refund(paid, birr(30_000n), '', 'another key');
    await checkPayment(
      payload,
      provider,
      { providerId: paid, reference: await findReference(all) },
      later(6),
    );
    await run('delete from mails');
    await cancelOrder(payload, all, { events: [concert], now });
    expect(await mails()).toEqual(['tickets-cancelled']);
  });
});

describe('tickets whose price went back', () => {
  /** An order that is paid, and whose payment the provider took back. */
  async function takenBack(choice: Record<string, number>, gift?: bigint): Promise<string> {
    const id = await ordered(choice, gift ? { gift } : {});
    const payment = await pay(id);
    await practise(payment, 'pay');
    await settle();
    await practise(payment, 'refund', later(5));
    await run('delete from mails');
    return id;
  }
  const passOn = async (id: string) => {
    const ticket = (await findOrder({ payload }, id))?.tickets[0]?.id ?? '';
    const asked = { order: id, ticket, events: [concert], now };
    await changeTicket(payload, { act: 'pass', name: 'Hana Tesfaye', email: 'hana@example.org' }, asked);
  };
  const decide = async (id: string, wish: 'cancel' | 'keep', refunding = false) =>
    decidePaidTickets(payload, { reference: await findReference(id), wish, refunding }, later(6));

  it('they stay valid and wait for somebody, who cancels them all, also one that was passed on', async () => {
    const id = await ordered({ adult: 2, child: 1 });
    const payment = await pay(id);
    await practise(payment, 'pay');
    await settle();
    expect(await listPaidBack({ payload }, now)).toEqual([]);
    await passOn(id);
    await practise(payment, 'refund', later(5));
    await run('delete from mails');
    expect([await seats(), await findState(id)]).toEqual([3, 'confirmed']);
    expect(await listPaidBack({ payload }, now)).toMatchObject([
      {
        reference: await findReference(id),
        name: 'Sara Buyer',
        price: birr(60_000n),
        tickets: 3,
        event: 911,
      },
    ]);
    expect(await listPaidBack({ payload }, now, 910)).toEqual([]);
    expect(
      (await Promise.all([decide(id, 'cancel'), decide(id, 'cancel')])).map(({ ok }) => ok).toSorted(),
    ).toEqual([false, true]);
    expect([await seats(), await findState(id), await listPaidBack({ payload }, now)]).toEqual([
      0,
      'cancelled',
      [],
    ]);
    expect(await mails()).toEqual(['tickets-withdrawn', 'tickets-withdrawn']);
    expect(await listWaitingMoney({ payload }, concert.id)).toEqual([]);
  });

  it('staff can leave them, and are not asked again', async () => {
    const id = await takenBack({ adult: 1 });
    expect(await decide(id, 'keep')).toEqual({ ok: true, value: 'keep' });
    expect([await seats(), await findState(id), await listPaidBack({ payload }, now)]).toEqual([
      1,
      'confirmed',
      [],
    ]);
    expect([await decide(id, 'cancel'), await mails()]).toEqual([{ ok: false, problem: 'decided' }, []]);
  });

  it('a part that goes back asks nobody', async () => {
    const id = await ordered({ adult: 2 });
    const payment = await pay(id);
    await practise(payment, 'pay');
    await settle();
    const provider = practiceProvider(payload, { now: () => later(5) });
    await provider.refund(payment, birr(30_000n), '', 'part');
    await checkPayment(
      payload,
      provider,
      { providerId: payment, reference: await findReference(id) },
      later(5),
    );
    expect(await listPaidBack({ payload }, now)).toEqual([]);
    expect(await decide(id, 'cancel')).toEqual({ ok: false, problem: 'decided' });
    expect(await findState(id)).toBe('confirmed');
  });

  it('a dispute asks while it lasts', async () => {
    const id = await ordered({ adult: 1 });
    const payment = await pay(id);
    await practise(payment, 'pay');
    await settle();
    const reference = await findReference(id);
    const dispute = (what: 'disputed' | 'won', minutes: number) => {
      const by = { method: 'practice', payment, currency: 'ETB', moment: later(minutes) } as const;
      return receiveEvent(payload, report(reference, what, 30_000n, by));
    };
    await dispute('disputed', 5);
    expect(await listPaidBack({ payload }, now)).toMatchObject([{ isDisputed: true }]);
    await dispute('won', 6);
    expect(await listPaidBack({ payload }, now)).toEqual([]);
  });

  it('a refund of staff cancels them at once, and waits for the money alone', async () => {
    const id = await ordered({ adult: 1 }, { gift: 20_000n });
    await practise(await pay(id), 'pay');
    await settle();
    await run('delete from mails');
    expect(await findPaidTickets({ payload }, await findReference(id))).toEqual({
      ...{ price: birr(30_000n), tickets: 1 },
    });
    await decide(id, 'cancel', true);
    expect([await seats(), await mails(), await listUses(id)]).toEqual([
      0,
      ['tickets-withdrawn'],
      ['refund'],
    ]);
    expect(await findPaidTickets({ payload }, await findReference(id))).toBeNull();
    expect(await listWaitingMoney({ payload }, concert.id)).toMatchObject([{ use: 'refund' }]);
  });
});
