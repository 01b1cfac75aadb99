import type { APIContext } from 'astro';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { orderTexts } from '#features/tickets/orders/order.texts.ts';
import { ORDER_PARAMETER, ORDERED_PARAMETER, orderToken } from '#features/tickets/orders/order-link.ts';
import { createRenderContext } from '#platform/render-context.ts';
import { answerOrder } from '#site/forms/change-order.ts';
import { answerOrdering } from '#site/forms/order-tickets.ts';
import { readOrderFile, readSaleEvents } from '#site/readers/read-tickets.ts';
import { openTestPayload } from '../../../tests/support/database.ts';

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
    expect((await press('cancel', token)).order?.state).toBe('cancelled');
    expect((await press('confirm', token)).status).toBe(409);
    expect(await readOrderFile(visit({ query: { [ORDER_PARAMETER]: token } }))).toBeNull();
    expect((await order({ [`t-${kinds[0]}`]: '2' })).status).toBe(303);
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
