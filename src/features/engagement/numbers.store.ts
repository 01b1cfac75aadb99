import { map } from 'nanostores';
import { ownValue } from '#core/own-value.ts';

// Cached pages contain no counts: all counts of a page are requested together.

const address = '/api/numbers';
/** Longest time to wait for counts, in ms. */
const timeout = 20_000;

export type Numbers = Readonly<Record<string, number>>;

/** The counts that this page has received, by their names (count.rules.ts). */
export const $numbers = map<Record<string, number>>({});

/** Counts only rise, so a lower one is from an older response that arrived late. Invalid counts are ignored. */
export function learnNumber(name: string, n: unknown): void {
  if (typeof n !== 'number' || !Number.isFinite(n)) return;
  $numbers.setKey(name, Math.max(n, ownValue($numbers.get(), name) ?? 0));
}

/** The query for all counts of the page; null if it shows none. */
export function numbersQuery(): string | null {
  const places = [...document.querySelectorAll<HTMLElement>('[data-number]')];
  const names = new Set(places.map(place => place.dataset.number ?? ''));
  return names.size === 0 ? null : String(new URLSearchParams([...names].map(name => ['of', name])));
}

/** Requests counts. Rejects without a valid response; the previous counts stay. */
export async function loadNumbers(query: string): Promise<Numbers> {
  const { dataset } = document.documentElement;
  dataset.numbers = 'loading';
  try {
    const answer = await fetch(`${address}?${query}`, { signal: AbortSignal.timeout(timeout) });
    if (!answer.ok) throw new Error(`Answered ${answer.status}`);
    const numbers: Numbers = await answer.json();
    for (const [name, n] of Object.entries(numbers)) learnNumber(name, n);
    dataset.numbers = 'data';
    return numbers;
  } catch (error) {
    dataset.numbers = 'error';
    throw error;
  }
}

let first: { query: string; answer: Promise<Numbers> } | null = null;

/** Requests the counts before React is loaded, or without it. */
export function requestNumbers(): void {
  const query = numbersQuery();
  if (!query) return;
  first = { query, answer: loadNumbers(query) };
  // The server logs the cause; SWR retries.
  first.answer.catch(() => undefined);
}

/** Returns the first request once, if it was for this query; otherwise undefined. */
export function takeFirst(query: string): Promise<Numbers> | undefined {
  const taken = first?.query === query ? first.answer : undefined;
  first = null;
  return taken;
}

/** Counts one more. Returns the status of the answer; rejects without one. */
export async function count(name: string): Promise<number> {
  const [kind, key] = name.split(':');
  const { status, body } = await postJson('/api/addClick', { kind, key });
  if (status === 200) learnNumber(name, (body as { n?: unknown }).n);
  return status;
}

/** Reads the whole response, because an unread body keeps the connection busy. */
export async function postJson(endpoint: string, body: object): Promise<{ status: number; body: object }> {
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
  });
  return { status: answer.status, body: await answer.json() };
}
