import { createLocalReq, type Payload } from 'payload';
import { mayLock } from '#cms/access/document-locks.ts';
import { STAFF, usesAdmin } from '#cms/access/roles.ts';
import { logRefusal } from '#platform/operations/visit-watch.ts';

type Refused = { errors: { message: string }[] };

const refused = (message: string): Refused => ({ errors: [{ message }] });

/** Payload's server functions that our screens call. It looks a name up in what every object inherits, too. */
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
  if (name === 'schedule-publish') return refused('Plans are made beside the form.');
  return known.has(name) ? null : refused('There is nothing of this name.');
}

type Call = { name: string; args: Record<string, unknown> };

/**
 * A call as it is passed on. Without the check by which Payload stops a form whose document was saved meanwhile: it offers
 * only to load the document again, which loses what was typed. Saving compares both and loses nothing
 * (src/staff/conflicts). And without a lock where the caller may not change the document: Payload locks whatever is named.
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
