import { AsyncLocalStorage } from 'node:async_hooks';
import type { BetterAuthPlugin } from 'better-auth';
import { getOAuthState } from 'better-auth/api';
import { createAuthorizationURL, type OAuthProvider } from 'better-auth/oauth2';
import { identify } from '#platform/identity/identify.ts';
import { discover, type IdentityProvider, providerTimeoutMs } from '#platform/identity/provider-call.ts';
import { readAccount } from './account-claims.rules.ts';

/** The `iss` parameter of the current callback; better-auth passes on only some parameters. */
export const callbackIssuer = new AsyncLocalStorage<string | null>();

const wantedScopes = ['openid', 'profile', 'email', 'phone'];
/** Requested from providers that do not list their scopes; every provider has these. */
const usualScopes = ['openid', 'profile', 'email'];

/**
 * Makes any OpenID Connect provider available to better-auth. Its own generic plugin loads provider metadata once at
 * startup and drops providers that do not respond; here it is loaded at each sign-in, with a timeout.
 */
export function openIdConnect(providers: readonly IdentityProvider[]): BetterAuthPlugin {
  return {
    id: 'adey-openid-connect',
    init: ({ socialProviders }) => ({
      context: { socialProviders: [...providers.map(oidcProvider), ...socialProviders] },
    }),
  };
}

function oidcProvider(provider: IdentityProvider): OAuthProvider {
  return {
    id: provider.id,
    name: provider.label,
    issuer: provider.issuer,
    requiresIdTokenNonce: true,
    options: { disableIdTokenSignIn: true, overrideUserInfoOnSignIn: true } as never,
    accountSubject: ({ profile }) => String((profile as { sub?: string }).sub ?? ''),
    createAuthorizationURL: request => authorizationAddress(provider, request),
    async validateAuthorizationCode({ code, codeVerifier = '', redirectURI }) {
      const oauthState = await getOAuthState();
      // Started with another provider: the code would be sent to the wrong one (mix-up attack, RFC 9700, 4.4).
      if (oauthState?.providerId !== provider.id)
        throw new Error('This sign-in was started with another provider');
      const nonce = String(oauthState.idTokenNonce ?? '');
      const issuer = callbackIssuer.getStore() ?? null;
      const returned = { code, codeVerifier, redirectUri: redirectURI, nonce, issuer };
      const identified = await identify(provider, returned);
      if (identified.ok) return { raw: identified.value };
      if (identified.problem === 'away') return { raw: {} };
      throw new Error('The provider refused, or its claims are not valid');
    },
    getUserInfo: async ({ raw }) => (raw?.sub ? { user: readAccount(raw), data: raw } : null),
  };
}

type AuthorizationRequest = Parameters<OAuthProvider['createAuthorizationURL']>[0];

async function authorizationAddress(provider: IdentityProvider, request: AuthorizationRequest): Promise<URL> {
  const metadata = await discover(provider.issuer, AbortSignal.timeout(providerTimeoutMs));
  const scopes = metadata.scopes
    ? wantedScopes.filter(scope => metadata.scopes?.includes(scope))
    : usualScopes;
  const prompt = request.additionalParams?.prompt;
  return createAuthorizationURL({
    id: provider.id,
    options: { clientId: provider.clientId },
    authorizationEndpoint: metadata.authorizationEndpoint,
    redirectURI: request.redirectURI,
    state: request.state,
    codeVerifier: request.codeVerifier,
    ...(request.idTokenNonce && { nonce: request.idTokenNonce }),
    scopes: scopes.includes('openid') ? scopes : ['openid', ...scopes],
    // "create" opens registration at providers that support it (Initiating User Registration 1.0).
    additionalParams: prompt && metadata.prompts.includes(prompt) ? { prompt } : {},
  });
}
