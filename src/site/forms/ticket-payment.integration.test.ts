import '../../../tests/support/with-giving.ts';
import type { APIContext } from 'astro';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { ok } from '#core/outcome.ts';
import { countOrder } from '#features/tickets/orders/order-limits.ts';
import { ORDER_PARAMETER, ORDERED_PARAMETER, orderToken } from '#features/tickets/orders/order-link.ts';
import { paymentTexts } from '#features/tickets/orders/payment.texts.ts';
import { ticketPageTexts } from '#features/tickets/orders/ticket.texts.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import { env } from '#platform/env.ts';
import { createRenderContext } from '#platform/render-context.ts';
import { answerOrder } from '#site/forms/change-order.ts';
import { answerOrdering } from '#site/forms/order-tickets.ts';
import { answerPractice } from '#site/forms/practise.ts';
import { readLinkedOrder } from '#site/readers/read-ticket-payment.ts';
import { readSaleEvents } from '#site/readers/read-tickets.ts';
import { openTestPayload, testDatabaseUrl } from '../../../tests/support/database.ts';

const now = new Date('2026-11-30T06:00:00Z');

let payload: Payload;
let kinds: string[] = [];
beforeAll(async () => {
  process.env.SITE_URL = 'http://localhost:3000';
  payload = await openTestPayload();
  await payload.create({
    collection: 'events',
    overrideAccess: true,
    data: {
      heading: 'Concert',
      type: 'normal',
      dateTime: { date: '2026-12-15', time: '18:00', endTime: '20:00', timeZone: 'Africa/Addis_Ababa' },
      tickets: {
        places: 5,
        currency: 'ETB',
        kinds: [
          { name: 'Adult', price: '300' },
          { name: 'Friend', price: '50', isOwnPrice: true },
          { name: 'Child' },
        ],
      },
      _status: 'published',
    } as never,
  });
  await payload.updateGlobal({
    slug: 'giving',
    overrideAccess: true,
    data: {
      bankAccounts: [{ currency: 'ETB', holder: 'Adey', account: '1000123456789', bank: 'Bank of Addis' }],
    },
  });
  const [sold] = await readSaleEvents(createRenderContext({ locale: 'en', now }));
  kinds = sold?.sale?.kinds.map(({ id }) => id) ?? [];
});

let visits = 0;
type Sent = {
  query?: Record<string, string>;
  form?: Record<string, string>;
  locale?: 'en' | 'am';
  at?: Date;
};

/** A visit without script, from a network of its own. */
function visit({ query = {}, form, locale = 'en', at = now }: Sent) {
  visits += 1;
  const url = new URL(`http://localhost:3000/send?${new URLSearchParams(query)}`);
  const request = new Request(url, form ? { method: 'POST', body: new URLSearchParams(form) } : {});
  const locals = { renderContext: createRenderContext({ locale, now: at }), path: '/send' };
  return { request, url, locals, clientAddress: `10.7.${visits}.1` } as unknown as APIContext;
}
const makeFields = (more: Record<string, string>) => ({
  name: 'Sara Tesfaye',
  email: `sara${visits}@example.org`,
  [`t-${kinds[0]}`]: '1',
  ...more,
});
const order = (more: Record<string, string>, locale: 'en' | 'am' = 'en') =>
  answerOrdering(visit({ form: makeFields(more), locale }));
const run = <Row extends object>(text: string) =>
  connectOnce(testDatabaseUrl(), async client => (await client.query<Row>(text)).rows);
const newestOrder = async () =>
  (
    await run<{ id: string }>(
      'select id from tickets.orders order by made_at desc, xmin::text::bigint desc limit 1',
    )
  )[0]?.id ?? '';
const seen = async (id: string, of: 'order' | 'ordered' = ORDERED_PARAMETER, at = now) =>
  (await answerOrder(visit({ query: { [of]: orderToken(id, of) }, at }))).order;

describe('buying tickets without script', () => {
  it('the form shows prices and ways to pay, and leads to the payment of tickets and gift', async () => {
    const { form } = await answerOrdering(visit({ query: { [`t-${kinds[0]}`]: '2' } }));
    expect(form?.events[0]?.kinds.map(({ price }) => price)).toEqual([
      { units: 30_000, currency: 'ETB', isOwn: false },
      { units: 5_000, currency: 'ETB', isOwn: true },
      undefined,
    ]);
    expect(form?.methods?.map(({ id }) => id)).toEqual(['practice', 'bank']);
    const { payAt = '', status } = await order({ gift: '100', method: 'practice' });
    expect(status).toBe(200);
    const id = await newestOrder();
    expect(await seen(id)).toMatchObject({ payment: { state: 'open', total: { units: 40_000n } } });
    const practice = new URL(payAt).searchParams.get('payment') ?? '';
    const paid = await answerPractice(visit({ query: { payment: practice }, form: { act: 'pay' } }));
    expect(await seen(id)).toMatchObject({ state: 'confirmed', payment: { state: 'paid', methods: [] } });
    const back = new URL(paid?.back ?? '');
    expect(await readLinkedOrder(visit({ query: Object.fromEntries(back.searchParams) }))).toMatch(
      /\/send\/tickets\?ordered=/,
    );
  });

  it('a gift typed beside tickets that are all free is paid alone, and a gift that cannot be read is never dropped', async () => {
    const free = { [`t-${kinds[0]}`]: '0', [`t-${kinds[2]}`]: '1', method: 'practice' };
    const { payAt = '' } = await order({ ...free, gift: '100', currency: 'ETB' });
    const id = await newestOrder();
    expect(await seen(id)).toMatchObject({
      payment: { state: 'open', total: { units: 10_000n }, price: { units: 0n } },
    });
    const practice = new URL(payAt).searchParams.get('payment') ?? '';
    await answerPractice(visit({ query: { payment: practice }, form: { act: 'pay' } }));
    expect(await seen(id)).toMatchObject({ state: 'confirmed', payment: { state: 'paid' } });
    for (const currency of ['XXX', 'EUR', 'constructor', ''])
      expect((await order({ ...free, gift: '100', currency })).form?.errors, currency).toEqual({
        gift: 'noAmount',
      });
    expect((await order({ ...free, gift: 'much', currency: 'ETB' })).form?.errors).toEqual({
      gift: 'noAmount',
    });
    const { form, goTo } = await order({ ...free, gift: '', currency: 'constructor' });
    expect([form, goTo !== undefined]).toEqual([null, true]);
  });

  it('whoever cancels one of several paid tickets says what becomes of its price, and the page shows what comes back', async () => {
    const { payAt = '' } = await order({ [`t-${kinds[0]}`]: '2', method: 'practice' });
    const practice = new URL(payAt).searchParams.get('payment') ?? '';
    await answerPractice(visit({ query: { payment: practice }, form: { act: 'pay' } }));
    const id = await newestOrder();
    await seen(id);
    const [one] = await run<{ id: string }>(
      `select id from tickets.tickets where order_id = '${id}' limit 1`,
    );
    const token = { [ORDER_PARAMETER]: orderToken(id, ORDER_PARAMETER), ticket: one?.id ?? '' };
    const page = await answerOrder(visit({ query: token }));
    expect(page.ticket?.price).toEqual({ units: 30_000n, currency: 'ETB' });
    const press = (act: string, locale: 'en' | 'am' = 'en') =>
      answerOrder(visit({ form: { ...token, act }, locale }));
    expect(await press('cancel-ticket', 'am')).toMatchObject({
      ...{ status: 409, ticket: { failure: ticketPageTexts.am.askPrice, price: { units: 30_000n } } },
    });
    expect(await press('cancel-for-refund')).toMatchObject({
      status: 200,
      order: {
        payment: { total: { units: 30_000n }, unplaced: [{ state: 'refund', amount: { units: 30_000n } }] },
      },
    });
    expect((await press('cancel-for-gift')).order?.payment?.unplaced).toMatchObject([{ state: 'refund' }]);
    expect((await press('cancel')).order?.payment?.unplaced).toMatchObject([
      { state: 'refund', amount: { units: 30_000n } },
      { state: 'asks', amount: { units: 30_000n } },
    ]);
  });

  it('mistakes in amounts are said in the language of the page, and nothing typed is lost', async () => {
    const typed = { [`t-${kinds[1]}`]: '1', [`p-${kinds[1]}`]: 'much', gift: '-3', method: 'practice' };
    const { form, status } = await order(typed, 'am');
    expect(status).toBe(422);
    expect(form?.errors).toEqual({ prices: { [kinds[1] ?? '']: 'noAmount' }, gift: 'noAmount' });
    expect(form?.values).toMatchObject({ [`p-${kinds[1]}`]: 'much', gift: '-3', method: 'practice' });
  });

  const afterMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  const afterDays = (days: number) => afterMinutes(days * 24 * 60);
  const stateAt = async (id: string, at: Date) => (await seen(id, ORDERED_PARAMETER, at))?.state;
  const confirm = (id: string, at = now, of: 'order' | 'ordered' = ORDER_PARAMETER) =>
    answerOrder(visit({ form: { act: 'confirm', [of]: orderToken(id, of) }, at }));
  const findMails = () =>
    run<{ kind: string; data: Record<string, string> }>(
      "select kind, data from mails where kind like 'tickets-transfer%' order by id",
    );

  it('a network that has ordered all it may in a day holds places no longer by paying again and again', async () => {
    const clientAddress = '10.9.0.1';
    const from = (sent: Sent) => ({ ...visit(sent), clientAddress }) as APIContext;
    const payAgain = (id: string, at: Date, way = 'practice') =>
      answerOrder(
        from({
          form: { act: 'pay', method: way, [ORDERED_PARAMETER]: orderToken(id, ORDERED_PARAMETER) },
          at,
        }),
      );
    for (let count = 2; count < env.TICKETS_PER_NETWORK; count += 1)
      await countOrder(clientAddress, async () => ok(0));
    await answerOrdering(from({ form: makeFields({ method: 'practice' }) }));
    const id = await newestOrder();
    // While they are held, and once after, it is the same order.
    expect((await payAgain(id, afterMinutes(10))).status).toBe(200);
    expect((await payAgain(id, afterMinutes(31))).status).toBe(200);
    for (const way of ['practice', 'bank'])
      expect(await payAgain(id, afterMinutes(62), way)).toMatchObject({
        ...{ status: 429, failure: paymentTexts.en.heldOften, order: { state: 'released' } },
      });
    // Somebody else, and whoever has its mail, can.
    await run(`update tickets.orders set is_proven = true where id = '${id}'`);
    expect((await payAgain(id, afterMinutes(62))).status).toBe(200);
    await run(`update tickets.orders set state = 'cancelled' where id = '${id}'`);
  });

  it('a bank transfer shows the account and the reference, and once it is confirmed by mail holds the places for days', async () => {
    const { payAt } = await order({ method: 'bank' });
    expect(payAt).toMatch(/\/send\/thanks\?gift=/);
    const id = await newestOrder();
    expect(await seen(id)).toMatchObject({
      ...{ mayConfirm: false },
      payment: { state: 'transfer', isUnproven: true, transfer: { account: { account: '1000123456789' } } },
    });
    const [asked] = await findMails();
    expect(asked?.kind).toBe('tickets-transfer-held');
    expect(asked?.data).toMatchObject({ account: 'Adey, 1000123456789, Bank of Addis' });
    expect(asked?.data.reference).toMatch(/^RF/);
    expect((await seen(id, ORDER_PARAMETER))?.mayConfirm).toBe(true);
    expect([(await confirm(id)).status, (await confirm(id)).status]).toEqual([303, 303]);
    expect((await findMails()).map(({ kind }) => kind)).toEqual([
      'tickets-transfer-held',
      'tickets-transfer',
    ]);
    expect(await seen(id, ORDER_PARAMETER)).toMatchObject({
      ...{ mayConfirm: false, payment: { state: 'transfer', isUnproven: false } },
    });
    expect(await stateAt(id, afterDays(4))).toBe('held');
    const again = { act: 'pay', method: 'bank', [ORDERED_PARAMETER]: orderToken(id, ORDERED_PARAMETER) };
    await answerOrder(visit({ form: again, at: afterDays(3) }));
    await confirm(id, afterDays(4));
    expect(await stateAt(id, afterDays(6))).toBe('released');
    await run(`update tickets.orders set state = 'cancelled' where id = '${id}'`);
  });

  it('a stranger who orders by transfer with addresses of others holds places for half an hour, whatever they press', async () => {
    await run("update tickets.orders set state = 'cancelled'");
    const all = { [`t-${kinds[0]}`]: '5', method: 'bank' };
    await order(all);
    const id = await newestOrder();
    const again = { act: 'pay', method: 'bank', [ORDERED_PARAMETER]: orderToken(id, ORDERED_PARAMETER) };
    await answerOrder(visit({ form: again, at: afterMinutes(10) }));
    for (const of of [ORDERED_PARAMETER, ORDER_PARAMETER] as const)
      await answerOrder(
        visit({ form: { act: 'confirm', [of]: orderToken(id, ORDERED_PARAMETER) }, at: afterMinutes(10) }),
      );
    expect(await stateAt(id, afterMinutes(29))).toBe('held');
    expect(await stateAt(id, afterMinutes(31))).toBe('released');
    const form = makeFields({ ...all, method: 'practice' });
    expect((await answerOrdering(visit({ form, at: afterMinutes(31) }))).status).toBe(200);
    const other = await newestOrder();
    expect(await confirm(id, afterMinutes(32))).toMatchObject({
      ...{ status: 409, failure: paymentTexts.en.payFull, order: { state: 'released' } },
    });
    expect(await confirm(other, afterMinutes(32))).toMatchObject({ status: 409 });
    await run(`delete from tickets.orders where id = '${other}'`);
    expect((await confirm(id, afterMinutes(33))).status).toBe(303);
    expect(await stateAt(id, afterDays(4))).toBe('held');
    await run(`update tickets.orders set state = 'cancelled' where id = '${id}'`);
  });

  it.each([
    ['a way to pay that we do not have', { method: 'constructor' }],
    ['an order of somebody else', { [ORDERED_PARAMETER]: 'x.y' }],
  ])('a press to pay is refused: %s', async (_what, more) => {
    await order({ method: '__proto__' });
    const id = await newestOrder();
    const form = { act: 'pay', [ORDERED_PARAMETER]: orderToken(id, ORDERED_PARAMETER), ...more };
    const answer = await answerOrder(visit({ form }));
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.payAt).toBeUndefined();
    await run(`update tickets.orders set state = 'cancelled' where id = '${id}'`);
  });

  it('only the link of the mail decides about money, and only the first answer counts', async () => {
    const { payAt = '' } = await order({ method: 'practice' });
    const id = await newestOrder();
    const practice = new URL(payAt).searchParams.get('payment') ?? '';
    await run(`update tickets.orders set state = 'cancelled' where id = '${id}'`);
    await answerPractice(visit({ query: { payment: practice }, form: { act: 'pay' } }));
    const shown = await seen(id, ORDER_PARAMETER);
    const [unplaced] = shown?.payment?.unplaced ?? [];
    expect(unplaced).toMatchObject({ state: 'asks', amount: { units: 30_000n, currency: 'ETB' } });
    const press = (act: string, parameter: 'order' | 'ordered') =>
      answerOrder(
        visit({ form: { act, [parameter]: orderToken(id, parameter), payment: unplaced?.reference ?? '' } }),
      );
    expect((await press('gift', ORDERED_PARAMETER)).status).toBe(404);
    expect((await press('gift', ORDER_PARAMETER)).order?.payment?.unplaced).toMatchObject([
      { state: 'gift' },
    ]);
    const late = await press('refund', ORDER_PARAMETER);
    expect([late.status, late.failure]).toEqual([409, paymentTexts.en.chosen]);
  });
});
