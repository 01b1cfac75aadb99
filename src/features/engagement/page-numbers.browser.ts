import { type CachePhase, openDataCache, type Surroundings } from '#core/data-cache.ts';

// Cached pages contain no counts: this requests all counts of a page at once and refreshes them.

const address = '/api/numbers';
/** After this a request is given up; the next visit tries again. */
const timeoutMs = 20_000;

type Numbers = Record<string, number>;
type NetworkInformation = { effectiveType?: string; saveData?: boolean };

const browser: Surroundings = {
  now: () => performance.now(),
  later(run, milliseconds) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  isSlowLink() {
    const { connection } = navigator as { connection?: NetworkInformation };
    return connection?.saveData === true || /^(slow-)?2g$/.test(connection?.effectiveType ?? '');
  },
  isLookedAt: () => !document.hidden,
};

async function load(query: string): Promise<Numbers> {
  const answer = await fetch(`${address}?${query}`, { signal: AbortSignal.timeout(timeoutMs) });
  if (!answer.ok) throw new Error(`Answered ${answer.status}`);
  return await answer.json();
}

const numberPlaces = (name?: string) =>
  document.querySelectorAll<HTMLElement>(name ? `[data-number="${CSS.escape(name)}"]` : '[data-number]');

/**
 * Writes a count wherever the page shows it, from one on (ruling 41), and reveals the line around it. Counts only rise, so a lower one is an older
 * response that arrived late, such as the page's counts after those of its own view. What is no count changes nothing.
 */
export function showNumber(name: string, n: unknown): void {
  if (typeof n !== 'number' || !Number.isFinite(n)) return;
  for (const place of numberPlaces(name)) {
    const shown = Math.max(n, Number(place.getAttribute('value')));
    place.setAttribute('value', String(shown));
    place.textContent = shown === 0 ? '' : String(shown);
    const line = place.closest<HTMLElement>('[data-number-line]');
    line?.removeAttribute('hidden');
    line?.setAttribute('data-number-line', '');
    for (const words of line?.querySelectorAll<HTMLElement>('[data-number-words]') ?? [])
      words.hidden = (words.dataset.numberWords === 'none') !== (shown === 0);
  }
}

/** On failure the previous counts stay. */
function onPhase(phase: CachePhase, numbers: Numbers | null): void {
  document.documentElement.dataset.numbers = phase;
  for (const [name, n] of Object.entries(numbers ?? {})) showNumber(name, n);
}

const cache = openDataCache(load, onPhase, browser);

/** One query for many names; null if there are none. */
function queryOf(places: Iterable<HTMLElement>): string | null {
  const names = new Set([...places].map(place => place.dataset.number ?? ''));
  return names.size === 0 ? null : String(new URLSearchParams([...names].map(name => ['of', name])));
}

/** Requests the missing counts; called again when a list has grown. */
export function requestNumbers(): void {
  const query = queryOf([...numberPlaces()].filter(place => !place.getAttribute('value')));
  if (query) void cache.refresh(query);
}

/** Refreshes all counts when the visitor returns to the page. */
export function followFocus(): void {
  const focus = () => {
    const query = document.hidden ? null : queryOf(numberPlaces());
    if (query) cache.focus(query);
  };
  addEventListener('focus', focus);
  document.addEventListener('visibilitychange', focus);
}
