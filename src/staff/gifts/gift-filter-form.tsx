import { presetCurrencies } from '#cms/giving-settings/giving-settings.schema.ts';
import type { GiftFilter } from '#features/bookkeeping/desk/desk.schema.ts';
import {
  failureNames,
  giftMatterNames,
  methodNames,
  statusNames,
} from '#features/bookkeeping/desk/desk.texts.ts';
import { sayHere } from '#staff/language/say.ts';
import styles from './gifts.module.css';

/** Search and filters as a plain form: the address says what is shown. */
export function GiftFilterForm({ filter, address }: { filter: GiftFilter; address: string }) {
  const say = sayHere();
  return (
    <form className={styles.filter} method="get" action={address} aria-label={say('Search gifts')}>
      <label>
        {say('Reference, receipt number, mail address or name')}
        <input type="search" name="words" defaultValue={filter.words} maxLength={100} />
      </label>
      <Choice name="matter" label={say('What waits')} value={filter.matter} names={giftMatterNames} />
      <Choice name="state" label={say('State')} value={filter.state} names={statusNames} />
      <Choice name="failure" label={say('Why it failed')} value={filter.failure} names={failureNames} />
      <Choice name="way" label={say('Way')} value={filter.way} names={methodNames} />
      <label>
        {say('Currency')}
        <input
          name="currency"
          defaultValue={filter.currency ?? ''}
          maxLength={3}
          size={4}
          list="gift-currencies"
        />
        <datalist id="gift-currencies">
          {presetCurrencies.map(currency => (
            <option key={currency} value={currency} />
          ))}
        </datalist>
      </label>
      <label>
        {say('From')}
        <input type="date" name="from" defaultValue={filter.from ?? ''} />
      </label>
      <label>
        {say('To')}
        <input type="date" name="to" defaultValue={filter.to ?? ''} />
      </label>
      <button type="submit">{say('Show')}</button>
      <a href={address}>{say('Show all')}</a>
    </form>
  );
}

type ChoiceProps = { name: string; label: string; value: string | null; names: Record<string, string> };

function Choice({ name, label, value, names }: ChoiceProps) {
  const say = sayHere();
  return (
    <label>
      {label}
      <select name={name} defaultValue={value ?? ''}>
        <option value="">{say('All')}</option>
        {Object.entries(names).map(([each, words]) => (
          <option key={each} value={each}>
            {say(words)}
          </option>
        ))}
      </select>
    </label>
  );
}
