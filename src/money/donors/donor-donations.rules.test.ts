import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import { byYear, type DonorDonation, donationDay } from './donor-donations.rules.ts';
import { writeStatementPdf } from './yearly-statement.ts';

const issuer = {
  en: { name: 'Adey', address: '', registration: 'Registered charity 1234' },
  am: { name: 'አደይ', address: '', registration: '' },
};

function donation(at: string, units: bigint, { left = units, currency = 'USD' } = {}): DonorDonation {
  return {
    reference: 'RF18539007547034',
    name: 'Abeba Bekele',
    at: new Date(at),
    total: { units, currency },
    extra: null,
    left: { units: left, currency },
    state: 'paid',
    purpose: { en: 'Medicine', am: 'መድኃኒት' },
    receipt: '000007',
  };
}

it('gifts are grouped by the year of their local date, without refunded ones, with sums by currency', () => {
  const years = byYear([
    donation('2026-12-31T21:30:00Z', 100n),
    donation('2026-12-31T20:30:00Z', 2_000n, { left: 1_500n }),
    donation('2026-03-01T09:00:00Z', 700n, { left: 0n }),
    donation('2026-02-01T09:00:00Z', 30_000n, { currency: 'ETB' }),
    donation('2026-01-01T09:00:00Z', 5n),
  ]);
  expect(years.map(({ year, donations, sums }) => [year, donations.map(donationDay), sums])).toEqual([
    [2027, ['2027-01-01'], [{ units: 100n, currency: 'USD' }]],
    [
      2026,
      ['2026-12-31', '2026-02-01', '2026-01-01'],
      [
        { units: 1_505n, currency: 'USD' },
        { units: 30_000n, currency: 'ETB' },
      ],
    ],
  ]);
});

/** The lines of a PDF by page, as another program reads them. */
async function readPages(file: Buffer): Promise<string[]> {
  const loading = getDocument({ data: new Uint8Array(file), verbosity: 0 });
  const pdf = await loading.promise;
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const shown = items.flatMap(item => ('str' in item ? [item] : []));
    for (const { transform } of shown) expect(transform[5]).toBeGreaterThan(20);
    pages.push(shown.map(({ str }) => str).join(' '));
  }
  await loading.destroy();
  return pages;
}

it('a yearly statement lists its gifts in both languages, oldest first, with the total', async () => {
  const [year] = byYear([donation('2026-11-20T09:00:00Z', 2_500n), donation('2026-10-01T09:00:00Z', 4_000n)]);
  if (!year) throw new Error('No year');
  const file = await writeStatementPdf(year, issuer);
  const text = (await readPages(file)).join(' ').replaceAll(/\s+/g, ' ');
  expect(text).toMatch(
    /Gifts of 2026.*Abeba Bekele.*Oct 01, 2026.*\$40\.00.*Nov 20, 2026.*\$25\.00.*\$65\.00 \(USD\)/,
  );
  expect(text).toContain('Receipt 000007');
  expect(text).toMatch(/የ 2026 እ . ኤ . አ . ልገሳዎች.*US\$40.*ኅዳር 11 ቀን 2019 ዓ . ም . US\$25.*US\$65/);
  expect(file.equals(await writeStatementPdf(year, issuer))).toBe(true);
});

it('a yearly statement of many gifts continues on further pages', async () => {
  const many = Array.from({ length: 120 }, () => donation('2026-05-05T09:00:00Z', 100n));
  const [year] = byYear(many);
  if (!year) throw new Error('No year');
  const pages = await readPages(await writeStatementPdf(year, issuer));
  expect(pages.length).toBeGreaterThan(4);
  expect(pages.join(' ').match(/Receipt\s+000007/g)).toHaveLength(120);
});
