import { describe, expect, it } from 'vitest';
import { startMaliciousProvider, type Tampering } from '../../../tests/support/malicious-provider.ts';
import { identify } from './identify.ts';

const returned = {
  code: 'code',
  codeVerifier: 'verifier',
  redirectUri: 'https://adey.example/back',
  nonce: 'the nonce',
  issuer: null,
};
const minute = 60;
const now = () => Math.floor(Date.now() / 1000);

async function identifyWith(lie: Tampering) {
  const { provider, asked } = await startMaliciousProvider(lie);
  return { outcome: await identify(provider, returned), asked };
}

describe('the claims of a provider about a returning user', () => {
  it('sign-in exchanges the code with its PKCE verifier, and returns the claims of token and profile', async () => {
    const { outcome, asked } = await identifyWith({});
    expect(outcome).toMatchObject({
      ok: true,
      value: { sub: 'abeba', email: 'abeba@supporters.test', phone_number: '+251' },
    });
    const exchange = asked.find(({ path }) => path === '/token');
    expect(Object.fromEntries(exchange?.body ?? [])).toEqual({
      grant_type: 'authorization_code',
      code: 'code',
      code_verifier: 'verifier',
      redirect_uri: 'https://adey.example/back',
    });
    expect(exchange?.authorization).toBe(`Basic ${btoa('site:it%20is%2Fsecret')}`);
  });

  it('the client secret is sent in the body where the provider supports only that', async () => {
    const metadata = { token_endpoint_auth_methods_supported: ['client_secret_post'] };
    const { outcome, asked } = await identifyWith({ metadata });
    expect(outcome.ok).toBe(true);
    const exchange = asked.find(({ path }) => path === '/token');
    expect(exchange?.authorization).toBeUndefined();
    expect(exchange?.body.get('client_secret')).toBe('it is/secret');
  });
});

describe('claims that belong together', () => {
  const pick = async (lie: Tampering) => {
    const { outcome } = await identifyWith(lie);
    return outcome.ok ? outcome.value : outcome.problem;
  };
  const hers = { email: 'lulit@supporters.test' };
  const own = { sub: 'abeba', email: 'abeba@supporters.test', email_verified: true };

  it.each<[string, Tampering, object]>([
    [
      'an unproven address in the token, another with its proof in the profile',
      { claims: hers, profile: own },
      own,
    ],
    [
      'one address in both, with its proof only in the profile',
      { claims: { email: own.email }, profile: own },
      own,
    ],
    [
      'an address in the token that it calls unproven, another with its proof in the profile',
      { claims: { ...hers, email_verified: false }, profile: own },
      { sub: 'abeba', ...hers, email_verified: false },
    ],
    [
      'a proof without an address in the token, an address in the profile',
      { claims: { email_verified: true }, profile: { sub: 'abeba', ...hers } },
      { sub: 'abeba', ...hers },
    ],
    [
      'an address in the token, a proof without an address in the profile',
      { claims: hers, profile: { sub: 'abeba', email_verified: true } },
      { sub: 'abeba', ...hers },
    ],
    [
      'an empty address beside the proof in the token',
      { claims: { email: null, email_verified: true }, profile: { sub: 'abeba', ...hers } },
      { sub: 'abeba', ...hers },
    ],
    [
      'a name in the token, another with its first name in the profile',
      {
        claims: { name: 'L. Tesfaye' },
        profile: { sub: 'abeba', name: 'Abeba Kebede', given_name: 'Abeba' },
      },
      { sub: 'abeba', name: 'Abeba Kebede', given_name: 'Abeba' },
    ],
    [
      'claims that nobody asked for',
      { claims: { locale: 'am', roles: ['admin'] }, profile: { sub: 'abeba', id: '1' } },
      { sub: 'abeba' },
    ],
  ])('related claims come from one document: %s', async (_title, lie, claims) => {
    expect(await pick(lie)).toEqual(claims);
  });
});

const lies: Record<string, Tampering> = {
  'of another issuer': { claims: { iss: 'https://elsewhere.example' } },
  'without an issuer': { claims: { iss: undefined } },
  'for another site': { claims: { aud: 'another' } },
  'for several sites without saying which was meant': { claims: { aud: ['site', 'another'] } },
  'that another site was given': { claims: { azp: 'another' } },
  'that is over': { claims: { exp: now() - minute } },
  'without an end': { claims: { exp: undefined } },
  'made long ago': { claims: { iat: now() - 60 * minute } },
  'made in the future': { claims: { iat: now() + 60 * minute } },
  'without an issue time': { claims: { iat: undefined } },
  'not valid yet': { claims: { nbf: now() + 60 * minute } },
  'for another sign-in': { claims: { nonce: 'another nonce' } },
  'for no sign-in': { claims: { nonce: undefined } },
  'without a subject': { claims: { sub: undefined } },
  'with an empty subject': { claims: { sub: '' } },
  'with a number as subject': { claims: { sub: 7 } },
  'with an overlong subject': { claims: { sub: 'x'.repeat(256) } },
  'signed by a foreign key': { key: 'strange' },
  'signed by an unknown key': { header: { kid: 'unknown' } },
  'signed with the public key as a secret': { key: 'shared-secret' },
  unsigned: { key: 'none' },
  'unsigned with a valid algorithm name': { key: 'none', header: { alg: 'RS256' } },
  'whose header contains its own key': { key: 'strange', header: { jwk: { kty: 'RSA' } } },
  'whose header links to its keys': {
    key: 'strange',
    header: { jku: 'https://elsewhere.example/keys' },
  },
  'whose header contains a certificate': { key: 'strange', header: { x5c: ['MIIB'] } },
  'of several issuers': { claims: { iss: ['https://elsewhere.example'] } },
  'whose expiry is a string': { claims: { exp: '99999999999' } },
  'for several sign-ins': { claims: { nonce: ['the nonce', 'another'] } },
  'whose audience is not a list': { claims: { aud: { site: true } } },
  'with an unknown critical extension': { header: { crit: ['unheard'], unheard: true } },
  'that is malformed': { token: 'a.b' },
  'that is empty': { token: '' },
  'that is encrypted': { token: 'a.b.c.d.e' },
};

describe('tokens', () => {
  it.each(Object.entries(lies))('a token %s is rejected', async (_name, lie) => {
    expect((await identifyWith(lie)).outcome).toEqual({ ok: false, problem: 'refused' });
  });
});

const others: Record<string, Tampering> = {
  'the profile is about somebody else': { profile: { sub: 'somebody else' } },
  'the profile has no subject': { profile: {} },
  'its issuer differs': { metadata: { issuer: 'https://elsewhere.example' } },
  'its token endpoint has no https': { metadata: { token_endpoint: 'http://elsewhere.example/token' } },
  'it supports no secure signature': {
    metadata: { id_token_signing_alg_values_supported: ['HS256', 'none'] },
  },
  'it has no keys': { keys: { keys: [] } },
  'its keys are malformed': { keys: 'none' },
  'it answers with more than we read': { metadata: { filler: 'x'.repeat(300_000) } },
  'it redirects us elsewhere with the secret': { redirect: true },
  'it refuses the code': { status: { token: 400 } },
  'it refuses the profile': { status: { profile: 401 } },
};

describe('providers', () => {
  it.each(Object.entries(others))('a provider is rejected when %s', async (_name, lie) => {
    const { outcome, asked } = await identifyWith(lie);
    expect(outcome).toEqual({ ok: false, problem: 'refused' });
    expect(asked.map(({ path }) => path)).not.toContain('/stolen');
  });
});

it('a provider that answers 503 or not at all counts as unavailable, at every step', async () => {
  for (const place of ['discovery', 'token', 'keys', 'profile'] as const)
    expect((await identifyWith({ status: { [place]: 503 } })).outcome, place).toEqual({
      ok: false,
      problem: 'away',
    });
  const nobody = { id: 'x', label: 'x', issuer: 'http://127.0.0.1:9', clientId: 'x', clientSecret: 'x' };
  expect(await identify(nobody, returned)).toEqual({ ok: false, problem: 'away' });
});

it('an empty nonce is refused, even if the token has the same one', async () => {
  const { provider } = await startMaliciousProvider({ claims: { nonce: '' } });
  expect(await identify(provider, { ...returned, nonce: '' })).toEqual({ ok: false, problem: 'refused' });
});
