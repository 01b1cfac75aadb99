import type { APIContext } from 'astro';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { orderTexts } from '#features/tickets/orders/order.texts.ts';
import {
  ORDER_PARAMETER,
  ORDERED_PARAMETER,
  orderToken,
  TICKET_PARAMETER,
} from '#features/tickets/orders/order-link.ts';
import { ticketPageTexts } from '#features/tickets/orders/ticket.texts.ts';
import type { ShownTicket } from '#features/tickets/orders/ticket-list.tsx';
import { connectOnce } from '#platform/database/connect-once.ts';
import { createRenderContext } from '#platform/render-context.ts';
import { answerOrder } from '#site/forms/change-order.ts';
import { answerOrdering } from '#site/forms/order-tickets.ts';
import { readOrderFile, readOrderPdf, readSaleEvents } from '#site/readers/read-tickets.ts';
import { openTestPayload, testDatabaseUrl } from '../../../tests/support/database.ts';

const now = new Date('2026-11-30T06:00:00Z');

let payload: Payload;
let event = 0;
let kinds: string[] = [];
let question = '';
beforeAll(async () => {
  process.env.SITE_URL = 'http://localhost:3000';
  payload = await openTestPayload();
  await payload.create({
    collection: 'events',
    overrideAccess: true,
    data: {
      heading: 'Coffee',
      type: 'normal',
      dateTime: { date: '2026-12-05', time: '10:00', endTime: '12:00', timeZone: 'Africa/Addis_Ababa' },
      tickets: {
        places: 5,
        kinds: [{ name: 'Adult' }, { name: 'Family', seats: 4 }, { name: 'Helper', code: 'thanks' }],
        questions: [{ question: 'What do you eat?', isRequired: true }],
        words: 'Ring twice.',
      },
      _status: 'published',
    } as never,
  });
  const [sold] = await readSaleEvents(createRenderContext({ locale: 'en', now }));
  event = sold?.id ?? 0;
  kinds = sold?.sale?.kinds.map(({ id }) => id) ?? [];
  question = sold?.sale?.questions[0]?.id ?? '';
});

let visits = 0;
type Sent = {
  query?: Record<string, string>;
  form?: Record<string, string>;
  locale?: 'en' | 'am';
  body?: string;
};

/** A visit without script, from a network of its own. */
function visit({ query = {}, form, locale = 'en', body }: Sent) {
  visits += 1;
  const url = new URL(`https://adey.example/send?${new URLSearchParams(query)}`);
  const sent = body === undefined ? form && new URLSearchParams(form) : body;
  const request = new Request(url, sent === undefined ? {} : { method: 'POST', body: sent });
  const locals = { renderContext: createRenderContext({ locale, now }), path: '/send' };
  return { request, url, locals, clientAddress: `10.9.${visits}.1` } as unknown as APIContext;
}
const person = () => ({
  name: 'Abeba G/Medhin',
  email: `abeba${visits}@example.org`,
  [`q-${question}`]: 'Injera',
});
const order = (fields: Record<string, string>, locale: 'en' | 'am' = 'en') =>
  answerOrdering(visit({ form: { ...person(), ...fields }, locale }));
const tokenIn = (goTo: string | undefined) => new URL(goTo ?? '').searchParams.get(ORDERED_PARAMETER) ?? '';

describe('ordering tickets without script', () => {
  it('the form shows what a link chose, and nothing of a kind whose code was not typed', async () => {
    const { form, status } = await answerOrdering(visit({ query: { [`t-${kinds[0]}`]: '2' } }));
    expect(status).toBe(200);
    expect(form?.events[0]?.kinds.map(({ name, chosen, most }) => [name.text, chosen, most])).toEqual([
      ['Adult', 2, 5],
      ['Family', 0, 1],
    ]);
    expect(JSON.stringify(form)).not.toMatch(/Helper|thanks|Ring twice/);
    const typed = await answerOrdering(visit({ query: { event: String(event), code: 'THANKS' } }));
    expect(typed.form?.events[0]?.kinds.map(({ name }) => name.text)).toContain('Helper');
    const wrong = await answerOrdering(visit({ query: { event: String(event), code: 'guess' } }));
    expect(wrong.form?.failure).toBe(orderTexts.en.unknownCode);
  });

  it('a network that guesses codes is told nothing more, not even by the one that is right', async () => {
    const clientAddress = '10.200.1.1';
    const guess = (code: string) =>
      answerOrdering({ ...visit({ query: { event: String(event), code } }), clientAddress } as APIContext);
    for (let n = 0; n < 30; n += 1) {
      expect((await guess(`guess ${n}`)).form?.failure).toBe(orderTexts.en.unknownCode);
      if (n % 10 === 0) expect(JSON.stringify(await guess('thanks'))).toContain('Helper');
    }
    const { form } = await guess('thanks');
    expect(form?.failure).toBe(orderTexts.en.guessing);
    expect(JSON.stringify(form)).not.toContain('Helper');
    const fields = { ...person(), [`t-${kinds[2]}`]: '1', code: 'thanks' };
    const posted = await answerOrdering({ ...visit({ form: fields }), clientAddress } as APIContext);
    expect([posted.status, posted.form?.failure]).toEqual([429, orderTexts.en.guessing]);
  });

  it('a form with mistakes says each of them in the language of the page, and keeps what was typed', async () => {
    const { form, status } = await order({ name: '7', email: 'nobody', [`q-${question}`]: '' }, 'am');
    expect(status).toBe(422);
    expect(form).toBeNull();
    const chosen = await order(
      { [`t-${kinds[0]}`]: '1', name: '7', email: 'nobody', [`q-${question}`]: '' },
      'am',
    );
    expect(chosen.status).toBe(422);
    expect(chosen.form?.errors).toEqual({
      name: 'invalidName',
      email: 'invalidEmail',
      answers: { [question]: 'noAnswer' },
    });
    expect(chosen.form?.values).toMatchObject({ name: '7', email: 'nobody' });
    expect(chosen.form?.events[0]?.kinds[0]?.chosen).toBe(1);
  });

  it('an order is held, confirmed and cancelled by the link of its mail, and by no other link', async () => {
    const { status, goTo } = await order({ [`t-${kinds[1]}`]: '1' });
    expect(status).toBe(303);
    const ordered = tokenIn(goTo);
    const seen = await answerOrder(visit({ query: { [ORDERED_PARAMETER]: ordered } }));
    expect(seen.order).toMatchObject({ state: 'held', token: null, mayConfirm: false, mayCancel: false });
    expect(seen.order?.justOrdered).toEqual([kinds[1]]);
    const press = (act: string, token: string) =>
      answerOrder(visit({ form: { [ORDER_PARAMETER]: token, act } }));
    expect((await press('confirm', ordered)).status).toBe(404);
    const full = await order({ [`t-${kinds[0]}`]: '2' });
    expect([full.status, full.form?.failure]).toEqual([409, orderTexts.en.full]);
    const token = orderToken(ordered.split('.')[0] ?? '');
    expect((await press('confirm', token)).status).toBe(303);
    const mine = await answerOrder(visit({ query: { [ORDER_PARAMETER]: token } }));
    expect(mine.order).toMatchObject({ state: 'confirmed', mayConfirm: false, mayCancel: true });
    expect(mine.order?.groups).toMatchObject([{ tickets: '1 × Family', words: { text: 'Ring twice.' } }]);
    expect(await readOrderFile(visit({ query: { [ORDER_PARAMETER]: token } }))).toContain('BEGIN:VEVENT');
    const pdf = (query: Record<string, string>) => readOrderPdf(visit({ query }));
    expect((await pdf({ [ORDER_PARAMETER]: token }))?.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await pdf({ [ORDERED_PARAMETER]: ordered })).toBeNull();
    expect((await press('cancel', token)).order?.state).toBe('cancelled');
    expect((await press('confirm', token)).status).toBe(409);
    expect(await readOrderFile(visit({ query: { [ORDER_PARAMETER]: token } }))).toBeNull();
    expect(await pdf({ [ORDER_PARAMETER]: token })).toBeNull();
    expect((await order({ [`t-${kinds[0]}`]: '2' })).status).toBe(303);
  });

  const freePlaces = () =>
    connectOnce(testDatabaseUrl(), client => client.query('delete from tickets.orders'));

  async function confirmed(kind = kinds[0] ?? ''): Promise<{ token: string; tickets: ShownTicket[] }> {
    const { goTo } = await order({ [`t-${kind}`]: '1' });
    const token = orderToken(tokenIn(goTo).split('.')[0] ?? '');
    await answerOrder(visit({ form: { [ORDER_PARAMETER]: token, act: 'confirm' } }));
    const { order: shown } = await answerOrder(visit({ query: { [ORDER_PARAMETER]: token } }));
    return { token, tickets: shown?.groups.flatMap(({ each }) => each) ?? [] };
  }

  it('a ticket is renamed and passed on by the link of its mail, and the page of a mistake keeps what was typed', async () => {
    await freePlaces();
    const { token, tickets } = await confirmed();
    const ticket = tickets[0]?.id ?? '';
    const press = (fields: Record<string, string>, locale: 'en' | 'am' = 'en') =>
      answerOrder(
        visit({ form: { [ORDER_PARAMETER]: token, [TICKET_PARAMETER]: ticket, ...fields }, locale }),
      );
    const shown = await answerOrder(
      visit({ query: { [ORDER_PARAMETER]: token, [TICKET_PARAMETER]: ticket } }),
    );
    expect(shown.ticket).toMatchObject({ mayPass: true, ticket: { name: 'Abeba G/Medhin' } });
    expect(await press({ act: 'name', name: 'ማርታ በቀለ' }, 'am')).toMatchObject({
      ...{ status: 200, notice: ticketPageTexts.am.named },
      order: { groups: [{ each: [{ name: 'ማርታ በቀለ' }] }] },
    });
    const wrong = await press({ act: 'pass', name: '7', email: 'nobody' });
    expect(wrong).toMatchObject({
      status: 422,
      ticket: {
        values: { act: 'pass', name: '7', email: 'nobody' },
        errors: { name: 'invalidName', email: 'invalidEmail' },
      },
    });
    const passed = await press({ act: 'pass', name: 'Hana', email: 'hana@example.org' });
    expect(passed).toMatchObject({ status: 200, notice: ticketPageTexts.en.passed, order: { groups: [] } });
    const back = await press({ act: 'cancel-ticket' });
    expect([back.status, back.failure, back.ticket]).toEqual([409, ticketPageTexts.en.gone, undefined]);
  });

  it('the links of others change no ticket: another order, the page after ordering, a changed id', async () => {
    await freePlaces();
    const [mine, others] = [await confirmed(), await confirmed()];
    const ticket = others.tickets[0]?.id ?? '';
    const ordered = await order({ [`t-${kinds[0]}`]: '1' });
    const tokens = [mine.token, tokenIn(ordered.goTo), `${mine.token}x`, '', "' or 1=1"];
    for (const token of tokens)
      for (const act of ['name', 'pass', 'cancel-ticket']) {
        const form = {
          [ORDER_PARAMETER]: token,
          [TICKET_PARAMETER]: ticket,
          act,
          name: 'Eve',
          email: 'eve@example.org',
        };
        expect([404, 409]).toContain((await answerOrder(visit({ form }))).status);
      }
    for (const id of ['__proto__', `${ticket}'`, 'x'.repeat(5_000)]) {
      const form = { [ORDER_PARAMETER]: mine.token, [TICKET_PARAMETER]: id, act: 'cancel-ticket' };
      expect((await answerOrder(visit({ form }))).status).toBe(404);
    }
    const seen = await answerOrder(visit({ query: { [ORDERED_PARAMETER]: tokenIn(ordered.goTo) } }));
    expect(seen.order?.groups.flatMap(({ each }) => each)).toEqual([]);
    const theirs = await answerOrder(visit({ query: { [ORDER_PARAMETER]: others.token } }));
    expect(theirs.order?.groups.flatMap(({ each }) => each)).toMatchObject([
      { id: ticket, name: 'Abeba G/Medhin' },
    ]);
    const wrong = await answerOrder(
      visit({ query: { [ORDER_PARAMETER]: mine.token, [TICKET_PARAMETER]: ticket } }),
    );
    expect([wrong.status, wrong.ticket]).toEqual([404, undefined]);
  });

  it('a sold-out form keeps what was typed and can join the waiting list instead, which its link leaves', async () => {
    await freePlaces();
    await confirmed(kinds[1]);
    const full = await order({ [`t-${kinds[1]}`]: '1', name: 'Sara Abebe' });
    expect(full.form).toMatchObject({ mayWait: true, waits: false, values: { name: 'Sara Abebe' } });
    const shown = await answerOrdering(visit({ query: { event: String(event), wait: '1' } }));
    expect(shown.form?.waits).toBe(true);
    expect(shown.form?.events[0]?.kinds.map(({ state }) => state)).toEqual(['open', 'open']);
    const { status, goTo } = await order({ [`t-${kinds[1]}`]: '1', wait: '1' });
    expect(status).toBe(303);
    const ordered = tokenIn(goTo);
    const seen = await answerOrder(visit({ query: { [ORDERED_PARAMETER]: ordered } }));
    expect(seen.order).toMatchObject({
      state: 'asking',
      mayConfirm: false,
      mayCancel: false,
      justOrdered: [],
    });
    const token = orderToken(ordered.split('.')[0] ?? '');
    const press = (act: string) => answerOrder(visit({ form: { [ORDER_PARAMETER]: token, act } }));
    expect((await press('confirm')).status).toBe(303);
    const waiting = await answerOrder(visit({ query: { [ORDER_PARAMETER]: token } }));
    expect(waiting.order).toMatchObject({ state: 'waiting', pdf: null, file: null });
    expect(waiting.order?.groups[0]?.each).toEqual([]);
    expect((await press('cancel')).order?.state).toBe('left');
    expect((await press('confirm')).status).toBe(409);
  });

  it.each([
    ['no form', { body: '{"a":1}' }],
    ['names that every object has', { form: { 't-constructor': '1', 'q-__proto__': 'x', name: 'toString' } }],
    ['numbers that are none', { form: { 't-abc': '-1', 't-abd': '1e9', 't-abe': '٣' } }],
    [
      'a kind that does not exist',
      { form: { 't-ffffffffffffffffffffffff': '1', name: 'A B', email: 'a@b.example' } },
    ],
    ['a very long code', { form: { code: 'x'.repeat(60_000), event: '1 or 1=1' } }],
  ])('what no form of ours sends is refused: %s', async (_what, sent) => {
    const { status, goTo } = await answerOrdering(visit(sent));
    expect(status).toBeGreaterThanOrEqual(400);
    expect(goTo).toBeUndefined();
  });

  it('more than one order may hold is refused, and so is a kind without its code', async () => {
    expect((await order({ [`t-${kinds[0]}`]: '99' })).form?.failure).toBe(orderTexts.en.tooMany);
    expect((await order({ [`t-${kinds[2]}`]: '1' })).form?.failure).toBe(orderTexts.en.closed);
  });
});
