import '../../../tests/support/as-site.ts';
import { randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, expect, it } from 'vitest';
import { receiveEvent } from '#money/donations/receive-event.action.ts';
import { browserCookie, DONATION_PARAMETER, donationLink } from '#money/donations/thanks-link.ts';
import { createRenderContext } from '#platform/render-context.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { giveDonation, report } from '../../../tests/support/donations.ts';
import { answerReceipt } from './read-receipt.ts';

const now = new Date('2026-11-21T09:00:00.000Z');
const person = {
  name: 'Abeba Bekele',
  email: 'abeba@example.org',
  mayBeNamed: false,
  honour: null,
  note: '',
};

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});

function ask(address: string | URL, { clientAddress = '10.9.0.1', at = now, cookie = '' } = {}) {
  const renderContext = createRenderContext({ locale: 'en', now: at });
  const request = new Request(address, { headers: { cookie } });
  return answerReceipt({ url: new URL(address), clientAddress, request, locals: { renderContext } as never });
}

async function paidReference(donor: typeof person | null = person): Promise<string> {
  const { reference } = await giveDonation(payload, { donor });
  await receiveEvent(payload, report(reference, 'paid', 2_500n));
  return reference;
}

const paidDonation = async (donor: typeof person | null = person) =>
  donationLink(await paidReference(donor), 'en', now);

async function readWords(file: ArrayBuffer): Promise<string> {
  const loading = getDocument({ data: new Uint8Array(file), verbosity: 0 });
  const page = await (await loading.promise).getPage(1);
  const { items } = await page.getTextContent();
  await loading.destroy();
  return items.map(item => ('str' in item ? item.str : '')).join(' ');
}

it('a signed link returns the receipt as an uncached PDF without the donor’s name', async () => {
  const answer = await ask(await paidDonation());
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^attachment; filename="receipt-\d{6}\.pdf"$/),
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  });
  const words = await readWords(await answer.arrayBuffer());
  expect(words).toContain('$25.00');
  expect(words).not.toContain('Abeba');
  expect(words).toContain('The receipt that we mailed to you carries your name.');
});

it('a receipt names the donor for an hour, only in the browser that started the gift', async () => {
  const [reference, other] = [await paidReference(), await paidReference()];
  const link = donationLink(reference, 'en', now);
  const named = async (cookie: string, at = now) =>
    (await readWords(await (await ask(link, { cookie, at })).arrayBuffer())).includes('Abeba Bekele');
  const [cookie = ''] = browserCookie(reference, now).split(';');
  expect(await named(`lang=am; ${cookie}`)).toBe(true);
  expect(await named(cookie, new Date(now.getTime() + 3_600_000))).toBe(true);
  expect(await named(cookie, new Date(now.getTime() + 3_601_000))).toBe(false);
  const [ofOther = ''] = browserCookie(other, now).split(';');
  const forged = [cookie.replace(/.$/, last => (last === 'A' ? 'B' : 'A')), `adey-gift=${reference}`];
  for (const wrong of [ofOther, ofOther.replace(other, reference), ...forged, 'adey-gift=', ''])
    expect([wrong, await named(wrong)]).toEqual([wrong, false]);
});

it('an expired, forged, truncated or hostile receipt link returns 404, as does a gift without a receipt', async () => {
  const link = await paidDonation();
  const day = 24 * 3_600_000;
  expect((await ask(link, { at: new Date(now.getTime() + day + 2_000) })).status).toBe(404);
  expect((await ask(await paidDonation(null))).status).toBe(404);
  const signed = new URL(link).searchParams.get(DONATION_PARAMETER) ?? '';
  const hostile = ['', '.', signed.slice(0, -1), `${signed}.x`, signed.replace('RF', 'RG'), `${signed}\0`];
  hostile.push("' or 1=1 --", '../../etc/passwd', 'x'.repeat(100_000), randomBytes(60).toString('base64'));
  for (const value of hostile) {
    const url = new URL(link);
    url.searchParams.set(DONATION_PARAMETER, value);
    expect([value.slice(0, 80), (await ask(url)).status]).toEqual([value.slice(0, 80), 404]);
  }
});

it('a network is refused with 429 after sixty requests for receipts', async () => {
  const link = await paidDonation();
  const statuses: number[] = [];
  for (let time = 0; time < 61; time += 1)
    statuses.push((await ask(link, { clientAddress: '10.9.8.7' })).status);
  expect([statuses.indexOf(429), statuses[0]]).toEqual([60, 200]);
});
