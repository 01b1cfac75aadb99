import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { errorStays, type Loading } from '#core/loading.ts';
import { announceAddedMarkup } from '#ui/added-markup.store.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { LoadingMessage } from '#ui/components/loading-message.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { fetchDocument } from '#ui/fetched-markup.ts';
import { useOneRequest } from '#ui/forms/use-one-request.ts';
import css from './more-list.module.css';

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
  const oneRequest = useOneRequest();

  useEffect(() => {
    if (phase !== 'error') return;
    moveFocus(place.current, place.current?.querySelector('[data-more-state="error"] a'));
    const timer = setTimeout(() => setPhase('retry'), errorStays);
    return () => clearTimeout(timer);
  }, [phase]);

  async function load(address: string): Promise<void> {
    // The pressed link is about to be hidden, and without this the focus would jump to the top of the page.
    place.current?.focus({ preventScroll: true });
    setPhase('loading');
    const page = await fetchPage(address, of).catch(console.info);
    if (!page) return setPhase('error');
    // The list is markup of the server, outside this component, and so are its new items.
    findList(document, of)?.append(...page.items);
    announceAddedMarkup();
    moveFocus(place.current, page.items[0]?.querySelector<HTMLElement>('a, button'));
    setTarget(page.next);
    setPhase('idle');
  }

  function onClick(event: MouseEvent): void {
    if (target === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    oneRequest.start(() => load(target));
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
  const items = [...(findList(page, of)?.children ?? [])];
  if (items.length === 0) throw new Error(`No ${of} at ${address}`);
  const more = page.querySelector<HTMLElement>(`[data-more-of="${of}"] [data-more-state="idle"] a`);
  return { items, next: more?.getAttribute('href') ?? null };
}

const findList = (page: Document, of: string) => page.querySelector(`[data-list="${of}"]`);

/** Moves focus on, unless the visitor has moved it in the meantime. */
function moveFocus(from: HTMLElement | null, to: HTMLElement | null | undefined): void {
  if (from && document.activeElement === from) to?.focus({ preventScroll: true });
}
