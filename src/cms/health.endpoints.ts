import type { Endpoint } from 'payload';
import { isAdmin } from '#cms/access/roles.ts';
import { NIGHTLY_BACKUP } from '#platform/backup/backup-scheduler.ts';
import { startClock } from '#platform/clock.ts';
import { cmsPool } from '#platform/database/cms-pool.ts';
import { env } from '#platform/env.ts';
import { makeDue } from '#platform/jobs/queue-work.ts';
import { logInfo, logWarning } from '#platform/log.ts';
import { removeStoredSecret } from '#platform/stored-secrets.ts';

export const SECRET_TAKEN = '/secret-taken';

/** Removes a file with a secret after an admin has confirmed that it is stored elsewhere. */
export const secretTakenEndpoint: Endpoint = {
  path: SECRET_TAKEN,
  method: 'post',
  handler: async req => {
    if (!isAdmin({ req }))
      return Response.json({ errors: [{ message: 'Only admins may do this.' }] }, { status: 403 });
    const sent = new URLSearchParams(await req.text?.());
    const isRemoved =
      sent.get('stored') === 'yes' &&
      (await removeStoredSecret(sent.get('file') ?? '').catch((error: Error) => {
        logWarning('a file with a secret could not be removed', { reason: error.message });
        return false;
      }));
    if (isRemoved) logInfo('a secret was taken away', { account: req.user?.id });
    const { admin } = req.payload.config.routes;
    return new Response(null, {
      status: 303,
      headers: { Location: `${admin}/health?removed=${isRemoved ? 1 : 0}` },
    });
  },
};

export const BACKUP_NOW = '/backup-now';

/** Tells the worker to make a backup now. Called by a form, which works before any script has loaded. */
export const backupNowEndpoint: Endpoint = {
  path: BACKUP_NOW,
  method: 'post',
  handler: async req => {
    if (!isAdmin({ req }))
      return Response.json({ errors: [{ message: 'Only admins may do this.' }] }, { status: 403 });
    const isRequested = await makeDue(cmsPool(req.payload), NIGHTLY_BACKUP, startClock(env.FIXED_NOW).now());
    const { admin } = req.payload.config.routes;
    return new Response(null, {
      status: 303,
      headers: { Location: `${admin}/health?asked=${isRequested ? 1 : 0}` },
    });
  },
};
