import { z } from 'zod';
import { isCurrency, mostUnits } from '#core/money.ts';
import { mostSent, verdicts } from './door.rules.ts';

const time = z.int().min(0).max(8_000_000_000_000);

const units = z.int().min(0).max(Number(mostUnits));
const paid = z
  .strictObject({ units, currency: z.string().refine(isCurrency).nullable() })
  .refine(({ units, currency }) => units === 0 || currency !== null);

const line = z.strictObject({
  id: z.uuid(),
  event: z.int().min(1).max(2_147_483_647),
  phone: z.uuid(),
  door: z
    .string()
    .max(60)
    .regex(/^[^\p{C}]*$/u),
  at: time,
  shown: z.enum([...verdicts, 'guests', 'undone']),
  ticket: z.uuid().nullable(),
  kind: z
    .string()
    .regex(/^[0-9a-z]{1,40}$/i)
    .nullable(),
  seats: z.int().min(0).max(99),
  undoes: z.uuid().nullable(),
  // Phones with an earlier page have neither.
  of: z.int().min(1).max(99).nullable().default(null),
  sale: paid.nullable().default(null),
  together: z.strictObject({ id: z.uuid(), units }).nullable().default(null),
});

/** One line of the log as a phone sends it; checked one by one, so that a bad one holds up no other. */
export const entrySchema = line.refine(
  ({ id, ticket, shown, kind, seats, of, sale, together }) =>
    (together === null || (sale !== null && sale.units <= together.units)) &&
    (of === null || seats <= of) &&
    (sale === null || (shown === 'in' && ticket === id && kind !== null && seats > 0)),
);

const event = line.shape.event;

export const syncSchema = z.strictObject({
  event,
  /** What the phone takes for the time of the server, to correct the times of its lines. */
  clock: time,
  /** The last line that it has. */
  since: z.int().min(0),
  entries: z.array(z.unknown()).max(mostSent),
});

const soldLine = entrySchema.refine(({ sale }) => sale !== null);
export const sellSchema = z
  .strictObject({
    clock: time,
    /** What somebody pays together: each ticket is a line, all of one event. */
    lines: z.array(soldLine).max(mostSent).default([]),
    // Phones with an earlier page sell one at a time.
    line: soldLine.optional(),
  })
  .transform(({ clock, lines, line }) => ({ clock, lines: line ? [line, ...lines] : lines }))
  .refine(({ lines }) => new Set(lines.map(sold => sold.event)).size === 1);

export const lookSchema = z.strictObject({ event, code: z.string().max(500) });
export const snapshotSchema = z.strictObject({ event: z.coerce.number().pipe(event) });
