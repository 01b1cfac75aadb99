import type { CollectionAfterDeleteHook } from 'payload';
import type { Subscriber } from '#payload-types';
import { recordDeparture } from '#platform/backup/departures.ts';
import { UNSUBSCRIBED } from './preferences/unsubscribe.action.ts';

/** Whom an admin takes off the list by hand must not be back after a restore; who had left is written down already. */
export const recordDeletion: CollectionAfterDeleteHook<Subscriber> = async ({ doc, req }) => {
  if (doc.status !== 'left') await recordDeparture(req, doc.compared, [UNSUBSCRIBED]);
};
