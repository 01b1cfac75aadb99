import { isEmailAddress, longestEmail, pastedEmail } from '#core/email-address.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { isFullName, tidyName } from '#core/person-name.ts';

/** What the form of one ticket asks for. */
const ticketActs = ['name', 'pass', 'cancel-ticket', 'cancel-for-gift', 'cancel-for-refund'] as const;
export type TicketAct = (typeof ticketActs)[number];

export const isTicketAct = (act: string | undefined): act is TicketAct =>
  ticketActs.some(each => each === act);

/** A valid request to change one ticket. */
export type TicketRequest =
  | { act: 'name'; name: string }
  | { act: 'pass'; name: string; email: string }
  | { act: 'cancel-ticket'; price?: PriceWish };

/** What becomes of the price of a ticket that is cancelled. */
export type PriceWish = 'gift' | 'refund';

/** Keys of order.texts.ts. */
export type TicketErrors = { act: 'name' | 'pass'; name?: 'invalidName'; email?: 'invalidEmail' };

/** The id of the ticket in a form or link; null if it is none. */
export const readTicketId = (value: string | null | undefined): string | null =>
  /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value ?? '') ? (value ?? null) : null;

/** Reads the posted form of one ticket. */
export function readTicketRequest(
  act: TicketAct,
  fields: Readonly<Record<string, string>>,
): Outcome<TicketRequest, TicketErrors> {
  if (act === 'cancel-ticket') return ok({ act });
  if (act === 'cancel-for-gift') return ok({ act: 'cancel-ticket', price: 'gift' });
  if (act === 'cancel-for-refund') return ok({ act: 'cancel-ticket', price: 'refund' });
  const name = tidyName(fields.name ?? '');
  const email = pastedEmail((fields.email ?? '').slice(0, 2 * longestEmail));
  const isNamed = isFullName(name);
  const isReached = act === 'name' || isEmailAddress(email);
  if (!isNamed || !isReached)
    return problem({
      act,
      ...(!isNamed && { name: 'invalidName' as const }),
      ...(!isReached && { email: 'invalidEmail' as const }),
    });
  return ok(act === 'name' ? { act, name } : { act, name, email });
}
