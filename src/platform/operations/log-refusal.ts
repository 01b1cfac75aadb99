import { logInfo } from '#platform/log.ts';

const refusals = [401, 403];
/** The name of one of our own collections, globals or endpoints; whatever else was asked for does not get into the log. */
const knownShape = /^[a-z-]{1,40}$/;

type RefusedRequest = { readonly door: 'site' | 'staff'; readonly method: string; readonly of: string };

/** Writes down that somebody was refused an act that is not theirs: which one, at which door, and never who or with what. */
export function logRefusal(status: number, { door, method, of }: RefusedRequest): void {
  if (!refusals.includes(status)) return;
  logInfo('act refused', { door, status, method, of: door === 'site' || knownShape.test(of) ? of : 'other' });
}
