import { randomUUID } from 'node:crypto';
import { longestEmail } from '#core/email-address.ts';
import { type Locale, locales } from '#core/locale.ts';
import { longestFullName } from '#core/person-name.ts';
import { mostOfOneKind, roomFor } from '#core/ticket-sale.ts';
import { kindField } from '#features/tickets/orders/order.schema.ts';
import { listTaken } from '#features/tickets/orders/order-store.ts';
import { isOpen, type SaleEvent } from '#features/tickets/orders/sale-event.ts';
import type { Writer } from '#platform/transaction.ts';
import { sayHere } from '#staff/language/say.ts';
import { ActForm } from '../frame/act-form.tsx';
import styles from '../frame/admin-page.module.css';
import { Submit } from '../parts/buttons.tsx';
import { Field, hintId } from '../parts/field.tsx';

type EnterOrderProps = { reader: Writer; event: SaleEvent; api: string; locale: Locale; now: Date };

/** Enters an order for somebody on the phone, for the kinds that cost nothing and of which some are left. */
export async function EnterOrder({ reader, event, api, locale, now }: EnterOrderProps) {
  const say = sayHere();
  if (!event.sale || !isOpen(event, now)) return null;
  const room = roomFor(event.sale, (await listTaken(reader, [event.id], now)).get(event.id) ?? []);
  const kinds = event.sale.kinds.filter(({ id, price }) => !price && (room.get(id) ?? 0) > 0);
  if (kinds.length === 0) return null;
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
        {kinds.map(({ id, name }) => (
          <Field key={id} name={kindField(id)} label={name.text}>
            <select name={kindField(id)}>
              {Array.from(
                { length: Math.min(mostOfOneKind, room.get(id) ?? 0) + 1 },
                (_, number) => number,
              ).map(number => (
                <option key={number}>{number}</option>
              ))}
            </select>
          </Field>
        ))}
        <div data-problem-at="choice" />
        <Submit>{say('Enter the order')}</Submit>
      </ActForm>
    </details>
  );
}
