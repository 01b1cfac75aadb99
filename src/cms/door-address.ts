import type { Endpoint } from 'payload';
import { mayUseTickets } from '#cms/access/access-for.ts';
import { findSession } from '#cms/accounts/second-step/sessions.ts';
import { env } from '#platform/env.ts';
import { signPreviewToken } from '#platform/staff-token.ts';

/** The address of the door on the site with a pass for a minute; null for everybody whose role has no door. */
export function doorAddress(req: Parameters<typeof findSession>[0]): string | null {
  const session = findSession(req);
  const { user } = req;
  if (!user || session === null || !mayUseTickets({ user }, 'door')) return null;
  const address = new URL('/door', env.SITE_URL);
  const pass = signPreviewToken({ account: Number(user.id), session }, 'door-links', new Date());
  address.searchParams.set('pass', pass);
  return address.href;
}

const headers = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', Vary: 'RSC' };

/** Sends signed-in staff to the door, and others to the sign-in. As with previews, the site never sees the session. */
export const doorEndpoint: Endpoint = {
  path: '/door',
  method: 'get',
  handler: req => {
    // A script of Next follows the sign-in here, and may not go on to the site: without an answer the browser goes itself.
    if (req.headers.has('rsc')) return new Response(null, { status: 204, headers });
    const { admin, api } = req.payload.config.routes;
    const signIn = `${admin}/login?${new URLSearchParams({ redirect: `${api}/door` })}`;
    const location = doorAddress(req) ?? (req.user ? admin : signIn);
    return new Response(null, {
      status: 303,
      headers: { ...headers, Location: new URL(location, env.STAFF_URL).href },
    });
  },
};
