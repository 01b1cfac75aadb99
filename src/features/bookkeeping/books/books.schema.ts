import { z } from 'zod';
import { paymentMethodIds } from '#core/payment-methods.ts';

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
const place = z.enum(paymentMethodIds);
const number = z.string().regex(/^\d{1,15}$/);
/** Made with the form: the same form sent twice is booked once. */
const entry = { key: z.uuid(), day: typed, note: typed.default('') };
const sum = { place, amount: typed, currency: typed };
/** Somebody was asked, and says that a fund may hold less than nothing somewhere. */
const below = z.literal('on').optional();

/** What each form of the books sends. */
export const bookForms = {
  transfer: z.object({ ...entry, ...sum, from: typed, to: typed, below }),
  spending: z.object({ ...entry, ...sum, fund: typed, document: typed, kind: typed.default(''), below }),
  sort: z.object({ key: z.uuid(), entry: number, kind: typed }),
  kind: z.object({
    key: z.uuid(),
    code: z
      .string()
      .regex(/^[a-z0-9-]{0,40}$/)
      .default(''),
    english: typed.pipe(z.string().min(1).max(60)),
    amharic: typed.pipe(z.string().max(60)).default(''),
    offered: z.literal('on').optional(),
  }),
  opening: z.object({ key: z.uuid(), currency: z.string().regex(/^[A-Z]{3}$/) }),
  exchange: z.object({
    ...entry,
    ...sum,
    fund: typed,
    toPlace: place,
    toAmount: typed.default(''),
    toCurrency: typed,
    rate: z.union([number, z.literal('')]).default(''),
    below,
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
