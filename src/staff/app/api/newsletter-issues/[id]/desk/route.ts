import { readDesk } from '#features/newsletter/issues/issue-desk.action.ts';
import { parseId, renderIssue, requestByWriter, respond } from '../../../../../issues/issue-actions.ts';
import { limitRequest } from '../../../../../request-limits/limit-requests.ts';

type Address = { params: Promise<{ id: string }> };

/** The data of the sending panel of an issue. */
export const GET = limitRequest(async (request: Request, { params }: Address): Promise<Response> => {
  const asked = await requestByWriter(request);
  if (asked instanceof Response) return asked;
  const id = parseId((await params).id);
  const desk = id === null ? null : await readDesk(asked, id, new Date(), renderIssue);
  return desk
    ? Response.json(desk, { headers: { 'cache-control': 'no-store' } })
    : respond(404, 'There is no such issue.');
});
