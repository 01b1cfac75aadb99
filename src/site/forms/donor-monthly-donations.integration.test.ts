import '../../../tests/support/as-site.ts';
import '../../../tests/support/with-giving.ts';
import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { checkMonthlyByReference } from '#money/donations/asking/check-monthly.action.ts';
import { checkPayment } from '#money/donations/asking/check-payment.action.ts';
import { DONOR_PARAMETER, donorPass } from '#money/donors/donor-link.ts';
import { findDonor } from '#money/donors/find-donations.ts';
import { monthlyTexts } from '#money/donors/monthly/monthly.texts.ts';
import { doPractice, practiceProvider } from '#money/payments/practice/practice-provider.ts';
import { env } from '#platform/env.ts';
import { createRenderContext } from '#platform/render-context.ts';
import { answerDonorPage } from '#site/forms/change-monthly.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { giveMonthly, monthlyAt } from '../../../tests/support/monthly-donations.ts';

const now = new Date('2026-11-21T09:00:00.000Z');

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});

/** An active monthly gift, and the signed pass of its donor. */
async function addMonthly(email: string) {
  const provider = practiceProvider(payload, { now: () => now });
  const { reference, providerId } = await giveMonthly(payload, {
    method: 'practice',
    providers: [provider],
    now,
    email,
  });
  await doPractice({ payload }, { id: providerId, act: 'pay' }, now);
  await checkPayment(payload, provider, { reference, providerId }, now);
  await checkMonthlyByReference(payload, provider, reference, now);
  return { donation: reference, pass: donorPass((await findDonor({ payload }, email)) ?? '', now) };
}

function press(pass: string, fields: Record<string, string>, at = now) {
  const url = new URL('/am/send/gifts', env.SITE_URL);
  url.searchParams.set(DONOR_PARAMETER, pass);
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) });
  const locals = { renderContext: createRenderContext({ locale: 'am', now: at }) } as never;
  return answerDonorPage({ url, request, clientAddress: '10.8.1.1', locals }, 'Adey');
}

it('ending a monthly gift is confirmed, and the same form sent again is refused and changes nothing', async () => {
  const { donation, pass } = await addMonthly('presses@example.org');
  const done = await press(pass, { donation, act: 'end' });
  expect(done).toMatchObject({
    status: 200,
    view: { result: { words: monthlyTexts.am['did-end'], isProblem: false }, monthly: [{ state: 'ended' }] },
  });
  expect(await press(pass, { donation, act: 'end' })).toMatchObject({ status: 409 });
  expect((await monthlyAt(donation))?.history.filter(line => line === 'giver end')).toHaveLength(1);
});

it('an invalid monthly amount is shown with its error and the input, and accepted once corrected', async () => {
  const { donation, pass } = await addMonthly('amount-page@example.org');
  expect(await press(pass, { donation, act: 'amount', own: '<b>ብዙ' })).toMatchObject({
    status: 422,
    view: { typed: { donation, typed: '<b>ብዙ', problem: 'not-an-amount' } },
  });
  expect(await press(pass, { donation, act: 'amount', own: '40' })).toMatchObject({
    status: 200,
    view: { result: { words: monthlyTexts.am['did-amount'] }, monthly: [{ amount: { units: 4_000n } }] },
  });
});

it('forged and expired links, other people’s gifts and unknown actions are refused with a message', async () => {
  const { donation, pass } = await addMonthly('own-link@example.org');
  const other = await addMonthly('other-link@example.org');
  const later = new Date(now.getTime() + 3_602_000);
  expect(await press(`${pass}x`, { donation, act: 'end' })).toMatchObject({
    status: 410,
    view: { isOver: true },
  });
  expect(await press(pass, { donation, act: 'end' }, later)).toMatchObject({ status: 410 });
  const refused: [Record<string, string>, number][] = [
    [{ donation: other.donation, act: 'end' }, 404],
    [{ donation: other.donation, act: 'amount', own: '40' }, 404],
    [{ donation: 'RF18539007547034', act: 'end' }, 404],
    [{ donation: "' or 1=1 --", act: 'end' }, 400],
    [{ donation, act: 'delete' }, 400],
    [{ donation, act: '__proto__' }, 400],
    [{ act: 'end' }, 400],
    [{ donation, act: 'move', purpose: 'project-999999' }, 422],
    [{ donation, act: 'move' }, 422],
    [{ donation, act: 'card' }, 409],
    [{ donation: 'x'.repeat(100_000), act: 'end' }, 400],
  ];
  for (const [fields, status] of refused) {
    const answer = await press(pass, fields);
    expect(answer, JSON.stringify(fields).slice(0, 60)).toMatchObject({ status });
    expect(answer.view).toMatchObject({ result: { isProblem: true, words: expect.stringMatching(/\S/) } });
  }
  for (const reference of [donation, other.donation])
    expect(await monthlyAt(reference)).toMatchObject({ state: 'active', fund: 'general' });
});
