import { whenIdle, whenLoaded } from '#ui/later.browser.ts';
import type { Hydrator, Islands } from './hydrate.browser.ts';

/** A press ends the measurement of the largest paint, so React may load at once. */
const pressEvents = ['pointerdown', 'touchstart', 'keydown'] as const;
/** The browser also scrolls and focuses when it restores a page, so after these the page loads first. */
const passiveSigns = ['pointermove', 'wheel', 'scroll', 'focusin'] as const;

/** Without any sign of the visitor React loads this long after the page, in ms. */
const idleDelay = 5_000;
/** Longest time that a link or form waits for React, in ms; then the browser follows it. */
const timeout = 2_500;

/** Buttons do nothing without React; the links and forms marked with `data-repeat` do more with it. */
const buttons = 'button[type=button]:not([popovertarget])';
const repeated = '[data-repeat]';

const notHydrated = 'adey-island:not([ready])';
const islandOf = (target: EventTarget | null) => (target as Element | null)?.closest?.(notHydrated) ?? null;

/**
 * Hydrates the islands of the page, and those added later, at the first sign of the visitor or once the browser is idle.
 * On lite pages and with Save-Data only a press inside an island counts as a sign. Returns a promise that resolves when
 * React has loaded or failed to; less important downloads, such as pictures further down, wait for it.
 */
export function startIslands(islands: Islands, loadHydrator: () => Promise<Hydrator> = importReact(islands)) {
  const savesData = 'lite' in document.documentElement.dataset || !hasFastConnection();
  let loading: Promise<Hydrator> | undefined;
  let settle: (() => void) | undefined;
  const settled = new Promise<void>(resolve => {
    settle = resolve;
  });

  function load(): Promise<Hydrator> {
    if (loading) return loading;
    const attempt = loadHydrator();
    loading = attempt;
    attempt
      .then(hydrator => document.querySelectorAll(notHydrated).forEach(hydrator.add))
      // The next sign tries again; until then links and forms work without script.
      .catch(reason => {
        console.info('React was not loaded.', reason);
        loading = undefined;
      })
      .finally(() => settle?.());
    return attempt;
  }

  async function hydrate(place: Element | null): Promise<void> {
    const hydrator = await load();
    if (place) await hydrator.now(place);
  }
  const onSign = ({ target }: Event) => void hydrate(islandOf(target)).catch(console.info);

  const passive = { passive: true, capture: true };
  for (const press of pressEvents)
    addEventListener(press, event => (!savesData || islandOf(event.target)) && onSign(event), passive);
  // React does not load yet, so pictures need not wait for it.
  if (savesData) settle?.();
  else {
    for (const sign of passiveSigns)
      addEventListener(sign, event => whenLoaded(() => onSign(event)), { ...passive, once: true });
    whenLoaded(() => setTimeout(() => whenIdle(() => void load().catch(console.info)), idleDelay));
  }

  // An island that is the subject of the page does not wait for a sign, or the page would stay blank.
  const onFound = (place: Element) => {
    if (place.getAttribute('when') === 'load') whenLoaded(() => void hydrate(place).catch(console.info));
    else void loading?.then(hydrator => hydrator.add(place)).catch(console.info);
  };
  document.addEventListener('islandadded', ({ target }) => onFound(target as Element));
  if (!customElements.get('adey-island')) customElements.define('adey-island', IslandElement);

  let deferred: Event | null = null;
  let isRepeating = false;
  /**
   * Holds back a press, or an arrow key on a link, until its island is hydrated, and repeats it once. Of several only the
   * last one is repeated.
   */
  async function deferPress(event: Event): Promise<void> {
    const place = islandOf(event.target);
    const target = event.target as Element;
    const control = event.type === 'submit' ? target : target.closest?.(`${buttons}, a${repeated}`);
    const { metaKey, ctrlKey, shiftKey, key, pointerType } = event as KeyboardEvent & PointerEvent;
    if (key === 'Escape') deferred = null;
    if (!place || !control || isRepeating || metaKey || ctrlKey) return;
    const isPlain = !control.matches(buttons);
    if (isPlain && (savesData || !control.matches(repeated) || shiftKey)) return;
    if (key && !(isPlain && key.startsWith('Arrow'))) return;
    if (pointerType === 'mouse' && control.matches('[data-repeat=but-mouse]')) return;
    event.preventDefault();
    event.stopPropagation();
    deferred = event;
    control.setAttribute('aria-busy', 'true');
    const limit = isPlain ? [new Promise(resolve => setTimeout(resolve, timeout))] : [];
    await Promise.race([hydrate(place).catch(console.info), ...limit]);
    control.removeAttribute('aria-busy');
    // Without a connection, following the link would lose the page and what was typed on it.
    const isAnswered = place.hasAttribute('ready') || navigator.onLine;
    if (deferred !== event || !control.isConnected || !isAnswered) return;
    deferred = null;
    isRepeating = true;
    if (key) control.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    else if (control instanceof HTMLFormElement) control.requestSubmit((event as SubmitEvent).submitter);
    else (control as HTMLElement).click();
    isRepeating = false;
  }
  for (const press of ['click', 'submit', 'keydown'])
    addEventListener(press, event => void deferPress(event), { capture: true });
  return settled;
}

const importReact = (islands: Islands) => () =>
  import('./hydrate.browser.ts').then(({ openHydrator }) => openHydrator(islands));

class IslandElement extends HTMLElement {
  connectedCallback(): void {
    this.dispatchEvent(new Event('islandadded', { bubbles: true }));
  }

  disconnectedCallback(): void {
    // An island that was only moved is connected again by then.
    queueMicrotask(() => this.isConnected || this.dispatchEvent(new Event('islandremoved')));
  }
}

function hasFastConnection(): boolean {
  const { connection } = navigator;
  return !connection?.saveData && (connection?.effectiveType ?? '4g') === '4g';
}
