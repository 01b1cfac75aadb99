import { visitorHint } from './visitor.rules.ts';

/** A sign-in lasts thirty days from the last day somebody came back. */
export const sessionSeconds = 30 * 24 * 60 * 60;

/** However often somebody comes back: half a year after it began a session ends, and the person shows anew who they are. */
const longestSessionMs = 182 * 24 * 60 * 60 * 1000;

/** Whether a session has lasted as long as any may; both instants in milliseconds since 1970. */
export function hasLastedTooLong(since: number, now: number): boolean {
  return now - since >= longestSessionMs;
}

/** The name better-auth gives the cookie of a session, with its prefix over https. */
const sessionCookie = /(?:^|;\s*)(?:__Secure-)?adey\.session_token=[^;]/;

/** Tells whether a request carries a session at all, so that most visitors never wake the accounts. */
export function carriesSession(headers: Headers): boolean {
  return sessionCookie.test(headers.get('cookie') ?? '');
}

/** Tells what an answer does with the session: begins or renews one, ends it, or leaves it as it is. */
function sessionChange(setCookies: readonly string[]): 'kept' | 'ended' | 'none' {
  const change = setCookies.findLast(
    cookie => sessionCookie.test(cookie) || /adey\.session_token=;/.test(cookie),
  );
  if (change === undefined) return 'none';
  return /adey\.session_token=;|max-age=0/i.test(change) ? 'ended' : 'kept';
}

/** The cookie by which pages learn that asking who is there is worth a request. It holds nothing. */
export function hintCookie(isSignedIn: boolean, isSecure: boolean): string {
  const life = isSignedIn ? `${visitorHint}=1; Max-Age=${sessionSeconds}` : `${visitorHint}=; Max-Age=0`;
  return `${life}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** The cookies of an answer of the accounts, and with them the hint whenever a session begins or ends. */
export function cookiesWithHint(answer: Headers, isSecure: boolean): string[] {
  const cookies = answer.getSetCookie();
  const change = sessionChange(cookies);
  return change === 'none' ? cookies : [...cookies, hintCookie(change === 'kept', isSecure)];
}
