import type { Payload } from 'payload';
import type { Locale } from '#core/locale.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { env } from '#platform/env.ts';
import { networkOf } from '#platform/http/network-of.ts';
import { inOneTransaction } from '#platform/in-one-transaction.ts';
import { createSharedLimit, type RateLimit } from '#platform/limits/rate-limit.ts';
import { logWarning } from '#platform/log.ts';
import { giftLink } from './gift-link.ts';
import type { GiftForm } from './give.schema.ts';
import { rememberPayment } from './payments/check-payment.action.ts';
import { startGift } from './start-gift.action.ts';
import type { Way } from './ways/way.ts';

/** The network address is used for limits and not stored. */
export type Giving = {
  language: Locale;
  clientAddress: string;
  now: Date;
  ways: readonly Way[];
  /** What the provider's page calls the gift. */
  title: string;
};

/** `too-often`: the network reached its limit, `wait` in whole seconds. `no-provider`: it does not answer at the moment. */
export type GivingProblem = { code: 'too-often'; wait: number } | { code: 'no-provider' };

const TEN_MINUTES = 10 * 60_000;

/**
 * Begins a gift: writes it down, begins the payment at the provider and remembers it. @returns where the giver goes on
 * to pay. Nothing is in the books until the provider says that it is paid.
 */
export async function give(
  payload: Payload,
  form: GiftForm,
  { language, clientAddress, now, ways, title }: Giving,
): Promise<Outcome<string, GivingProblem>> {
  perNetwork ??= createSharedLimit({ name: 'giving', limit: env.GIVING_PER_NETWORK, windowMs: TEN_MINUTES });
  const wait = await perNetwork.refuse(networkOf(clientAddress));
  if (wait !== null) return problem({ code: 'too-often', wait });
  const way = ways.find(({ id }) => id === form.way);
  if (!way) return problem({ code: 'no-provider' });
  const { total, feeCovered, project, campaign, anonymous, giver } = form;
  const request = {
    total,
    feeCovered,
    rhythm: 'once',
    firstGift: null,
    project,
    campaign,
    anonymous,
    way: way.id,
    language,
    giver: giver && { ...giver, honour: null },
  } as const;
  const gift = await inOneTransaction(payload, req => startGift(req, request, now));
  if (!gift.ok) throw new Error(`A checked gift was refused: ${gift.problem}`);
  const { reference } = gift.value;
  const returnTo = giftLink(reference, language, now);
  const begun = await way.start({
    reference,
    amount: { currency: total.currency, amount: Number(total.units) },
    monthly: false,
    title,
    returnTo,
    cancelTo: returnTo,
  });
  if (!begun.ok) {
    logWarning('a provider began no payment', { way: way.id, reason: begun.problem });
    return problem({ code: 'no-provider' });
  }
  const { providerId, redirectTo } = begun.value;
  // Nobody can be asked about a bank transfer: a statement shows it.
  if (way.id !== 'bank') await rememberPayment({ payload }, way.id, { providerId, reference }, now);
  return ok(redirectTo);
}

let perNetwork: RateLimit | undefined;
