import type { APIContext } from 'astro';
import type { StartedPayment } from '#money/domain/payment-provider.ts';
import { checkMonthlyByReference } from '#money/donations/asking/check-monthly.action.ts';
import { checkPayment } from '#money/donations/asking/check-payment.action.ts';
import { findDonation } from '#money/donations/donation.queries.ts';
import { storePayment } from '#money/donations/store-donation.action.ts';
import { donationLink } from '#money/donations/thanks-link.ts';
import { findPracticeMonthly, type PracticeMonthly } from '#money/payments/practice/practice-monthly.ts';
import { monthlyPractice, practiseMonth } from '#money/payments/practice/practice-months.ts';
import {
  doPractice,
  findPracticePayment,
  type PracticePayment,
  practiceActs,
} from '#money/payments/practice/practice-provider.ts';
import { isPracticeOn } from '#money/settings/donation-switch.ts';
import { readFormFields } from '#platform/http/request-body.ts';
import { openCms } from '#platform/payload.ts';
import { runForm } from '#site/form-results.ts';
import { openSiteProviders } from '#site/readers/read-giving.ts';
import { settleTickets } from '#site/readers/read-ticket-payment.ts';

export type Practice = {
  payment: PracticePayment | null;
  monthly: PracticeMonthly | null;
  back: string;
  misfit: boolean;
};

/** The payment of the practice page, after the act that was pressed on it. Null while the practice provider is off. */
export async function answerPractice(visit: Visit): Promise<Practice | null> {
  if (!isPracticeOn()) return null;
  const payload = await openCms();
  const { locale, now } = visit.locals.renderContext;
  const id = visit.url.searchParams.get('payment') ?? '';
  const result = await runForm(visit, () => practise(visit, id));
  const payment = await findPracticePayment({ payload }, id);
  const monthly = await findPracticeMonthly({ payload }, id);
  const back = payment ? donationLink(payment.reference, locale, now) : '';
  return { payment, monthly, back, misfit: result?.misfit ?? false };
}

type Visit = Pick<APIContext, 'request' | 'url' | 'locals'>;

async function practise({ request, locals }: Visit, id: string): Promise<{ misfit: boolean }> {
  const payload = await openCms();
  const { now } = locals.renderContext;
  const fields = await readFormFields(request);
  const act = practiceActs.find(known => known === fields?.act);
  const outcome = act ? await doPractice({ payload }, { id, act, failure: fields?.failure }, now) : null;
  if (outcome?.ok) await report(outcome.value, now);
  const month = monthlyPractice.find(known => known === fields?.act);
  const monthOutcome = month
    ? await practiseMonth({ payload }, { id, act: month, failure: fields?.failure }, now)
    : null;
  const payment = await findPracticePayment({ payload }, id);
  if (payment && monthOutcome?.ok) await report([{ providerId: id, reference: payment.reference }], now);
  await settleTickets(locals.renderContext);
  return { misfit: outcome?.ok === false || monthOutcome?.ok === false };
}

/** Notifies us as a payment provider would, so that the state of the payment is checked. */
async function report(payments: readonly StartedPayment[], now: Date): Promise<void> {
  const payload = await openCms();
  const provider = (await openSiteProviders()).find(({ id }) => id === 'practice');
  for (const payment of payments) {
    if (!provider || !(await findDonation({ payload }, payment.reference))) continue;
    await storePayment({ payload }, 'practice', payment, now);
    await checkPayment(payload, provider, payment, now);
    await checkMonthlyByReference(payload, provider, payment.reference, now);
  }
}
