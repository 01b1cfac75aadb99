import { doorTokenCookie } from '#platform/staff-token.ts';
import type { Session } from './staff-session.ts';

/** The cookie with which a session of the admin works at the door. */
export function makeDoorPass({ user, headers }: Session): string {
  const claims = Buffer.from(headers.cookie.split('.')[1] ?? '', 'base64url').toString();
  const pass = { account: user.id, session: JSON.parse(claims).sid };
  return doorTokenCookie(pass, new Date()).split(';')[0] ?? '';
}
