import { createLocalReq, type Payload } from 'payload';
import { mayLock } from '#cms/access/payload-own-access.ts';
import { STAFF, usesAdmin } from '#cms/access/roles.ts';
import { logRefusal } from '#platform/operations/visit-watch.ts';

type Refused = { errors: { message: string }[] };

const refused = (message: string): Refused => ({ errors: [{ message }] });

/** Payload's server functions that our screens call. A list, because Payload's own lookup also finds inherited names. */
const known = new Set([
  'copy-data-from-locale',
  'form-state',
  'get-default-layout',
  'get-folder-results-component-and-data',
  'get-upcoming-scheduled-publish',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'render-widget',
  'slugify',
  'table-state',
]);

/**
 * Why a call of one of Payload's server functions is refused; null if it is allowed. Anybody can call them, and not all of
 * them check who does. Only the form for the first account needs no session.
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
  // Plans go through our endpoint, which checks who may publish and refuses past times.
  if (name === 'schedule-publish') return refused('Plan it with the panel beside the form.');
  return known.has(name) ? null : refused('There is nothing with this name.');
}

type Call = { name: string; args: Record<string, unknown> };

/**
 * The call to pass on. It drops Payload's check for a document saved meanwhile, which only offers to reload it and so loses
 * what was typed; our save compares both versions (src/staff/conflicts). It also drops the lock if the caller may not
 * change the document, because Payload locks any document that is named.
 */
export async function boundCall<Asked extends Call>(
  payload: Payload,
  call: Asked,
  headers: Headers,
): Promise<Asked> {
  if (call.name !== 'form-state') return call;
  const { user } = await payload.auth({ headers });
  const req = await createLocalReq({ ...(user && { user }) }, payload);
  const returnLockStatus = call.args.returnLockStatus === true && (await mayLock(req, call.args));
  return { ...call, args: { ...call.args, checkForStaleData: false, returnLockStatus } };
}

const countAccounts = async (payload: Payload) =>
  (await payload.count({ collection: STAFF, overrideAccess: true })).totalDocs;
