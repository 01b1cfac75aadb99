import { liteCookie, liteSeconds } from '#core/http-names.ts';
import { splitLocale } from '#core/locale.ts';

/** Whether this is the lite switch: a plain form, which a browser without a connection answers with an error. */
export function isLiteChoice({ url, method }: Request): boolean {
  const { origin, pathname } = new URL(url);
  return method === 'POST' && origin === location.origin && splitLocale(pathname).path === '/send/lite';
}

/**
 * Sends the choice. Without a connection it is stored on the device, where the browser lets workers do so, and the
 * reader returns to the copy they were on: once online again, pages have the chosen form.
 */
export async function chooseLite(request: Request): Promise<Response> {
  const copy = request.clone();
  try {
    return await fetch(request);
  } catch {
    const fields = new URLSearchParams(await copy.text());
    await remember(fields.get('lite') ?? '');
    return Response.redirect(ownAddress(fields.get('back') ?? ''), 303);
  }
}

async function remember(value: string): Promise<void> {
  if (!('cookieStore' in globalThis) || !/^[01]$/.test(value)) return;
  const expires = Date.now() + liteSeconds * 1000;
  await cookieStore.set({ name: liteCookie, value, path: '/', sameSite: 'lax', expires });
}

function ownAddress(back: string): string {
  const wanted = URL.canParse(back, location.origin) ? new URL(back, location.origin) : null;
  return wanted?.origin === location.origin ? wanted.href : `${location.origin}/`;
}
