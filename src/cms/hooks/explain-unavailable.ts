import type { AfterErrorHook } from 'payload';
import { isOutOfRoom, isUnreachable } from '#platform/database/is-unreachable.ts';

/** Shown to staff when a save failed for a temporary reason; what they typed is still in the form. */
export const unavailable = {
  away: 'The database cannot answer just now, so nothing was saved. Leave this page open and try again in a moment.',
  full: 'The disk is full, so nothing was saved. Leave this page open, ask whoever looks after the server to make room, and save again.',
} as const;

/** Replaces "Something went wrong" with what happened and that it is temporary. */
export const explainUnavailable: AfterErrorHook = ({ error }) => {
  if (!isUnreachable(error)) return;
  const message = unavailable[isOutOfRoom(error) ? 'full' : 'away'];
  return { response: { errors: [{ name: 'Unavailable', message }] }, status: 503 };
};
