import type { Locale } from '#core/locale.ts';
import { readFormFields } from '#platform/http/request-body.ts';
import { openCms } from '#platform/payload.ts';
import type { RenderContext } from '#platform/render-context.ts';
import { logSignIn } from '../session-cookies.ts';
import { languageOf } from '../signed-in-user.queries.ts';
import { followLink } from './follow-link.action.ts';
import { findLink } from './mail-link-store.ts';

/** Result of opening a mailed link: the button, a signed-in user, or an invalid link. */
export type MailLinkVisit =
  | { readonly kind: 'signed-in'; readonly language: Locale; readonly cookies: readonly string[] }
  | { readonly kind: 'ready'; readonly email: string; readonly key: string }
  | { readonly kind: 'over' };

/** Handles a visit of a mailed link. Only a submitted form changes anything. */
export async function visitMailLink(
  request: Request,
  { now, locale }: Pick<RenderContext, 'now' | 'locale'>,
): Promise<MailLinkVisit> {
  const payload = await openCms();
  if (request.method === 'POST') {
    const key = (await readFormFields(request))?.key ?? '';
    const cookies = await followLink(payload, key, { headers: request.headers, now, locale });
    logSignIn('mail', cookies);
    if (!cookies) return { kind: 'over' };
    return { kind: 'signed-in', language: (await languageOf(cookies)) ?? locale, cookies };
  }
  const key = new URL(request.url).searchParams.get('key') ?? '';
  const email = await findLink({ payload }, key, now);
  return email === null ? { kind: 'over' } : { kind: 'ready', email, key };
}
