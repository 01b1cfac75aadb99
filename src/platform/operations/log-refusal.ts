import { logInfo } from '#platform/log.ts';

const refusals = [401, 403];
/** The name of one of our collections, globals or endpoints; nothing else from the address gets into the log. */
const knownShape = /^[a-z-]{1,40}$/;

type RefusedRequest = { readonly door: 'site' | 'staff'; readonly method: string; readonly of: string };

/** Logs that an act was refused: which one and on which side (site or staff), never who or with what. */
export function logRefusal(status: number, { door, method, of }: RefusedRequest): void {
  if (!refusals.includes(status)) return;
  logInfo('act refused', { door, status, method, of: door === 'site' || knownShape.test(of) ? of : 'other' });
}
