import { z } from 'zod';
import { type Locale, locales } from '#core/locale.ts';

/** An open form, and which of its saves this is. Later saves have larger turns. */
export type FormTurn = { form: string; turn: number };

/**
 * What a form sends back: the save it began from, null where none was known; the language its texts were read in; and who
 * it is, if it says so.
 */
const beginning = z
  .object({
    save: z.int().nullable(),
    locale: z.enum(locales).optional(),
    form: z
      .string()
      .regex(/^[0-9a-f]{32}$/)
      .optional(),
    turn: z.int().min(0).max(1_000_000_000).optional(),
  })
  .nullable();

/** The save that a form began from; `locale` is null where a form did not say it. */
export type Beginning = { save: number | null; locale: Locale | null; by: FormTurn | null };

/** Reads what a form sent; undefined where that is not valid. */
export function readBeginning(sent: unknown): Beginning | undefined {
  const { success, data } = beginning.safeParse(sent);
  if (!success) return undefined;
  const { save = null, locale = null, form, turn } = data ?? {};
  return { save, locale, by: form === undefined || turn === undefined ? null : { form, turn } };
}
