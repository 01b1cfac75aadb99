import { isLocale, type Locale } from '#core/locale.ts';
import { env } from '#platform/env.ts';
import { logInfo } from '#platform/log.ts';
import { openAccounts, orDatabaseFault } from './open-accounts.ts';
import { carriesSession, cookiesWithHint, hasLastedTooLong, hintCookie } from './session-cookies.ts';
import { mayBeSignedIn, type SignedInUser, signedInUser } from './signed-in-user.rules.ts';

/** The account a request belongs to. */
export type Supporter = {
  readonly id: string;
  readonly sessionId: string;
  readonly email: string;
  /**
   * Whether the address was verified by us or the provider; only then does the data stored under it belong to this
   * person.
   */
  readonly isProven: boolean;
  /** Language of mails and the dashboard; null in older accounts. */
  readonly language: Locale | null;
  /** Start of this session. */
  readonly since: Date;
};

/** The signed-in person, and the cookies for the response, which renew or end the session. */
type Recognised = {
  readonly user: SignedInUser | null;
  readonly supporter: Supporter | null;
  /** The account that still has to use a passkey, or add its first; it is not signed in until then. */
  readonly waiting: Supporter | null;
  readonly cookies: readonly string[];
};

const nobody = { user: null, supporter: null, waiting: null };

const isSecure = () => env.SITE_URL.startsWith('https:');

/** Identifies the sender of a request by its session cookie alone. */
export async function readSession(headers: Headers): Promise<Recognised> {
  if (!carriesSession(headers)) return { ...nobody, cookies: forgotten(headers) };
  const accounts = await openAccounts();
  const { response, headers: answer } = await orDatabaseFault(
    accounts,
    accounts.api.getSession({ headers, returnHeaders: true }),
  );
  const cookies = cookiesWithHint(answer, isSecure());
  if (!response) return { ...nobody, cookies: [...cookies, ...forgotten(headers)] };
  const { user, session } = response;
  const since = new Date(session.createdAt);
  if (hasLastedTooLong(since.getTime(), Date.now())) return { ...nobody, cookies: await signOut(headers) };
  const supporter = {
    id: user.id,
    sessionId: session.id,
    email: user.email,
    isProven: user.emailVerified,
    language: isLocale(user.language) ? user.language : null,
    since,
  };
  if (env.SUPPORTER_SECOND_FACTOR === 'required' && session.byPasskey !== true)
    return { ...nobody, waiting: supporter, cookies };
  return { ...nobody, user: signedInUser(user), supporter, cookies };
}

/** The account language of the session these cookies have just started. */
export async function readAccountLanguage(cookies: readonly string[]): Promise<Locale | null> {
  const cookie = cookies.map(one => one.split(';')[0]).join('; ');
  const { supporter, waiting } = await readSession(new Headers({ cookie }));
  return (supporter ?? waiting)?.language ?? null;
}

/** Without a session, the hint cookie is removed, so that the browser stops asking. */
function forgotten(headers: Headers): string[] {
  return mayBeSignedIn(headers.get('cookie') ?? '') ? [hintCookie(false, isSecure())] : [];
}

/** Ends the session of a request and returns the cookies for the response. Safe to repeat. */
export async function signOut(headers: Headers): Promise<readonly string[]> {
  const isSecure = env.SITE_URL.startsWith('https:');
  if (!carriesSession(headers)) return [hintCookie(false, isSecure)];
  const accounts = await openAccounts();
  const { headers: answer } = await accounts.api.signOut({ headers, returnHeaders: true });
  logInfo('signed out', { server: 'site' });
  return cookiesWithHint(answer, isSecure);
}
