import { randomUUID } from 'node:crypto';
import { longestEmail } from '#core/email-address.ts';
import { type Locale, locales } from '#core/locale.ts';
import { longestFullName } from '#core/person-name.ts';
import { PHONE_PAYMENT_FIELD, phonePayments } from '#features/tickets/orders/enter-order.action.ts';
import { listTaken } from '#features/tickets/orders/order-store.ts';
import { listPhoneKinds } from '#features/tickets/orders/phone-kinds.rules.ts';
import { isOpen, type SaleEvent } from '#features/tickets/orders/sale-event.ts';
import { listTakenOrDue } from '#features/tickets/orders/waiting-list.ts';
import { areDonationsOn } from '#money/settings/donation-switch.ts';
import type { Writer } from '#platform/transaction.ts';
import { sayHere } from '#staff/language/say.ts';
import { ActForm } from '../frame/act-form.tsx';
import styles from '../frame/admin-page.module.css';
import { Submit } from '../parts/buttons.tsx';
import { Field, hintId } from '../parts/field.tsx';
import { PhoneKinds } from './phone-kinds.tsx';

type EnterOrderProps = { reader: Writer; event: SaleEvent; api: string; locale: Locale; now: Date };

/** Enters an order for somebody on the phone. What cannot be given out is shown too, with the reason. */
export async function EnterOrder({ reader, event, api, locale, now }: EnterOrderProps) {
  const say = sayHere();
  if (!event.sale) return null;
  if (!isOpen(event, now))
    return <p>{say('No orders by phone: the event has begun, or does not take place as planned.')}</p>;
  const taken = (await listTaken(reader, [event.id], now)).get(event.id) ?? [];
  const takenOrDue = (await listTakenOrDue(reader, [event], now)).get(event.id) ?? [];
  const kinds = listPhoneKinds(event, { taken, takenOrDue, areDonationsOn: areDonationsOn(), now });
  const isPriced = kinds.some(({ kind, closed }) => kind.price && closed === null);
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
        <PhoneKinds kinds={kinds} locale={locale} />
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
        <Submit disabled={kinds.every(({ closed }) => closed !== null)}>{say('Enter the order')}</Submit>
      </ActForm>
    </details>
  );
}
