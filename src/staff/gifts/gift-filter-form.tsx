import type { GiftFilter } from '#features/giving/desk/desk.schema.ts';
import { giftMatterNames, stateNames, wayNames } from '#features/giving/desk/desk-words.ts';
import { presetCurrencies } from '#features/giving/giving-settings.schema.ts';
import styles from './gifts.module.css';

/** Search and filters as a plain form: the address says what is shown. */
export function GiftFilterForm({ filter, address }: { filter: GiftFilter; address: string }) {
  return (
    <form className={styles.filter} method="get" action={address} aria-label="Search gifts">
      <label>
        Reference, receipt number, mail address or name
        <input type="search" name="words" defaultValue={filter.words} maxLength={100} />
      </label>
      <Choice name="matter" label="What waits" value={filter.matter} names={giftMatterNames} />
      <Choice name="state" label="State" value={filter.state} names={stateNames} />
      <Choice name="way" label="Way" value={filter.way} names={wayNames} />
      <label>
        Currency
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
        From
        <input type="date" name="from" defaultValue={filter.from ?? ''} />
      </label>
      <label>
        To
        <input type="date" name="to" defaultValue={filter.to ?? ''} />
      </label>
      <button type="submit">Show</button>
      <a href={address}>Show all</a>
    </form>
  );
}

type ChoiceProps = { name: string; label: string; value: string | null; names: Record<string, string> };

function Choice({ name, label, value, names }: ChoiceProps) {
  return (
    <label>
      {label}
      <select name={name} defaultValue={value ?? ''}>
        <option value="">All</option>
        {Object.entries(names).map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
