import { type Endpoint, Forbidden } from 'payload';
import { editorOrAdmin } from '#cms/access/roles.ts';
import { tookTooLong } from '#platform/database/cms-pool.ts';
import { logWarning } from '#platform/log.ts';
import { searchForStaff } from './staff-search.ts';

/** `GET /api/search?q=` of the admin: what somebody on the staff looks for. */
export const staffSearchEndpoint: Endpoint = {
  path: '/search',
  method: 'get',
  handler: async req => {
    const headers = { 'cache-control': 'no-store' };
    if (!editorOrAdmin({ req }) || !req.user) throw new Forbidden(req.t);
    const typed = req.searchParams.get('q') ?? '';
    try {
      return Response.json({ results: await searchForStaff(req, req.user, typed) }, { headers });
    } catch (error) {
      if (!tookTooLong(error)) throw error;
      logWarning('search took too long', { staff: true });
      return Response.json({ results: [], isSlow: true }, { headers });
    }
  },
};
