import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import { Field } from '#ui/forms/field.tsx';
import { combobox } from './combobox.rules.ts';
import type { Piece } from './mark-words.rules.ts';
import { type SuggestTexts, suggestedWords } from './search.texts.ts';
import css from './search-form.module.css';

type Suggestion = { title: Piece[]; lang?: string; kind: string; href: string };
type Answer = { total: number; suggestions: Suggestion[] };

/** Idle time after typing before suggestions are requested, in ms. */
const pauseMs = 200;
/** Longest time to wait for suggestions, in ms. */
const timeoutMs = 8_000;
const leastLetters = 2;

type SearchFieldProps = {
  endpoint: string;
  typed: string;
  label: string;
  hint: string;
  /** The name of the list for screen readers. */
  suggestions: string;
  texts: SuggestTexts;
};

/**
 * The search field, with suggestions while somebody types: arrow keys choose, Enter opens, Escape closes
 * (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). Without script it is a plain field; search.browser.ts makes it a
 * combobox before React hydrates it.
 */
export function SearchField({ endpoint, typed, label, hint, suggestions, texts }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const { answer, isOpen, isAlive, ask, askSoon, leave } = useSuggestions(input, endpoint);
  const [active, setActive] = useState(-1);
  const { total, suggestions: found } = answer === 'failed' || answer === null ? nothing : answer;
  const rows: (Suggestion | 'all')[] = total > found.length ? [...found, 'all'] : found;

  function open(row: Suggestion | 'all'): void {
    leave();
    if (row === 'all') input.current?.form?.requestSubmit();
    else location.assign(row.href);
  }

  function move(by: 1 | -1): void {
    // -1 is the field itself, which is part of the cycle.
    const next = ((active + 1 + by + rows.length + 1) % (rows.length + 1)) - 1;
    setActive(next);
    document.getElementById(suggestionId(next))?.scrollIntoView({ block: 'nearest' });
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const isDown = event.key === 'ArrowDown';
    const chosen = rows[active];
    if (isDown || event.key === 'ArrowUp') {
      event.preventDefault();
      if (isOpen) move(isDown ? 1 : -1);
      else if (isDown) void ask();
    } else if (event.key === 'Enter' && isOpen && chosen) {
      event.preventDefault();
      open(chosen);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      leave();
    }
  }

  return (
    <div className={css.field}>
      <Field
        id="q"
        ref={input}
        type="search"
        suppressHydrationWarning
        label={label}
        hint={hint}
        defaultValue={typed}
        maxLength={120}
        autoComplete="off"
        enterKeyHint="search"
        {...(isAlive && { ...combobox, 'aria-expanded': isOpen })}
        aria-activedescendant={isOpen && active >= 0 ? suggestionId(active) : undefined}
        onInput={({ nativeEvent }) => {
          setActive(-1);
          askSoon(nativeEvent as InputEvent);
        }}
        onCompositionEnd={() => askSoon()}
        onKeyDown={onKeyDown}
        onBlur={leave}
      />
      <div id="suggestions" className={css.list} role="listbox" aria-label={suggestions} hidden={!isOpen}>
        {isOpen &&
          rows.map((row, at) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus (aria-activedescendant)
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of the field choose and open
            <div
              key={row === 'all' ? 'all' : row.href}
              id={suggestionId(at)}
              role="option"
              aria-selected={at === active}
              data-href={row === 'all' ? undefined : row.href}
              // The field keeps the focus, so that the list stays while somebody presses on it.
              onMouseDown={event => event.preventDefault()}
              onClick={() => open(row)}
            >
              {row === 'all' ? texts.all.replace('{count}', String(total)) : <Row {...row} />}
            </div>
          ))}
      </div>
      <VisuallyHidden>
        <span role="status" data-suggesting>
          {wordsFor(answer, texts)}
        </span>
      </VisuallyHidden>
    </div>
  );
}

const nothing: Answer = { total: 0, suggestions: [] };
const suggestionId = (at: number) => `suggestion-${at}`;

function Row({ title, lang, kind }: Suggestion) {
  return (
    <>
      <span lang={lang}>
        {title.map(({ text, isMarked }, at) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never change their order
          isMarked ? <mark key={at}>{text}</mark> : text,
        )}
      </span>{' '}
      <small>{kind}</small>
    </>
  );
}

type Answered = Answer | 'failed' | null;

function wordsFor(answer: Answered, texts: SuggestTexts): string {
  if (answer === null) return '';
  if (answer === 'failed') return texts.failed;
  return suggestedWords(answer.suggestions.length, texts);
}

/** The suggestions for what is typed, and whether they are shown. Typing on aborts the pending request. */
function useSuggestions(input: RefObject<HTMLInputElement | null>, endpoint: string) {
  const [answer, setAnswer] = useState<Answered>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isAlive, setIsAlive] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asking = useRef<AbortController>(undefined);

  function stop(): void {
    clearTimeout(timer.current);
    asking.current?.abort();
  }

  /** Closes the list, also for a visitor who comes back to the page. */
  function leave(): void {
    stop();
    setIsOpen(false);
  }

  async function ask(): Promise<void> {
    const field = input.current;
    if (!field?.form) return;
    if ([...field.value.trim()].length < leastLetters) return setIsOpen(false);
    const query = new URLSearchParams(new FormData(field.form) as unknown as Record<string, string>);
    asking.current = new AbortController();
    const { signal } = asking.current;
    const fetched = await fetch(`${endpoint}?${query}`, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    })
      .then(response => (response.ok ? (response.json() as Promise<Answer>) : null))
      .catch(() => null);
    if (signal.aborted) return;
    setAnswer(fetched ?? 'failed');
    setIsOpen((fetched?.total ?? 0) > 0 && field === document.activeElement);
  }

  function askSoon(event?: InputEvent): void {
    stop();
    if (!event?.isComposing) timer.current = setTimeout(() => void ask(), pauseMs);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before hydration
  useEffect(() => {
    setIsAlive(true);
    const field = input.current;
    field?.form?.addEventListener('submit', leave);
    if (field && field.value.trim() !== field.defaultValue.trim()) void ask();
  }, []);

  return { answer, isOpen, isAlive, ask, askSoon, leave };
}
