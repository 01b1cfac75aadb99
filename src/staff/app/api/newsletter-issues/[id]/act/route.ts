import { withinBounds } from '../../../../../bounds/within-bounds.ts';
import { numberOf, performDeskAct, requestByWriter, respond } from '../../../../../issues/issue-actions.ts';

type Address = { params: Promise<{ id: string }> };

/** Performs an act of the sending panel. */
export const POST = withinBounds(async (request: Request, { params }: Address): Promise<Response> => {
  const asked = await requestByWriter(request);
  if (asked instanceof Response) return asked;
  const id = numberOf((await params).id);
  if (id === null) return respond(404, 'There is no such issue.');
  const body: unknown = await request.json().catch(() => null);
  return performDeskAct(asked, id, body, new Date());
});
