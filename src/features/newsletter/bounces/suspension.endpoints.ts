import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { editorOrAdmin } from '#cms/access/roles.ts';
import { longestEmail } from '#core/email-address.ts';
import { askAgain, type MendProblem, mendAddress, takeOutAddress } from './suspension.action.ts';

const respond = (status: number, message: string, more: object = {}) =>
  Response.json({ message, ...more }, { status });

const notSuspended = 'This address is not suspended any more.';

const mendRequest = z.strictObject({ email: z.string().max(2 * longestEmail) });

const mendProblems: Record<MendProblem, [number, string]> = {
  'not-suspended': [409, notSuspended],
  invalid: [422, 'Please enter a valid email'],
  same: [422, 'This is the address from which mail came back. Enter another, or ask again by mail.'],
  taken: [409, 'This address is on the list already. Take the suspended one out.'],
  left: [409, 'Whoever has this address has left the newsletter. They can only join again themselves.'],
};

/** What staff do about an address from which mail came back, below `/api/subscribers`. For admins and editors. */
export const suspensionEndpoints: Endpoint[] = [
  act('mend', async (req, id, now) => {
    const parsed = mendRequest.safeParse(await req.json?.().catch(() => null));
    if (!parsed.success) return respond(...mendProblems.invalid);
    const mended = await mendAddress(req.payload, id, parsed.data.email, now);
    if (!mended.ok) return respond(...mendProblems[mended.problem]);
    return respond(200, 'The address is changed. A mail asks whoever has it to confirm.', mended.value);
  }),
  act('ask-again', async (req, id, now) =>
    (await askAgain(req.payload, id, now))
      ? respond(200, 'A mail is on its way that asks them to confirm. Until they do, they get no newsletter.')
      : respond(409, notSuspended),
  ),
  act('take-out', async (req, id, now) =>
    (await takeOutAddress(req.payload, id, now))
      ? respond(200, 'The address is off the list.')
      : respond(409, notSuspended),
  ),
];

function act(
  name: string,
  perform: (req: PayloadRequest, id: number, now: Date) => Promise<Response>,
): Endpoint {
  return {
    path: `/:id/${name}`,
    method: 'post',
    handler: async req => {
      if (!editorOrAdmin({ req })) return respond(403, 'Only admins and editors may.');
      const id = Number(req.routeParams?.id);
      if (!Number.isSafeInteger(id) || id < 1 || id > 2_147_483_647) return respond(404, 'Not found');
      return perform(req, id, new Date());
    },
  };
}
