'use client';
import { useConfig } from '@payloadcms/ui';
import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { StaffResult } from '#cms/search/staff-search.ts';
import { type Message, message } from '#core/message.ts';
import { useSay } from '#staff/language/use-say.ts';
import { ScriptButton } from '../script-button.tsx';
import styles from './search.module.css';

type SearchDialogProps = { donationsAt: string | null };

/** The search button and its dialog, which Ctrl+K and / also open. */
export function SearchDialog({ donationsAt }: SearchDialogProps) {
  const say = useSay();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
    // A dialog that has just been closed is still mounted: its close event comes later.
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
          <SearchBox donationsAt={donationsAt} />
        </dialog>
      )}
    </>
  );
}

function SearchBox({ donationsAt }: SearchDialogProps) {
  const say = useSay();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(-1);
  const { rows: found, message: sentence } = useSearch(typed);
  const rows: StaffResult[] = [
    ...found,
    ...(donationsAt && typed.trim() ? [donationsRow(donationsAt, typed.trim())] : []),
  ];
  const chosen = rows[active];
  const onKeyDown = (event: ReactKeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      // The arrow keys cycle through the rows and the field itself.
      const places = rows.length + 1;
      setActive(((active + 1 + step + places) % places) - 1);
    }
    // Navigating this way lets a form with unsaved changes ask first.
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
        {sentence && say(sentence)}
      </p>
    </>
  );
}

const donationsRow = (donationsAt: string, typed: string): StaffResult => ({
  kind: searchWords.inDonations,
  title: typed,
  state: null,
  href: `${donationsAt}?${new URLSearchParams({ words: typed })}`,
});

type RowListProps = { id: string; rows: readonly StaffResult[]; active: number };

/** The search results: the keyboard selects them from the field above, a click opens one. */
function RowList({ id, rows, active }: RowListProps) {
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

const pauseMs = 200;
const timeoutMs = 10_000;

type Found = { results: StaffResult[]; isSlow?: boolean };
type Answer = { rows: readonly StaffResult[]; message: Message };

const nothing: Answer = { rows: [], message: '' };

/** Searches once typing pauses and aborts outdated requests. */
function useSearch(typed: string): Answer {
  const { config } = useConfig();
  const [answer, setAnswer] = useState(nothing);
  const asked = typed.trim();
  useEffect(() => {
    if (asked === '') return setAnswer(nothing);
    const outdated = new AbortController();
    const timer = setTimeout(() => {
      const query = new URLSearchParams({ q: asked });
      fetch(`${config.routes.api}/search?${query}`, {
        signal: AbortSignal.any([outdated.signal, AbortSignal.timeout(timeoutMs)]),
      })
        .then(response => (response.ok ? (response.json() as Promise<Found>) : null))
        .catch(() => null)
        .then(found => {
          if (!outdated.signal.aborted) setAnswer(toAnswer(found));
        });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      outdated.abort();
    };
  }, [asked, config.routes.api]);
  return answer;
}

function toAnswer(found: Found | null): Answer {
  if (!found) return { rows: [], message: searchWords.failed };
  if (found.isSlow) return { rows: [], message: searchWords.slow };
  const rows = found.results;
  if (rows.length === 0) return { rows, message: searchWords.none };
  return {
    rows,
    message: message(searchWords.some, { count: rows.length }),
  };
}

/** Ctrl+K (Cmd+K on a Mac) except in rich text, where it makes a link, and / outside of text fields. */
function useShortcut(act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || document.querySelector('dialog[open]')) return;
      const target = event.target as HTMLElement | null;
      if (target?.isContentEditable) return;
      const isCtrlK = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k';
      const isTyping = target?.matches('input, textarea, select') ?? false;
      const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping;
      if (!isCtrlK && !isSlash) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

const searchWords = {
  search: 'Search',
  everything: 'Search everything you may see',
  hint: 'Amharic works in any spelling or in Latin letters. Pictures are found by what they show.',
  found: 'Found',
  none: 'Nothing found. Try fewer words, or another spelling.',
  some: '{count, plural, one {One result. Choose it with the down arrow.} other {# results. Choose one with the arrow keys.}}',
  failed: 'The search did not answer. Please try again.',
  slow: 'This search took too long. Please try a more unusual word.',
  inDonations: 'Search the gifts for it',
  draft: 'Draft',
  published: 'On the site',
} as const;
