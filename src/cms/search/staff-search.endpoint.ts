import { type Endpoint, Forbidden } from 'payload';
import { editorOrAdmin } from '#cms/access/roles.ts';
import { searchForStaff } from './staff-search.ts';

/** `GET /api/search?q=` of the admin: what somebody on the staff looks for. */
export const staffSearchEndpoint: Endpoint = {
  path: '/search',
  method: 'get',
  handler: async req => {
    const headers = { 'cache-control': 'no-store' };
    if (!editorOrAdmin({ req }) || !req.user) throw new Forbidden(req.t);
    const typed = req.searchParams.get('q') ?? '';
    return Response.json({ results: await searchForStaff(req, req.user, typed) }, { headers });
  },
};
