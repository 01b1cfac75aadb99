import type { Endpoint } from 'payload';
import { isAdmin } from '#cms/access/roles.ts';
import { removeSamples } from '#cms/samples/samples.ts';

/** The target of the dashboard's form. A form, so that it works before any script has loaded. */
export const REMOVE_SAMPLES = '/samples/remove';

/** Deletes all sample content at once (SAMPLE-03), for admins; redirects to the dashboard. */
export const removeSamplesEndpoint: Endpoint = {
  path: REMOVE_SAMPLES,
  method: 'post',
  handler: async req => {
    if (!isAdmin({ req }))
      return Response.json({ errors: [{ message: 'Only admins may.' }] }, { status: 403 });
    const removed = await removeSamples(req.payload);
    const { admin } = req.payload.config.routes;
    return new Response(null, { status: 303, headers: { Location: `${admin}?samples-removed=${removed}` } });
  },
};
