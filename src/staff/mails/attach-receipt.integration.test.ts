import type { Payload } from 'payload';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, expect, it } from 'vitest';
import { receiveEvent } from '#money/donations/receive-event.action.ts';
import type { MailValues } from '#platform/mail/mail.rules.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { giveDonation, report } from '../../../tests/support/donations.ts';
import { mailsTo } from '../../../tests/support/outbox.ts';
import { attachReceipt } from './write-mails.tsx';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});

async function setCharity(locale: 'en' | 'am', address: string, registration: string): Promise<void> {
  await payload.updateGlobal({ slug: 'site-settings', locale, data: { address } });
  await payload.updateGlobal({ slug: 'giving', locale, data: { registration } });
}

const withoutBlanks = (text: string) => text.replaceAll(/\s/g, '');

/** Without blanks: a program that reads a PDF guesses them from the gaps between letters. */
async function readWords(file: Uint8Array): Promise<string> {
  const loading = getDocument({ data: new Uint8Array(file), verbosity: 0 });
  const { items } = await (await (await loading.promise).getPage(1)).getTextContent();
  await loading.destroy();
  return withoutBlanks(items.map(item => ('str' in item ? item.str : '')).join(''));
}

it('a mailed receipt names the donor, the charity with address and registration, and how the gift was paid', async () => {
  await setCharity('en', 'Bole Road 12\nAddis Ababa', 'Registered 1234');
  await setCharity('am', 'ቦሌ መንገድ 12\nአዲስ አበባ', 'የተመዘገበ 1234');
  const donor = {
    name: 'Ngũgĩ 王小明',
    email: 'named@example.org',
    mayBeNamed: false,
    honour: null,
    note: '',
  };
  const { reference } = await giveDonation(payload, { donor, method: 'bank' });
  await receiveEvent(payload, report(reference, 'paid', 2_500n, { method: 'bank' }));
  const [mail] = await mailsTo(payload, donor.email);
  const data = mail?.data as MailValues;
  expect(data).toMatchObject({ name: donor.name, amount: '$25.00' });
  const [file] = await attachReceipt(data);
  if (!file) throw new Error('No receipt is attached');
  expect(file.filename).toBe(`receipt-${data.number}.pdf`);
  const [english = '', amharic = ''] = (await readWords(file.content)).split('ደረሰኝ');
  for (const words of [
    `Receipt ${data.number}`,
    'Bole Road 12 Addis Ababa Registered 1234',
    'From Ngũgĩ 王小明',
    'Amount $25.00 (USD)',
    'Paid by Bank transfer',
    reference,
  ])
    expect(english).toContain(withoutBlanks(words));
  for (const words of [`${data.number}`, 'ቦሌ መንገድ 12 አዲስ አበባ የተመዘገበ 1234', donor.name, '25.00', 'የባንክ ዝውውር'])
    expect(amharic).toContain(withoutBlanks(words));
});
