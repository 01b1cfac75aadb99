import type { Payload } from 'payload';
import { STAFF, usesAdmin } from '#cms/access/roles.ts';
import { logRefusal } from '#platform/operations/log-requests.ts';

type Refused = { errors: { message: string }[] };

const refused = (message: string): Refused => ({ errors: [{ message }] });

/**
 * Why a screen's call of one of Payload's server functions is not answered; null where it is. Whoever knows its address
 * can call any of them, and not each asks who calls. Only the form for the first account is filled in by nobody's
 * session.
 */
export async function refuseFunction(
  payload: Payload,
  name: string,
  headers: Headers,
): Promise<Refused | null> {
  const { user } = await payload.auth({ headers });
  if (!user || !usesAdmin({ req: { user } })) {
    const isFirst = name === 'form-state' && !user && (await countAccounts(payload)) === 0;
    if (isFirst) return null;
    logRefusal(403, { server: 'admin', method: 'POST', of: 'server-functions' });
    return refused('Please sign in first.');
  }
  // Plans are made through our endpoint, which asks who may publish and refuses times that have passed.
  return name === 'schedule-publish' ? refused('Plans are made beside the form.') : null;
}

type Call = { name: string; args: Record<string, unknown> };

/**
 * Without the check by which Payload stops a form whose document was saved meanwhile: it offers only to load the
 * document again, which loses what was typed. Saving compares both and loses nothing (src/staff/conflicts).
 */
export const withoutStaleCheck = <Asked extends Call>(call: Asked): Asked =>
  call.name === 'form-state' ? { ...call, args: { ...call.args, checkForStaleData: false } } : call;

const countAccounts = async (payload: Payload) =>
  (await payload.count({ collection: STAFF, overrideAccess: true })).totalDocs;
