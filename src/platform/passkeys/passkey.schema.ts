import { z } from 'zod';

const longest = 8_192;
const bytes = z
  .string()
  .min(1)
  .max(longest)
  .regex(/^[A-Za-z0-9_-]+$/);
const id = bytes.max(1_366);

const credential = { id, rawId: id, type: z.literal('public-key') };

/** RegistrationResponseJSON of WebAuthn 3, 5.8.1, reduced to the fields we use. */
export const registrationResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});

/** AuthenticationResponseJSON of WebAuthn 3, reduced to the fields we use. */
export const authenticationResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.nullish(),
  }),
});

/** Parses the JSON from a form field; null if it is invalid. */
export function readCredential<Shape extends z.ZodType>(
  shape: Shape,
  text: string | undefined,
): z.output<Shape> | null {
  try {
    return shape.safeParse(JSON.parse(text ?? '')).data ?? null;
  } catch {
    return null; // No JSON: the form was not sent by our script.
  }
}
