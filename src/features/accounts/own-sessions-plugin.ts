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
 * Begins sessions for people who proved to us who they are: by a mailed link that an address is theirs, or by a passkey of
 * an account. Without paths: acts of ours call them, no request can.
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
          return ctx.json(await startSession(ctx, proven));
        },
      ),
      signInKnown: createAuthEndpoint(
        { method: 'POST', requireHeaders: true, body: z.object({ userId: z.string() }) },
        async ctx => {
          const user = await ctx.context.internalAdapter.findUserById(ctx.body.userId);
          if (!user) throw new Error('The account went away while somebody signed in');
          return ctx.json(await startSession(ctx, user));
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}

/** A new session in this browser; one it had before ends, so that whoever gave it that one learns nothing of the new one. */
async function startSession(ctx: Context, user: User) {
  const { internalAdapter } = ctx.context;
  const before = await getSessionFromCtx(ctx).catch(() => null);
  if (before) await internalAdapter.deleteSession(before.session.token);
  const session = await internalAdapter.createSession(user.id);
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
  // Two links of one newcomer, used in the same moment: the second finds what the first made.
  return internalAdapter.createUser(newUser, { method: 'magic-link' }).catch(async error => {
    const other = await internalAdapter.findUserByEmail(email);
    if (!other) throw error;
    return other.user;
  });
}

/**
 * An account whose address nobody had proven until now is cleared of everything that was tied to it, passkeys too: whoever
 * made it in another's name is not let in with its owner.
 */
async function clear(ctx: Context, pool: pg.Pool, id: string): Promise<User | null> {
  await pool.query('delete from passkeys where user_id = $1', [id]);
  const owned = await revokeUnprovenAccountAccess(ctx, id);
  const nothing = { name: '', firstName: '', phone: '', image: null, pictureSource: '' };
  return owned && ctx.context.internalAdapter.updateUser(id, nothing);
}
