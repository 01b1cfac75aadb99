import { z } from 'zod';

const longest = 8_192;
const bytes = z
  .string()
  .min(1)
  .max(longest)
  .regex(/^[A-Za-z0-9_-]+$/);
const id = bytes.max(1_366);

const credential = { id, rawId: id, type: z.literal('public-key') };

/** What a browser says of a passkey it has just made (RegistrationResponseJSON of WebAuthn 3, 5.8.1); the rest is dropped. */
export const registrationResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});

/** What a browser says after a passkey answered (AuthenticationResponseJSON). */
export const authenticationResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.nullish(),
  }),
});

/** Reads the JSON a form brought in one of these shapes; null for whatever else it may be. */
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
