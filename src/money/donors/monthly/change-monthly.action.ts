import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { formatDay } from '#core/dates.ts';
import { formatMoney, type Money } from '#core/money.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { dayIn } from '#core/zoned-time.ts';
import { RECEIPT_PLACE } from '#money/domain/donation-status.ts';
import { toFund } from '#money/domain/fund.ts';
import { listActs } from '#money/domain/monthly-status.ts';
import type { MonthlyProvider, PaymentProvider } from '#money/domain/payment-provider.ts';
import { addToHistory, checkMonthly } from '#money/donations/asking/check-monthly.action.ts';
import {
  findMonthly,
  listDonorMonthly,
  type MonthlyDonation,
} from '#money/donations/monthly/find-monthly.ts';
import type { SuggestedCurrency } from '#money/settings/giving-settings.schema.ts';
import { toNetwork } from '#platform/http/client-address.ts';
import { createSharedLimit, type RateLimit } from '#platform/limits/rate-limit.ts';
import { fillText } from '#platform/mail/mail.rules.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { inOneTransaction, queryRows } from '#platform/transaction.ts';
import {
  type AmountProblem,
  leastEachMonth,
  type MonthlyChange,
  readNewAmount,
} from './change-monthly.schema.ts';
import { monthlyKind, monthlyTexts } from './monthly.texts.ts';

export type Changing = {
  /** The donor id in the signed link. */
  donor: string;
  language: 'en' | 'am';
  providers: readonly PaymentProvider[];
  /** As staff set them: with the smallest amount of each. */
  currencies: readonly SuggestedCurrency[];
  /** Used for limits and not stored. */
  clientAddress: string;
  /** Where the provider's page leads back to. */
  returnTo: string;
  now: Date;
};

/**
 * unknown: no monthly donation of this donor. misfit: not possible in its status. no-provider: no answer; nothing was
 * changed.
 */
export type ChangeProblem = 'too-often' | 'unknown' | 'misfit' | 'no-provider' | AmountProblem;

const TEN_MINUTES = 10 * 60_000;
let limits: { network: RateLimit; donor: RateLimit } | undefined;

/**
 * Does one act of a donor on their monthly donation: at the provider first, then here, with a mail
 * that confirms it. @returns the provider's page for a new card, null after every other act.
 */
export async function changeMonthly(
  payload: Payload,
  change: MonthlyChange,
  by: Changing,
): Promise<Outcome<string | null, ChangeProblem>> {
  limits ??= {
    network: createSharedLimit({ name: 'monthly changes network', limit: 60, windowMs: TEN_MINUTES }),
    donor: createSharedLimit({ name: 'monthly changes giver', limit: 20, windowMs: TEN_MINUTES }),
  };
  if ((await limits.network.refuse(toNetwork(by.clientAddress))) !== null) return problem('too-often');
  if ((await limits.donor.refuse(by.donor)) !== null) return problem('too-often');
  const own = await listDonorMonthly({ payload }, by.donor);
  const monthly = own.find(({ reference }) => reference === change.donation);
  const provider = monthly && by.providers.find(({ id }) => id === monthly.method);
  if (!monthly) return problem('unknown');
  if (!provider?.monthly) return problem('no-provider');
  const { portal } = provider.monthly;
  if (!listActs(monthly.state, { hasPortal: portal !== null }).includes(change.act)) return problem('misfit');
  if (change.act === 'card') {
    const page = await portal?.(monthly.providerId, by.returnTo);
    return page?.ok ? page : problem('no-provider');
  }
  if (change.act === 'move') return move(payload, monthly, change, by);
  // Stored first, because the provider's report of the end may arrive early and must not count as its own decision.
  if (change.act === 'end') await wantEnd(payload, monthly, by.now);
  const done = await setAtProvider(
    { ...provider, monthly: provider.monthly },
    monthly,
    change,
    by.currencies,
  );
  if (!done.ok) {
    if (change.act === 'end' && !monthly.endWanted) await wantEnd(payload, monthly, null);
    return done;
  }
  await checkMonthly(payload, provider, monthly, by.now);
  await inOneTransaction(payload, req => confirm(req, monthly, change, { ...by, amount: done.value }));
  return ok(null);
}

async function wantEnd(payload: Payload, { donation }: MonthlyDonation, since: Date | null): Promise<void> {
  await queryRows(
    { payload },
    sql`update money.monthly_donations set end_wanted_at = ${since?.toISOString() ?? null}::timestamptz where donation = ${donation}`,
  );
}

/** Does an act at the provider. @returns the amount of each month from now on. */
async function setAtProvider(
  provider: PaymentProvider & { monthly: MonthlyProvider },
  { providerId, amount }: MonthlyDonation,
  change: Exclude<MonthlyChange, { act: 'move' }>,
  currencies: readonly SuggestedCurrency[],
): Promise<Outcome<Money, ChangeProblem>> {
  if (change.act === 'card') return problem('misfit');
  if (change.act !== 'amount') {
    const set = await provider.monthly.set(providerId, change.act);
    return set.ok ? ok(amount) : problem('no-provider');
  }
  const least = leastEachMonth(amount.currency, currencies, provider);
  if (least === null) return problem('misfit');
  const wanted = readNewAmount(change.typed, { before: amount, least });
  if (!wanted.ok) return wanted;
  const set = await provider.monthly.setAmount(providerId, wanted.value);
  return set.ok ? wanted : problem('no-provider');
}

/** The purpose of later months is stored here only: the provider knows the amount, not the purpose. */
async function move(
  payload: Payload,
  before: MonthlyDonation,
  change: Extract<MonthlyChange, { act: 'move' }>,
  by: Changing,
): Promise<Outcome<null, ChangeProblem>> {
  const { campaign } = change.to;
  const { donation, state, amount } = before;
  return inOneTransaction(payload, async req => {
    const [moved] = await queryRows<{ reference: string }>(
      req,
      sql`update money.monthly_donations m set fund = ${toFund(change.to)}, campaign = ${campaign} from money.donations g
          where m.donation = ${donation} and g.id = m.donation and m.state = ${state} and m.state <> 'ended' returning g.reference`,
    );
    const monthly = moved && (await findMonthly(req, moved.reference));
    if (!monthly) return problem('misfit');
    await confirm(req, before, change, { ...by, amount, purpose: monthly.purpose });
    return ok(null);
  });
}

type Changed = Pick<Changing, 'language' | 'now'> & { amount: Money; purpose?: MonthlyDonation['purpose'] };

/** Adds the act to the history and tells the donor by mail what was and what is from when on, together. */
async function confirm(
  req: PayloadRequest,
  before: MonthlyDonation,
  { act }: MonthlyChange,
  { language, now, amount, purpose = before.purpose }: Changed,
): Promise<void> {
  const { donation, reference } = before;
  const what = act === 'amount' ? `amount ${amount.units}` : act;
  await addToHistory(req, donation, { what, by: 'giver' }, now);
  const [donor] = await queryRows<{ email: string }>(
    req,
    sql`select email from money.donors where donation = ${donation}`,
  );
  if (!donor || act === 'card') return;
  const texts = monthlyTexts[language];
  // The provider may have set the day anew, as when a paused donation goes on.
  const nextAt = (await findMonthly(req, reference))?.nextAt ?? null;
  const money = [before.amount, amount].map(each => formatMoney(each, language));
  const [from, to] = act === 'move' ? [before.purpose[language], purpose[language]] : money;
  const changed = { from: from ?? '', to: to ?? '' };
  const day = nextAt && formatDay(dayIn(RECEIPT_PLACE.timeZone, nextAt), language);
  await queueMail(req, {
    kind: monthlyKind,
    to: donor.email,
    locale: language,
    subject: fillText(texts[`subject-${act}`], changed),
    data: {
      what: [
        fillText(texts[`mail-${act}`], changed),
        ...(day && act !== 'pause' && act !== 'end' ? [fillText(texts.mailDay, { day })] : []),
      ].join(' '),
      amount: formatMoney(amount, language),
      purpose: purpose[language],
    },
  });
}
