import { createLocalReq } from 'payload';
import { listSaleEvents } from '#features/events/sale-events.queries.ts';
import {
  attendeeRefusals,
  backTo,
  refuse,
  refuseStaff,
  ticketsClock,
} from '#features/tickets/orders/attendees.endpoints.ts';
import { enterOrder, readEnteredOrder } from '#features/tickets/orders/enter-order.action.ts';
import { readFormFields } from '#platform/http/request-body.ts';
import { openCms } from '#platform/payload.ts';
import { createRenderContext } from '#platform/render-context.ts';

/** Answers the form with which staff enter an order. */
export async function answerEnteredOrder(request: Request): Promise<Response> {
  const payload = await openCms();
  const { user } = await payload.auth({ headers: request.headers });
  const req = await createLocalReq({ ...(user && { user }) }, payload);
  req.headers = request.headers;
  const refused = await refuseStaff(req, 'post /tickets/enter');
  if (refused) return refused;
  const isForm = request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded');
  const fields = (isForm ? await readFormFields(request) : null) ?? {};
  const read = readEnteredOrder(fields);
  if (!read.ok)
    return read.problem === 'form'
      ? refuse(req, 422, attendeeRefusals.badForm)
      : refuse(req, 422, attendeeRefusals[read.problem], { field: read.problem });
  const now = ticketsClock.now();
  const id = /^\d{1,9}$/.test(fields.event ?? '') ? Number(fields.event) : 0;
  // The mail is in the language of the person.
  const context = createRenderContext({ locale: read.value.language, now });
  const [event] = await listSaleEvents(context, [id]);
  if (!event) return refuse(req, 404, attendeeRefusals.noEvent);
  const outcome = await enterOrder(payload, read.value, { event, now });
  if (!outcome.ok) return refuse(req, 409, attendeeRefusals[outcome.problem], { field: 'choice' });
  return backTo(req, String(event.id), 'entered');
}
