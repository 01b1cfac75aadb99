import type { Payload } from 'payload';
import { z } from 'zod';
import { isEmailAddress, longestEmail, pastedEmail } from '#core/email-address.ts';
import { locales } from '#core/locale.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { isFullName, tidyName } from '#core/person-name.ts';
import { inOneTransaction } from '#platform/transaction.ts';
import { afterChange, findAttempt, insertOrder } from './change-order.action.ts';
import { readChoice } from './order.schema.ts';
import { listTaken, lockEvents } from './order-store.ts';
import { type Choice, choiceOf, haveRoom, isOpen, type SaleEvent } from './sale-event.ts';

/** What staff enter for somebody on the phone; the numbers of tickets are fields of their own. */
const entered = z.object({
  name: z.string().max(500).transform(tidyName).refine(isFullName),
  email: z
    .string()
    .max(2 * longestEmail)
    .transform(pastedEmail)
    .refine(typed => typed === '' || isEmailAddress(typed)),
  language: z.enum(locales),
  attempt: z.uuid(),
});

type EnteredOrder = z.output<typeof entered> & { choice: Choice };

/** Reads what staff entered, or the field that is wrong. */
export function readEnteredOrder(
  fields: Readonly<Record<string, string>>,
): Outcome<EnteredOrder, 'name' | 'email' | 'choice' | 'form'> {
  const read = entered.safeParse(fields);
  if (!read.success) {
    const wrong = read.error.issues[0]?.path[0];
    return problem(wrong === 'name' || wrong === 'email' ? wrong : 'form');
  }
  const choice = readChoice(fields);
  return choice.size === 0 ? problem('choice') : ok({ ...read.data, choice });
}

/**
 * Stores an order that staff take by phone, which is confirmed at once. Its person gets a mail if they have an address. Staff
 * may give out kinds that are shown with a code or at another time, but no more places than there are, and nothing that
 * costs something.
 */
export async function enterOrder(
  payload: Payload,
  { name, email, language, attempt, choice }: EnteredOrder,
  { event, now }: { event: SaleEvent; now: Date },
): Promise<Outcome<{ id: string }, 'closed' | 'priced' | 'full'>> {
  const own = choiceOf(event, choice);
  if (!isOpen(event, now) || own.size !== choice.size) return problem('closed');
  if (event.sale?.kinds.some(kind => own.has(kind.id) && kind.price)) return problem('priced');
  return inOneTransaction(payload, async req => {
    await lockEvents(req, [event.id]);
    const same = await findAttempt(req, attempt);
    if (same) return ok({ id: same.id });
    if (!haveRoom([event], choice, await listTaken(req, [event.id], now))) return problem('full');
    const id = await insertOrder(req, {
      request: { choice, name, email: email || null, answers: new Map() },
      ...{ events: [event], language, attempt, now },
      ...{ state: 'confirmed', heldUntil: null, due: null },
    });
    await afterChange(req, id, [event], 'tickets-confirmed');
    return ok({ id });
  });
}
