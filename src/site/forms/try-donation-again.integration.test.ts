import '../../../tests/support/with-giving.ts';
import { inspect } from 'node:util';
import { load } from 'cheerio';
import type { Payload } from 'payload';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import type { Locale } from '#core/locale.ts';
import { AGAIN_FIELD, CHANGE_FIELD } from '#money/donations/donation.queries.ts';
import { donationTexts } from '#money/donations/donation.texts.ts';
import { DonationForm } from '#money/donations/form/donation-form.tsx';
import { receiveEvent } from '#money/donations/receive-event.action.ts';
import type { NewDonation } from '#money/donations/store-donation.action.ts';
import { browserCookie, donationLink } from '#money/donations/thanks-link.ts';
import { env } from '#platform/env.ts';
import { createRenderContext } from '#platform/render-context.ts';
import { answerDonationForm } from '#site/forms/start-donation.ts';
import { readThanks } from '#site/readers/read-thanks.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { giveDonation, report } from '../../../tests/support/donations.ts';
import { donationRows } from '../../../tests/support/donations-desk.ts';

const now = new Date('2026-11-20T09:05:00.000Z');

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
  const amounts = [{ amount: '25' }, { amount: '60' }];
  await payload.updateGlobal({
    slug: 'giving',
    data: {
      currencies: [{ currency: 'USD', amounts }, { currency: 'ETB' }],
      fees: [{ method: 'practice', currency: 'USD', percent: '2.9', fixed: '0.30' }],
    },
  });
});

const donor = {
  name: 'Abeba Bekele',
  email: 'abeba@example.org',
  mayBeNamed: true,
  honour: { name: 'Almaz', email: 'almaz@example.org', words: 'With love', language: 'am' },
  note: 'For the <b>nurses</b>',
} as const;

/** A gift at the page of practice that failed there. */
async function failed(more: Partial<NewDonation> = {}) {
  const donation = await giveDonation(payload, { method: 'practice', ...more });
  await receiveEvent(
    payload,
    report(donation.reference, 'failed', 0n, { method: 'practice', currency: more.total?.currency ?? 'USD' }),
  );
  return donation.reference;
}

const makeLink = (reference: string, at = now) =>
  new URL(donationLink(reference, 'en', at)).searchParams.get('gift') ?? '';

type Sent = { locale?: Locale; of?: string; cookie?: string };
const pair = (cookie = '') => cookie.split(';')[0] ?? '';

let network = 0;
/** Sends the form, from the browser in which `of` was begun. */
function send(
  fields: Record<string, string>,
  { locale = 'en', of, cookie = of ? pair(browserCookie(of, now)) : '' }: Sent = {},
) {
  network += 1;
  const renderContext = createRenderContext({ locale, now });
  const request = new Request(`${env.SITE_URL}/send/gift`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { cookie: `other=1; ${cookie}` },
  });
  const visit = { request, clientAddress: `10.9.${network}.1`, locals: { renderContext } as never };
  const frame = { organisation: { name: { text: 'Adey' } } } as never;
  return answerDonationForm(visit, frame);
}

const findDonations = (email: string) =>
  donationRows<{ reference: string; amount: string; fee_covered: string; honour: object; note: string }>(
    `select g.reference, g.amount, g.fee_covered, p.honour, p.note, p.name, p.may_be_named from money.donations g
     join money.donors p on p.donation = g.id where p.email = $1 order by g.started_at`,
    [email],
  );

it('a failed gift is retried with one press: same amount, fee and donor, under a new reference', async () => {
  const total = { units: 6_210n, currency: 'USD' };
  const reference = await failed({ donor, total, feeCovered: 210n });
  const answer = await send({ [AGAIN_FIELD]: makeLink(reference) }, { of: reference });
  expect(answer).toMatchObject({ status: 200, goTo: expect.stringContaining('/send/practice?payment=') });
  const [first, second, ...more] = await findDonations(donor.email);
  expect(more).toEqual([]);
  expect(second?.reference).not.toBe(reference);
  expect({ ...second, reference }).toEqual({ ...first, reference });
  expect(second).toMatchObject({ amount: '6210', fee_covered: '210', note: donor.note, name: donor.name });
});

it('changing a failed gift shows the form filled in with its values', async () => {
  const reference = await failed({
    donor: { ...donor, email: 'change@example.org' },
    total: { units: 150_050n, currency: 'ETB' },
    rhythm: 'monthly',
  });
  const answer = await send(
    { [AGAIN_FIELD]: makeLink(reference), [CHANGE_FIELD]: 'yes' },
    { locale: 'am', of: reference },
  );
  expect([answer.status, answer.goTo]).toEqual([200, undefined]);
  const $ = load(
    renderToStaticMarkup(createElement(DonationForm, { ...answer.table, values: answer.values })),
  );
  const value = (name: string) =>
    $(
      `[name="${name}"]:checked, [type=hidden][name="${name}"], input:not([type])[name="${name}"], [type=text][name="${name}"], [inputmode][name="${name}"], textarea[name="${name}"]`,
    ).first();
  expect(value('own').val()).toBe('1500.50');
  expect(value('name').val()).toBe('Abeba Bekele');
  expect(value('email').val()).toBe('change@example.org');
  expect(value('note').text()).toBe('For the <b>nurses</b>');
  for (const [name, chosen] of [
    ['currency', 'ETB'],
    ['rhythm', 'monthly'],
    ['named', 'yes'],
    ['honour', 'yes'],
  ])
    expect(value(String(name)).val(), name).toBe(chosen);
  expect(await findDonations('change@example.org')).toHaveLength(1);
});

it('changing a failed gift selects its suggested amount instead of filling in the own amount', async () => {
  const reference = await failed();
  const { values } = await send({ [AGAIN_FIELD]: makeLink(reference), [CHANGE_FIELD]: 'yes' });
  expect(values).toMatchObject({ amount: 'USD-2500', purpose: 'general', method: 'practice' });
  expect(values).not.toHaveProperty('own');
  expect(values).not.toHaveProperty('receipt');
});

it('retrying a gift whose campaign has ended shows the filled form with an error at the purpose', async () => {
  const reference = await failed({
    campaign: 'campaign-999',
    donor: { ...donor, email: 'ended@example.org' },
  });
  const answer = await send({ [AGAIN_FIELD]: makeLink(reference) }, { of: reference });
  expect(answer).toMatchObject({
    status: 422,
    errors: { purpose: 'noSuchPurpose' },
    values: { email: 'ended@example.org' },
  });
});

it('a retry link is refused for a paid or waiting gift, and when expired, forged or somebody else’s', async () => {
  const paid = await failed();
  await receiveEvent(payload, report(paid, 'paid', 2_500n, { method: 'practice' }));
  const waiting = await giveDonation(payload, { method: 'practice', donor });
  await receiveEvent(payload, report(waiting.reference, 'waiting', 0n, { method: 'practice' }));
  const reference = await failed({ donor: { ...donor, email: 'hidden@example.org' } });
  const link = makeLink(reference);
  const other = makeLink(await failed());
  const tampered = `${link.split('.')[0]}.${other.split('.')[1]}`;
  const day = 24 * 3_600_000;
  for (const each of [
    makeLink(paid),
    makeLink(waiting.reference),
    makeLink(reference, new Date(now.getTime() - day - 2_000)),
    tampered,
    `${link}x`,
    reference,
    '',
    '../../etc/passwd',
    'x'.repeat(20_000),
  ])
    for (const change of [{}, { [CHANGE_FIELD]: 'yes' }] as Record<string, string>[]) {
      const answer = await send({ [AGAIN_FIELD]: each, ...change }, { of: reference });
      expect([answer.status, answer.values, answer.goTo], each.slice(0, 60)).toEqual([410, {}, undefined]);
    }
});

it.each(['en', 'am'] as const)(
  'a retry link without the browser’s cookie reveals nothing about the donor and starts no gift, in %s',
  async locale => {
    const reference = await failed({
      donor: { ...donor, email: `link.${locale}@example.org` },
      campaign: null,
    });
    const other = await failed({ donor: { ...donor, email: 'other@example.org' } });
    const hourAgo = new Date(now.getTime() - 3_602_000);
    const forged = pair(browserCookie(reference, now)).replace(/.$/, last => (last === 'A' ? 'B' : 'A'));
    const name = pair(browserCookie(reference, now)).split('=')[0];
    for (const cookie of [
      '',
      `${name}=`,
      `${name}=${makeLink(reference)}`,
      forged,
      pair(browserCookie(other, now)),
      pair(browserCookie(reference, hourAgo)),
    ])
      for (const change of [{}, { [CHANGE_FIELD]: 'yes' }] as Record<string, string>[]) {
        const answer = await send({ [AGAIN_FIELD]: makeLink(reference), ...change }, { locale, cookie });
        expect([answer.status, answer.goTo, answer.cookie], cookie).toEqual([200, undefined, undefined]);
        expect(answer.failure).toBe(donationTexts[locale].typeAgain);
        expect(answer.values).toEqual({
          currency: 'USD',
          amount: 'USD-2500',
          rhythm: 'once',
          purpose: 'general',
          method: 'practice',
          receipt: 'yes',
        });
      }
    expect(await findDonations(`link.${locale}@example.org`)).toHaveLength(1);
  },
);

it('a gift can be retried in the browser that started it, with a cookie without personal data', async () => {
  const email = 'browser@example.org';
  const form = { currency: 'USD', amount: 'own', own: '33', purpose: 'general', method: 'practice' };
  const typed = { receipt: 'yes', name: donor.name, email, note: donor.note };
  const { cookie } = await send({ ...form, ...typed });
  expect(cookie).toMatch(
    /^adey-gift=RF[0-9A-Z]+-\d+\.[\w-]{22}; Max-Age=3600; Path=\/; HttpOnly; SameSite=Strict$/,
  );
  const [begun] = await findDonations(email);
  const answer = await send(
    { [AGAIN_FIELD]: makeLink(begun?.reference ?? ''), [CHANGE_FIELD]: 'yes' },
    { cookie: pair(cookie) },
  );
  expect(answer.values).toMatchObject(typed);
});

it('the thanks page names neither the donor nor the person honoured', async () => {
  const reference = await failed({ donor: { ...donor, email: 'thanks@example.org' } });
  await receiveEvent(payload, report(reference, 'paid', 2_500n, { method: 'practice' }));
  const donation = await readThanks({
    url: new URL(`${env.SITE_URL}/send/thanks?gift=${makeLink(reference)}`),
    locals: { renderContext: createRenderContext({ locale: 'en', now }) } as never,
  });
  expect(donation).toMatchObject({ state: 'paid', hasCard: true });
  expect(inspect(donation, { depth: 9 })).not.toMatch(/abeba|almaz|love|nurses|@/i);
});

it('the proof of work starts by itself on the first view, and only by a press on later views', async () => {
  const renderContext = createRenderContext({ locale: 'en', now });
  const result = { status: 429, values: { own: '25' }, failure: 'Slowed', slowed: 'first' };
  const shown = async (wasShown: boolean) => {
    const locals = { renderContext, form: { result, wasShown } } as never;
    const request = new Request(`${env.SITE_URL}/send/gift`);
    return answerDonationForm({ request, clientAddress: '10.9.0.1', locals }, {} as never);
  };
  expect(await shown(false)).toMatchObject({ slowed: 'first', values: { own: '25' } });
  expect(await shown(true)).toMatchObject({ slowed: 'again', values: { own: '25' } });
});
