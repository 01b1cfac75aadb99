import { z } from 'zod';
import { locales } from '#core/locale.ts';
import { longestList } from './import.rules.ts';

/** What the import form sends: the text of the file and the defaults for its lines. */
export const importRequest = z.strictObject({
  text: z.string().max(longestList.bytes),
  language: z.enum(locales),
  how: z.string().max(1_000),
  on: z.string().max(10),
  look: z.boolean(),
});
