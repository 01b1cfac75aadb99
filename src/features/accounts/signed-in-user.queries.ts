import { isLocale, type Locale } from '#core/locale.ts';
import { env } from '#platform/env.ts';
import { openAccounts, orDatabaseFault } from './open-accounts.ts';
import { carriesSession, cookiesWithHint, hasLastedTooLong, hintCookie } from './session-cookies.ts';
import { signOut } from './sign-out.action.ts';
import { type SignedInUser, signedInUser } from './signed-in-user.rules.ts';
import { mayBeSignedIn } from './visitor.rules.ts';

/** Whose account a request comes from, for acts on that account alone. */
export type Supporter = {
  readonly id: string;
  readonly sessionId: string;
  readonly email: string;
  /** Whether the address was proven to us or by the service: only then is what is kept under it this person's. */
  readonly isProven: boolean;
  /** What the account is written to in, and its page opens in; null in one older than that. */
  readonly language: Locale | null;
  /** When this session began. */
  readonly since: Date;
};

/** Who asks, and the cookies the answer has to set: a session that is renewed or over says so in them. */
export type Recognised = {
  readonly user: SignedInUser | null;
  readonly supporter: Supporter | null;
  readonly cookies: readonly string[];
};

const isSecure = () => env.SITE_URL.startsWith('https:');

/** Finds out who sent a request, from the cookie of its session alone. */
export async function recognise(headers: Headers): Promise<Recognised> {
  if (!carriesSession(headers)) return { user: null, supporter: null, cookies: forgotten(headers) };
  const accounts = await openAccounts();
  const { response, headers: answer } = await orDatabaseFault(
    accounts,
    accounts.api.getSession({ headers, returnHeaders: true }),
  );
  const cookies = cookiesWithHint(answer, isSecure());
  if (!response) return { user: null, supporter: null, cookies: [...cookies, ...forgotten(headers)] };
  const { user, session } = response;
  const since = new Date(session.createdAt);
  if (hasLastedTooLong(since.getTime(), Date.now()))
    return { user: null, supporter: null, cookies: await signOut(headers) };
  const supporter = {
    id: user.id,
    sessionId: session.id,
    email: user.email,
    isProven: user.emailVerified,
    language: isLocale(user.language) ? user.language : null,
    since,
  };
  return { user: signedInUser(user), supporter, cookies };
}

/** The language of the account whose session has just begun with these cookies. */
export async function languageOf(cookies: readonly string[]): Promise<Locale | null> {
  const cookie = cookies.map(one => one.split(';')[0]).join('; ');
  return (await recognise(new Headers({ cookie }))).supporter?.language ?? null;
}

/** Without a session the browser need not ask again. */
function forgotten(headers: Headers): string[] {
  return mayBeSignedIn(headers.get('cookie') ?? '') ? [hintCookie(false, isSecure())] : [];
}
