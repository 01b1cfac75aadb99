'use client';
import type { StaffResult } from '#cms/search/staff-search.ts';
import { useSay } from '#staff/language/use-say.ts';
import styles from './search.module.css';
import { searchWords } from './search-words.ts';

export type Row = StaffResult;

type RowListProps = { id: string; rows: readonly Row[]; active: number };

/** What was found; the keyboard chooses from the field above, a press opens. */
export function RowList({ id, rows, active }: RowListProps) {
  const say = useSay();
  return (
    <div
      id={`${id}-list`}
      className={styles.list}
      role="listbox"
      aria-label={say(searchWords.found)}
      hidden={rows.length === 0}
    >
      {rows.map(({ kind, title, state, href }, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the keyboard chooses from the field (aria-activedescendant)
        <div
          key={href}
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === active}
          onClick={() => location.assign(href)}
        >
          <span>{title}</span>
          <small>
            {say(kind)}
            {state && ` · ${say(searchWords[state])}`}
          </small>
        </div>
      ))}
    </div>
  );
}
