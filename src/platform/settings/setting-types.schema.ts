import { z } from 'zod';

/** A switch. */
export const onOrOff = z.enum(['on', 'off']);

/** A whole number from `least` to `most`. */
export const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most);

/** How often something may happen: no mistyped zero makes it endless. */
export const limit = whole(1, 1_000_000);

/** A generated secret. */
export const longSecret = z
  .string()
  .min(32, 'must be at least 32 characters; openssl rand -hex 32 makes one');

/** An http or https address. */
export const webAddress = z.url({ protocol: /^https?$/ });
