import { logInfo } from '#platform/log.ts';
import { mayBeSignedIn } from './visitor.rules.ts';

type SignInMethod = 'service' | 'mail' | 'passkey';

/** Logs a sign-in or refusal with its method, never who it was. `cookies` are those of the response. */
export function logSignIn(method: SignInMethod, cookies: readonly string[] | null): void {
  const signedIn = cookies?.some(mayBeSignedIn) ?? false;
  logInfo(signedIn ? 'signed in' : 'sign-in refused', { server: 'site', way: method });
}
