import { createLocalReq } from 'payload';
import { mayUseDonations } from '#cms/access/access-for.ts';
import { listSaleEvents } from '#features/events/sale-events.queries.ts';
import {
  attendeeRefusals,
  backTo,
  refuse,
  refuseStaff,
  ticketsClock,
} from '#features/tickets/orders/attendees.endpoints.ts';
import {
  enterOrder,
  PHONE_PAYMENT_FIELD,
  readEnteredOrder,
} from '#features/tickets/orders/enter-order.action.ts';
import { readDeskSettings } from '#money/bookkeeping/desk/desk-settings.ts';
import { openBankTransfer } from '#money/donations/transfer/send-transfer.action.ts';
import { areDonationsOn } from '#money/settings/donation-switch.ts';
import { readFormFields } from '#platform/http/request-body.ts';
import { openCms } from '#platform/payload.ts';
import { createRenderContext } from '#platform/render-context.ts';

/** Where the form shows what is wrong. */
const readField = {
  ...{ closed: 'choice', full: 'choice', amount: 'choice', tooDear: 'choice' },
  ...{ payment: PHONE_PAYMENT_FIELD, noTransfer: PHONE_PAYMENT_FIELD, transferEmail: 'email' },
};

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
  const settings = await readDeskSettings(payload);
  const canTransfer = areDonationsOn() && settings.bankAccounts.length > 0;
  const outcome = await enterOrder(payload, read.value, {
    ...{ event, settings, now },
    transfer: canTransfer ? openBankTransfer(payload, ticketsClock, settings.bankAccounts) : null,
    account: Number(req.user?.id),
    countedBy: String(req.user?.name ?? req.user?.email ?? ''),
    mayCount: mayUseDonations(req, 'post /donations/counted'),
  });
  if (!outcome.ok)
    return refuse(req, 409, attendeeRefusals[outcome.problem], { field: readField[outcome.problem] });
  const { reference } = outcome.value;
  return reference === null
    ? backTo(req, String(event.id), 'entered')
    : backTo(req, String(event.id), 'transfer', { reference });
}
