import { createLocalReq, type PayloadRequest } from 'payload';
import { editorOrAdmin } from '#cms/access/roles.ts';
import { logRefusal } from '#platform/operations/visit-watch.ts';
import { openCms } from '#platform/payload.ts';

/** The request of a signed-in editor or admin; a refusal for everybody else. */
export async function requestByWriter(request: Request): Promise<PayloadRequest | Response> {
  const payload = await openCms();
  const { user } = await payload.auth({ headers: request.headers });
  if (!user || !editorOrAdmin({ req: { user } })) {
    logRefusal(403, { server: 'admin', method: request.method, of: 'newsletter-issues' });
    return respond(403, 'Only people who write here may do this.');
  }
  return createLocalReq({ user }, payload);
}

/** The id in the address, or null. */
export function numberOf(id: string): number | null {
  return /^\d{1,9}$/.test(id) ? Number(id) : null;
}

/** A response with one sentence for the person who pressed the button. */
export function respond(status: number, message: string): Response {
  return Response.json({ message }, { status, headers: { 'cache-control': 'no-store' } });
}
