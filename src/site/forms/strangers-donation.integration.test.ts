import { donorWith } from '#money/domain/donor.ts';
import '../../../tests/support/with-giving.ts';
import { load } from 'cheerio';
import type { Payload } from 'payload';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { receiveEvent } from '#money/donations/receive-event.action.ts';
import { findDonations, findHonourCards } from '#money/donors/donor.personal-data.ts';
import { DONOR_PARAMETER, donorPass, YEAR_PARAMETER } from '#money/donors/donor-link.ts';
import { findDonor } from '#money/donors/find-donations.ts';
import { env } from '#platform/env.ts';
import { createRenderContext } from '#platform/render-context.ts';
import { readDonationsPanel } from '#site/account/donations-panel.tsx';
import { answerDonorPage } from '#site/forms/change-monthly.ts';
import { answerDonationForm } from '#site/forms/start-donation.ts';
import { answerStatement } from '#site/readers/read-receipt.ts';
import { openTestPayload, testDatabaseUrl } from '../../../tests/support/database.ts';
import { giveDonation, report } from '../../../tests/support/donations.ts';
import { donationRows } from '../../../tests/support/donations-desk.ts';
import { mailsIn } from '../../../tests/support/outbox.ts';

const now = new Date('2026-11-21T09:00:00.000Z');
const email = 'selam@example.org';
const stranger = 'Stranger Danger';

let payload: Payload;
let paid: string;

beforeAll(async () => {
  payload = await openTestPayload();
  await payload.updateGlobal({
    slug: 'giving',
    data: {
      currencies: [{ currency: 'USD' }],
      bankAccounts: [{ currency: 'USD', holder: 'Adey', account: '1000123456789', bank: 'A bank' }],
    },
  });
  const donor = donorWith({ name: 'Selam Tesfaye', email });
  ({ reference: paid } = await giveDonation(payload, { donor }));
  await receiveEvent(payload, report(paid, 'paid', 2_500n));
});

let network = 0;
function visit(address: string, init?: RequestInit) {
  network += 1;
  const url = new URL(address, env.SITE_URL);
  const renderContext = createRenderContext({ locale: 'en', now });
  const request = new Request(url, init);
  return { url, request, clientAddress: `10.4.${network}.1`, locals: { renderContext } as never };
}

const send = (address: string, fields: Record<string, string>) =>
  visit(address, { method: 'POST', body: new URLSearchParams(fields) });

/** What a stranger sends who knows somebody's address, and never pays. */
async function strangerGives(more: Record<string, string> = {}) {
  const form = {
    currency: 'USD',
    amount: 'own',
    own: '5',
    purpose: 'general',
    method: 'practice',
    receipt: 'yes',
    name: stranger,
    email,
    note: 'Words of a stranger',
    ...more,
  };
  const frame = { organisation: { name: { text: 'Adey' } } } as never;
  const answer = await answerDonationForm(send('/send/gift', form), frame);
  expect(answer).toMatchObject({ status: 200, goTo: expect.any(String) });
}

beforeEach(async () => {
  await strangerGives();
  await strangerGives({ method: 'bank' });
  await strangerGives({ rhythm: 'monthly' });
});

const makePass = async (address = email) => donorPass((await findDonor({ payload }, address)) ?? '', now);

/** What the first page of somebody's statement says. */
async function readStatement(address: string, year: string): Promise<string> {
  const query = new URLSearchParams({ [DONOR_PARAMETER]: await makePass(address), [YEAR_PARAMETER]: year });
  const answer = await answerStatement(visit(`/send/statement?${query}`));
  const loading = getDocument({ data: new Uint8Array(await answer.arrayBuffer()), verbosity: 0 });
  const { items } = await (await (await loading.promise).getPage(1)).getTextContent();
  await loading.destroy();
  return items.map(item => ('str' in item ? item.str : '')).join(' ');
}

it('an unpaid gift with somebody else’s address does not appear in their list of gifts', async () => {
  const { view } = await answerDonorPage(visit(`/send/gifts?${DONOR_PARAMETER}=${await makePass()}`), 'Adey');
  const { donations, monthly } = view as Extract<typeof view, { kind: 'donations' }>;
  expect(donations.map(({ reference }) => reference)).toEqual([paid]);
  expect(monthly).toEqual([]);
});

it('an unpaid gift with somebody else’s address does not change the name on their yearly statement', async () => {
  const words = await readStatement(email, '2026');
  expect(words).toContain('Selam Tesfaye');
  expect(words).not.toContain(stranger);
});

it('a yearly statement carries the name given with that year’s gifts that were not refunded', async () => {
  const address = 'married@example.org';
  const give = async (name: string, at: string) => {
    const donor = donorWith({ name, email: address });
    const { reference } = await giveDonation(payload, { donor });
    await receiveEvent(payload, { ...report(reference, 'paid', 2_500n), moment: new Date(at) });
    return reference;
  };
  await give('Old Name', '2025-03-01T09:00:00.000Z');
  await give('New Name', '2026-03-01T09:00:00.000Z');
  await receiveEvent(
    payload,
    report(await give('Taken Back', '2026-04-01T09:00:00.000Z'), 'refunded', 2_500n),
  );
  for (const [year, name] of [
    ['2025', 'Old Name'],
    ['2026', 'New Name'],
  ] as const) {
    const words = await readStatement(address, year);
    for (const each of ['Old Name', 'New Name', 'Taken Back'])
      expect(words.includes(each), `${year} ${each}`).toBe(each === name);
  }
});

it('an unpaid gift with somebody else’s address does not appear in their account', async () => {
  const renderContext = createRenderContext({ locale: 'en', now });
  const supporter = { email, isProven: true } as never;
  const panel = await readDonationsPanel({ supporter, renderContext, to: path => path });
  const $ = load(panel ? renderToStaticMarkup(panel) : '');
  expect(
    $('[data-donation]')
      .toArray()
      .map(({ attribs }) => attribs['data-donation']),
  ).toEqual([paid]);
});

it('an export lists an unpaid gift without the name, card or note of whoever started it', async () => {
  const donations = await findDonations(payload, email);
  expect(donations[0]).toMatchObject({ reference: paid, name: 'Selam Tesfaye', note: '' });
  expect(donations.length).toBeGreaterThan(1);
  for (const donation of donations.slice(1))
    expect(donation).toMatchObject({ name: null, honour: null, note: null });
  expect(JSON.stringify(donations)).not.toMatch(/stranger/i);
});

it('an export for the person honoured by an unpaid gift has neither the sender’s name nor the card’s words', async () => {
  const honour = {
    honour: 'yes',
    honoured: 'Almaz',
    cardEmail: 'almaz@example.org',
    cardWords: 'Strange words',
  };
  await strangerGives(honour);
  const [card] = await findHonourCards(payload, 'almaz@example.org');
  expect(card).toMatchObject({ name: null, words: null, startedAt: expect.any(String) });
});

it('an address without a paid gift belongs to no donor, and no gifts link is mailed to it', async () => {
  await strangerGives({ email: 'never@example.org' });
  expect(await findDonor({ payload }, 'never@example.org')).toBeNull();
  await answerDonorPage(send('/send/gifts', { email: 'never@example.org' }), 'Adey');
  const mails = await mailsIn(
    { databaseUrl: testDatabaseUrl(), secret: env.PAYLOAD_SECRET },
    'never@example.org',
  );
  expect(mails).toEqual([]);
  expect(await donationRows("select from money.donors where compared = 'never@example.org'")).toHaveLength(1);
});
