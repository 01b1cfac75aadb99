import { z } from 'zod';
import type { Outcome } from '#core/outcome.ts';
import { discover, type ProviderMetadata } from './discover.ts';
import { type IdentityProblem, orProblem } from './identity-problem.ts';
import {
  callProvider,
  type IdentityProvider,
  ProviderRefusalError,
  providerTimeoutMs,
} from './provider-call.ts';
import { type Claims, readVerifiedClaims } from './verified-claims.ts';

/** What the redirect brought back, and what was stored here meanwhile. */
export type Returned = {
  readonly code: string;
  readonly codeVerifier: string;
  readonly redirectUri: string;
  readonly nonce: string;
  /** The issuer the redirect names (`iss`); null if none. */
  readonly issuer: string | null;
};

const tokens = z.object({ id_token: z.string(), access_token: z.string().optional() });

/**
 * Learns from the provider who came back: exchanges the code for tokens (with the PKCE verifier), verifies the ID token
 * and fetches the profile, all within `providerTimeoutMs`.
 */
export async function identify(
  provider: IdentityProvider,
  returned: Returned,
): Promise<Outcome<Claims, IdentityProblem>> {
  const signal = AbortSignal.timeout(providerTimeoutMs);
  return orProblem(provider, async () => {
    const metadata = await discover(provider.issuer, signal);
    // RFC 9207, 2.4: a provider that always identifies itself and did not this time is not the one that answered.
    const isFromAnother =
      returned.issuer === null ? metadata.namesItself : returned.issuer !== provider.issuer;
    if (isFromAnother) throw new ProviderRefusalError('The answer is not from this provider');
    const given = tokens.parse(
      await callProvider(metadata.tokenEndpoint, exchange(provider, metadata, returned, signal)),
    );
    const expected = { nonce: returned.nonce, signal };
    const claims = await readVerifiedClaims(given.id_token, provider, metadata, expected);
    return { ...(await readProfile(metadata, given.access_token, claims.sub, signal)), ...claims };
  });
}

function exchange(
  { clientId, clientSecret }: IdentityProvider,
  { secretInHeader }: ProviderMetadata,
  { code, codeVerifier, redirectUri }: Returned,
  signal: AbortSignal,
) {
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    code_verifier: codeVerifier,
    redirect_uri: redirectUri,
    ...(!secretInHeader && { client_id: clientId, client_secret: clientSecret }),
  });
  // RFC 6749, 2.3.1: both parts are form-encoded before they become a Basic credential.
  const pair = [clientId, clientSecret].map(encodeURIComponent).join(':');
  const credential = `Basic ${Buffer.from(pair).toString('base64')}`;
  return { body, signal, ...(secretInHeader && { headers: { authorization: credential } }) };
}

/**
 * The profile adds to the token, which many providers keep short. One about somebody else is a refusal (Core, 5.3.2).
 */
async function readProfile(
  { userinfoEndpoint }: ProviderMetadata,
  accessToken: string | undefined,
  sub: string,
  signal: AbortSignal,
): Promise<object> {
  if (!userinfoEndpoint || !accessToken) return {};
  const headers = { authorization: `Bearer ${accessToken}` };
  const profile = z
    .looseObject({ sub: z.string() })
    .parse(await callProvider(userinfoEndpoint, { headers, signal }));
  if (profile.sub !== sub) throw new ProviderRefusalError('The profile is about somebody else');
  return profile;
}
