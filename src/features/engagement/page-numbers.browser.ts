import { type CachePhase, openDataCache, type Surroundings } from '#core/data-cache.ts';

// Pages are kept whole by the page cache, so they carry no numbers: this asks for all numbers of a page in one request
// and keeps them fresh.

const address = '/api/numbers';
/** Longer is given up: numbers are a grace note, and the next look asks again. */
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

/** Puts a number wherever the page has a place for it; the line around it was hidden until now. */
export function showNumber(name: string, n: number): void {
  for (const place of numberPlaces(name)) {
    place.textContent = String(n);
    const line = place.closest<HTMLElement>('[data-number-line]');
    line?.removeAttribute('hidden');
    line?.setAttribute('data-number-line', '');
  }
}

/** The number that is shown, or null before it came. */
export function shownNumber(name: string): number | null {
  const text = numberPlaces(name)[0]?.textContent;
  return text ? Number(text) : null;
}

let tellTried: () => void = () => undefined;
/** The numbers came, failed or take long: whoever waited for them need not wait on. */
export const numbersTried = new Promise<void>(resolve => {
  tellTried = resolve;
});

/** Numbers that do not come are not missed: those that were there stay. */
function tell(phase: CachePhase, numbers: Numbers | null): void {
  document.documentElement.dataset.numbers = phase;
  for (const [name, n] of Object.entries(numbers ?? {})) showNumber(name, n);
  if (phase !== 'loading') tellTried();
}

const cache = openDataCache(load, tell, browser);

/** One request for many names; null when there is nothing to ask for. */
function queryOf(places: Iterable<HTMLElement>): string | null {
  const names = new Set([...places].map(place => place.dataset.number ?? ''));
  return names.size === 0 ? null : String(new URLSearchParams([...names].map(name => ['of', name])));
}

/** Asks for the numbers that are not shown yet; called again when a list has grown. */
export function askForNumbers(): void {
  const query = queryOf([...numberPlaces()].filter(place => place.textContent === ''));
  if (query) void cache.refresh(query);
  else tellTried();
}

/** Asks for all numbers again when somebody comes back to the page, by its tab or its window. */
export function followFocus(): void {
  const focus = () => {
    const query = document.hidden ? null : queryOf(numberPlaces());
    if (query) cache.focus(query);
  };
  addEventListener('focus', focus);
  document.addEventListener('visibilitychange', focus);
}
