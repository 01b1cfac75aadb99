import { logInfo } from '#platform/log.ts';
import { mayBeSignedIn, visitorHint } from './signed-in-user.rules.ts';

/** A session lasts thirty days from the last visit. */
export const sessionSeconds = 30 * 24 * 60 * 60;

/** A session ends half a year after it started, even if it is used; then the person signs in again. */
const longestSessionMs = 182 * 24 * 60 * 60 * 1000;

/** Whether a session has reached its maximum age; both instants in milliseconds since 1970. */
export function hasLastedTooLong(since: number, now: number): boolean {
  return now - since >= longestSessionMs;
}

/** better-auth's session cookie, with its prefix over https. */
const sessionCookie = /(?:^|;\s*)(?:__Secure-)?adey\.session_token=[^;]/;

/** Whether a request has a session cookie; most have none and never load the accounts. */
export function carriesSession(headers: Headers): boolean {
  return sessionCookie.test(headers.get('cookie') ?? '');
}

/** Whether a response starts or renews a session, ends it, or leaves it unchanged. */
function sessionChange(setCookies: readonly string[]): 'renewed' | 'ended' | 'none' {
  const change = setCookies.findLast(
    cookie => sessionCookie.test(cookie) || /adey\.session_token=;/.test(cookie),
  );
  if (change === undefined) return 'none';
  return /adey\.session_token=;|max-age=0/i.test(change) ? 'ended' : 'renewed';
}

/** A cookie that tells pages that requesting the visitor is worthwhile. It contains no data. */
export function hintCookie(isSignedIn: boolean, isSecure: boolean): string {
  const life = isSignedIn ? `${visitorHint}=1; Max-Age=${sessionSeconds}` : `${visitorHint}=; Max-Age=0`;
  return `${life}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** The cookies of a response, with the hint cookie whenever a session starts or ends. */
export function cookiesWithHint(answer: Headers, isSecure: boolean): string[] {
  const cookies = answer.getSetCookie();
  const change = sessionChange(cookies);
  return change === 'none' ? cookies : [...cookies, hintCookie(change === 'renewed', isSecure)];
}

/** Redirects within the site and sets cookies, which Astro.redirect would drop. */
export function redirectWithCookies(location: string, cookies: readonly string[] = []): Response {
  const answer = new Response(null, { status: 303, headers: { location } });
  for (const cookie of cookies) answer.headers.append('set-cookie', cookie);
  return answer;
}

type SignInMethod = 'service' | 'mail' | 'passkey';

/** Logs a sign-in or refusal with its method, never who it was. `cookies` are those of the response. */
export function logSignIn(method: SignInMethod, cookies: readonly string[] | null): void {
  const signedIn = cookies?.some(mayBeSignedIn) ?? false;
  logInfo(signedIn ? 'signed in' : 'sign-in refused', { server: 'site', way: method });
}
