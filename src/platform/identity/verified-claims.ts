import { verifyProviderIdToken } from 'better-auth/oauth2';
import { z } from 'zod';
import type { ProviderMetadata } from './discover.ts';
import { callProvider, type IdentityProvider, ProviderRefusalError } from './provider-call.ts';

/** A provider's claims about one person; `sub` identifies that person and never changes. */
export type Claims = { readonly sub: string } & Readonly<Record<string, unknown>>;

const keySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })).max(50) });
/** A token is issued for this sign-in, which has to end within minutes. */
const oldestToken = '10m';

type Expected = { readonly nonce: string; readonly signal: AbortSignal };

/**
 * The claims of an ID token, once its signature, issuer, audience, age and nonce are verified (OpenID Connect Core 1.0,
 * 3.1.3.7). The keys are fetched each time: sign-ins are rare, and a revoked key must not be trusted any longer.
 * @throws ProviderRefusalError when anything about it is invalid.
 */
export async function readVerifiedClaims(
  idToken: string,
  provider: IdentityProvider,
  { keysAddress, algorithms }: ProviderMetadata,
  { nonce, signal }: Expected,
): Promise<Claims> {
  const { keys } = keySet.parse(await callProvider(keysAddress, { signal }));
  const verifier = {
    idToken: {
      jwks: (header: { kid?: string; alg?: string }) => chooseKey(keys, header),
      issuer: provider.issuer,
      audience: provider.clientId,
      algorithms,
      maxTokenAge: oldestToken,
      verifyClaims: (claims: Record<string, unknown>) => isMeantForUs(claims, provider.clientId),
    },
  };
  const holds = nonce !== '' && (await verifyProviderIdToken(verifier as never, idToken, nonce));
  if (!holds) throw new ProviderRefusalError('The token of the provider does not hold');
  return JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString());
}

type Key = { kty: string; kid?: unknown; use?: unknown };

/** The signing key a token names; it need not name one while there is only one. */
function chooseKey(keys: readonly Key[], { kid }: { kid?: string }): never {
  const signing = keys.filter(({ use, kty }) => use !== 'enc' && kty !== 'oct');
  const fitting = kid === undefined ? signing : signing.filter(key => key.kid === kid);
  if (fitting.length !== 1) throw new ProviderRefusalError('The token names no key of the provider');
  return fitting[0] as never;
}

function isMeantForUs({ sub, exp, aud, azp }: Record<string, unknown>, clientId: string): boolean {
  const named = typeof sub === 'string' && sub !== '' && sub.length <= 255;
  const others = Array.isArray(aud) && aud.length > 1;
  return named && typeof exp === 'number' && (others || azp !== undefined ? azp === clientId : true);
}
