import { formatMoney, sumUnits } from '#core/money.ts';
import { methodNames } from '#money/bookkeeping/desk/desk.texts.ts';
import type { PaymentMethodId } from '#money/domain/payment-methods.ts';
import { assetAccount } from '#money/ledger/posting.rules.ts';
import type { Balance } from '#money/ledger/totals.ts';
import { isPracticeOn } from '#money/settings/donation-switch.ts';
import styles from '#staff/frame/admin-page.module.css';
import { sayHere } from '#staff/language/say.ts';
import { Field } from '../parts/field.tsx';

/** The books hold practice money only where practice is on. */
const places = (Object.entries(methodNames) as [PaymentMethodId, string][]).filter(
  ([method]) => method !== 'practice' || isPracticeOn(),
);

type Holdings = { balances: readonly Balance[]; funds: ReadonlyMap<string, string> };

/**
 * The places and funds a form offers, each with its balance. One is preselected only where no other holds any money.
 */
export function balanceChoices({ balances, funds }: Holdings) {
  const say = sayHere();
  const money = (held: readonly Balance[]) =>
    [...Map.groupBy(held, ({ currency }) => currency)]
      .map(([currency, of]) => formatMoney({ units: sumUnits(of), currency }, 'en'))
      .join(', ');
  const heldAt = (method: PaymentMethodId) =>
    balances.filter(({ account }) => account === assetAccount(method));
  const named = (name: string, held: string): string => `${say(name)}: ${held || say('nothing')}`;
  const inFund = (fund: string) =>
    places
      .map(([method, name]) => ({ name, held: money(heldAt(method).filter(each => each.fund === fund)) }))
      .filter(({ held }) => held !== '')
      .map(({ name, held }) => `${say(name)} ${held}`)
      .join('; ');
  const only = (holding: readonly string[]) => (holding.length === 1 ? (holding[0] ?? '') : '');
  const holds = (method: PaymentMethodId) => heldAt(method).some(({ units }) => units > 0n);
  return {
    places: {
      options: places.map(([method, name]): [string, string] => [method, named(name, money(heldAt(method)))]),
      required: { preselected: only(places.map(([method]) => method).filter(holds)) },
    },
    funds: {
      options: [...funds].map(([fund, name]): [string, string] => [fund, named(name, inFund(fund))]),
      required: {
        preselected: only(
          [...funds.keys()].filter(fund =>
            places.some(([method]) => heldAt(method).some(each => each.fund === fund && each.units > 0n)),
          ),
        ),
      },
    },
  };
}

/** Hidden by the style sheet until the server asks; without script it is shown from the start. */
export function AllowNegative() {
  const say = sayHere();
  return (
    <div className={styles.asked}>
      <Field name="below" label={say('Book it even though it leaves a negative balance')}>
        <input type="checkbox" name="below" />
      </Field>
    </div>
  );
}

type AmountFieldsProps = { label?: string; names?: [amount: string, currency: string] };

export function AmountFields({
  label,
  names: [amount, currency] = ['amount', 'currency'],
}: AmountFieldsProps) {
  const say = sayHere();
  return (
    <div className={styles.row}>
      <Field name={amount} label={label ?? say('Amount')}>
        <input name={amount} inputMode="decimal" maxLength={20} required autoComplete="off" />
      </Field>
      <Field name={currency} label={say('Currency')}>
        <CurrencyInput name={currency} />
      </Field>
    </div>
  );
}
/** Suggests the currencies of the list that BookForms renders. */
export const CurrencyInput = ({ name }: { name: string }) => (
  <input name={name} list="book-currencies" maxLength={3} size={5} required autoComplete="off" />
);

export function DayAndNote({ today }: { today: string }) {
  const say = sayHere();
  return (
    <>
      <Field name="day" label={say('Day')}>
        <input type="date" name="day" required defaultValue={today} max={today} />
      </Field>
      <Field name="note" label={say('Note, without names of donors (optional)')}>
        <input name="note" maxLength={500} autoComplete="off" />
      </Field>
    </>
  );
}
