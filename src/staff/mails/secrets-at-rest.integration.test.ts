import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { STAFF } from '#cms/access/roles.ts';
import { followLink, requestLink } from '#features/accounts/mail-link.action.ts';
import { createChallenge } from '#features/accounts/passkey/passkey-store.ts';
import { readSession } from '#features/accounts/signed-in-user.queries.ts';
import { confirmSubscription } from '#features/newsletter/confirmation/confirm-subscription.action.ts';
import { confirmLink } from '#features/newsletter/reader-links.ts';
import { subscribe } from '#features/newsletter/subscribe.endpoint.ts';
import { donorWith } from '#money/domain/donor.ts';
import { receiveEvent } from '#money/donations/receive-event.action.ts';
import { DONATION_PARAMETER, donationLink } from '#money/donations/thanks-link.ts';
import { requestDonorLink } from '#money/donors/request-donor-link.action.ts';
import { practiceProvider } from '#money/payments/practice/practice-provider.ts';
import { tryAllAgain } from '#platform/mail/outbox-maintenance.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { giveDonation, report } from '../../../tests/support/donations.ts';
import { dumpDatabase, isReadable } from '../../../tests/support/dump.ts';
import { mailLink } from '../../../tests/support/mail-link.ts';
import { by, openServer, sql, startWorker } from '../../../tests/support/outbox-support.ts';
import { withCookies } from '../../../tests/support/sign-in-travel.ts';
import { callApi, signIn } from '../../../tests/support/staff-session.ts';
import { mailWriters } from './mail-writers.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});

const now = new Date();

/** The kinds of mails with a link for their reader only; issues are rendered when they are sent. */
const kindsWithLinks = ['confirm', 'giver-link', 'invitation', 'password', 'sign-in', 'welcome'];

const valueIn = (cookie: string, name: string) =>
  decodeURIComponent(new RegExp(`${name}=([^;]+)`).exec(cookie)?.[1] ?? '');

/** Creates a usable token of every kind, and returns those that are not mailed, by what they unlock. */
async function makeTokens(): Promise<Record<string, string>> {
  const admin = await signIn(payload, 'admin');
  await callApi('POST', '/staff', {
    headers: admin.headers,
    body: { name: '{{link}}', email: 'hana@adey.test', password: 'a long password', role: 'editor' },
  });
  await callApi('POST', '/staff/forgot-password', { body: { email: admin.user.email } });
  await requestLink(payload, {
    ...{ email: 'almaz@supporters.test', network: '192.0.2.1', locale: 'en', organisation: 'Adey', now },
  });
  for (const email of ['waiting@readers.test', 'confirmed@readers.test'])
    await subscribe(
      payload,
      { name: 'Abeba', email, source: 'section' },
      { language: 'en', clientAddress: '192.0.2.2', now },
    );
  const [reader] = await sql<{ id: number }>(`select id from subscribers where email like 'confirmed%'`);
  const link = new URL(confirmLink(reader?.id ?? 0, 'en', now)).searchParams.get('reader');
  await confirmSubscription(payload, link, { language: 'en', now });
  const key = await mailLink(payload, requestLink, { email: 'abeba@supporters.test', now });
  const cookies = (await followLink(payload, key, { headers: new Headers(), now })) ?? [];
  const session = valueIn(cookies.join('\n'), 'session_token');
  expect((await readSession(withCookies(cookies))).supporter).not.toBeNull();
  const donor = donorWith({ name: 'Sara', email: 'sara@givers.test' });
  const { reference } = await giveDonation(payload, { donor });
  await receiveEvent(payload, report(reference, 'paid', 2_500n));
  // A receipt has no link.
  await sql("delete from mails where kind = 'receipt'");
  await requestDonorLink(payload, {
    ...{ email: donor.email, clientAddress: '192.0.2.3', locale: 'en', organisation: 'Adey', now },
  });
  return {
    'the way back to a gift': await practise(),
    'a session of staff': valueIn(admin.headers.cookie, 'adey-token'),
    'a session of a supporter': session.split('.')[0] ?? '',
    'a question to a passkey': await createChallenge({ payload }, null, now),
  };
}

/** Starts a practice payment, and returns what its donor comes back with. */
async function practise(): Promise<string> {
  const { reference } = await giveDonation(payload, { method: 'practice' });
  const returnTo = donationLink(reference, 'en', now);
  const amount = { units: 2_500n, currency: 'USD' };
  const donation = { reference, amount, monthly: false, title: 'Gift', returnTo, cancelTo: returnTo };
  expect(await practiceProvider(payload, { now: () => now }).start(donation)).toMatchObject({ ok: true });
  return new URL(returnTo).searchParams.get(DONATION_PARAMETER) ?? '';
}

/** The tokens in the links of mails, by kind and place. */
function tokensIn(words: string): string[] {
  const links = [
    ...words.matchAll(/https?:\/\/\S+?\/(?:reset\/(\w+)|\S+?\?(?:key|reader|giver)=([\w.-]+))/g),
  ];
  return links.map(([, reset, key]) => reset ?? key ?? '');
}

const untilAll = (state: string, count: number) =>
  expect
    .poll(
      async () =>
        (await sql<{ n: number }>(`select count(*)::int as n from mails where state = '${state}'`))[0]?.n,
      {
        timeout: 20_000,
      },
    )
    .toBe(count);

it('no dump of the database contains a usable token from any mail: waiting, held for staff, or sent', async () => {
  const tokens = await makeTokens();
  const mails = await sql<{ kind: string }>('select kind from mails');
  expect([...new Set(mails.map(({ kind }) => kind))].toSorted()).toEqual(kindsWithLinks);
  const dumps = [await dumpDatabase()];

  const holding = startWorker(null, { writers: mailWriters });
  await untilAll('held', mails.length);
  await holding.stop();
  dumps.push(await dumpDatabase());

  await tryAllAgain({ payload }, 'held');
  const server = await openServer();
  const worker = startWorker(by(server), { writers: mailWriters });
  await untilAll('sent', mails.length);
  await worker.stop();
  dumps.push(await dumpDatabase());
  expect(await sql('select kind from mails where sealed is not null'), 'forgotten once sent').toEqual([]);

  for (const [index, { to }] of server.taken.entries()) {
    const { text = '', subject = '' } = await server.read(index);
    const found = tokensIn(text);
    expect(found.length, `${subject}\n${text}`).toBeGreaterThan(0);
    for (const [place, token] of found.entries()) tokens[`${subject} to ${to}, link ${place + 1}`] = token;
  }
  for (const [what, token] of Object.entries(tokens)) {
    expect(token.length, what).toBeGreaterThanOrEqual(24);
    expect(
      dumps.map(dump => isReadable(token, dump)),
      what,
    ).toEqual([false, false, false]);
  }
}, 60_000);

it('the stored digest of a password reset token is refused as the token', async () => {
  const { email } = (await signIn(payload, 'admin')).user;
  const token = await payload.forgotPassword({ collection: STAFF, data: { email }, disableEmail: true });
  const [{ stored } = { stored: '' }] = await sql<{ stored: string }>(
    'select reset_password_token as stored from staff where email = $1',
    [email],
  );
  const reset = (token: string) =>
    callApi('POST', '/staff/reset-password', { body: { token, password: 'a password nobody knows' } });
  expect((await reset(stored)).status).toBe(403);
  expect((await reset(token ?? '')).status).toBe(200);
  expect((await reset(token ?? '')).status).toBe(403);
});
