import type { CollectionAfterDeleteHook } from 'payload';
import type { Subscriber } from '#payload-types';
import { recordErasure } from '#platform/backup/erasures.ts';
import { LEFT } from './preferences/unsubscribe.action.ts';

/** Whom an admin takes off the list by hand must not be back after a restore; who had left is written down already. */
export const rememberDeletion: CollectionAfterDeleteHook<Subscriber> = async ({ doc, req }) => {
  if (doc.status !== 'left') await recordErasure(req, doc.compared, [LEFT]);
};
