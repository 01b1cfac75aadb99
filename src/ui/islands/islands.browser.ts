import { type StorageKey, visitStorage } from '#core/browser-storage.ts';
import { afterPaint, whenLoaded } from '#ui/later.browser.ts';
import type { Hydrator, Islands } from './hydrate.browser.ts';

/** A press ends the measurement of the largest paint, so React may load at once. */
const presses = ['pointerdown', 'touchstart', 'keydown'] as const;
/** After these the page loads first. A browser that restores a page fires some of them too. */
const otherSigns = ['pointermove', 'wheel', 'focusin', 'input'] as const;

const notHydrated = 'adey-island:not([ready])';
const findIsland = (target: EventTarget | null) => (target as Element | null)?.closest?.(notHydrated) ?? null;

/**
 * Hydrates the islands of the page, and those added later, from the first sign of the visitor on, never by itself. On
 * lite pages and with Save-Data only a press inside an island counts as a sign. What was pressed before is answered
 * (press-recorder.ts). Returns a promise that resolves when React has loaded or failed to; less important downloads, such
 * as pictures further down, wait for it.
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
  const onSign = ({ target }: Event) => void hydrate(findIsland(target)).catch(console.info);

  const passive = { passive: true, capture: true };
  for (const press of presses)
    addEventListener(press, event => (!savesData || findIsland(event.target)) && onSign(event), passive);
  // Whoever is in a field already began to write in it before this script was there.
  const begun =
    document.activeElement?.matches('input, textarea, select') && findIsland(document.activeElement);
  if (begun) void hydrate(begun).catch(console.info);
  // React does not load yet, so pictures need not wait for it.
  if (savesData) settle?.();
  else awaitOtherSigns(onSign);

  function answerPresses(place: Element): void {
    hydrate(place)
      .catch(console.info)
      .finally(() => place.dispatchEvent(new Event('islandsettled')));
  }
  document.addEventListener('islandpressed', ({ target }) => answerPresses(target as Element));
  for (const place of document.querySelectorAll(`${notHydrated}[pressed]`)) answerPresses(place);

  // An island that continues what the visitor began before this page does not wait for another sign.
  const onFound = (place: Element) => {
    if (place.getAttribute('when') === 'load' || hasDraft(place))
      whenLoaded(() => void hydrate(place).catch(console.info));
    else void loading?.then(hydrator => hydrator.add(place)).catch(console.info);
  };
  document.addEventListener('islandadded', ({ target }) => onFound(target as Element));
  if (!customElements.get('adey-island')) customElements.define('adey-island', IslandElement);

  return settled;
}

/** Calls back at the first sign other than a press. */
function awaitOtherSigns(onSign: (event: Event) => void): void {
  const until = new AbortController();
  const options = { passive: true, capture: true, signal: until.signal };
  const onOtherSign = (event: Event): void => {
    // A dialog that opened by itself moves the focus into it.
    if (event.type === 'focusin' && (event.target as Element).closest?.('dialog')) return;
    until.abort();
    whenLoaded(() => onSign(event));
  };
  for (const sign of otherSigns) addEventListener(sign, onOtherSign, options);
  // A restored page is scrolled by the browser, at the latest when it has loaded.
  whenLoaded(() => afterPaint(() => addEventListener('scroll', onOtherSign, options)));
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

function hasDraft(place: Element): boolean {
  const key = place.getAttribute('draft') as StorageKey | null;
  return key !== null && (visitStorage()?.getItem(key) ?? 'null') !== 'null';
}

function hasFastConnection(): boolean {
  const { connection } = navigator;
  return !connection?.saveData && (connection?.effectiveType ?? '4g') === '4g';
}
