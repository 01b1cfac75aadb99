import { z } from 'zod';
import { passkeyAlgorithms, passkeyHost } from './passkey.rules.ts';

/** The challenge a device responds to, and the address the page is at. */
type Asked = { readonly challenge: string; readonly origin: string };

/** The stored part of a passkey, needed to verify its responses. */
export type StoredKey = { readonly id: string; readonly publicKey: Uint8Array; readonly counter: number };

/** Whether the browser says that the page was in a frame of another site, where ours are never shown. */
function wasFramed({ clientDataJSON }: { clientDataJSON: string }): boolean {
  const { crossOrigin, topOrigin } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
  return Boolean(crossOrigin) || topOrigin !== undefined;
}

/** A new passkey: made for our challenge at our address, by a device that verified its owner; otherwise null. */
export async function verifyNewPasskey(
  registration: z.output<typeof registrationResponse>,
  { challenge, origin }: Asked,
): Promise<StoredKey | null> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  try {
    if (wasFramed(registration.response)) return null;
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...registration, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: passkeyHost(origin) ?? '',
      supportedAlgorithmIDs: [...passkeyAlgorithms],
    });
    return registrationInfo?.credential ?? null;
  } catch {
    return null; // The library throws on any mismatch; the sender need not know which.
  }
}

/** The new signature counter of a valid response of a passkey we store, otherwise null. */
export async function verifyPasskey(
  answer: z.output<typeof authenticationResponse>,
  stored: StoredKey,
  { challenge, origin }: Asked,
): Promise<number | null> {
  const { userHandle } = answer.response;
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    if (wasFramed(answer.response)) return null;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...answer,
        response: { ...answer.response, userHandle: userHandle ?? undefined },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: passkeyHost(origin) ?? '',
      credential: { id: stored.id, publicKey: new Uint8Array(stored.publicKey), counter: stored.counter },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null; // The library throws on any mismatch; the sender need not know which.
  }
}

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
