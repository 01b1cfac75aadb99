import { whenIdle, whenLoaded } from '#ui/later.browser.ts';
import type { Hydrator, Islands } from './hydrate.browser.ts';

/** A press ends the measuring of the largest paint, so React may come at once. */
const presses = ['pointerdown', 'touchstart', 'keydown'] as const;
/** The browser itself scrolls and focuses while it restores a page, so after these the page loads first. */
const looks = ['pointermove', 'wheel', 'scroll', 'focusin'] as const;

/** Without a sign React comes this long after the page has loaded, in ms. */
const quiet = 5_000;
/** Longest time a link or form waits for React before its plain page answers, in ms. */
const timeout = 2_500;

/** What has no answer without React, and what is answered better with it. */
const buttons = 'button[type=button]:not([popovertarget])';
const repeated = '[data-repeat]';

const sleeping = 'adey-island:not([ready])';
const islandOf = (target: EventTarget | null) => (target as Element | null)?.closest?.(sleeping) ?? null;

/**
 * Brings the islands of the page to life, and those added later, once the visitor gives a sign or the line and the
 * browser are idle. On lite pages and with Save-Data only a press inside an island counts. Returns a promise that
 * resolves when React's file has come or failed; what may wait, such as pictures further down, follows it.
 */
export function startIslands(islands: Islands, bring: () => Promise<Hydrator> = bringReact(islands)) {
  const isSparing = 'lite' in document.documentElement.dataset || !hasGoodLine();
  let coming: Promise<Hydrator> | undefined;
  let settle: (() => void) | undefined;
  const settled = new Promise<void>(resolve => {
    settle = resolve;
  });

  function load(): Promise<Hydrator> {
    if (coming) return coming;
    const asked = bring();
    coming = asked;
    asked
      .then(hydrator => document.querySelectorAll(sleeping).forEach(hydrator.add))
      // Such as when offline: the next sign of use tries again, and until then links and forms work without script.
      .catch(reason => {
        console.info('React did not come.', reason);
        coming = undefined;
      })
      .finally(() => settle?.());
    return asked;
  }

  async function wake(place: Element | null): Promise<void> {
    const hydrator = await load();
    if (place) await hydrator.now(place);
  }
  const onSign = ({ target }: Event) => void wake(islandOf(target)).catch(console.info);

  const passive = { passive: true, capture: true };
  for (const press of presses)
    addEventListener(press, event => (!isSparing || islandOf(event.target)) && onSign(event), passive);
  // Nothing is coming that pictures would have to wait for.
  if (isSparing) settle?.();
  else {
    for (const look of looks)
      addEventListener(look, event => whenLoaded(() => onSign(event)), { ...passive, once: true });
    whenLoaded(() => setTimeout(() => whenIdle(() => void load().catch(console.info)), quiet));
  }

  // One that the page is about comes without a sign, or the page would stay blank.
  const onFound = (place: Element) => {
    if (place.getAttribute('when') === 'load') whenLoaded(() => void wake(place).catch(console.info));
    else void coming?.then(hydrator => hydrator.add(place)).catch(console.info);
  };
  document.addEventListener('islandadded', ({ target }) => onFound(target as Element));
  if (!customElements.get('adey-island')) customElements.define('adey-island', IslandElement);

  let held: Event | null = null;
  let isRepeating = false;
  /**
   * A press before its island is alive is repeated exactly once when it is, and so is an arrow key on a link. Of several
   * the last one counts.
   */
  async function holdEarly(event: Event): Promise<void> {
    const place = islandOf(event.target);
    const target = event.target as Element;
    const control = event.type === 'submit' ? target : target.closest?.(`${buttons}, a${repeated}`);
    const { metaKey, ctrlKey, shiftKey, key, pointerType } = event as KeyboardEvent & PointerEvent;
    if (key === 'Escape') held = null;
    if (!place || !control || isRepeating || metaKey || ctrlKey) return;
    const isPlain = !control.matches(buttons);
    if (isPlain && (isSparing || !control.matches(repeated) || shiftKey)) return;
    if (key && !(isPlain && key.startsWith('Arrow'))) return;
    if (pointerType === 'mouse' && control.matches('[data-repeat=but-mouse]')) return;
    event.preventDefault();
    event.stopPropagation();
    held = event;
    control.setAttribute('aria-busy', 'true');
    const limit = isPlain ? [new Promise(resolve => setTimeout(resolve, timeout))] : [];
    await Promise.race([wake(place).catch(console.info), ...limit]);
    control.removeAttribute('aria-busy');
    // Without a connection the plain answer would take away the page, and what was typed on it.
    const isAnswered = place.hasAttribute('ready') || navigator.onLine;
    if (held !== event || !control.isConnected || !isAnswered) return;
    held = null;
    isRepeating = true;
    if (key) control.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    else if (control instanceof HTMLFormElement) control.requestSubmit((event as SubmitEvent).submitter);
    else (control as HTMLElement).click();
    isRepeating = false;
  }
  for (const press of ['click', 'submit', 'keydown'])
    addEventListener(press, event => void holdEarly(event), { capture: true });
  return settled;
}

const bringReact = (islands: Islands) => () =>
  import('./hydrate.browser.ts').then(({ openHydrator }) => openHydrator(islands));

class IslandElement extends HTMLElement {
  connectedCallback(): void {
    this.dispatchEvent(new Event('islandadded', { bubbles: true }));
  }

  disconnectedCallback(): void {
    // One that was only moved is back by then.
    queueMicrotask(() => this.isConnected || this.dispatchEvent(new Event('islandremoved')));
  }
}

function hasGoodLine(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return !connection?.saveData && (connection?.effectiveType ?? '4g') === '4g';
}
