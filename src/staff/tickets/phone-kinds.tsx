import { Fragment } from 'react';
import type { Locale } from '#core/locale.ts';
import { shownDay } from '#core/message.ts';
import { decimalText, formatMoney } from '#core/money.ts';
import { kindField } from '#features/tickets/orders/order.schema.ts';
import type { PhoneKind } from '#features/tickets/orders/phone-kinds.rules.ts';
import { priceField } from '#features/tickets/orders/price.rules.ts';
import { sayHere } from '#staff/language/say.ts';
import { Field, hintId } from '../parts/field.tsx';

/** The number of tickets of each kind, or why there can be none. */
export function PhoneKinds({ kinds, locale }: { kinds: readonly PhoneKind[]; locale: Locale }) {
  const say = sayHere();
  return kinds.map(({ kind: { id, name, price, from }, most, closed, onSite }) => {
    const reasons = {
      full: say('No places are left.'),
      due: say('The places that are free belong to those who wait for them.'),
      unpaid: say('Donations are switched off, so nothing can be sold.'),
    };
    const notes = {
      open: undefined,
      soon: say('The site gives it out from {day}. You can do so now.', { day: from ? shownDay(from) : '' }),
      over: say('The site gives it out no longer. You still can.'),
      code: say('The site shows it only to those who know its code.'),
    };
    const hint = closed ? reasons[closed] : notes[onSite];
    return (
      <Fragment key={id}>
        <Field
          name={kindField(id)}
          label={price && !price.isOwn ? `${name.text}, ${formatMoney(price.money, locale)}` : name.text}
          {...(hint !== undefined && { hint })}
        >
          <select
            name={kindField(id)}
            disabled={closed !== null}
            {...(hint !== undefined && { 'aria-describedby': hintId(kindField(id)) })}
          >
            {Array.from({ length: most + 1 }, (_, number) => number).map(number => (
              <option key={number}>{number}</option>
            ))}
          </select>
        </Field>
        {price?.isOwn && closed === null && (
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
    );
  });
}
