import type { Locale } from '#core/locale.ts';
import { formatMoney } from '#core/money.ts';
import { Icon } from '#ui/components/icon.tsx';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import { BareField } from '#ui/forms/field.tsx';
import { amountValue, type GiftValues, OWN_AMOUNT } from '../give.schema.ts';
import type { GivingTexts } from '../giving.texts.ts';
import type { SuggestedCurrency } from '../giving-settings.queries.ts';
import css from './amount-choice.module.css';

type AmountChoiceProps = {
  locale: Locale;
  currencies: readonly SuggestedCurrency[];
  /** The currency that is chosen at the start. */
  chosen: string;
  values: GiftValues;
  error?: string | undefined;
  texts: GivingTexts;
};

/** Currency and amount. Each currency brings its amounts, shown while it is chosen; everybody may write their own. */
export function AmountChoice({ locale, currencies, chosen, values, error, texts }: AmountChoiceProps) {
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  return (
    <fieldset className={css.group} aria-describedby={error ? 'give-amount-error' : undefined}>
      <legend className={css.legend}>{texts.amount}</legend>
      <div className={css.currencies}>
        {currencies.map(({ currency, amounts }) => (
          <div key={currency} className={css.block}>
            <Currency currency={currency} name={names.of(currency) ?? ''} checked={currency === chosen} />
            {amounts.length > 0 && (
              <div className={css.amounts}>
                {amounts.map((amount, index) => (
                  <Amount
                    key={String(amount.units)}
                    {...{ locale, currency, index, ...amount }}
                    checked={values.amount === amountValue(currency, amount.units)}
                  />
                ))}
              </div>
            )}
          </div>
        ))}
      </div>
      <OwnAmount
        {...{ values, error, texts }}
        hasOthers={currencies.some(({ amounts }) => amounts.length > 0)}
      />
      {error && (
        <p className={css.error} id="give-amount-error">
          <Icon name="warning" size="small" />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}

type AmountProps = SuggestedCurrency['amounts'][number] & {
  locale: Locale;
  currency: string;
  index: number;
  checked: boolean;
};

function Amount({ locale, currency, index, units, does, checked }: AmountProps) {
  return (
    <label className={css.amount}>
      <input
        type="radio"
        name="amount"
        value={amountValue(currency, units)}
        defaultChecked={checked}
        className={css.dot}
        data-fill={index + 1}
      />
      <span className={css.sum}>{formatMoney({ units, currency }, locale)}</span>
      {does.text && <LocalizedText words={does} className={css.does} />}
    </label>
  );
}

type OwnAmountProps = Pick<AmountChoiceProps, 'values' | 'error' | 'texts'> & { hasOthers: boolean };

function OwnAmount({ values, error, texts, hasOthers }: OwnAmountProps) {
  return (
    <div className={css.own}>
      {hasOthers && (
        <label className={css.other}>
          <input
            type="radio"
            name="amount"
            value={OWN_AMOUNT}
            defaultChecked={values.amount === OWN_AMOUNT}
            className={css.dot}
            data-fill="own"
          />
          <span>{texts.own}</span>
        </label>
      )}
      <BareField
        className={css.typed}
        id="give-own"
        name="own"
        aria-label={texts.ownLabel}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        defaultValue={values.own}
        aria-invalid={Boolean(error)}
        aria-describedby={error ? 'give-amount-error' : undefined}
        placeholder={hasOthers ? undefined : texts.ownLabel}
      />
    </div>
  );
}

function Currency({ currency, name, checked }: { currency: string; name: string; checked: boolean }) {
  return (
    <label className={css.currency}>
      <input type="radio" name="currency" value={currency} defaultChecked={checked} className={css.dot} />
      <span>
        {currency}
        <VisuallyHidden> {name}</VisuallyHidden>
      </span>
    </label>
  );
}
