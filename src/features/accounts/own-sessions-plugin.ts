import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint, getSessionFromCtx } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { revokeUnprovenAccountAccess } from 'better-auth/db';
import type pg from 'pg';
import { z } from 'zod';
import { isEmailAddress } from '#core/email-address.ts';
import { locales } from '#core/locale.ts';

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
          if (!proven) throw new Error('The account went away while somebody signed in');
          return ctx.json(await startSession(ctx, proven, false));
        },
      ),
      signInByPasskey: createAuthEndpoint(
        { method: 'POST', requireHeaders: true, body: z.object({ userId: z.string() }) },
        async ctx => {
          const user = await ctx.context.internalAdapter.findUserById(ctx.body.userId);
          if (!user) throw new Error('The account went away while somebody signed in');
          return ctx.json(await startSession(ctx, user, true));
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}

/** Starts a session and ends the browser's previous one, so that whoever planted that one cannot use the new one. */
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
 * Deletes everything tied to an account with an unverified address, including passkeys: whoever registered it in
 * another person's name must not keep access.
 */
async function clear(ctx: Context, pool: pg.Pool, id: string): Promise<User | null> {
  await pool.query('delete from passkeys where user_id = $1', [id]);
  const owned = await revokeUnprovenAccountAccess(ctx, id);
  const nothing = { name: '', firstName: '', phone: '', image: null, pictureSource: '' };
  return owned && ctx.context.internalAdapter.updateUser(id, nothing);
}
