import { isLocale } from '#core/locale.ts';
import { readerEditions } from '#features/newsletter/subscribe.rules.ts';
import { env } from '#platform/env.ts';
import { parseId, renderDraft, requestByWriter, respond } from '../../../../../issues/issue-actions.ts';
import { limitRequest } from '../../../../../request-limits/limit-requests.ts';

type Address = { params: Promise<{ id: string }> };

/**
 * A mail of an issue as readers get it. It runs no scripts, loads pictures of our site only, and can be framed only by
 * our pages.
 */
export const GET = limitRequest(async (request: Request, { params }: Address): Promise<Response> => {
  const asked = await requestByWriter(request);
  if (asked instanceof Response) return asked;
  const id = parseId((await params).id);
  const query = new URL(request.url).searchParams;
  const locale = query.get('locale');
  const edition = readerEditions.find(known => known === query.get('edition'));
  if (id === null || !isLocale(locale) || !edition) return respond(404, 'There is no such mail.');
  const body = await renderDraft(asked, id, { locale, edition }, new Date());
  if (!body) return respond(404, 'There is no such mail.');
  return new Response(body.html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `sandbox allow-popups; default-src 'none'; img-src ${env.SITE_URL}; style-src 'unsafe-inline'; frame-ancestors 'self'; form-action 'none'; base-uri 'none'`,
    },
  });
});
