import { hasStaffToken } from '#platform/operations/staff-token.ts';
import type { Caller } from './bounds.rules.ts';

/** Who asks, by the signature of their token alone; what they may do is decided by the CMS. */
export function callerOf({ headers }: Pick<Request, 'headers'>): Caller {
  const cookie = headers.get('cookie') ?? '';
  const authorization = headers.get('authorization') ?? '';
  return hasStaffToken({ cookie, authorization }) ? 'staff' : 'visitor';
}
