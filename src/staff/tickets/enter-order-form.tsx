import { randomUUID } from 'node:crypto';
import { Fragment } from 'react';
import { longestEmail } from '#core/email-address.ts';
import { type Locale, locales } from '#core/locale.ts';
import { decimalText, formatMoney } from '#core/money.ts';
import { longestFullName } from '#core/person-name.ts';
import { mostOfOneKind, roomFor } from '#core/ticket-sale.ts';
import { PHONE_PAYMENT_FIELD, phonePayments } from '#features/tickets/orders/enter-order.action.ts';
import { kindField } from '#features/tickets/orders/order.schema.ts';
import { priceField } from '#features/tickets/orders/price.rules.ts';
import { isOpen, type SaleEvent } from '#features/tickets/orders/sale-event.ts';
import { listTakenOrDue } from '#features/tickets/orders/waiting-list.ts';
import { areDonationsOn } from '#money/settings/donation-switch.ts';
import type { Writer } from '#platform/transaction.ts';
import { sayHere } from '#staff/language/say.ts';
import { ActForm } from '../frame/act-form.tsx';
import styles from '../frame/admin-page.module.css';
import { Submit } from '../parts/buttons.tsx';
import { Field, hintId } from '../parts/field.tsx';

type EnterOrderProps = { reader: Writer; event: SaleEvent; api: string; locale: Locale; now: Date };

/** Enters an order for somebody on the phone, for the kinds of which some are left. */
export async function EnterOrder({ reader, event, api, locale, now }: EnterOrderProps) {
  const say = sayHere();
  if (!event.sale || !isOpen(event, now)) return null;
  const room = roomFor(event.sale, (await listTakenOrDue(reader, [event], now)).get(event.id) ?? []);
  const kinds = event.sale.kinds.filter(
    ({ id, price }) => (!price || areDonationsOn()) && (room.get(id) ?? 0) > 0,
  );
  const isPriced = kinds.some(({ price }) => price);
  if (kinds.length === 0) return null;
  const payments = { bank: say('By bank transfer'), cash: say('In cash, which is here') };
  const languages = { en: say('English'), am: say('Amharic') };
  return (
    <details>
      <summary>{say('Enter an order by phone…')}</summary>
      <ActForm action={`${api}/tickets-desk/enter`} className={styles.form}>
        <input type="hidden" name="event" value={event.id} />
        <input type="hidden" name="attempt" value={randomUUID()} />
        <Field name="name" label={say('Name')}>
          <input name="name" required maxLength={longestFullName} />
        </Field>
        <Field name="email" label={say('Email (optional)')} hint={say('The tickets are sent there at once.')}>
          <input
            name="email"
            inputMode="email"
            maxLength={longestEmail}
            autoCapitalize="none"
            spellCheck={false}
            aria-describedby={hintId('email')}
          />
        </Field>
        <Field name="language" label={say('Language of the mail')}>
          <select name="language" defaultValue={locale}>
            {locales.map(each => (
              <option key={each} value={each}>
                {languages[each]}
              </option>
            ))}
          </select>
        </Field>
        {kinds.map(({ id, name, price }) => (
          <Fragment key={id}>
            <Field
              name={kindField(id)}
              label={price && !price.isOwn ? `${name.text}, ${formatMoney(price.money, locale)}` : name.text}
            >
              <select name={kindField(id)}>
                {Array.from(
                  { length: Math.min(mostOfOneKind, room.get(id) ?? 0) + 1 },
                  (_, number) => number,
                ).map(number => (
                  <option key={number}>{number}</option>
                ))}
              </select>
            </Field>
            {price?.isOwn && (
              <Field
                name={priceField(id)}
                label={say('What is paid for one ticket: {ticket}, in {currency}', {
                  ticket: name.text,
                  currency: price.money.currency,
                })}
              >
                <input
                  name={priceField(id)}
                  inputMode="decimal"
                  maxLength={20}
                  defaultValue={decimalText(price.money).replace(/\.0+$/, '')}
                />
              </Field>
            )}
          </Fragment>
        ))}
        <div data-problem-at="choice" />
        {isPriced && (
          <Field
            name={PHONE_PAYMENT_FIELD}
            label={say('How is it paid?')}
            hint={say(
              'With a transfer the places are held for five days. Choose cash only once you have it.',
            )}
          >
            <select name={PHONE_PAYMENT_FIELD} aria-describedby={hintId(PHONE_PAYMENT_FIELD)}>
              <option value="">{say('Nothing has to be paid')}</option>
              {phonePayments.map(each => (
                <option key={each} value={each}>
                  {payments[each]}
                </option>
              ))}
            </select>
          </Field>
        )}
        <Submit>{say('Enter the order')}</Submit>
      </ActForm>
    </details>
  );
}
