import { MAX_FILM_BYTES } from '#cms/media/upload-limits.ts';
import { logRefusal } from '#platform/operations/visit-watch.ts';
import { hasStaffToken } from '#platform/staff-token.ts';
import {
  type Caller,
  limitsByCaller,
  type Refusal,
  refuseByHeaders,
  refuseQuery,
  tooLarge,
  unreadable,
} from './request-limits.rules.ts';

/** A film with room for the other fields of its form. */
const largestUpload = MAX_FILM_BYTES + 1024 * 1024;

/**
 * Refuses expensive requests before the CMS parses them: long addresses, queries with many conditions, large bodies. The
 * body that was read is passed on.
 */
export function limitRequest<Rest extends readonly unknown[]>(
  answer: (request: Request, ...rest: Rest) => Promise<Response>,
): (request: Request, ...rest: Rest) => Promise<Response> {
  return async (request, ...rest) => {
    const caller = findCaller(request);
    const limits = limitsByCaller[caller];
    const refusal = refuseByHeaders(request, limits);
    if (refusal) return refuse(refusal);
    if (request.body === null) return answer(request, ...rest);

    const type = request.headers.get('content-type') ?? '';
    if (caller === 'staff' && type.startsWith('multipart/form-data')) return answerUpload(request, ...rest);
    const body = await readWithTimeout(request, limits.bodyBytes);
    if (body === null) return refuse(tooLarge);
    const isQuery = type.startsWith('application/x-www-form-urlencoded');
    const refused = isQuery ? refuseQuery(new TextDecoder().decode(body), limits) : null;
    if (refused) return refuse(refused);
    if (isQueryInJson(request, type) && !isJson(body)) return refuse(unreadable);
    const { url, method, headers, signal } = request;
    return answer(new Request(url, { method, headers, signal, body }), ...rest);
  };

  /** Files of staff are streamed, and the CMS stops reading at the limit of their kind. */
  function answerUpload(request: Request, ...rest: Rest): Response | Promise<Response> {
    const announced = Number(request.headers.get('content-length') ?? 0);
    return announced > largestUpload ? refuse(tooLarge) : answer(request, ...rest);
  }
}

/** A query sent as POST, which Payload parses outside its error handling. */
const isQueryInJson = ({ headers }: Request, type: string) =>
  type.startsWith('application/json') &&
  (headers.has('x-http-method-override') || headers.has('x-payload-http-method-override'));

function isJson(body: Uint8Array): boolean {
  try {
    JSON.parse(new TextDecoder().decode(body));
    return true;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

/** The whole body, or null once it is longer than allowed; by its own length, whatever its header says. */
async function readWithTimeout(request: Request, mostBytes: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > mostBytes) return null;
    chunks.push(chunk);
  }
  return Uint8Array.from(Buffer.concat(chunks));
}

/** In the shape in which the admin shows errors. */
function refuse({ status, message }: Refusal): Response {
  return Response.json(
    { errors: [{ message }] },
    { status, headers: { 'cache-control': 'no-store', connection: 'close' } },
  );
}

type ActionRefusal = { readonly status: number; readonly message: string };

const signInFirst: ActionRefusal = { status: 403, message: 'Please sign in first.' };
const readOnly: ActionRefusal = { status: 405, message: 'This address is read-only.' };

/**
 * Refuses requests to a screen of the admin before Next reads their body. Without a session only the form for the first
 * account may be sent, while there is no account: Next's body parser is large, and a body it cannot read is logged as a
 * fault. Next itself stops reading at 1 MB.
 */
export async function refuseAction(
  request: Request,
  hasAccounts: () => Promise<boolean>,
): Promise<Response | null> {
  const refusal = await findRefusal(request, hasAccounts);
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

async function findRefusal(
  request: Request,
  hasAccounts: () => Promise<boolean>,
): Promise<ActionRefusal | null> {
  const { method, headers } = request;
  if (method === 'GET' || method === 'HEAD') return null;
  if (method !== 'POST') return readOnly;
  const caller = findCaller(request);
  const announced = headers.get('content-length');
  const isShort = announced !== null && Number(announced) <= limitsByCaller[caller].bodyBytes;
  if (!isShort && (announced !== null || caller === 'visitor')) return tooLarge;
  if (caller === 'staff') return null;
  const isCall = headers.has('next-action') && headers.get('content-type')?.startsWith('text/plain') === true;
  return isCall && !(await hasAccounts()) ? null : signInFirst;
}

/** Staff or visitor, judged by the signature of the token alone; the CMS decides what staff may do. */
function findCaller({ headers }: Pick<Request, 'headers'>): Caller {
  const cookie = headers.get('cookie') ?? '';
  const authorization = headers.get('authorization') ?? '';
  return hasStaffToken({ cookie, authorization }) ? 'staff' : 'visitor';
}
