import { jwtSign, type Payload } from 'payload';
import { ROLES } from '#cms/access/roles.ts';
import { staffCookie } from '#platform/staff-token.ts';
import { callApi, signIn } from './staff-session.ts';

type Headers = Record<string, string>;

/** Everybody who calls the admin without being signed in, by what they send. */
export const SIGNED_OUT = [
  'nobody',
  'an expired session',
  'a session that was signed out',
  'a forged session',
] as const;

/** The headers of a browser of each role, and of each kind of caller who is not signed in. */
export async function openCallers(payload: Payload): Promise<Map<string, Headers>> {
  const callers = new Map<string, Headers>([['nobody', {}]]);
  for (const role of ROLES) callers.set(role, (await signIn(payload, role)).headers);
  const left = await signIn(payload, 'admin');
  await callApi('POST', '/staff/logout', { headers: left.headers });
  callers.set('a session that was signed out', left.headers);
  callers.set('an expired session', await sessionSigned(payload, payload.secret, -10));
  callers.set('a forged session', await sessionSigned(payload, 'a secret of somebody else', 1000));
  return callers;
}

/** A browser with the token of a signed-in admin, signed with `secret` and expiring after so many seconds. */
async function sessionSigned(payload: Payload, secret: string, tokenExpiration: number): Promise<Headers> {
  const { headers } = await signIn(payload, 'admin');
  const [, claims = ''] = headers.cookie.split('.');
  const { iat, exp, ...fieldsToSign } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  if (!(exp > iat)) throw new Error('The token of the admin has other claims than expected');
  const { token } = await jwtSign({ fieldsToSign, secret, tokenExpiration });
  return { ...headers, cookie: `${staffCookie()}=${token}` };
}
