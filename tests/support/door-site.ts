import { serveEndpoints } from '#platform/http/answer-endpoint.ts';
import { createRenderContext } from '#platform/render-context.ts';
import { getDoorCopy, lookUpCode, sellTicketAtDoor, syncDoor } from '#site/endpoints/door.endpoint.ts';

const served = [getDoorCopy, lookUpCode, sellTicketAtDoor, syncDoor].map(
  each => [each.path, serveEndpoints(each)] as const,
);

/** The endpoints of the door as a phone with a cookie reaches them at a time, without a network between. */
export const doorSiteFor =
  (cookie: string, now: Date): typeof fetch =>
  (path, init) => {
    const url = new URL(String(path), 'http://localhost:3000');
    const headers = new Headers(init?.headers);
    headers.set('cookie', cookie);
    const { body, method } = init ?? {};
    const request = new Request(url, { headers, ...(method && { method }), ...(body && { body }) });
    const answer = served.find(([known]) => known === url.pathname)?.[1];
    const locals = { renderContext: createRenderContext({ locale: 'en', now }), path: url.pathname };
    return (
      answer?.({ request, url, clientAddress: '127.0.0.1', locals }) ?? Promise.reject(new Error('unknown'))
    );
  };
