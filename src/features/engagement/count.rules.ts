/** click: post opened. view, love: of an event. share: of either. */
export const countKinds = ['click', 'view', 'love', 'share'] as const;

export type CountKind = (typeof countKinds)[number];

/** Donation links are on many pages and counted under this one key, repeatedly. */
export const donateKey = 'donate';

/** One count on a page: its kind and the key (core/slug.ts). */
export type CountName = { kind: CountKind; key: string };

/** The most counts one request may ask for: more than the longest list of the site. */
export const mostNumbersAtOnce = 200;

const longestKey = 200;

/** Parses `kind:key` from a page; null if invalid. */
export function readCountName(name: string): CountName | null {
  const colon = name.indexOf(':');
  const kind = countKinds.find(known => known === name.slice(0, Math.max(colon, 0)));
  const key = name.slice(colon + 1);
  return kind && isCountKey(key) ? { kind, key } : null;
}

/** Keys are lower-case letters, marks and digits of any script, as core/slug.ts derives from headings. */
export function isCountKey(key: string): boolean {
  return key.length > 0 && key.length <= longestKey && /^[\p{L}\p{M}\p{N}]+$/u.test(key);
}

/** The inverse of `readCountName`. */
export function writeCountName({ kind, key }: CountName): string {
  return `${kind}:${key}`;
}

type Counts = Readonly<Record<string, number>>;
type Called = { readonly status: number; readonly body: unknown };
type PageViewAnswer = { readonly success?: unknown; readonly error?: unknown };

/** The message when event views could not be loaded. */
export const viewsFailed = 'error fetching data';

/** The event views of a response: the first element of its list on 200, otherwise nothing. */
export function readEventViews({ status, body }: Called): Counts {
  const [first] = status === 200 && Array.isArray(body) ? body : [];
  return isObject(first) ? (first as Counts) : {};
}

/** The event views, or `viewsFailed` if there was no response. */
export async function viewsOrFailure(endpoint: () => Promise<Called>): Promise<Counts | typeof viewsFailed> {
  try {
    return readEventViews(await endpoint());
  } catch {
    return viewsFailed;
  }
}

/** The count of a key; 0 if it was never counted or the response is invalid. */
export function readClickCount(answer: unknown, key: string): number {
  const n = isObject(answer) && Object.hasOwn(answer, key) ? answer[key] : answer;
  return typeof n === 'number' && Number.isFinite(n) ? n : 0;
}

/** The result of a page view: a message, the error in the response, or why there was none. */
export function toPageViewResult(answer: PageViewAnswer | Error): unknown {
  if (answer instanceof Error) return answer;
  return answer.success === true ? 'Page view count updated successfully' : answer.error;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
