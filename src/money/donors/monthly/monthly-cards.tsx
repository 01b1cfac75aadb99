import { type Locale, localePath } from '#core/locale.ts';
import { formatMoney, type Money } from '#core/money.ts';
import type { Words } from '#core/words.ts';
import { dayIn } from '#core/zoned-time.ts';
import { RECEIPT_PLACE } from '#money/domain/donation-status.ts';
import { listActs, type MonthlyAct } from '#money/domain/monthly-status.ts';
import { failureTexts } from '#money/domain/payment-failure.texts.ts';
import type { MonthlyDonation } from '#money/donations/monthly/find-monthly.ts';
import { DONOR_PATH } from '#money/donations/thanks-link.ts';
import { Button } from '#ui/components/button.tsx';
import { Day } from '#ui/components/day.tsx';
import { Field, Select } from '#ui/forms/field.tsx';
import { DONOR_PARAMETER } from '../donor-link.ts';
import type { AmountProblem } from './change-monthly.schema.ts';
import { monthlyTexts } from './monthly.texts.ts';
import css from './monthly-cards.module.css';

/** A monthly donation on its donor's page, with whether its provider has a page for a new card. */
export type OwnMonthly = MonthlyDonation & {
  hasPortal: boolean;
  /** The smallest amount each month; null if its provider no longer takes the currency. */
  least: bigint | null;
};

/** What was typed as a new amount of a monthly donation, and why it was not taken. */
export type AmountTyped = { donation: string; typed: string; problem: AmountProblem };

type MonthlyCardProps = {
  monthly: OwnMonthly;
  /** What it can be moved to. */
  purposes: readonly { value: string; name: Words }[];
  /** The signed pass of the donor, which each act carries in its address. */
  pass: string;
  locale: Locale;
  typed?: AmountTyped | undefined;
};

/** A monthly donation with the acts of its donor: plain forms, and two presses to end it. */
export function MonthlyCard({ monthly, purposes, pass, locale, typed }: MonthlyCardProps) {
  const { reference, state, amount, purpose, nextAt, failure, hasPortal, least } = monthly;
  const texts = monthlyTexts[locale];
  const acts = listActs(state, { hasPortal });
  const address = `${localePath(locale, DONOR_PATH)}?${new URLSearchParams({ [DONOR_PARAMETER]: pass })}`;
  const form = { address, donation: reference };
  return (
    <section
      className={css.monthly}
      aria-label={texts.title}
      data-monthly-donation={reference}
      data-state={state}
    >
      <h2 className={css.title}>{texts.title}</h2>
      <p className={css.amount}>{texts.amount.replace('{amount}', formatMoney(amount, locale))}</p>
      <p>{purpose[locale]}</p>
      {state === 'failing' && failure && <p data-failure={failure}>{failureTexts[locale][failure]}</p>}
      <p>{texts[state]}</p>
      {state === 'active' && <NextDay nextAt={nextAt} locale={locale} />}
      <div className={css.acts}>
        {acts
          .filter(act => act !== 'amount' && act !== 'move' && act !== 'end')
          .map(act => (
            <Act key={act} {...form} act={act} label={texts[act]} />
          ))}
      </div>
      {acts.includes('amount') && least !== null && (
        <AmountForm {...form} least={{ units: least, currency: amount.currency }} {...{ locale, typed }} />
      )}
      {acts.includes('move') && <MoveForm {...form} {...{ monthly, purposes, locale }} />}
      {acts.includes('end') && (
        <details className={css.end}>
          <summary>{texts.endAsk}</summary>
          <p>{texts.endWords}</p>
          <Act {...form} act="end" label={texts.end} />
        </details>
      )}
    </section>
  );
}

function NextDay({ nextAt, locale }: { nextAt: Date | null; locale: Locale }) {
  const texts = monthlyTexts[locale];
  if (nextAt === null) return <p>{texts.noNext}</p>;
  const [before, after] = texts.next.split('{day}');
  return (
    <p>
      {before}
      <Day day={dayIn(RECEIPT_PLACE.timeZone, nextAt)} locale={locale} />
      {after}
    </p>
  );
}

type FormProps = { address: string; donation: string };

function Act({ address, donation, act, label }: FormProps & { act: MonthlyAct; label: string }) {
  return (
    <form method="post" action={address}>
      <input type="hidden" name="donation" value={donation} />
      <Button type="submit" name="act" value={act} variant="line">
        {label}
      </Button>
    </form>
  );
}

type AmountFormProps = FormProps & Pick<MonthlyCardProps, 'locale' | 'typed'> & { least: Money };

const withLeast = (words: string, least: Money, locale: Locale) =>
  words.replace('{currency}', least.currency).replace('{least}', formatMoney(least, locale));

/** Why a new amount was not taken, in words. */
export function amountProblem(
  { problem }: AmountTyped,
  { amount: { currency }, least }: Pick<OwnMonthly, 'amount' | 'least'>,
  locale: Locale,
): string {
  return withLeast(monthlyTexts[locale][problem], { units: least ?? 0n, currency }, locale);
}

function AmountForm({ address, donation, least, locale, typed }: AmountFormProps) {
  const texts = monthlyTexts[locale];
  const ours = typed?.donation === donation ? typed : undefined;
  return (
    <form method="post" action={address} className={css.move} noValidate>
      <input type="hidden" name="donation" value={donation} />
      <Field
        id={`amount-${donation}`}
        name="own"
        label={texts.amountLabel}
        hint={withLeast(texts.amountHint, least, locale)}
        inputMode="decimal"
        autoComplete="transaction-amount"
        maxLength={20}
        defaultValue={ours?.typed}
        error={ours && withLeast(texts[ours.problem], least, locale)}
      />
      <Button type="submit" name="act" value="amount" variant="line">
        {texts.changeAmount}
      </Button>
    </form>
  );
}

type MoveFormProps = FormProps & Pick<MonthlyCardProps, 'monthly' | 'purposes' | 'locale'>;

/** The current purpose is preselected, unless it has ended. */
function MoveForm({ address, donation, monthly, purposes, locale }: MoveFormProps) {
  const texts = monthlyTexts[locale];
  const present = monthly.campaign ?? monthly.fund;
  const isOffered = purposes.some(({ value }) => value === present);
  return (
    <form method="post" action={address} className={css.move}>
      <input type="hidden" name="donation" value={donation} />
      <Select
        id={`move-${donation}`}
        name="purpose"
        label={texts.moveLabel}
        defaultValue={isOffered ? present : ''}
      >
        {!isOffered && <option value="">{texts.movePurpose}</option>}
        {purposes.map(({ value, name }) => (
          <option key={value} value={value} lang={name.lang}>
            {name.text}
          </option>
        ))}
      </Select>
      <Button type="submit" name="act" value="move" variant="line">
        {texts.move}
      </Button>
    </form>
  );
}
