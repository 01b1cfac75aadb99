import '../../../tests/support/with-giving.ts';
import '../../../tests/support/with-stripe.ts';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkMonthlyByReference } from '#money/donations/asking/check-monthly.action.ts';
import { receiveEvent } from '#money/donations/receive-event.action.ts';
import { DONOR_PARAMETER, donorPass } from '#money/donors/donor-link.ts';
import { findDonor } from '#money/donors/find-donations.ts';
import { env } from '#platform/env.ts';
import { createRenderContext } from '#platform/render-context.ts';
import { answerDonorPage } from '#site/forms/change-monthly.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { report } from '../../../tests/support/donations.ts';
import { giveMonthly } from '../../../tests/support/monthly-donations.ts';
import { inSeconds, openStripeProvider } from '../../../tests/support/providers/stripe-provider.ts';
import { provider } from '../../../tests/support/with-stripe.ts';

const now = inSeconds(0);

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});
afterAll(() => provider.close());

it('changing the card of a monthly gift does not send the donor’s gifts link to the payment service', async () => {
  const email = 'card@example.org';
  const stripe = openStripeProvider(provider);
  const { reference, providerId } = await giveMonthly(payload, {
    method: 'stripe',
    providers: [stripe],
    now,
    email,
  });
  const subscription = provider.subscriptions.get(providerId.slice(3));
  if (!subscription) throw new Error('Stripe knows no such subscription');
  subscription.status = 'active';
  await receiveEvent(payload, report(reference, 'paid', 2_500n));
  await checkMonthlyByReference(payload, stripe, reference, now);
  const pass = donorPass((await findDonor({ payload }, email)) ?? '', now);
  const url = new URL(`${env.SITE_URL}/am/send/gifts?${new URLSearchParams({ [DONOR_PARAMETER]: pass })}`);
  const body = new URLSearchParams({ donation: reference, act: 'card' });
  const answer = await answerDonorPage(
    {
      url,
      request: new Request(url, { method: 'POST', body }),
      clientAddress: '10.8.2.1',
      locals: { renderContext: createRenderContext({ locale: 'am', now }) } as never,
    },
    'Adey',
  );
  expect(answer).toMatchObject({ status: 200, goTo: expect.stringContaining('http') });
  const sent = provider.calls.map(call => decodeURIComponent(JSON.stringify(call))).join();
  expect(sent).toContain(`${env.SITE_URL}/am/send/gifts`);
  expect(sent).not.toContain(pass.slice(0, 36));
});
