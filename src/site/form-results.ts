import type { APIContext } from 'astro';
import { unlessUnavailable } from '#platform/database/is-unreachable.ts';
import { env } from '#platform/env.ts';
import {
  isBrowserSecret,
  newBrowserSecret,
  secondsKept,
  storeFormResult,
  takeFormResult,
} from '#platform/http/form-result-store.ts';
import { createSharedLimit, type RateLimit } from '#platform/limits/rate-limit.ts';
import { logRefusal } from '#platform/operations/visit-watch.ts';
import { openCms } from '#platform/payload.ts';

/** The query parameter of the address that shows the result of a posted form. */
const RESULT_PARAMETER = 'result';

/** What the middleware and the page tell each other about a form. */
export type FormResult = {
  /** What the form led to: made by the page of a posted form, else read from the store. */
  result?: object;
  /** Its page was shown before: whatever it starts by itself must not start again. */
  wasShown?: boolean;
  /** The address leads to a result that is no longer stored, or that another browser sent. */
  isOver?: boolean;
};

type Visit = Pick<APIContext, 'request' | 'locals'>;

/**
 * Runs `act` for a posted form and returns its result, or the result that the address leads to; null on any other visit.
 * The result has to be JSON and is all that is stored: the middleware redirects to an address that shows it, so that
 * reloading and going back repeat nothing. It must never hold a password, a passkey or a code.
 */
export async function runForm<Result extends object>(
  { request, locals }: Visit,
  act: () => Promise<Result>,
): Promise<Result | null> {
  if (request.method !== 'POST') return (locals.form?.result as Result | undefined) ?? null;
  const result = await act();
  locals.form = { result };
  return result;
}

/** Reads the result that the address leads to, for the page. */
export async function openResult({ request, url, locals }: APIContext, path: string): Promise<void> {
  const id = url.searchParams.get(RESULT_PARAMETER);
  if (request.method === 'POST' || id === null) return;
  const { now } = locals.renderContext;
  const secret = readSecret(request.headers);
  const found = secret && (await takeFormResult({ payload: await openCms() }, id, { path, secret, now }));
  locals.form = found || { isOver: true };
}

/**
 * Turns the page about a posted form into a redirect to the address that shows it. The page itself is the answer if its
 * result cannot be stored, and if it leads to another site by itself. Only its own browser can see a stored result, and
 * nobody stores or indexes its address.
 */
export async function redirectToResult(context: APIContext, page: Response, path: string): Promise<Response> {
  const { request, locals, url } = context;
  const isPage = page.headers.get('content-type')?.startsWith('text/html') && !page.headers.has('refresh');
  if (!locals.form || !isPage) return page;
  if (request.method !== 'POST') return unstored(page);
  const { result } = locals.form;
  if (!result) return page;
  const secret = readSecret(request.headers) ?? newBrowserSecret();
  const id = await store(context, result, { path, secret });
  if (id === null) return page;
  logRefusal(page.status, { server: 'site', method: 'POST', of: path });
  await page.body?.cancel();
  const query = new URLSearchParams(url.search);
  query.set(RESULT_PARAMETER, id);
  const headers = new Headers({ location: `${url.pathname}?${query}`, 'cache-control': 'private, no-store' });
  for (const cookie of page.headers.getSetCookie()) headers.append('set-cookie', cookie);
  headers.append('set-cookie', writeCookie(secret));
  return new Response(null, { status: 303, headers });
}

function unstored(page: Response): Response {
  page.headers.set('cache-control', 'private, no-store');
  page.headers.set('x-robots-tag', 'noindex, nofollow');
  return page;
}

let perNetwork: RateLimit | undefined;

/** Stores a result for its sender; null if it has to be shown directly. */
async function store(
  { clientAddress, locals }: APIContext,
  result: object,
  place: { path: string; secret: string },
): Promise<string | null> {
  perNetwork ??= createSharedLimit({ name: 'form-results', limit: 200, windowMs: 10 * 60_000 });
  if ((await perNetwork.refuse(clientAddress)) !== null) return null;
  const { now } = locals.renderContext;
  return unlessUnavailable(async () =>
    storeFormResult({ payload: await openCms() }, result, { ...place, now }),
  );
}

const isSecure = () => env.SITE_URL.startsWith('https:');
// The __Host- prefix prevents other hosts of our domain from setting it (RFC 6265bis, 4.1.3).
const cookieName = () => (isSecure() ? '__Host-adey-forms' : 'adey-forms');

const writeCookie = (secret: string, seconds = secondsKept) =>
  `${cookieName()}=${secret}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${isSecure() ? '; Secure' : ''}`;

/** A cookie that deletes the browser's key, so that the next person at the device cannot read the stored results. */
export const forgetResults = (): string => writeCookie('', 0);

function readSecret(headers: Headers): string | null {
  const start = `${cookieName()}=`;
  const cookie = (headers.get('cookie') ?? '').split(/;\s*/).find(each => each.startsWith(start));
  const secret = cookie?.slice(start.length) ?? '';
  return isBrowserSecret(secret) ? secret : null;
}
