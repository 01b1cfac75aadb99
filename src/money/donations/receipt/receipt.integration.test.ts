import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { locales } from '#core/locale.ts';
import { donorWith } from '#money/domain/donor.ts';
import { receiveEvent } from '#money/donations/receive-event.action.ts';
import { eraseDonor } from '#money/donors/donor.personal-data.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import { inOneTransaction } from '#platform/transaction.ts';
import { openTestPayload, testDatabaseUrl } from '../../../../tests/support/database.ts';
import { giveDonation, report } from '../../../../tests/support/donations.ts';
import { mailsTo } from '../../../../tests/support/outbox.ts';
import { findDonation } from '../donation.queries.ts';
import { receiptKind } from '../donation-mail.texts.ts';
import { findReceipt } from './receipt.queries.ts';
import { readReceiptFacts } from './receipt-facts.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});

const donor = (email: string) => donorWith({ name: 'Abeba Bekele', email });
const receiptsTo = async (email: string) =>
  (await mailsTo(payload, email)).filter(({ kind }) => kind === receiptKind);
const paidOn = new Date('2026-11-20T21:30:00Z');
const later = new Date('2026-11-25T21:30:00Z');

it.each(locales)(
  'a receipt is mailed once when the gift is paid, in %s, with the date in both calendars',
  async locale => {
    const email = `receipt.${locale}@example.org`;
    const { reference } = await giveDonation(payload, { donor: donor(email), language: locale });
    expect(await mailsTo(payload, email)).toEqual([]);
    await receiveEvent(payload, report(reference, 'paid', 2_500n, { moment: paidOn }));
    await receiveEvent(payload, report(reference, 'paid', 2_500n, { moment: paidOn, payment: 'paid twice' }));
    const mails = await mailsTo(payload, email);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ kind: receiptKind, locale, toName: null });
    const data = mails[0]?.data as Record<string, string>;
    const day = locale === 'am' ? 'ኅዳር 12 ቀን 2019 ዓ.ም. · Nov 21, 2026' : 'Nov 21, 2026 · ኅዳር 12 ቀን 2019 ዓ.ም.';
    expect(data).toMatchObject({ day, reference });
  },
);

it('receipt numbers have no gaps, even if a transaction fails and many gifts are paid at once', async () => {
  const donations = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      giveDonation(payload, { donor: donor(`many.${index}@example.org`) }),
    ),
  );
  await connectOnce(testDatabaseUrl(), client =>
    client.query(
      `alter table mails add constraint refused check (compared <> 'many.5@example.org') not valid`,
    ),
  );
  const arrived = await Promise.allSettled(
    donations.map(({ reference }) => receiveEvent(payload, report(reference, 'paid', 2_500n))),
  );
  const reasons = arrived.flatMap(each => (each.status === 'rejected' ? [String(each.reason.cause)] : []));
  expect(reasons).toEqual([expect.stringContaining('violates check constraint "refused"')]);
  await connectOnce(testDatabaseUrl(), client => client.query('alter table mails drop constraint refused'));
  const { rows } = await connectOnce(testDatabaseUrl(), client =>
    client.query('select count(*)::int as n, max(number)::int as last from money.receipts'),
  );
  expect(rows[0].n).toBe(rows[0].last);
});

it('a receipt states the amount received, not the amount pledged, and later payments do not change it', async () => {
  const email = 'arrived@example.org';
  const { reference } = await giveDonation(payload, { donor: donor(email), method: 'bank' });
  const part = report(reference, 'paid', 1_000n, { method: 'bank', moment: paidOn });
  await receiveEvent(payload, part);
  const [mail] = await mailsTo(payload, email);
  expect(mail).toMatchObject({
    subject: 'Receipt for your gift of $10.00',
    data: { amount: '$10.00', units: '1000' },
  });
  expect(readReceiptFacts(mail?.data as Record<string, string>)).toMatchObject({
    amount: { units: 1_000n },
    returned: 0n,
  });
  expect(await findDonation({ payload }, reference)).toMatchObject({ shown: { units: 1_000n } });
  await receiveEvent(payload, { ...part, id: 'given back', kind: 'refunded', amount: 400n, moment: later });
  expect(await findReceipt({ payload }, reference)).toMatchObject({
    amount: { units: 1_000n },
    returned: 400n,
  });
  // The rest arrives with another payment: the numbered receipt stays unchanged.
  await receiveEvent(payload, report(reference, 'paid', 1_500n, { method: 'bank', payment: 'the rest' }));
  expect(await findReceipt({ payload }, reference)).toMatchObject({ amount: { units: 1_000n } });
  expect(await findDonation({ payload }, reference)).toMatchObject({
    shown: { units: 2_100n },
    total: { units: 2_500n },
  });
  expect(await receiptsTo(email)).toHaveLength(1);
});

it('no receipt is issued for a gift that is refunded, disputed or paid in another currency', async () => {
  const email = 'nothing.stays@example.org';
  const donations = await Promise.all(
    ['back', 'withheld', 'birr'].map(() => giveDonation(payload, { donor: donor(email) })),
  );
  const [back = '', withheld = '', birr = ''] = donations.map(({ reference }) => reference);
  await receiveEvent(payload, report(back, 'refunded', 2_500n));
  await receiveEvent(payload, report(back, 'paid', 2_500n));
  await receiveEvent(payload, report(withheld, 'disputed', 2_500n));
  await receiveEvent(payload, report(withheld, 'paid', 2_500n));
  expect(await receiveEvent(payload, report(birr, 'paid', 2_500n, { currency: 'ETB' }))).toBe(
    'wrong-currency',
  );
  expect(await receiptsTo(email)).toEqual([]);
  await receiveEvent(payload, report(withheld, 'won'));
  expect(await receiptsTo(email)).toMatchObject([{ data: { reference: withheld, amount: '$25.00' } }]);
});

it('a receipt from before amounts were stored shows the pledged amount', async () => {
  const { id, reference } = await giveDonation(payload, { donor: donor('earlier@example.org') });
  await receiveEvent(payload, report(reference, 'paid', 1_000n));
  await connectOnce(testDatabaseUrl(), client =>
    client.query(`alter table money.receipts disable trigger append_only;
      update money.receipts set amount = null where donation = '${id}';
      alter table money.receipts enable trigger append_only`),
  );
  expect(await findReceipt({ payload }, reference)).toMatchObject({
    amount: { units: 2_500n },
    returned: 0n,
  });
});

it('no receipt is issued for a gift without a donor’s address', async () => {
  const { id, reference } = await giveDonation(payload);
  await receiveEvent(payload, report(reference, 'paid', 2_500n));
  const { rows } = await connectOnce(testDatabaseUrl(), client =>
    client.query('select 1 from money.receipts where donation = $1', [id]),
  );
  expect(rows).toEqual([]);
});

it('a receipt names the project or campaign as it was called when the gift was paid', async () => {
  const project = await payload.create({
    collection: 'projects',
    data: { label: 'Wells in Gondar', _status: 'published' },
    overrideAccess: true,
  });
  const campaign = await payload.create({
    collection: 'campaigns',
    data: { name: 'Winter clinic', theme: '#5A2A3A', col: 'dark', _status: 'published' },
    overrideAccess: true,
  });
  const { reference } = await giveDonation(payload, {
    donor: donor('named@example.org'),
    project: project.id,
  });
  const other = await giveDonation(payload, {
    donor: donor('named@example.org'),
    campaign: `campaign-${campaign.id}`,
  });
  for (const donation of [reference, other.reference])
    await receiveEvent(payload, report(donation, 'paid', 2_500n, { moment: paidOn }));
  await payload.update({
    collection: 'projects',
    id: project.id,
    data: { label: 'Renamed' },
    overrideAccess: true,
  });
  const mails = await mailsTo(payload, 'named@example.org');
  const purposes = mails.map(({ data }) => (data as Record<string, string>).purpose);
  expect(purposes).toEqual(['Wells in Gondar', 'Winter clinic']);
  expect(await findReceipt({ payload }, reference)).toMatchObject({
    purpose: { en: 'Wells in Gondar' },
    name: 'Abeba Bekele',
    paidAt: paidOn,
  });
});

it('the receipt of an erased donor has no name, and the gift stays in the books', async () => {
  const { id, reference } = await giveDonation(payload, { donor: donor('erased@example.org') });
  await receiveEvent(payload, report(reference, 'paid', 2_500n, { moment: paidOn }));
  const before = await findReceipt({ payload }, reference);
  expect(await inOneTransaction(payload, req => eraseDonor(req, 'Erased@example.org'))).toBe(1);
  expect(await findReceipt({ payload }, reference)).toEqual({ ...before, name: null });
  const { rows } = await connectOnce(testDatabaseUrl(), client =>
    client.query('select 1 from money.entries where donation = $1', [id]),
  );
  expect(rows).toHaveLength(1);
});
