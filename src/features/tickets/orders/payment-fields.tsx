import type { Locale } from '#core/locale.ts';
import { decimalText, formatMoney, type Money, storedMoney } from '#core/money.ts';
import { Choice, ChoiceGroup } from '#ui/forms/choice.tsx';
import { Field } from '#ui/forms/field.tsx';
import type { ShownKind } from '../kinds.ts';
import { paymentTexts } from './payment.texts.ts';
import { GIFT_CURRENCY_FIELD, GIFT_FIELD, priceField } from './price.rules.ts';

/** A way to pay, as a form shows it. */
export type PayMethod = { id: string; label: string; hint: string; takes: string[] };

type MethodsProps = {
  methods: readonly PayMethod[];
  chosen: string | undefined;
  prefix: string;
  locale: Locale;
};

/** The ways to pay, the first chosen unless another was before. */
export function PayMethods({ methods, chosen, prefix, locale }: MethodsProps) {
  const first = methods.find(({ id }) => id === chosen) ?? methods[0];
  const texts = paymentTexts[locale];
  if (!first) return <p>{texts.noMethod}</p>;
  return (
    <ChoiceGroup id={`${prefix}-method`} legend={texts.method}>
      {methods.map(({ id, label, hint }) => (
        <Choice
          key={id}
          type="radio"
          name="method"
          value={id}
          defaultChecked={id === first.id}
          label={label}
          hint={hint}
        />
      ))}
    </ChoiceGroup>
  );
}

type OwnPriceProps = { kind: ShownKind; value: string | undefined; error: string | null; locale: Locale };

/** What somebody pays for one ticket of a kind whose price everybody chooses; nothing for any other kind. */
export function OwnPrice({ kind: { id, name, price, state }, value, error, locale }: OwnPriceProps) {
  if (!price?.isOwn || state !== 'open') return null;
  const texts = paymentTexts[locale];
  return (
    <Field
      id={`order-p-${id}`}
      name={priceField(id)}
      label={`${texts.ownPrice.replace('{kind}', () => name.text)} (${price.currency})`}
      hint={texts.ownPriceHint}
      inputMode="decimal"
      maxLength={20}
      defaultValue={value ?? decimalText(storedMoney(price.units, price.currency)).replace(/\.0+$/, '')}
      error={error}
    />
  );
}

type PaymentFieldsProps = {
  methods: readonly PayMethod[];
  currency: string;
  total: Money | null;
  values: Readonly<Record<string, string>>;
  giftError: string | null;
  locale: Locale;
};

/** A gift beside the tickets, the way to pay, and what all of it comes to. */
export function PaymentFields({ methods, currency, total, values, giftError, locale }: PaymentFieldsProps) {
  const texts = paymentTexts[locale];
  return (
    <>
      <input type="hidden" name={GIFT_CURRENCY_FIELD} value={currency} />
      <Field
        id="order-gift"
        name={GIFT_FIELD}
        label={`${texts.gift} (${currency})`}
        hint={texts.giftHint}
        inputMode="decimal"
        maxLength={20}
        defaultValue={values[GIFT_FIELD]}
        error={giftError}
      />
      <PayMethods methods={methods} chosen={values.method} prefix="order" locale={locale} />
      <p role="status">{total && texts.total.replace('{amount}', formatMoney(total, locale))}</p>
    </>
  );
}
