import '../../../tests/support/with-giving.ts';
import { randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, dayIn } from '#core/zoned-time.ts';
import { readOrders } from '#features/tickets/orders/order-store.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import { env } from '#platform/env.ts';
import { openTestPayload, testDatabaseUrl } from '../../../tests/support/database.ts';
import { type Session, signIn } from '../../../tests/support/staff-session.ts';
import { POST } from '../app/api/tickets-desk/enter/route.ts';

let payload: Payload;
let editor: Session;
let door: Session;
let event = 0;
let kinds: string[] = [];
beforeAll(async () => {
  payload = await openTestPayload();
  [editor, door] = [await signIn(payload, 'editor'), await signIn(payload, 'door')];
  const made = await payload.create({
    collection: 'events',
    overrideAccess: true,
    data: {
      heading: 'Coffee',
      type: 'normal',
      dateTime: {
        date: addDays(dayIn('Africa/Addis_Ababa', new Date()), 5),
        ...{ time: '10:00', endTime: '12:00', timeZone: 'Africa/Addis_Ababa' },
      },
      tickets: { places: 3, kinds: [{ name: 'Adult' }, { name: 'Helper', code: 'thanks' }] },
      _status: 'published',
    } as never,
  });
  event = made.id;
  kinds = ((made.tickets?.kinds ?? []) as { id?: string | null }[]).map(({ id }) => id ?? '');
});
/** An event whose tickets cost something, with its kinds. */
async function gala(): Promise<{ id: number; adult: string; friend: string }> {
  const made = await payload.create({
    collection: 'events',
    overrideAccess: true,
    data: {
      ...{ heading: 'Gala', type: 'normal' },
      dateTime: {
        date: addDays(dayIn('Africa/Addis_Ababa', new Date()), 20),
        ...{ time: '18:00', timeZone: 'Africa/Addis_Ababa' },
      },
      tickets: {
        ...{ places: 3, currency: 'ETB' },
        kinds: [
          { name: 'Adult', price: '250' },
          { name: 'Friend', price: '50', isOwnPrice: true },
        ],
      },
      _status: 'published',
    } as never,
  });
  const [adult, friend] = (made.tickets?.kinds ?? []).map(({ id }) => id ?? '');
  return { id: made.id, adult: adult ?? '', friend: friend ?? '' };
}
const run = (text: string) => connectOnce(testDatabaseUrl(), client => client.query(text));
beforeEach(() => run('truncate tickets.orders cascade; delete from mails'));

function enter(
  fields: Record<string, string>,
  { headers }: { headers: Record<string, string> } = editor,
): Promise<Response> {
  const all = {
    event: String(event),
    name: 'Almaz Bekele',
    email: '',
    language: 'am',
    attempt: randomUUID(),
  };
  return POST(
    new Request(`${env.STAFF_URL}/api/tickets-desk/enter`, {
      method: 'POST',
      headers: {
        ...headers,
        accept: 'application/json',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ ...all, ...fields }),
    }),
  );
}
const orders = () => readOrders({ payload }, sql`true`);
const mails = async () => (await run('select kind, locale from mails')).rows;

describe('an order by phone', () => {
  it('it is confirmed at once, its person gets the tickets in their language, and a second press changes nothing', async () => {
    const attempt = randomUUID();
    const fields = { [`t-${kinds[0]}`]: '1', [`t-${kinds[1]}`]: '1', email: 'almaz@example.org', attempt };
    expect([(await enter(fields)).status, (await enter(fields)).status]).toEqual([200, 200]);
    expect(await orders()).toMatchObject([{ state: 'confirmed', name: 'Almaz Bekele', tickets: [{}, {}] }]);
    expect(await mails()).toEqual([{ kind: 'tickets-confirmed', locale: 'am' }]);
  });

  it('somebody without an address is on the list and gets no mail', async () => {
    expect((await enter({ [`t-${kinds[0]}`]: '2' })).status).toBe(200);
    expect(await orders()).toMatchObject([{ email: null, name: 'Almaz Bekele' }]);
    expect(await mails()).toEqual([]);
  });

  it('no more places are given out than there are', async () => {
    const answers = await Promise.all([enter({ [`t-${kinds[0]}`]: '2' }), enter({ [`t-${kinds[0]}`]: '2' })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await orders()).toHaveLength(1);
  });

  it.each([
    ['a name without letters', { name: '7' }, 'name'],
    ['an address that is none', { email: 'almaz' }, 'email'],
    ['no ticket', { 't-x': '0' }, 'choice'],
    ['a kind of another event', { 't-ffffffffffffffffffffffff': '1' }, 'choice'],
    ['an event that does not exist', { event: '1 or 1=1', 't-x': '1' }, undefined],
    ['another language', { language: 'constructor', 't-x': '1' }, undefined],
  ])('a form with %s is refused beside its field', async (_what, fields, field) => {
    const answer = await enter(fields as Record<string, string>);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect((await answer.json()).errors[0].field).toBe(field);
    expect(await orders()).toEqual([]);
  });

  it('somebody for the door, and a stranger, cannot enter one', async () => {
    for (const who of [door, { headers: {} }])
      expect((await enter({ [`t-${kinds[0]}`]: '1' }, who)).status).toBe(403);
    expect(await orders()).toEqual([]);
  });
});

describe('an order by phone that costs something', () => {
  beforeAll(async () => {
    await payload.updateGlobal({
      slug: 'giving',
      overrideAccess: true,
      data: {
        currencies: [{ currency: 'ETB', preset1: '100', preset2: '200', preset3: '300', twoAbove: '1000' }],
        bankAccounts: [{ currency: 'ETB', holder: 'Adey', account: '1000123456789', bank: 'Bank of Addis' }],
      } as never,
    });
  });
  const books = async () =>
    (
      await run(`select l.account, sum(l.amount)::int as amount from money.lines l join money.entries e on e.id = l.entry
        join tickets.payments p on p.donation = e.donation group by 1 having sum(l.amount) <> 0 order by 1`)
    ).rows;

  it('a bank transfer holds the places, tells staff its reference and mails the account, once however often it is pressed', async () => {
    const { id, adult } = await gala();
    const fields = { event: String(id), [`t-${adult}`]: '2', payment: 'bank', attempt: randomUUID() };
    const answers = [
      await enter({ ...fields, email: 'almaz@example.org' }),
      await enter({ ...fields, email: 'almaz@example.org' }),
    ];
    const [first, second] = await Promise.all(answers.map(answer => answer.json()));
    expect(first.to).toMatch(/done=transfer&reference=RF\d\d/);
    expect(second.to).toBe(first.to);
    expect(await orders()).toMatchObject([{ state: 'held', price: 50_000, tickets: [{}, {}] }]);
    expect(await mails()).toEqual([{ kind: 'tickets-transfer', locale: 'am' }]);
    expect(await books()).toEqual([]);
  });

  it('cash is in the books as the price of the tickets, which are confirmed at once', async () => {
    const { id, adult, friend } = await gala();
    const admin = await signIn(payload, 'admin');
    const of = { event: String(id), payment: 'cash', email: 'almaz@example.org' };
    const answer = await enter(
      { ...of, [`t-${adult}`]: '1', [`t-${friend}`]: '1', [`p-${friend}`]: '20' },
      admin,
    );
    expect((await answer.json()).to).toMatch(/done=entered$/);
    expect(await orders()).toMatchObject([{ state: 'confirmed', price: 27_000 }]);
    expect(await mails()).toEqual([{ kind: 'tickets-confirmed', locale: 'am' }]);
    expect(await books()).toEqual([
      { account: 'assets:cash', amount: 27_000 },
      { account: 'income:tickets', amount: -27_000 },
    ]);
  });

  it('cash that an editor enters, who may not enter cash at the desk, waits for a second person', async () => {
    const { id, adult } = await gala();
    expect((await enter({ event: String(id), payment: 'cash', [`t-${adult}`]: '1' })).status).toBe(200);
    expect(await books()).toEqual([]);
    expect(
      (await run('select needs_second as waits from money.counted order by entered_at desc limit 1')).rows,
    ).toEqual([{ waits: true }]);
  });

  it.each([
    ['nothing said of the payment', {}, 'payment'],
    ['a transfer without an email', { payment: 'bank', email: '' }, 'email'],
    ['another way to pay', { payment: 'constructor' }, undefined],
    ['a price that is none', { payment: 'cash', friend: 'much' }, 'choice'],
    ['more than there are places', { payment: 'cash', many: '4' }, 'choice'],
  ])('a form with %s is refused beside its field, and nothing is stored', async (_what, of, field) => {
    const { id, adult, friend } = await gala();
    const { friend: typed, many = '1', ...more } = of as Record<string, string>;
    const chosen = typed ? { [`t-${friend}`]: '1', [`p-${friend}`]: typed } : { [`t-${adult}`]: many };
    const answer = await enter({ event: String(id), email: 'a@example.org', ...chosen, ...more });
    expect([answer.status >= 400, (await answer.json()).errors[0].field]).toEqual([true, field]);
    expect(await orders()).toEqual([]);
  });
});
