import { boundsOf, tooLarge } from './bounds.rules.ts';
import { callerOf } from './caller-of.ts';

/**
 * Refuses a form sent to a screen of the admin before Next reads it: what is larger than the caller may send, and from
 * strangers what does not say its length. Next itself stops reading at 1 MB.
 */
export function refuseAction(request: Request): Response | null {
  if (request.method === 'GET' || request.method === 'HEAD') return null;
  const caller = callerOf(request);
  const announced = request.headers.get('content-length');
  const isShort = announced !== null && Number(announced) <= boundsOf[caller].bodyBytes;
  if (isShort || (announced === null && caller === 'staff')) return null;
  return new Response(tooLarge.message, {
    status: tooLarge.status,
    headers: { 'content-type': 'text/plain; charset=utf-8', connection: 'close' },
  });
}
