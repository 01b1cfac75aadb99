import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import type { z } from 'zod';
import { parseMoney } from '#core/money.ts';
import { ok, problem } from '#core/outcome.ts';
import type { ApplyEvent } from '#platform/payments/payment-ports.ts';
import { rowsOf } from '#platform/transaction.ts';
import { type Acting, DESK_PATH, type DeskAnswer } from '../desk/answer-desk.ts';
import type { deskForms } from '../desk/desk.schema.ts';
import type { DeskProblem } from '../desk/desk.texts.ts';
import { listPurposeNames, readDeskSettings } from '../desk/desk-settings.ts';
import { enterCounted } from './count-gift.action.ts';

/** The page of the form, below the admin. */
export const COUNT_PATH = `${DESK_PATH}/enter`;

type Form = z.infer<(typeof deskForms)['counted']>;

/** Checks the form for cash, cheques and things against settings and books, and enters the gift. */
export async function enterCountedForm(
  payload: Payload,
  form: Form,
  { by, now, applyEvent }: Acting & { applyEvent: ApplyEvent },
): Promise<DeskAnswer> {
  const stop = (code: DeskProblem, field: string): DeskAnswer => problem({ to: COUNT_PATH, code, field });
  const { currencies } = await readDeskSettings(payload);
  const known = currencies.find(({ currency }) => currency === form.currency);
  if (!known) return stop('unknown-currency', 'currency');
  const total = parseMoney(form.amount, form.currency);
  if (!total.ok) return stop('wrong-amount', 'amount');
  if (form.way === 'in-kind' && form.description === '') return stop('no-description', 'description');
  if ((form.name === '') !== (form.email === '')) return stop('name-and-email', form.name ? 'email' : 'name');
  if (!(await listPurposeNames(payload)).has(form.purpose)) return stop('unknown-purpose', 'purpose');
  if (form.receivedOn > now.toISOString().slice(0, 10)) return stop('future-day', 'receivedOn');
  if (await isClosed(payload, form.receivedOn)) return stop('month-closed', 'receivedOn');
  const [kind, number] = form.purpose.split('-');
  const needsSecond = total.value.units > known.twoAbove;
  const counted = {
    way: form.way,
    total: total.value,
    receivedOn: form.receivedOn,
    countedBy: form.countedBy,
    description: form.description,
    project: kind === 'project' ? Number(number) : null,
    campaign: kind === 'campaign' ? form.purpose : null,
    language: form.language,
    giver: form.email === '' ? null : { name: form.name, email: form.email },
  };
  const reference = await enterCounted(payload, counted, { by, now, applyEvent, needsSecond });
  return ok({ to: `${DESK_PATH}/${reference}`, done: needsSecond ? 'waits-for-second' : 'entered' });
}

async function isClosed(payload: Payload, day: string): Promise<boolean> {
  const closed = await rowsOf(
    { payload },
    sql`select from giving.closings where until >= ${day}::date limit 1`,
  );
  return closed.length > 0;
}
