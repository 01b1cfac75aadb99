import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { requestLink } from '#features/accounts/mail-link.action.ts';
import {
  bookMeeting,
  cancelMeeting,
  confirmMeeting,
  moveMeeting,
  noteMissed,
  readSettings,
} from '#features/meetings/change-meeting.action.ts';
import { listFreeTimes } from '#features/meetings/meeting-store.ts';
import { subscribe } from '#features/newsletter/subscribe.endpoint.ts';
import { donorWith } from '#money/domain/donor.ts';
import { sendFailedMonth, sendMonthlyEnded } from '#money/donations/notices/send-notices.action.ts';
import { receiveEvent } from '#money/donations/receive-event.action.ts';
import { openBankTransfer } from '#money/donations/transfer/send-transfer.action.ts';
import { requestDonorLink } from '#money/donors/request-donor-link.action.ts';
import { inOneTransaction } from '#platform/transaction.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { giveDonation, report } from '../../../tests/support/donations.ts';
import { by, hurry, openServer, sql, startWorker } from '../../../tests/support/outbox-support.ts';
import { mailWriters } from './mail-writers.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});

const now = new Date();
/** What a stranger types wherever a form has room for words, with the address of somebody else. */
const words = 'Zwurk ring the number on your card';
const clientAddress = '192.0.2.7';
const organisation = 'Adey';

/** One address for each form, so that none of them is over its daily budget. */
const to = (form: string) => `${form}@victim.test`;
const donor = (form: string) => donorWith({ name: words, email: to(form), note: words });

async function subscribeAndSignIn(): Promise<void> {
  const asked = { clientAddress, locale: 'en', organisation, now } as const;
  await subscribe(
    payload,
    { name: words, email: to('newsletter'), source: 'section' },
    { language: 'en', clientAddress, now },
  );
  await requestLink(payload, { ...asked, email: to('account'), network: clientAddress });
  await requestDonorLink(payload, { ...asked, email: to('card') });
}

async function announceTransfer(): Promise<void> {
  const amount = { units: 1_900n, currency: 'EUR' };
  const { reference } = await giveDonation(payload, {
    method: 'bank',
    total: amount,
    donor: donor('transfer'),
  });
  const accounts = [
    { currency: 'EUR', holder: 'Adey', account: 'DE89370400440532013000', bank: 'Bank', bic: null },
  ];
  const page = 'http://localhost/thanks';
  const donation = { reference, amount, monthly: false, title: 'Gift', returnTo: page, cancelTo: page };
  await openBankTransfer(payload, { now: () => now }, accounts).start(donation);
}

async function payByCard(): Promise<void> {
  const { id, reference } = await giveDonation(payload, { donor: donor('card') });
  await receiveEvent(payload, report(reference, 'paid', 2_500n));
  await receiveEvent(payload, report(reference, 'refunded', 500n));
  const amount = { units: 2_500n, currency: 'USD' };
  await inOneTransaction(payload, async req => {
    await sendFailedMonth(req, id, { month: '2026-11', amount, failure: 'unknown' });
    await sendMonthlyEnded(req, id, { amount, failure: null });
  });
}

async function meet(): Promise<void> {
  const hours = (['1', '2', '3', '4', '5', '6', '7'] as const).map(weekday => ({
    weekday,
    opens: '09:00',
    closes: '12:00',
  }));
  const host = { name: 'Almaz', email: 'almaz@adey.test', timeZone: 'Africa/Addis_Ababa', hours };
  await payload.updateGlobal({ slug: 'meetings', data: { hosts: [host], mostPerDay: 10 } });
  const settings = await readSettings(payload, 'en');
  const [first, second] = await listFreeTimes({ payload }, settings, now);
  const request = { at: first?.at ?? 0, zone: 'UTC', name: words, email: to('meeting'), about: words };
  const booked = await bookMeeting(payload, request, {
    ...{ settings, clientAddress, now },
    language: 'en',
    proof: undefined,
    ownEmail: null,
  });
  if (!booked.ok) throw new Error(booked.problem);
  const { id } = booked.value;
  expect((await confirmMeeting(payload, id, { settings, now })).ok).toBe(true);
  expect((await moveMeeting(payload, { id, at: second?.at ?? 0 }, { settings, now })).ok).toBe(true);
  const later = new Date((second?.at ?? 0) + 3_600_000);
  expect((await noteMissed(payload, id, { settings, now: later })).ok).toBe(true);
  const again = (await listFreeTimes({ payload }, settings, later))[0]?.at ?? 0;
  expect((await moveMeeting(payload, { id, at: again }, { settings, now: later })).ok).toBe(true);
  expect((await cancelMeeting(payload, id, { settings, now: later })).ok).toBe(true);
}

it('mails to unverified addresses contain no text typed by a stranger, in subject, body or invitation', async () => {
  await payByCard();
  await announceTransfer();
  await meet();
  await subscribeAndSignIn();
  await hurry();
  const mails = await sql<{ kind: string }>('select kind from mails where "to" like \'%@victim.test\'');
  expect([...new Set(mails.map(({ kind }) => kind))].toSorted()).toEqual([
    'bank-transfer',
    'confirm',
    'gift-refunded',
    'giver-link',
    'meeting-booked',
    'meeting-cancelled',
    'meeting-held',
    'meeting-missed',
    'meeting-moved',
    'meeting-reminder',
    'month-failed',
    'monthly-ended',
    'receipt',
    'sign-in',
  ]);
  const server = await openServer();
  startWorker(by(server), { writers: mailWriters });
  const isVictim = (address: string) => address.endsWith('@victim.test');
  await expect
    .poll(() => server.taken.filter(({ to }) => isVictim(to)).length, { timeout: 60_000 })
    .toBe(mails.length);
  const read = await Promise.all(server.taken.map((_taken, index) => server.read(index)));
  for (const { attachments, ...mail } of read) {
    if (!mail.to?.some(({ address = '' }) => isVictim(address))) continue;
    const calendars = attachments.filter(({ mimeType }) => mimeType === 'text/calendar');
    const invitations = calendars.map(({ content }) =>
      typeof content === 'string' ? content : new TextDecoder().decode(content),
    );
    expect(JSON.stringify([mail, invitations]), mail.subject).not.toMatch(/Zwurk|ring the number/);
  }
}, 120_000);
