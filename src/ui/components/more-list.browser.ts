/**
 * Lets a long list grow in place: the link to its next page fetches that page and adds its items. While it loads the
 * list says so, and a failure says what failed and offers to try again. Without this script the link is a link.
 */
export function growListsOnRequest(): void {
  document.addEventListener('click', event => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-more]');
    const place = link?.closest<HTMLElement>('[data-more-of]');
    if (!link || !place || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void grow(link.href, place);
  });
}

async function grow(address: string, place: HTMLElement): Promise<void> {
  show(place, 'loading');
  // The link is away now; focus waits here, so that it is not lost to the top of the page.
  place.focus({ preventScroll: true });
  try {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`Answered ${answer.status}`);
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    add(page, place, address);
  } catch {
    show(place, 'error');
    giveFocus(place, place.querySelector<HTMLElement>('[data-more-state="error"] a'));
  }
}

function add(page: Document, place: HTMLElement, address: string): void {
  const name = place.dataset.moreOf ?? '';
  const list = document.querySelector(`[data-list="${name}"]`);
  const items = [...(page.querySelector(`[data-list="${name}"]`)?.children ?? [])];
  const next = page.querySelector<HTMLElement>(`[data-more-of="${name}"]`);
  if (!list || items.length === 0) throw new Error(`No ${name} at ${address}`);
  list.append(...items);
  giveFocus(place, items[0]?.querySelector<HTMLElement>('a, button'));
  if (next) place.replaceWith(next);
  else place.remove();
  dispatchEvent(new CustomEvent('listgrown', { detail: list }));
}

/** Hands focus on, unless the visitor has gone elsewhere meanwhile. */
function giveFocus(from: HTMLElement, to: HTMLElement | null | undefined): void {
  if (document.activeElement === from) to?.focus({ preventScroll: true });
}

function show(place: HTMLElement, state: 'loading' | 'error'): void {
  for (const part of place.querySelectorAll<HTMLElement>('[data-more-state]'))
    part.hidden = part.dataset.moreState !== state;
}
