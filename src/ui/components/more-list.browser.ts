import { errorStays, followLoading, type Loading } from '#core/loading.ts';
import { fetchDocument } from '#ui/fetch-document.browser.ts';

const loads = new WeakMap<HTMLElement, () => Promise<void>>();

/**
 * Extends a long list in place: the link to its next page loads that page and appends its items. Shows a loading state;
 * a failure shows the error, and four seconds later a way to retry, as does a list that came with its error. Without this
 * script the link is a link.
 */
export function growListsOnRequest(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-more-phase="error"]'))
    setTimeout(() => {
      if (!loads.has(place)) place.dataset.morePhase = 'retry';
    }, errorStays);
  document.addEventListener('click', event => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-more]');
    const place = link?.closest<HTMLElement>('[data-more-of]');
    if (!link || !place || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void growing(place, link.href)();
  });
}

/** The single loader of a list, however often it is requested. */
function growing(place: HTMLElement, address: string): () => Promise<void> {
  const known = loads.get(place);
  if (known) return known;
  const load = followLoading(
    () => fetchPage(address, place),
    loading => show(place, loading),
  );
  loads.set(place, load);
  return load;
}

type Found = { items: Element[]; next: HTMLElement | null };

async function fetchPage(address: string, place: HTMLElement): Promise<Found> {
  const page = await fetchDocument(address);
  const name = place.dataset.moreOf ?? '';
  const items = [...(page.querySelector(`[data-list="${name}"]`)?.children ?? [])];
  if (items.length === 0) throw new Error(`No ${name} at ${address}`);
  return { items, next: page.querySelector<HTMLElement>(`[data-more-of="${name}"]`) };
}

function show(place: HTMLElement, { phase, data }: Loading<Found>): void {
  if (phase === 'data' && data) {
    add(place, data);
    return;
  }
  // The link stays when its text is hidden, so that its focus is not lost.
  place.dataset.morePhase = phase;
  for (const part of place.querySelectorAll<HTMLElement>('[data-more-state]'))
    part.hidden = part.dataset.moreState !== (phase === 'retry' ? 'error' : phase);
  // The pressed link is hidden now; holding the focus here keeps it from jumping to the top of the page.
  if (phase === 'loading') place.focus({ preventScroll: true });
  if (phase === 'error') giveFocus(place, place.querySelector<HTMLElement>('[data-more-state="error"] a'));
}

function add(place: HTMLElement, { items, next }: Found): void {
  const list = document.querySelector(`[data-list="${place.dataset.moreOf}"]`);
  list?.append(...items);
  giveFocus(place, items[0]?.querySelector<HTMLElement>('a, button'));
  if (next) place.replaceWith(next);
  else place.remove();
  dispatchEvent(new CustomEvent('listgrown', { detail: list }));
}

/** Moves focus on, unless the visitor has moved it in the meantime. */
function giveFocus(from: HTMLElement, to: HTMLElement | null | undefined): void {
  if (document.activeElement === from) to?.focus({ preventScroll: true });
}
