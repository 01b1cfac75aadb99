import { parseId, performDeskAct, requestByWriter, respond } from '../../../../../issues/issue-actions.ts';
import { limitRequest } from '../../../../../request-limits/limit-requests.ts';

type Address = { params: Promise<{ id: string }> };

/** Performs an act of the sending panel. */
export const POST = limitRequest(async (request: Request, { params }: Address): Promise<Response> => {
  const asked = await requestByWriter(request);
  if (asked instanceof Response) return asked;
  const id = parseId((await params).id);
  if (id === null) return respond(404, 'There is no such issue.');
  const body: unknown = await request.json().catch(() => null);
  return performDeskAct(asked, id, body, new Date());
});
