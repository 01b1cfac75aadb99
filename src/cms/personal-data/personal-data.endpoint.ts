import type { Endpoint, PayloadRequest } from 'payload';
import { isAdmin } from '#cms/access/roles.ts';
import { signOutEverywhere } from '#cms/accounts/second-step/sessions.ts';
import { comparedEmail, isEmailAddress, pastedEmail } from '#core/email-address.ts';
import { logInfo } from '#platform/log.ts';
import { inOneTransaction } from '#platform/transaction.ts';
import { erasePerson, findPerson, type PersonalData } from './personal-data.ts';

export const EXPORT_PERSON = '/person/export';
export const ERASE_PERSON = '/person/erase';
export const SIGN_OUT_PERSON = '/person/sign-out';

const refuse = (status: number, message: string) => Response.json({ errors: [{ message }] }, { status });

/**
 * Endpoints for admins that export or erase everything stored about one person, at that person's request, or sign somebody
 * out everywhere, staff included, whose account may be compromised. `places` lists every data source (src/personal-data). They
 * use POST, so that no email address is left in an address bar or a log.
 */
export function personalDataEndpoints(places: readonly PersonalData[]): Endpoint[] {
  const endpoint = (
    path: string,
    act: (req: PayloadRequest, email: string) => Promise<Response>,
  ): Endpoint => ({
    path,
    method: 'post',
    handler: async req => {
      if (!isAdmin({ req })) return refuse(403, 'Only admins may do this.');
      const email = pastedEmail(new URLSearchParams(await req.text?.()).get('email') ?? '');
      return isEmailAddress(email) ? act(req, email) : refuse(400, 'Please enter a valid email');
    },
  });
  return [
    endpoint(EXPORT_PERSON, exportAll),
    endpoint(ERASE_PERSON, eraseAll),
    endpoint(SIGN_OUT_PERSON, signOutAll),
  ];

  async function exportAll(req: PayloadRequest, email: string): Promise<Response> {
    const found = { address: comparedEmail(email), ...(await findPerson(req.payload, places, email)) };
    return new Response(`${JSON.stringify(found, null, 2)}\n`, {
      headers: {
        'content-type': 'application/json',
        'content-disposition': 'attachment; filename="personal-data.json"',
        'cache-control': 'no-store',
      },
    });
  }

  async function eraseAll(req: PayloadRequest, email: string): Promise<Response> {
    const erased = await erasePerson(req.payload, places, { email, now: new Date() });
    logInfo('personal data erased', { entries: erased, by: req.user?.id });
    const { admin } = req.payload.config.routes;
    return new Response(null, { status: 303, headers: { Location: `${admin}?person-erased=${erased}` } });
  }

  async function signOutAll(req: PayloadRequest, email: string): Promise<Response> {
    const ended = await inOneTransaction(req.payload, async inside => {
      let sessions = await signOutEverywhere(inside, email);
      for (const { signOut } of places) sessions += (await signOut?.(inside, email)) ?? 0;
      return sessions;
    });
    logInfo('sessions ended', { server: 'admin', sessions: ended, by: req.user?.id });
    const { admin } = req.payload.config.routes;
    return new Response(null, { status: 303, headers: { Location: `${admin}?person-signed-out=${ended}` } });
  }
}
