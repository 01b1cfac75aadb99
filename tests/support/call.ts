import type { Locale } from '#core/locale.ts';
import { serveEndpoints } from '#platform/http/answer-endpoint.ts';
import type { Endpoint } from '#platform/http/endpoint.ts';
import { createRenderContext } from '#platform/render-context.ts';

type Asked = {
  /** Sent as JSON, or unchanged if it is text. */
  body?: unknown;
  /** What follows the `?`. */
  query?: string;
  headers?: Record<string, string>;
  method?: string;
  clientAddress?: string;
  language?: Locale;
  now?: Date;
  path?: string;
};

/** The response of an endpoint, without a server in front of it. */
export function callEndpoint(call: Endpoint, asked: Asked = {}): Promise<Response> {
  const { method = call.method, body, path = call.path } = asked;
  const url = new URL(`http://localhost:3000${path}${asked.query ? `?${asked.query}` : ''}`);
  const sent = typeof body === 'string' ? body : JSON.stringify(body);
  const request = new Request(url, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...asked.headers },
    ...(sent === undefined ? {} : { body: sent }),
  });
  const renderContext = createRenderContext({ locale: asked.language ?? 'en', now: asked.now ?? new Date() });
  const clientAddress = asked.clientAddress ?? '127.0.0.1';
  return serveEndpoints(call)({ request, url, clientAddress, locals: { renderContext, path } });
}
