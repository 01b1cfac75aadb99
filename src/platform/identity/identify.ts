import { verifyProviderIdToken } from 'better-auth/oauth2';
import { z } from 'zod';
import type { Outcome } from '#core/outcome.ts';
import {
  callProvider,
  discover,
  type IdentityProblem,
  type IdentityProvider,
  orProblem,
  type ProviderMetadata,
  ProviderRefusalError,
  providerTimeoutMs,
} from './provider-call.ts';

/** What the redirect returned, and what we had stored for it. */
type Returned = {
  readonly code: string;
  readonly codeVerifier: string;
  readonly redirectUri: string;
  readonly nonce: string;
  /** The issuer the redirect names (`iss`); null if none. */
  readonly issuer: string | null;
};

const tokens = z.object({ id_token: z.string(), access_token: z.string().optional() });

/**
 * Identifies a returning user: exchanges the code for tokens (with the PKCE verifier), verifies the ID token and
 * fetches the profile, all within `providerTimeoutMs`.
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
    const token = await readVerifiedClaims(given.id_token, provider, metadata, expected);
    return combineClaims(token, await readProfile(metadata, given.access_token, token.sub, signal));
  });
}

/**
 * Claims that only mean something together: a proof (`…_verified`) belongs to the address or number beside it in the same
 * document, a first name to the full name beside it.
 */
const claimGroups = [
  ['email', 'email_verified'],
  ['phone_number', 'phone_number_verified'],
  ['name', 'given_name', 'family_name'],
  ['picture'],
] as const;

type Document = Readonly<Record<string, unknown>>;

/**
 * Token and profile may both describe the person, and differently. Each group comes whole from one of them: from the one
 * that says more of it, or from the token, which is signed, when both say as much. No other claim is passed on.
 */
function combineClaims(token: Claims, profile: Document): Claims {
  const claims: Record<string, unknown> & { sub: string } = { sub: token.sub };
  for (const group of claimGroups) {
    const [ofToken, ofProfile] = [pickClaims(token, group), pickClaims(profile, group)];
    Object.assign(claims, Object.keys(ofProfile).length > Object.keys(ofToken).length ? ofProfile : ofToken);
  }
  return claims;
}

/** The claims of a group in one document; none where there is only a proof and nothing that it proves. */
function pickClaims(document: Document, group: readonly string[]): Document {
  const present = group.filter(name => (document[name] ?? null) !== null);
  const isOnlyProof = present.every(name => name.endsWith('_verified'));
  return isOnlyProof ? {} : Object.fromEntries(present.map(name => [name, document[name]]));
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
 * The profile completes the token, which many providers keep short. A profile of somebody else is refused (Core,
 * 5.3.2).
 */
async function readProfile(
  { userinfoEndpoint }: ProviderMetadata,
  accessToken: string | undefined,
  sub: string,
  signal: AbortSignal,
): Promise<Document> {
  if (!userinfoEndpoint || !accessToken) return {};
  const headers = { authorization: `Bearer ${accessToken}` };
  const profile = z
    .looseObject({ sub: z.string() })
    .parse(await callProvider(userinfoEndpoint, { headers, signal }));
  if (profile.sub !== sub) throw new ProviderRefusalError('The profile is about somebody else');
  return profile;
}

/** A provider's claims about one person; `sub` identifies that person and never changes. */
type Claims = { readonly sub: string } & Readonly<Record<string, unknown>>;

const keySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })).max(50) });
/** A token is issued for this sign-in, which has to end within minutes. */
const oldestToken = '10m';

type Expected = { readonly nonce: string; readonly signal: AbortSignal };

/**
 * The claims of an ID token, once its signature, issuer, audience, age and nonce are verified (OpenID Connect Core 1.0,
 * 3.1.3.7). The keys are fetched each time: sign-ins are rare, and a revoked key must not be trusted any longer.
 * @throws ProviderRefusalError when anything about it is invalid.
 */
async function readVerifiedClaims(
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
  if (!holds) throw new ProviderRefusalError('The ID token is invalid');
  return JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString());
}

type Key = { kty: string; kid?: unknown; use?: unknown };

/** The signing key a token names; it need not name one while there is only one. */
function chooseKey(keys: readonly Key[], { kid }: { kid?: string }): never {
  const signing = keys.filter(({ use, kty }) => use !== 'enc' && kty !== 'oct');
  const fitting = kid === undefined ? signing : signing.filter(key => key.kid === kid);
  if (fitting.length !== 1) throw new ProviderRefusalError('The token does not name a key of the provider');
  return fitting[0] as never;
}

function isMeantForUs({ sub, exp, aud, azp }: Record<string, unknown>, clientId: string): boolean {
  const named = typeof sub === 'string' && sub !== '' && sub.length <= 255;
  const others = Array.isArray(aud) && aud.length > 1;
  return named && typeof exp === 'number' && (others || azp !== undefined ? azp === clientId : true);
}
