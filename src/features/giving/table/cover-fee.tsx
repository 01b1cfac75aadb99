import type { Locale } from '#core/locale.ts';
import { type FeeRate, formatMoney } from '#core/money.ts';
import { Choice } from '#ui/forms/choice.tsx';
import type { GiftOffer, GiftValues } from '../give.schema.ts';
import type { GivingTexts } from '../giving.texts.ts';
import type { SuggestedCurrency } from '../giving-settings.queries.ts';
import css from './giving-table.module.css';

type CoverFeeProps = {
  locale: Locale;
  offer: GiftOffer;
  currencies: readonly SuggestedCurrency[];
  values: GiftValues;
  texts: GivingTexts;
};

type Rate = { way: string; currency: string; rate: FeeRate };

/** Lets givers cover the fee where staff entered what it is; giving-table.browser.ts writes the numbers for their amount. */
export function CoverFee({ locale, offer, currencies, values, texts }: CoverFeeProps) {
  const rates = offer.ways.flatMap(({ id }) =>
    currencies.flatMap(({ currency }): Rate[] => {
      const rate = offer.feeOf(id, currency);
      return rate ? [{ way: id, currency, rate }] : [];
    }),
  );
  if (rates.length === 0) return null;
  const fees = [...new Set(rates.map(each => rateWords(each, locale, texts)))].join('; ');
  return (
    <div>
      <Choice
        type="checkbox"
        name="cover"
        value="yes"
        defaultChecked={values.cover !== undefined}
        label={texts.cover}
        hint={texts.coverHint.replace('{fees}', `${fees}.`)}
      />
      <p
        className={css.inAll}
        role="status"
        data-giving-fee={JSON.stringify({
          locale,
          words: texts.inAll,
          rates: rates.map(({ way, currency, rate }) => [
            way,
            currency,
            rate.basisPoints,
            String(rate.fixed),
          ]),
        })}
      />
    </div>
  );
}

function rateWords({ currency, rate }: Rate, locale: Locale, texts: GivingTexts): string {
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
    rate.basisPoints / 10_000,
  );
  if (rate.fixed === 0n) return texts.feePart.replace('{percent}', percent);
  const fixed = formatMoney({ units: rate.fixed, currency }, locale);
  return texts.feeBoth.replace('{percent}', percent).replace('{fixed}', fixed);
}
