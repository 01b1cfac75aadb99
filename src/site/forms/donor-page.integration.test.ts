import { donorWith } from '#money/domain/donor.ts';
import '../../../tests/support/as-site.ts';
import type { Payload } from 'payload';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Locale } from '#core/locale.ts';
import { receiveEvent } from '#money/donations/receive-event.action.ts';
import { eraseDonor } from '#money/donors/donor.personal-data.ts';
import { donorTexts } from '#money/donors/donor.texts.ts';
import { DONOR_PARAMETER, YEAR_PARAMETER } from '#money/donors/donor-link.ts';
import { env } from '#platform/env.ts';
import { createRenderContext } from '#platform/render-context.ts';
import { inOneTransaction } from '#platform/transaction.ts';
import { answerDonorPage } from '#site/forms/change-monthly.ts';
import { answerReceipt, answerStatement } from '#site/readers/read-receipt.ts';
import { openTestPayload, testDatabaseUrl } from '../../../tests/support/database.ts';
import { giveDonation, report } from '../../../tests/support/donations.ts';
import { mailsIn } from '../../../tests/support/outbox.ts';

const now = new Date('2026-11-21T09:00:00.000Z');
const hour = 3_600_000;

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});

type Asked = { locale?: Locale; at?: Date; network?: string };

function visit(address: string | URL, { locale = 'en', at = now, network = '10.8.0.1' }: Asked = {}) {
  const renderContext = createRenderContext({ locale, now: at });
  const url = new URL(address, env.SITE_URL);
  return { url, request: new Request(url), clientAddress: network, locals: { renderContext } as never };
}

const open = (address: string, asked?: Asked) => answerDonorPage(visit(address, asked), 'Adey');

function askFor(email: string, asked?: Asked) {
  const form = new Request(`${env.SITE_URL}/send/gifts`, {
    method: 'POST',
    body: new URLSearchParams({ email }),
  });
  return answerDonorPage({ ...visit('/send/gifts', asked), request: form }, 'Adey');
}

/** Somebody who gave 25 dollars, of which `units` arrived, with the resulting receipt. */
async function addDonor(email: string, units = 2_500n): Promise<string> {
  const donor = donorWith({ name: 'Abeba Bekele', email });
  const { reference } = await giveDonation(payload, { donor });
  if (units > 0n) await receiveEvent(payload, report(reference, 'paid', units));
  return reference;
}

const mailed = (email: string) =>
  mailsIn({ databaseUrl: testDatabaseUrl(), secret: env.PAYLOAD_SECRET }, email);

async function linkTo(email: string): Promise<string> {
  await askFor(email, { network: `10.7.0.${email.length}` });
  const link = (await mailed(email)).findLast(({ kind }) => kind === 'giver-link')?.data.link;
  if (!link) throw new Error('No link was mailed');
  return link.replace('{{', '');
}

async function readWords(answer: Response): Promise<string> {
  const loading = getDocument({ data: new Uint8Array(await answer.arrayBuffer()), verbosity: 0 });
  const { items } = await (await (await loading.promise).getPage(1)).getTextContent();
  await loading.destroy();
  return items.map(item => ('str' in item ? item.str : '')).join(' ');
}

describe('the gifts link of a donor', () => {
  it('the gifts link is mailed to donors only, in any spelling, with the same response for everybody', async () => {
    await addDonor('marta@example.org');
    const known = await askFor(' MARTA@example.org ', { locale: 'am' });
    expect(known).toEqual({ view: { kind: 'asked' }, status: 200 });
    expect(await askFor('nobody@example.org')).toEqual(known);
    expect(await mailed('nobody@example.org')).toEqual([]);
    const mail = (await mailed('marta@example.org')).findLast(({ kind }) => kind === 'giver-link');
    expect(mail).toMatchObject({ locale: 'am' });
    expect(new URL(mail?.data.link ?? '').pathname).toBe('/am/send/gifts');
  });

  it('a request for the gifts link is refused for an invalid address and after too many attempts', async () => {
    const texts = donorTexts.am;
    for (const email of [
      '',
      'marta',
      `${'x'.repeat(400)}@example.org`,
      "' or 1=1 --",
      '<script>@x.y',
      'a@b\0.c',
    ])
      expect(await askFor(email, { locale: 'am' })).toEqual({
        view: { kind: 'ask', email, error: texts.invalidEmail },
        status: 422,
      });
    const statuses: number[] = [];
    for (let time = 0; time < 5; time += 1)
      statuses.push((await askFor('often@example.org', { network: '10.6.0.1' })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    expect((await askFor('often@example.org', { network: '10.6.0.2' })).status, 'its owner').toBe(200);
    for (let time = 0; time < 10; time += 1)
      await askFor(`one-of-${time}@example.org`, { network: '10.5.0.1' });
    expect((await askFor('one-more@example.org', { network: '10.5.0.1' })).status).toBe(429);
  });

  it('the gifts link shows only the gifts of its donor, and expires after an hour', async () => {
    const [one, two] = [await addDonor('sara@example.org'), await addDonor('sara@example.org')];
    await addDonor('other@example.org');
    const link = await linkTo('sara@example.org');
    const { view } = await open(link);
    const donations = view.kind === 'donations' ? view.donations : [];
    expect(new Set(donations.map(({ reference }) => reference))).toEqual(new Set([one, two]));
    expect(donations.find(({ reference }) => reference === one)).toMatchObject({
      state: 'paid',
      left: { units: 2_500n, currency: 'USD' },
      receipt: expect.stringMatching(/^\d{6}$/),
      purpose: { en: 'Where it is needed most' },
    });
    const over = await open(link, { at: new Date(now.getTime() + hour + 2_000) });
    expect(over).toEqual({ view: { kind: 'ask', email: '', isOver: true }, status: 410 });
  });

  it('an altered or unknown gifts link is refused, and an erased donor’s link shows no gifts', async () => {
    await addDonor('hana@example.org');
    const link = await linkTo('hana@example.org');
    const pass = new URL(link).searchParams.get(DONOR_PARAMETER) ?? '';
    for (const value of ['', '.', `${pass}.x`, pass.slice(1), "' or 1=1 --", 'x'.repeat(100_000)]) {
      const address = `/send/gifts?${new URLSearchParams({ [DONOR_PARAMETER]: value })}`;
      expect((await open(address)).view, value.slice(0, 40)).toMatchObject({ kind: 'ask', isOver: true });
    }
    await inOneTransaction(payload, req => eraseDonor(req, 'hana@example.org'));
    expect((await open(link)).view).toMatchObject({ kind: 'donations', donations: [] });
  });
});

describe('the files of a donor', () => {
  const at = (path: string, query: Record<string, string>) => visit(`${path}?${new URLSearchParams(query)}`);

  it('a donor can open receipts with their name, for their own gifts only', async () => {
    const [own, foreign] = [await addDonor('lidya@example.org'), await addDonor('else@example.org')];
    const pass = new URL(await linkTo('lidya@example.org')).searchParams.get(DONOR_PARAMETER) ?? '';
    const receipt = (donation: string, donor: string) =>
      answerReceipt(at('/send/receipt', { gift: donation, giver: donor }));
    const answer = await receipt(own, pass);
    expect(answer.status).toBe(200);
    expect(await readWords(answer)).toContain('Abeba Bekele');
    for (const [donation, donor] of [
      [foreign, pass],
      ['RF00', pass],
      ["' or 1=1 --", pass],
      [own, `${pass}x`],
      [own, ''],
    ] as const)
      expect((await receipt(donation, donor)).status, `${donation} ${donor}`).toBe(404);
  });

  it('a yearly statement leaves out refunded amounts, and a year without gifts has none', async () => {
    const reference = await addDonor('ruth@example.org');
    await receiveEvent(payload, report(reference, 'refunded', 500n));
    const donor = new URL(await linkTo('ruth@example.org')).searchParams.get(DONOR_PARAMETER) ?? '';
    const statement = (year: string, pass = donor) =>
      answerStatement(at('/send/statement', { [DONOR_PARAMETER]: pass, [YEAR_PARAMETER]: year }));
    const answer = await statement('2026');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="gifts-2026.pdf"');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(await readWords(answer)).toMatch(/Gifts of 2026.*Abeba Bekele.*\$20\.00 \(USD\)/);
    for (const year of ['2025', '', '2026.0', '-1', "' or 1=1 --"])
      expect((await statement(year)).status).toBe(404);
  });
});
