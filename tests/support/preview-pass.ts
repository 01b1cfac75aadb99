import { previewTokenCookie } from '#platform/staff-token.ts';
import type { Session } from './staff-session.ts';

const inCookie = (setCookie: string) => setCookie.split(';')[0] ?? '';

/** The cookie that lets a session of the admin see drafts on the site. */
export function makePreviewPass({ user, headers }: Session): string {
  const claims = Buffer.from(headers.cookie.split('.')[1] ?? '', 'base64url').toString();
  return inCookie(previewTokenCookie({ account: user.id, session: JSON.parse(claims).sid }, new Date()));
}

/** Such a cookie for a session that need not exist, made `age` seconds ago. */
export const somePreviewPass = (age = 0): string =>
  inCookie(previewTokenCookie({ account: 1, session: 'none' }, new Date(Date.now() - age * 1000)));
