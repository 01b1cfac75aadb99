import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { errorStays, followLoading, type Loading } from '#core/loading.ts';
import { fetchDocument } from '#ui/fetched-markup.ts';
import { ButtonLink } from './button.tsx';
import { LoadingMessage } from './loading-message.tsx';
import css from './more-list.module.css';
import { TextLink } from './text-link.tsx';

type MoreListProps = {
  /** The `data-list` it belongs to. */
  of: string;
  /** The addresses of the next and the first page of the list; null if there is none or this is it. */
  next: string | null;
  start?: string | null;
  /** The address of the list if the server could not read it: the error is shown, with a link to try again. */
  failed?: string | null;
  texts: Record<'more' | 'loading' | 'error' | 'retry' | 'start', string>;
};

type Page = { items: Element[]; next: string | null };

/**
 * The link to the next page of a list, which is loaded and appended in place. A failure shows the error, and after four
 * seconds a link to try again, as does a list that the server could not read. Without script it is a plain link.
 */
export function MoreList({ of, next, start, failed, texts }: MoreListProps) {
  const place = useRef<HTMLDivElement>(null);
  const [target, setTarget] = useState(failed ?? next);
  const [phase, setPhase] = useState<Loading<Page>['phase']>(failed ? 'error' : 'idle');

  // biome-ignore lint/correctness/useExhaustiveDependencies: one loader for each page of the list
  const load = useMemo(() => followLoading(() => fetchPage(target ?? '', of), show), [target, of]);

  function show(loading: Loading<Page>): void {
    if (loading.phase === 'data' && loading.data) {
      add(loading.data);
      return;
    }
    // The pressed link is hidden now, and without this the focus would jump to the top of the page.
    if (loading.phase === 'loading') place.current?.focus({ preventScroll: true });
    setPhase(loading.phase);
  }

  function add({ items, next: address }: Page): void {
    const list = document.querySelector(`[data-list="${of}"]`);
    list?.append(...items);
    moveFocus(place.current, items[0]?.querySelector<HTMLElement>('a, button'));
    setTarget(address);
    setPhase('idle');
    dispatchEvent(new CustomEvent('listgrown', { detail: list }));
  }

  useEffect(() => {
    if (phase === 'error')
      moveFocus(place.current, place.current?.querySelector('[data-more-state="error"] a'));
  }, [phase]);

  useEffect(() => {
    if (!failed) return;
    const timer = setTimeout(() => setPhase(now => (now === 'error' ? 'retry' : now)), errorStays);
    return () => clearTimeout(timer);
  }, [failed]);

  function onClick(event: MouseEvent): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void load();
  }

  if (target === null && !start) return null;
  const isFailed = phase === 'error' || phase === 'retry';
  return (
    <div className={css.more}>
      {target !== null && (
        <div
          ref={place}
          data-more-of={of}
          data-more-phase={phase === 'idle' ? undefined : phase}
          tabIndex={-1}
        >
          <div data-more-state="idle" hidden={phase !== 'idle'}>
            <ButtonLink href={target} data-more data-repeat onClick={onClick}>
              {texts.more}
            </ButtonLink>
          </div>
          <div data-more-state="loading" hidden={phase !== 'loading'}>
            <LoadingMessage kind="loading" words={texts.loading} />
          </div>
          <div data-more-state="error" hidden={!isFailed}>
            <LoadingMessage
              kind="error"
              words={texts.error}
              action={
                <ButtonLink href={target} data-more data-repeat onClick={onClick}>
                  {texts.retry}
                </ButtonLink>
              }
            />
          </div>
        </div>
      )}
      {start && <TextLink href={start}>{texts.start}</TextLink>}
    </div>
  );
}

/** The items of a page of the list, and the address of the one after it. */
async function fetchPage(address: string, of: string): Promise<Page> {
  const page = await fetchDocument(address);
  const items = [...(page.querySelector(`[data-list="${of}"]`)?.children ?? [])];
  if (items.length === 0) throw new Error(`No ${of} at ${address}`);
  const more = page.querySelector<HTMLElement>(`[data-more-of="${of}"] [data-more-state="idle"] a`);
  return { items, next: more?.getAttribute('href') ?? null };
}

/** Moves focus on, unless the visitor has moved it in the meantime. */
function moveFocus(from: HTMLElement | null, to: HTMLElement | null | undefined): void {
  if (from && document.activeElement === from) to?.focus({ preventScroll: true });
}
