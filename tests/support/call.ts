import type { Locale } from '#core/locale.ts';
import { answerCalls } from '#platform/http/answer-call.ts';
import type { Call } from '#platform/http/call.ts';
import { startReading } from '#platform/reading.ts';

type Asked = {
  /** Sent as JSON, or as it is when it is text. */
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

/** What a call answers, without a server in front of it. */
export function answerOf(call: Call, asked: Asked = {}): Promise<Response> {
  const { method = call.method, body, path = call.path } = asked;
  const url = new URL(`http://localhost:3000${path}${asked.query ? `?${asked.query}` : ''}`);
  const sent = typeof body === 'string' ? body : JSON.stringify(body);
  const request = new Request(url, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...asked.headers },
    ...(sent === undefined ? {} : { body: sent }),
  });
  const reading = startReading({ locale: asked.language ?? 'en', now: asked.now ?? new Date() });
  const clientAddress = asked.clientAddress ?? '127.0.0.1';
  return answerCalls(call)({ request, url, clientAddress, locals: { reading, path } });
}
