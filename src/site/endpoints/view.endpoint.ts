import { countView, viewRequest } from '#features/figures/count-view.action.ts';
import { env } from '#platform/env.ts';
import { defineEndpoint } from '#platform/http/endpoint.ts';
import { logFault } from '#platform/log.ts';
import { openCms } from '#platform/payload.ts';
import { isPublicPage } from '#site/readers/read-site-map.ts';

/** The report that browsers send when a page is left. It is answered at once and counted afterwards. */
export const addView = defineEndpoint({
  id: 'addView',
  method: 'POST',
  path: '/api/view',
  area: 'Numbers',
  summary: 'Counts that a page was seen, without cookies and without anything about the person',
  details:
    'Sent by browsers when a page is left. Whoever sends DNT or Sec-GPC is not counted, nor is a bot that names itself. The answer is the same in every case.',
  takes: 'form',
  body: viewRequest,
  responses: { 204: { description: 'It is taken.' } },
}).handler(async ({ body, request, clientAddress, renderContext }) => {
  const sender = {
    clientAddress,
    headers: request.headers,
    ownHost: new URL(env.SITE_URL).host,
    country: env.FIGURES_COUNTRY_HEADER ? request.headers.get(env.FIGURES_COUNTRY_HEADER) : null,
    now: renderContext.now,
  };
  openCms()
    .then(cms => countView(cms, body, sender, path => isPublicPage(renderContext, path)))
    .catch((error: unknown) => logFault(error, { doing: 'counting a view' }));
  return { response: new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } }) };
});
