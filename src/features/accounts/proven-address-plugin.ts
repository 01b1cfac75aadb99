import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint, getSessionFromCtx } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { revokeUnprovenAccountAccess } from 'better-auth/db';
import { z } from 'zod';
import { isEmailAddress } from '#core/email-address.ts';

/**
 * Begins sessions for people who proved to us that an address is theirs. Without a path: acts of ours call it, no request
 * can. An account whose address nobody had proven until now is cleared of everything that was tied to it: whoever made
 * it in another's name is not let in with its owner.
 */
export function provenAddress() {
  return {
    id: 'adey-proven-address',
    endpoints: {
      signInProven: createAuthEndpoint(
        {
          method: 'POST',
          requireHeaders: true,
          body: z.object({ email: z.string().refine(isEmailAddress) }),
        },
        async ctx => {
          const { internalAdapter } = ctx.context;
          const before = await getSessionFromCtx(ctx).catch(() => null);
          if (before) await internalAdapter.deleteSession(before.session.token);
          const { email } = ctx.body;
          const user = await findOrMake();
          const proven = user.emailVerified ? user : await clear(user.id);
          if (!proven) throw new Error('The account went away while somebody signed in');
          const session = await internalAdapter.createSession(proven.id);
          await setSessionCookie(ctx, { session, user: proven });
          return ctx.json({ userId: proven.id });

          async function clear(id: string) {
            const owned = await revokeUnprovenAccountAccess(ctx, id);
            return (
              owned &&
              internalAdapter.updateUser(id, {
                name: '',
                firstName: '',
                phone: '',
                image: null,
                pictureSource: '',
              })
            );
          }

          async function findOrMake() {
            const found = await internalAdapter.findUserByEmail(email);
            if (found) return found.user;
            const made = { email, emailVerified: true, name: '' };
            // Two links of one newcomer, used in the same moment: the second finds what the first made.
            return internalAdapter.createUser(made, { method: 'magic-link' }).catch(async error => {
              const other = await internalAdapter.findUserByEmail(email);
              if (!other) throw error;
              return other.user;
            });
          }
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}
