import { z } from 'zod';

/** A switch. */
export const onOrOff = z.enum(['on', 'off']);

/** How often something may happen: a whole number that no mistyped zero makes endless. */
export const limit = z.coerce.number().int().min(1).max(1_000_000);

/** A generated secret. */
export const longSecret = z
  .string()
  .min(32, 'must be at least 32 characters; openssl rand -hex 32 makes one');

/** An http or https address. */
export const webAddress = z.url({ protocol: /^https?$/ });
