import { logInfo } from '#platform/log.ts';
import { mayBeSignedIn } from './visitor.rules.ts';

/** How somebody shows who they are. */
type SignInMethod = 'service' | 'mail' | 'passkey';

/** Writes down that somebody signed in or was refused, and by which way; never who. `cookies` are those of the answer. */
export function logSignIn(method: SignInMethod, cookies: readonly string[] | null): void {
  const signedIn = cookies?.some(mayBeSignedIn) ?? false;
  logInfo(signedIn ? 'signed in' : 'sign-in refused', { door: 'site', way: method });
}
