import { useEffect, useRef, useState } from 'react';
import type { Locale } from '#core/locale.ts';
import type { Words } from '#core/words.ts';
import { Icon } from '#ui/components/icon.tsx';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import { BareField } from '#ui/forms/field.tsx';
import { donationFormTexts } from '../donation-form.texts.ts';
import css from './amount-choice.module.css';
import { OWN_AMOUNT } from './donation-form.schema.ts';
import type { ChosenDonation } from './use-donation.ts';

/** A currency with its name and suggested amounts, written as the page's language writes them. */
export type OfferedCurrency = {
  currency: string;
  name: string;
  amounts: { value: string; sum: string; does: Words }[];
};

type AmountChoiceProps = {
  locale: Locale;
  currencies: readonly OfferedCurrency[];
  donation: ChosenDonation;
  error?: string | undefined;
  onCurrency: (currency: string) => void;
  onAmount: (amount: string) => void;
  onOwn: (own: string) => void;
};

/** The choice of currency and amount. Each currency shows its amounts while it is chosen; any other can be typed. */
export function AmountChoice(props: AmountChoiceProps) {
  const { locale, currencies, donation, error, onCurrency, onAmount } = props;
  return (
    <fieldset className={css.group} aria-describedby={error ? 'give-amount-error' : undefined}>
      <legend className={css.legend}>{donationFormTexts[locale].amount}</legend>
      <div className={css.currencies}>
        {currencies.map(({ currency, name, amounts }) => (
          <div key={currency} className={css.block}>
            <label className={css.currency}>
              <input
                type="radio"
                name="currency"
                value={currency}
                checked={currency === donation.currency}
                onChange={() => onCurrency(currency)}
                className={css.dot}
              />
              <span>
                {currency}
                <VisuallyHidden> {name}</VisuallyHidden>
              </span>
            </label>
            {amounts.length > 0 && (
              <div className={css.amounts}>
                {amounts.map(({ value, sum, does }, index) => (
                  <label key={value} className={css.amount}>
                    <input
                      type="radio"
                      name="amount"
                      value={value}
                      checked={value === donation.amount}
                      onChange={() => onAmount(value)}
                      className={css.dot}
                      data-fill={index + 1}
                    />
                    <span className={css.sum}>{sum}</span>
                    {does.text && <LocalizedText words={does} className={css.does} />}
                  </label>
                ))}
              </div>
            )}
          </div>
        ))}
      </div>
      <OwnAmount {...props} />
      {error && (
        <p className={css.error} id="give-amount-error">
          <Icon name="warning" size="small" />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}

function OwnAmount({ locale, currencies, donation, error, onAmount, onOwn }: AmountChoiceProps) {
  const field = useRef<HTMLInputElement>(null);
  // Browsers do not put back a field whose value React also writes as its default.
  const [initial] = useState(donation.own);
  const written = useRef(donation.own);
  useEffect(() => {
    if (!field.current || written.current === donation.own) return;
    written.current = donation.own;
    if (field.current.value !== donation.own) field.current.value = donation.own;
  }, [donation.own]);
  const texts = donationFormTexts[locale];
  const hasOthers = currencies.some(({ amounts }) => amounts.length > 0);
  return (
    <div className={css.own}>
      {hasOthers && (
        <label className={css.other}>
          <input
            type="radio"
            name="amount"
            value={OWN_AMOUNT}
            checked={donation.amount === OWN_AMOUNT}
            onChange={() => {
              onAmount(OWN_AMOUNT);
              field.current?.focus();
            }}
            className={css.dot}
            data-fill="own"
          />
          <span>{texts.own}</span>
        </label>
      )}
      <BareField
        ref={field}
        className={css.typed}
        id="give-own"
        name="own"
        aria-label={texts.ownLabel}
        inputMode="decimal"
        autoComplete="transaction-amount"
        maxLength={20}
        defaultValue={initial}
        onChange={({ target }) => onOwn(target.value)}
        aria-invalid={Boolean(error)}
        aria-describedby={error ? 'give-amount-error' : undefined}
        placeholder={hasOthers ? undefined : texts.ownLabel}
      />
    </div>
  );
}
