import type { Payload } from 'payload';
import { checkPayment } from '#money/donations/asking/check-payment.action.ts';
import { storePayment } from '#money/donations/store-donation.action.ts';
import { doPractice, practiceProvider } from '#money/payments/practice/practice-provider.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import { testDatabaseUrl } from './database.ts';
import { giveDonation, STARTED } from './donations.ts';
import { callApi, type Session } from './staff-session.ts';

/** The clock of the desk in tests: a minute after gifts are started. */
export const deskClock = { now: () => new Date(STARTED.getTime() + 60_000) };

export const donationRows = <Row extends object>(text: string, values: unknown[] = []) =>
  connectOnce(testDatabaseUrl(), async client => (await client.query<Row>(text, values)).rows);

/** The state of a gift, as text. */
export async function statusAtDesk(reference: string) {
  const found = await donationRows<{ state: string; refunded: string; received: string }>(
    'select s.* from money.statuses s join money.donations g on g.id = s.donation where g.reference = $1',
    [reference],
  );
  return found[0];
}

/** A form of the desk, as sent by a page with script. */
export async function sendToDesk(path: string, fields: Record<string, string>, { headers }: Session) {
  const answer = await callApi('POST', `/donations/${path}`, {
    headers: {
      ...headers,
      accept: 'application/json',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams(fields),
  });
  const text = await answer.text();
  const to = String(text.startsWith('{') ? JSON.parse(text).to : '');
  return { status: answer.status, text, to, reference: /RF\w+/.exec(to)?.[0] ?? '' };
}

/** A gift of 25 dollars, or of so many cents, paid in practice mode. */
export async function payByPractice(payload: Payload, units = 2_500n) {
  const provider = practiceProvider(payload, deskClock);
  const { id, reference } = await giveDonation(payload, {
    method: 'practice',
    total: { units, currency: 'USD' },
  });
  const returnTo = 'http://localhost/';
  const amount = { currency: 'USD', units };
  const begun = await provider.start({
    reference,
    amount,
    monthly: false,
    title: 'Gift',
    returnTo,
    cancelTo: returnTo,
  });
  const payment = begun.ok ? begun.value.providerId : '';
  await storePayment({ payload }, 'practice', { providerId: payment, reference }, STARTED);
  await doPractice({ payload }, { id: payment, act: 'pay' }, deskClock.now());
  await checkPayment(payload, provider, { providerId: payment, reference }, deskClock.now());
  return { id, reference, payment };
}

/** Cash entered with a form of the desk. */
export const cash = {
  method: 'cash',
  amount: '80',
  currency: 'USD',
  receivedOn: '2026-11-19',
  countedBy: 'Abeba',
  purpose: 'general',
};
