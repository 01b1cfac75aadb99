import { createHash, hkdfSync } from 'node:crypto';
import type { BetterAuthOptions, BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint, getOAuthState, getSessionFromCtx } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { revokeUnprovenAccountAccess } from 'better-auth/db';
import type pg from 'pg';
import { z } from 'zod';
import { isEmailAddress } from '#core/email-address.ts';
import { isLocale, locales } from '#core/locale.ts';
import { env } from '#platform/env.ts';
import type { IdentityProvider } from '#platform/identity/provider-call.ts';
import { logWarning } from '#platform/log.ts';
import { openText, sealText } from '#platform/sealing.ts';
import { networkHeader } from './account-paths.ts';
import { openIdConnect } from './oidc-plugin.ts';
import { sessionSeconds } from './session-cookies.ts';
import { deviceName } from './sessions.ts';
import { callbackLimits } from './sign-in-limit.ts';

/** All options of better-auth. Its tables are derived from them, so a change here may need a change of tables. */
export function accountOptions(
  pool: pg.Pool,
  providers: readonly IdentityProvider[],
  limits = callbackLimits(),
) {
  return {
    appName: 'Adey',
    baseURL: env.SITE_URL,
    basePath: '/api/auth',
    secret: Buffer.from(hkdfSync('sha256', env.PAYLOAD_SECRET, '', 'accounts of supporters', 32)).toString(
      'hex',
    ),
    database: pool,
    trustedOrigins: [env.SITE_URL],
    telemetry: { enabled: false },
    plugins: [storedSecrets, openIdConnect(providers), ownSessions(pool)] as const,
    onAPIError: { errorURL: `${env.SITE_URL}/auth/sign-in` },
    user: {
      additionalFields: {
        firstName: { type: 'string', required: false, defaultValue: '' },
        phone: { type: 'string', required: false, defaultValue: '' },
        // Language of mails to this person. Empty in accounts created before it existed.
        language: { type: 'string', required: false, defaultValue: '' },
        // The provider's address of the picture; never sent to browsers.
        pictureSource: { type: 'string', required: false, defaultValue: '', returned: false },
      },
    },
    session: {
      expiresIn: sessionSeconds,
      updateAge: 24 * 60 * 60,
      // Whether a passkey was used in this session: no default, which better-auth would set over what a session began with.
      additionalFields: { byPasskey: { type: 'boolean', required: false, input: false } },
    },
    verification: { storeIdentifier: 'hashed' },
    account: { accountLinking: { enabled: false } },
    rateLimit: { enabled: true, window: 600, max: env.SIGN_IN_PER_NETWORK * 2, customStorage: limits },
    databaseHooks: {
      user: { create: { before: withLanguage } },
      // Tokens are not needed after sign-in, and what is not stored cannot leak.
      account: { create: { before: withoutTokens }, update: { before: withoutTokens } },
      session: { create: { before: withoutTraces } },
    },
    advanced: {
      cookiePrefix: 'adey',
      useSecureCookies: env.SITE_URL.startsWith('https:'),
      ipAddress: { ipAddressHeaders: [networkHeader] },
    },
    logger: { level: 'warn', log: writeDown },
  } satisfies BetterAuthOptions;
}

/** Adds the language chosen at sign-up; for sign-ins through a provider it is in the OAuth state. */
async function withLanguage<User extends Record<string, unknown>>(user: User) {
  if (isLocale(user.language)) return { data: user };
  const oauthState = await getOAuthState().catch(() => null);
  return { data: { ...user, language: isLocale(oauthState?.locale) ? oauthState.locale : '' } };
}

async function withoutTokens<Account extends object>(account: Account) {
  return { data: { ...account, accessToken: null, refreshToken: null, idToken: null } };
}

async function withoutTraces<Session extends { userAgent?: string | null | undefined }>(session: Session) {
  return { data: { ...session, ipAddress: '', userAgent: deviceName(session.userAgent ?? '') } };
}

function writeDown(_level: string, message: string, ...details: unknown[]): void {
  const error = details.find(detail => detail instanceof Error);
  logWarning('accounts', { message, ...(error && { reason: error.message }) });
}

type Context = Parameters<typeof setSessionCookie>[0];
type User = Parameters<typeof setSessionCookie>[1]['user'];

/**
 * Starts sessions for people we identified ourselves, by a mailed link or a passkey. It has no endpoints: only our
 * actions call it, never a request.
 */
export function ownSessions(pool: pg.Pool) {
  return {
    id: 'adey-own-sessions',
    endpoints: {
      signInProven: createAuthEndpoint(
        {
          method: 'POST',
          requireHeaders: true,
          body: z.object({ email: z.string().refine(isEmailAddress), language: z.enum(locales) }),
        },
        async ctx => {
          const user = await findOrMake(ctx, ctx.body);
          const proven = user.emailVerified ? user : await clear(ctx, pool, user.id);
          if (!proven) throw new Error('The account was deleted during sign-in');
          return ctx.json(await startSession(ctx, proven, false));
        },
      ),
      signInByPasskey: createAuthEndpoint(
        { method: 'POST', requireHeaders: true, body: z.object({ userId: z.string() }) },
        async ctx => {
          const user = await ctx.context.internalAdapter.findUserById(ctx.body.userId);
          if (!user) throw new Error('The account was deleted during sign-in');
          return ctx.json(await startSession(ctx, user, true));
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}

/** Starts a session and ends the browser's previous one, which somebody else may have planted (session fixation). */
async function startSession(ctx: Context, user: User, byPasskey: boolean) {
  const { internalAdapter } = ctx.context;
  const before = await getSessionFromCtx(ctx).catch(() => null);
  if (before) await internalAdapter.deleteSession(before.session.token);
  const session = await internalAdapter.createSession(user.id, false, { byPasskey });
  await setSessionCookie(ctx, { session, user });
  return { userId: user.id };
}

type Owner = { email: string; language: string };

async function findOrMake(
  { context: { internalAdapter } }: Context,
  { email, language }: Owner,
): Promise<User> {
  const found = await internalAdapter.findUserByEmail(email);
  if (found) return found.user;
  const newUser = { email, emailVerified: true, name: '', language };
  // Two links of a new user at once: the second finds the account created by the first.
  return internalAdapter.createUser(newUser, { method: 'magic-link' }).catch(async error => {
    const other = await internalAdapter.findUserByEmail(email);
    if (!other) throw error;
    return other.user;
  });
}

/**
 * Deletes everything tied to an account with an unverified address, including passkeys: somebody who registered it with
 * another person's address must not keep access.
 */
async function clear(ctx: Context, pool: pg.Pool, id: string): Promise<User | null> {
  await pool.query('delete from passkeys where user_id = $1', [id]);
  const owned = await revokeUnprovenAccountAccess(ctx, id);
  const nothing = { name: '', firstName: '', phone: '', image: null, pictureSource: '' };
  return owned && ctx.context.internalAdapter.updateUser(id, nothing);
}

type Init = NonNullable<BetterAuthPlugin['init']>;
type Adapter = Parameters<Init>[0]['adapter'];
type Where = { field: string; value: unknown };
type Row = Record<string, unknown>;
type Query = { model: string; where?: Where[]; data?: Row; update?: Row };
type Call = (query: Query) => Promise<unknown>;

const calls = ['create', 'findOne', 'findMany', 'count', 'update', 'updateMany'] as const;
const endingCalls = ['delete', 'deleteMany', 'consumeOne', 'incrementOne'] as const;

/**
 * Keeps usable secrets out of the tables of better-auth: the database holds only a digest of a session's token, and the
 * state of a sign-in that is under way is sealed.
 */
export const storedSecrets = {
  id: 'adey-stored-secrets',
  init: ({ adapter }) => ({ context: { adapter: guarded(adapter) } }),
} satisfies BetterAuthPlugin;

function guarded<Guarded extends Partial<Adapter>>(adapter: Guarded): Guarded {
  const guards: Record<string, unknown> = {};
  for (const name of [...calls, ...endingCalls]) {
    const call = adapter[name] as Call | undefined;
    if (call) guards[name] = (query: Query) => guard(query, call);
  }
  const { transaction } = adapter;
  if (transaction)
    guards.transaction = (work: (inner: Partial<Adapter>) => unknown) =>
      transaction(async inner => work(guarded(inner)));
  return { ...adapter, ...guards };
}

function guard(query: Query, call: Call): Promise<unknown> {
  if (query.model === 'session') return guardSession(query, call);
  return query.model === 'verification' ? guardState(query, call) : call(query);
}

const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** A session that is found by its token carries that token again, because its cookie is renewed with it. */
async function guardSession(query: Query, call: Call): Promise<unknown> {
  const tokens = new Map<unknown, string>();
  const digested = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(digested);
    if (typeof value !== 'string') return value;
    tokens.set(hashToken(value), value);
    return hashToken(value);
  };
  const inRow = (row: Row | undefined) => row && 'token' in row && { ...row, token: digested(row.token) };
  const found = await call({
    ...query,
    where: query.where?.map(each =>
      each.field === 'token' ? { ...each, value: digested(each.value) } : each,
    ),
    ...(inRow(query.data) && { data: inRow(query.data) }),
    ...(inRow(query.update) && { update: inRow(query.update) }),
  } as Query);
  return eachRow(found, row => ({ ...row, token: tokens.get(row.token) ?? row.token }));
}

const STATE = 'auth.verification';

async function guardState(query: Query, call: Call): Promise<unknown> {
  const inRow = (row: Row | undefined) =>
    typeof row?.value === 'string' && {
      ...row,
      value: sealText('sign-in-states', row.value, STATE),
    };
  const found = await call({
    ...query,
    ...(inRow(query.data) && { data: inRow(query.data) }),
    ...(inRow(query.update) && { update: inRow(query.update) }),
  } as Query);
  return eachRow(found, row => ({
    ...row,
    value: typeof row.value === 'string' ? openText('sign-in-states', row.value, STATE) : row.value,
  }));
}

function eachRow(found: unknown, change: (row: Row) => Row): unknown {
  if (Array.isArray(found)) return found.map(row => change(row as Row));
  return found !== null && typeof found === 'object' ? change(found as Row) : found;
}
