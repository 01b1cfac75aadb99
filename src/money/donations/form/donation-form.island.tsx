import { type ReactNode, useRef } from 'react';
import { type Locale, localePath } from '#core/locale.ts';
import { formatMoney } from '#core/money.ts';
import { Button } from '#ui/components/button.tsx';
import { Choice, ChoiceGroup } from '#ui/forms/choice.tsx';
import { ProofField } from '#ui/forms/proof-field.tsx';
import { useOneSubmit } from '#ui/forms/use-one-request.ts';
import { Fixed } from '#ui/islands/island.tsx';
import { donationFormTexts } from '../donation-form.texts.ts';
import { AmountChoice, type OfferedCurrency } from './amount-choice.tsx';
import css from './donation-form.module.css';
import { type ChosenDonation, type Fee, type OfferedMethod, useDonation } from './use-donation.ts';

export type DonationFieldsProps = {
  locale: Locale;
  initial: ChosenDonation;
  currencies: OfferedCurrency[];
  methods: OfferedMethod[];
  fees: Fee[];
  /** What the fees are, in words. */
  feeHint: string;
  errors: { amount?: string | undefined; method?: string | undefined };
  /** Where to get a proof of work while giving is slowed; empty after a proof that did not help. */
  proof?: string | undefined;
};

/** Parts of the form that the amount does not change, as markup of the server. */
export type DonationFieldsMarkup = { summary: ReactNode; purpose: ReactNode; person: ReactNode };

/**
 * The donation form. /send/gift redirects to the payment, with script and without. In the browser one amount stays
 * chosen, the payment method follows the currency, and the button says what is paid.
 */
export function DonationFields(props: DonationFieldsProps & Partial<DonationFieldsMarkup>) {
  const { locale, initial, methods, fees, errors, proof, summary, purpose, person } = props;
  const texts = donationFormTexts[locale];
  const form = useRef<HTMLFormElement>(null);
  const state = useDonation({ form, initial, methods, fees });
  const { donation, fee, total, change } = state;
  const goWords = donation.rhythm === 'monthly' ? texts.goMonthly : texts.goWith;
  return (
    <form
      ref={form}
      className={css.form}
      action={localePath(locale, '/send/gift')}
      method="post"
      noValidate
      aria-labelledby="give-title"
      data-giving
      onSubmit={useOneSubmit()}
    >
      <Fixed className={css.fixed}>{summary}</Fixed>
      {proof !== undefined && <ProofField address={proof} />}
      <AmountChoice
        locale={locale}
        currencies={props.currencies}
        donation={donation}
        error={errors.amount}
        onCurrency={state.chooseCurrency}
        onAmount={state.chooseAmount}
        onOwn={state.typeAmount}
      />
      {methods.some(({ canBeMonthly }) => canBeMonthly) && (
        <RhythmChoice locale={locale} rhythm={donation.rhythm} onRhythm={rhythm => change({ rhythm })} />
      )}
      <Fixed className={css.fixed}>{purpose}</Fixed>
      <ChoiceGroup id="give-way" legend={texts.method} error={errors.method}>
        {methods.map(({ id, label, hint, canBeMonthly }, place) => (
          <Choice
            key={id}
            id={place === 0 ? 'give-way' : undefined}
            type="radio"
            name="method"
            value={id}
            checked={id === donation.method}
            onChange={() => change({ method: id })}
            label={label}
            hint={hint}
            data-once-only={canBeMonthly ? undefined : true}
          />
        ))}
      </ChoiceGroup>
      {fees.length > 0 && (
        <div>
          <Choice
            type="checkbox"
            name="cover"
            value="yes"
            checked={donation.cover}
            onChange={({ target }) => change({ cover: target.checked })}
            label={texts.cover}
            hint={props.feeHint}
          />
          <p className={css.inAll} role="status">
            {fee &&
              texts.inAll
                .replace('{cover}', formatMoney(fee.cover, locale))
                .replace('{total}', formatMoney(fee.total, locale))}
          </p>
        </div>
      )}
      <Fixed className={css.fixed}>{person}</Fixed>
      <Button type="submit" variant="go" wide>
        {total ? goWords.replace('{amount}', formatMoney(total, locale)) : texts.go}
      </Button>
    </form>
  );
}

type RhythmChoiceProps = { locale: Locale; rhythm: string; onRhythm: (rhythm: string) => void };

/** Once or every month; left out if no provider takes monthly donations. */
function RhythmChoice({ locale, rhythm, onRhythm }: RhythmChoiceProps) {
  const texts = donationFormTexts[locale];
  return (
    <ChoiceGroup id="give-rhythm" legend={texts.rhythm}>
      <Choice
        type="radio"
        name="rhythm"
        value="once"
        checked={rhythm !== 'monthly'}
        onChange={() => onRhythm('once')}
        label={texts.once}
      />
      <Choice
        type="radio"
        name="rhythm"
        value="monthly"
        checked={rhythm === 'monthly'}
        onChange={() => onRhythm('monthly')}
        label={texts.monthly}
        hint={texts.monthlyHint}
        data-monthly
      />
    </ChoiceGroup>
  );
}
