import type { ReactNode } from 'react';
import { message } from '#core/message.ts';
import { sayHere } from '#staff/language/say.ts';
import { Count } from './badge.tsx';
import { Submit } from './buttons.tsx';
import styles from './filter-bar.module.css';
import { Icon } from './icon.tsx';

/** A filter that is set, and the address without it. */
export type SetFilter = { label: string; value: string; without: string };

type FilterBarProps = {
  /** The name of the form, in the reader's language. */
  label: string;
  /** The address of the list without any filter. */
  address: string;
  /** The field for words, which is always visible: usually a `<label>` with an `<input type="search">`. */
  search?: ReactNode;
  /** Every filter that is set; each can be taken away by itself, also while the fields are folded. */
  set: readonly SetFilter[];
  /** The fields that fold, each a `<label>`. */
  children: ReactNode;
};

/** Search and filters of a list as a plain GET form, so that the address can be shared and no script is needed. */
export function FilterBar({ label, address, search, set, children }: FilterBarProps) {
  const say = sayHere();
  const show = (
    <Submit look="quiet" icon="search">
      {say('Show')}
    </Submit>
  );
  return (
    <form className={styles.bar} method="get" action={address} aria-label={label}>
      {search && (
        <>
          <div className={styles.search}>{search}</div>
          {show}
        </>
      )}
      <details className={styles.more}>
        <summary>
          <Icon name="filter" />
          {say('Filters')}
          <Count of={set.length} />
        </summary>
        <div className={styles.fields}>
          {children}
          {!search && show}
        </div>
      </details>
      {set.length > 0 && (
        <ul className={styles.set}>
          {set.map(({ label: name, value, without }) => (
            <li key={name}>
              <a
                className={styles.chip}
                href={without}
                aria-label={say(message('Take away: {filter}', { filter: `${name}: ${value}` }))}
              >
                {name}: {value}
                <Icon name="close" />
              </a>
            </li>
          ))}
          <li>
            <a href={address}>{say('Show all')}</a>
          </li>
        </ul>
      )}
    </form>
  );
}
