'use client';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useSay } from '#staff/language/use-say.ts';
import { ScriptButton } from '../script-button.tsx';
import { type Row, RowList } from './row-list.tsx';
import styles from './search.module.css';
import { searchWords } from './search-words.ts';
import { useSearch } from './use-search.ts';
import { useShortcut } from './use-shortcut.ts';

type SearchDialogProps = { giftsAt: string | null };

/** The button in the bar, and the dialog it opens; Ctrl+K and / open it too. */
export function SearchDialog({ giftsAt }: SearchDialogProps) {
  const say = useSay();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
    // A dialog that was closed a moment ago is still there: its close event comes later.
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
  };
  useShortcut(open);
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
  }, [isOpen]);
  return (
    <>
      <ScriptButton className={styles.button} onClick={open} aria-keyshortcuts="Control+K /">
        {say(searchWords.search)}
      </ScriptButton>
      {isOpen && (
        <dialog
          ref={dialog}
          className={styles.dialog}
          aria-label={say(searchWords.everything)}
          onClose={() => setOpen(Boolean(dialog.current?.open))}
          onClick={event => event.target === dialog.current && dialog.current.close()}
          onKeyDown={event => event.stopPropagation()}
        >
          <SearchBox giftsAt={giftsAt} />
        </dialog>
      )}
    </>
  );
}

function SearchBox({ giftsAt }: SearchDialogProps) {
  const say = useSay();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(-1);
  const { rows: found, message } = useSearch(typed);
  const rows: Row[] = [...found, ...(giftsAt && typed.trim() ? [giftsRow(giftsAt, typed.trim())] : [])];
  const chosen = rows[active];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      // The field itself is one place of the round.
      const places = rows.length + 1;
      setActive(((active + 1 + step + places) % places) - 1);
    }
    // A form with changes asks before it is left.
    if (event.key === 'Enter') {
      event.preventDefault();
      const row = chosen ?? found[0];
      if (row) location.assign(row.href);
    }
  };
  return (
    <>
      <label htmlFor={`${id}-field`}>{say(searchWords.everything)}</label>
      <input
        id={`${id}-field`}
        className={styles.field}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={rows.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={chosen ? `${id}-${active}` : undefined}
        aria-describedby={`${id}-hint`}
        autoComplete="off"
        maxLength={120}
        // biome-ignore lint/a11y/noAutofocus: the dialog was opened to type
        autoFocus
        value={typed}
        onChange={event => {
          setTyped(event.target.value);
          setActive(-1);
        }}
        onKeyDown={onKeyDown}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {say(searchWords.hint)}
      </p>
      <RowList id={id} rows={rows} active={active} />
      <p role="status" className={styles.status}>
        {message && say(message)}
      </p>
    </>
  );
}

const giftsRow = (giftsAt: string, typed: string): Row => ({
  kind: searchWords.inGifts,
  title: typed,
  state: null,
  href: `${giftsAt}?${new URLSearchParams({ words: typed })}`,
});
