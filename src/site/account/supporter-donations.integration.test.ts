import { donorWith } from '#money/domain/donor.ts';
import '../../../tests/support/with-giving.ts';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { load } from 'cheerio';
import type { Payload } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { localePath } from '#core/locale.ts';
import { followLink, requestLink } from '#features/accounts/mail-link.action.ts';
import { readSession } from '#features/accounts/signed-in-user.queries.ts';
import { checkMonthlyByReference } from '#money/donations/asking/check-monthly.action.ts';
import { checkPayment } from '#money/donations/asking/check-payment.action.ts';
import { receiveEvent } from '#money/donations/receive-event.action.ts';
import { DONOR_PARAMETER, donorPass, readDonorPass } from '#money/donors/donor-link.ts';
import { doPractice, practiceProvider } from '#money/payments/practice/practice-provider.ts';
import { env } from '#platform/env.ts';
import { createRenderContext } from '#platform/render-context.ts';
import { getExecutor } from '#platform/transaction.ts';
import { answerDonorPage } from '#site/forms/change-monthly.ts';
import { answerReceipt, answerStatement } from '#site/readers/read-receipt.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { giveDonation, report } from '../../../tests/support/donations.ts';
import { mailLink } from '../../../tests/support/mail-link.ts';
import { giveMonthly, monthlyAt } from '../../../tests/support/monthly-donations.ts';
import { withCookies } from '../../../tests/support/sign-in-travel.ts';
import { openOwnDonations, readDonationsPanel } from './donations-panel.tsx';

const now = new Date();
let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
  await payload.updateGlobal({ slug: 'giving', data: { currencies: [{ currency: 'USD' }] } });
});

let people = 0;

/** Somebody who signed in by mail, and gave 25 dollars once and each month with that address. */
async function givingSupporter() {
  people += 1;
  const email = `giver-${people}@supporters.test`;
  const key = await mailLink(payload, requestLink, { email, now });
  const headers = withCookies((await followLink(payload, key, { headers: new Headers(), now })) ?? []);
  const donor = donorWith({ name: 'Abeba Bekele', email });
  const { reference } = await giveDonation(payload, { donor });
  await receiveEvent(payload, report(reference, 'paid', 2_500n));
  const provider = practiceProvider(payload, { now: () => now });
  const monthly = await giveMonthly(payload, { method: 'practice', providers: [provider], now, email });
  await doPractice({ payload }, { id: monthly.providerId, act: 'pay' }, now);
  await checkPayment(payload, provider, monthly, now);
  await checkMonthlyByReference(payload, provider, monthly.reference, now);
  return { email, headers, reference, monthly: monthly.reference };
}

type Person = Awaited<ReturnType<typeof givingSupporter>>;

async function renderPanel({ headers }: Person, locale: 'en' | 'am' = 'en') {
  const { supporter } = await readSession(headers);
  if (!supporter) throw new Error('Nobody is signed in');
  const renderContext = createRenderContext({ locale, now });
  const panel = await readDonationsPanel({ supporter, renderContext, to: path => localePath(locale, path) });
  return panel && load(renderToStaticMarkup(panel));
}

const passIn = (address: string | null | undefined) =>
  new URL(address ?? '', env.SITE_URL).searchParams.get(DONOR_PARAMETER);
const visit = (address: string, init?: RequestInit) => {
  const url = new URL(address, env.SITE_URL);
  const renderContext = createRenderContext({ locale: 'en', now });
  const request = new Request(url, init);
  return { url, request, clientAddress: '10.3.0.1', locals: { renderContext } as never, params: {} } as never;
};
const setProven = async ({ email }: Person, isProven: boolean) =>
  (await getExecutor({ payload })).execute(
    sql`update auth."user" set "emailVerified" = ${isProven} where email = ${email}`,
  );

it.each(['en', 'am'] as const)(
  'the account lists a supporter’s gifts, receipts, yearly statement and monthly gifts in %s',
  async locale => {
    const self = await givingSupporter();
    const $ = await renderPanel(self, locale);
    const shown = $?.('[data-donation]')
      .toArray()
      .map(({ attribs }) => attribs['data-donation']);
    expect(new Set(shown)).toEqual(new Set([self.reference, self.monthly]));
    const files = $?.('a[href*="/send/receipt"], a[href*="/send/statement"]').toArray() ?? [];
    expect(files).toHaveLength(3);
    for (const { attribs } of files) {
      const open = attribs.href?.includes('receipt') ? answerReceipt : answerStatement;
      const answer = await open(visit(String(attribs.href)));
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    }
  },
);

it('a supporter pauses a monthly gift with one press, and ends it after a confirmation', async () => {
  const self = await givingSupporter();
  const press = async (act: string) => {
    const $ = await renderPanel(self);
    const button = $?.(`[data-monthly-donation="${self.monthly}"] button[value="${act}"]`);
    const form = button?.closest('form');
    const body = new URLSearchParams({ donation: String(form?.find('[name=donation]').val()), act });
    const { status } = await answerDonorPage(
      visit(String(form?.attr('action')), { method: 'POST', body }),
      'Adey',
    );
    return { status, isBehindQuestion: (button?.closest('details').length ?? 0) > 0 };
  };
  expect(await press('pause')).toEqual({ status: 200, isBehindQuestion: false });
  expect(await monthlyAt(self.monthly)).toMatchObject({ state: 'paused' });
  expect(await press('end')).toEqual({ status: 200, isBehindQuestion: true });
  expect(await monthlyAt(self.monthly)).toMatchObject({ state: 'ended' });
  expect((await renderPanel(self))?.('[data-monthly-donation]')).toHaveLength(0);
});

it('a supporter can neither see nor change the gifts of another, even with a manipulated link', async () => {
  const [self, other] = [await givingSupporter(), await givingSupporter()];
  const markup = (await renderPanel(self))?.html() ?? '';
  for (const secret of [other.reference, other.monthly, other.email]) expect(markup).not.toContain(secret);
  const answer = await openOwnDonations(self.headers, { locale: 'en', now });
  const pass = passIn(answer.headers.get('location'));
  const own = readDonorPass(pass, now);
  const others = readDonorPass(
    passIn((await openOwnDonations(other.headers, { locale: 'en', now })).headers.get('location')),
    now,
  );
  expect(own).not.toBeNull();
  expect(own).not.toBe(others);
  const receipt = await answerReceipt(
    visit(`/send/receipt?${new URLSearchParams({ gift: other.reference, [DONOR_PARAMETER]: pass ?? '' })}`),
  );
  expect(receipt.status).toBe(404);
  for (const act of ['pause', 'end', 'go-on']) {
    const body = new URLSearchParams({ donation: other.monthly, act, giver: String(others) });
    const address = `/send/gifts?${new URLSearchParams({ [DONOR_PARAMETER]: pass ?? '' })}`;
    expect((await answerDonorPage(visit(address, { method: 'POST', body }), 'Adey')).status, act).toBe(404);
  }
  expect(await monthlyAt(other.monthly)).toMatchObject({ state: 'active' });
  const forged = `${String(others)}_${donorPass(String(own), now).split('_')[1]}`;
  expect(readDonorPass(forged, now)).toBeNull();
});

it('an unverified address shows no gifts in the account, even if gifts were given with it', async () => {
  const self = await givingSupporter();
  await setProven(self, false);
  expect(await renderPanel(self)).toBeNull();
  const answer = await openOwnDonations(self.headers, { locale: 'am', now });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/am/auth/in/user/dashboard']);
  await setProven(self, true);
  expect(await renderPanel(self)).not.toBeNull();
});

it.each([
  ['nobody', new Headers()],
  ['a forged session', withCookies('adey.session_token=forged.signature')],
])('the gifts redirect to sign-in without a valid session (visitor: %s)', async (_who, headers) => {
  await givingSupporter();
  const answer = await openOwnDonations(headers, { locale: 'en', now });
  expect(answer.headers.get('location')).toBe('/auth/sign-in');
});
