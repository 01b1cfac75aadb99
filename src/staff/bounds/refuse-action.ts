import { hasStaffToken } from '#platform/operations/staff-token.ts';
import { logRefusal } from '#platform/operations/visit-watch.ts';
import { boundsOf, type Caller, tooLarge } from './bounds.rules.ts';

type Refusal = { readonly status: number; readonly message: string };

const signInFirst: Refusal = { status: 403, message: 'Please sign in first.' };
const readOnly: Refusal = { status: 405, message: 'This address can only be read.' };

/**
 * Refuses what is sent to a screen of the admin before Next reads it. A stranger sends nothing there but the form for the
 * first account, while nobody has one: Next's parser of such a body is large, and what it cannot read is a fault in the
 * log. Next itself stops reading at 1 MB.
 */
export async function refuseAction(
  request: Request,
  hasAccounts: () => Promise<boolean>,
): Promise<Response | null> {
  const refusal = await refusalOf(request, hasAccounts);
  if (!refusal) return null;
  logRefusal(refusal.status, { server: 'admin', method: 'POST', of: 'server-functions' });
  return new Response(refusal.message, {
    status: refusal.status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      connection: 'close',
      ...(refusal.status === 405 && { allow: 'GET, HEAD, POST' }),
    },
  });
}

async function refusalOf(request: Request, hasAccounts: () => Promise<boolean>): Promise<Refusal | null> {
  const { method, headers } = request;
  if (method === 'GET' || method === 'HEAD') return null;
  if (method !== 'POST') return readOnly;
  const caller = callerOf(request);
  const announced = headers.get('content-length');
  const isShort = announced !== null && Number(announced) <= boundsOf[caller].bodyBytes;
  if (!isShort && (announced !== null || caller === 'visitor')) return tooLarge;
  if (caller === 'staff') return null;
  const isCall = headers.has('next-action') && headers.get('content-type')?.startsWith('text/plain') === true;
  return isCall && !(await hasAccounts()) ? null : signInFirst;
}

/** Staff or visitor, judged by the signature of the token alone; the CMS decides what staff may do. */
export function callerOf({ headers }: Pick<Request, 'headers'>): Caller {
  const cookie = headers.get('cookie') ?? '';
  const authorization = headers.get('authorization') ?? '';
  return hasStaffToken({ cookie, authorization }) ? 'staff' : 'visitor';
}
