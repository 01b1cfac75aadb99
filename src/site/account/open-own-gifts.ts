import { localePath } from '#core/locale.ts';
import { accountPaths } from '#features/accounts/account-paths.ts';
import { redirectWithCookies } from '#features/accounts/session-cookies.ts';
import { recognise } from '#features/accounts/signed-in-user.queries.ts';
import { donorLink } from '#features/donors/donor-link.ts';
import type { RenderContext } from '#platform/render-context.ts';
import { donorOfAccount } from './gifts-panel.tsx';

/**
 * Leads somebody who is signed in to the page of their gifts, by a link made now: one on the dashboard would be over
 * after an hour. Who they are says the session alone, whatever the address holds.
 */
export async function openOwnGifts(
  headers: Headers,
  { locale, now }: Pick<RenderContext, 'locale' | 'now'>,
): Promise<Response> {
  const { supporter, cookies } = await recognise(headers);
  if (!supporter) return redirectWithCookies(localePath(locale, accountPaths.signIn), cookies);
  const donor = await donorOfAccount(supporter);
  if (donor === null) return redirectWithCookies(localePath(locale, accountPaths.dashboard), cookies);
  const { pathname, search } = new URL(donorLink(donor, locale, now));
  return redirectWithCookies(pathname + search, cookies);
}
