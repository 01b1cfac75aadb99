import { z } from 'zod';

/** How often something may happen: a whole number that no mistyped zero makes endless. */
export const limit = z.coerce.number().int().min(1).max(1_000_000);
