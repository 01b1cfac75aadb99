import { randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import {
  type AuthStrategy,
  type CollectionBeforeOperationHook,
  Forbidden,
  getFieldsToSign,
  JWTAuthentication,
  jwtSign,
  type PayloadRequest,
} from 'payload';
import { generatePayloadCookie } from 'payload/shared';
import { STAFF } from '#cms/access/roles.ts';
import { Refusal } from '#cms/hooks/explain-refusals.ts';
import { sayTo } from '#cms/language/amharic.ts';
import { comparedEmail } from '#core/email-address.ts';
import type { Staff } from '#payload-types';
import { env } from '#platform/env.ts';
import { isFresh } from '#platform/passkeys/passkey.rules.ts';
import { queryRows } from '#platform/transaction.ts';

/** Locks the account row until the transaction ends, so that changes of sessions and factors happen one at a time. */
export const lockAccount = (req: PayloadRequest, account: number) =>
  queryRows(req, sql`select 1 from public.staff where id = ${account} for update`);

/** Opens a session as Payload stores and signs it. Returns its cookie and when it ends (`exp`, seconds since 1970). */
export async function openSession(
  req: PayloadRequest,
  user: Staff,
): Promise<{ cookie: string; exp: number }> {
  const { config: collectionConfig } = req.payload.collections[STAFF];
  const { tokenExpiration } = collectionConfig.auth;
  const sid = randomUUID();
  await queryRows(
    req,
    sql`delete from public.staff_sessions where _parent_id = ${user.id} and expires_at < now()`,
  );
  await queryRows(
    req,
    sql`insert into public.staff_sessions (_order, _parent_id, id, created_at, expires_at)
        select coalesce(max(_order), 0) + 1, ${user.id}, ${sid}, now(), now() + make_interval(secs => ${tokenExpiration})
        from public.staff_sessions where _parent_id = ${user.id}`,
  );
  const { exp, token } = await jwtSign({
    fieldsToSign: getFieldsToSign({
      collectionConfig,
      email: user.email,
      sid,
      user: { ...user, collection: STAFF },
    }),
    secret: req.payload.secret,
    tokenExpiration,
  });
  const { cookiePrefix } = req.payload.config;
  const cookie = generatePayloadCookie({ collectionAuthConfig: collectionConfig.auth, cookiePrefix, token });
  return { cookie: String(cookie), exp };
}

/** Signs an account out everywhere, or everywhere but in the session of this request. */
export async function endSessions(req: PayloadRequest, account: number, except?: string): Promise<void> {
  await queryRows(
    req,
    sql`delete from public.staff_sessions where _parent_id = ${account} and id is distinct from ${except ?? null}`,
  );
}

/** Signs the member of staff with this address out everywhere; returns how many sessions there were. */
export async function signOutEverywhere(req: PayloadRequest, email: string): Promise<number> {
  const [account] = await queryRows<{ id: number }>(
    req,
    sql`select id from public.staff where lower(email) = ${comparedEmail(email)} for update`,
  );
  if (!account) return 0;
  const ended = sql`delete from public.staff_sessions where _parent_id = ${account.id} returning 1`;
  return (await queryRows(req, ended)).length;
}

/**
 * The session id behind each signed-in user object. Payload stores all session ids in the account and sends the account to
 * every screen, so we take them out and remember the current one here. The map is shared by the whole process because
 * screens and endpoints load this file separately.
 */
const STORED = Symbol.for('adey.sessions-of-requests');
const processWide = globalThis as { [STORED]?: WeakMap<object, string> };
processWide[STORED] ??= new WeakMap();
const sessionIds = processWide[STORED];

type SignedIn = Record<string, unknown> & { _sid?: string };

/** Signs in by cookie as Payload does, and removes the session ids from the account. */
export const cookieStrategy: AuthStrategy = {
  name: 'local-jwt',
  authenticate: async args => {
    const result = await JWTAuthentication(args);
    const user = result.user as SignedIn | null;
    if (typeof user?._sid === 'string') sessionIds.set(user, user._sid);
    delete user?._sid;
    delete user?.sessions;
    return result;
  },
};

/** The session a request comes with; null without one. */
export const findSession = ({ user }: Pick<PayloadRequest, 'user'>): string | null =>
  (user && sessionIds.get(user)) ?? null;

/** Puts the session id back on the user, for operations in which Payload renews or ends the session. */
export const restoreSessionId = ({ user }: Pick<PayloadRequest, 'user'>): void => {
  const session = findSession({ user });
  if (user && session !== null) Object.assign(user, { _sid: session });
};

/**
 * A new password ends all sessions except this one, so Payload needs its id. With any change Payload writes back all sessions of
 * the account as it read them; the lock makes it read those that somebody just signed in with.
 */
export const keepSessionsOnUpdate: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update') return args;
  restoreSessionId(req);
  const account = Number((args as { id?: unknown }).id);
  if (Number.isSafeInteger(account)) await lockAccount(req, account);
  return args;
};

/**
 * Payload renews a session by writing back all sessions of the account as it read them, which would restore sessions that
 * were ended in between. The lock makes it read after they are gone. Renewals past STAFF_SESSION_HOURS are refused, so that
 * a stolen session ends too.
 */
export const lockRenewal: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'refresh' || !req.user) return args;
  restoreSessionId(req);
  await lockAccount(req, Number(req.user.id));
  const { tokenExpiration } = req.payload.collections[STAFF].config.auth;
  const [session] = await queryRows<{ is_over: boolean }>(
    req,
    sql`select coalesce(created_at, '-infinity') + make_interval(hours => ${env.STAFF_SESSION_HOURS})
          < now() + make_interval(secs => ${tokenExpiration}) as is_over
        from public.staff_sessions where id = ${findSession(req)}`,
  );
  if (!session) throw new Forbidden(req.t);
  if (session.is_over)
    throw new Refusal(sayTo(req)(sessionOver, { hours: env.STAFF_SESSION_HOURS }), 403, {});
  return args;
};

/** Whether this request's sign-in was completed within the last hour. */
export async function isFreshSession(req: PayloadRequest): Promise<boolean> {
  const [row] = await queryRows<{ created_at: string | null }>(
    req,
    sql`select created_at from public.staff_sessions where id = ${findSession(req)}`,
  );
  return Boolean(row?.created_at && isFresh(new Date(row.created_at), new Date()));
}

/** Shown when a renewal would exceed the longest session. */
const sessionOver =
  'Nobody stays signed in for more than {hours, plural, one {an hour} other {# hours}}. Please sign in again.';

/** Replaces Payload's message after a session, which names only one reason why a session ends. */
export const payloadSessionTexts = (hours: number) => ({
  loggedOutInactivity:
    'You are signed out: a session ends after eight hours without a visit to the admin, and ' +
    `${hours} hours after signing in. Please sign in again.`,
});

/**
 * The origins from which a signed-in browser may write: only the admin, in development also by IP address, because people
 * type both.
 */
export function trustedOrigins(): string[] {
  const byName = new URL(env.STAFF_URL);
  if (env.ADEY_ENV === 'production' || byName.hostname !== 'localhost') return [byName.origin];
  const byNumber = new URL(byName);
  byNumber.hostname = '127.0.0.1';
  return [byName.origin, byNumber.origin];
}
