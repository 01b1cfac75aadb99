import type { CollectionAfterDeleteHook } from 'payload';
import type { Subscriber } from '#payload-types';
import { recordErasure } from '#platform/backup/erasures.ts';
import { UNSUBSCRIBED } from './preferences/unsubscribe.action.ts';

/**
 * Logs the deletion of a subscriber by an admin, so that a restore does not bring them back. Unsubscribed people are
 * logged already.
 */
export const recordDeletion: CollectionAfterDeleteHook<Subscriber> = async ({ doc, req }) => {
  if (doc.status !== 'left') await recordErasure(req, doc.compared, [UNSUBSCRIBED]);
};
