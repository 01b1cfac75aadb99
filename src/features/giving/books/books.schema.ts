import { z } from 'zod';
import { ways } from '../gift.rules.ts';

/** The input of the forms; each field shows its own error. */
const typed = z
  .string()
  .max(600)
  .transform(text =>
    text
      .normalize('NFC')
      .replace(/\p{C}+/gu, ' ')
      .trim(),
  );
const place = z.enum(ways);
const number = z.string().regex(/^\d{1,15}$/);
/** Made with the form: the same form sent twice is booked once. */
const entry = { key: z.uuid(), day: typed, note: typed.default('') };
const sum = { place, amount: typed, currency: typed };

/** What each form of the books sends. */
export const bookForms = {
  transfer: z.object({ ...entry, ...sum, from: typed, to: typed }),
  spending: z.object({ ...entry, ...sum, fund: typed, document: typed }),
  exchange: z.object({
    ...entry,
    ...sum,
    fund: typed,
    toPlace: place,
    toAmount: typed.default(''),
    toCurrency: typed,
    rate: z.union([number, z.literal('')]).default(''),
  }),
  rate: z.object({
    key: z.uuid(),
    day: typed,
    source: typed,
    fromCurrency: typed,
    toCurrency: typed,
    rate: typed,
  }),
  scan: z.object({ key: z.uuid(), entry: number }),
  takeBack: z.object({ key: z.uuid(), entry: number, note: typed }),
  closing: z.object({ until: z.iso.date(), sure: z.literal('on').optional() }),
};
