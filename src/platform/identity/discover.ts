import { z } from 'zod';
import { isSecureAddress } from '#core/links.ts';
import { callProvider, ProviderRefusalError } from './provider-call.ts';

/** Signatures that prove their author; shared secrets (HS…) and none at all are excluded on purpose. */
const provenAlgorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
];

const endpoint = z.string().refine(isSecureAddress, 'is not a secure address');
const metadataSchema = z.object({
  issuer: z.string(),
  authorization_endpoint: endpoint,
  token_endpoint: endpoint,
  jwks_uri: endpoint,
  userinfo_endpoint: endpoint.optional(),
  id_token_signing_alg_values_supported: z.array(z.string()).default(['RS256']),
  token_endpoint_auth_methods_supported: z.array(z.string()).default(['client_secret_basic']),
  scopes_supported: z.array(z.string()).optional(),
  prompt_values_supported: z.array(z.string()).default([]),
  authorization_response_iss_parameter_supported: z.boolean().default(false),
});

/** The part of an OpenID Connect provider's metadata that sign-in needs. */
export type ProviderMetadata = {
  readonly authorizationEndpoint: string;
  readonly tokenEndpoint: string;
  readonly keysAddress: string;
  readonly userinfoEndpoint: string | null;
  /** Signature algorithms of its tokens. */
  readonly algorithms: string[];
  readonly secretInHeader: boolean;
  /** Null if not stated. */
  readonly scopes: string[] | null;
  readonly prompts: string[];
  /** Whether it identifies itself in every redirect back to us (RFC 9207). */
  readonly namesItself: boolean;
};

/**
 * Reads the discovery document of `issuer` (OpenID Connect Discovery 1.0, 4). The document must name exactly that
 * issuer, or another could speak in its name.
 * @throws ProviderAwayError, or ProviderRefusalError when the document is invalid.
 */
export async function discover(issuer: string, signal: AbortSignal): Promise<ProviderMetadata> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const read = metadataSchema.safeParse(await callProvider(address, { signal }));
  if (!read.success)
    throw new ProviderRefusalError(`The metadata of the provider is invalid: ${read.error.message}`);
  const metadata = read.data;
  if (metadata.issuer !== issuer)
    throw new ProviderRefusalError(`The provider names another issuer: ${metadata.issuer}`);
  const algorithms = metadata.id_token_signing_alg_values_supported.filter(name =>
    provenAlgorithms.includes(name),
  );
  if (algorithms.length === 0)
    throw new ProviderRefusalError('The provider offers no signature algorithm that we accept');
  return {
    authorizationEndpoint: metadata.authorization_endpoint,
    tokenEndpoint: metadata.token_endpoint,
    keysAddress: metadata.jwks_uri,
    userinfoEndpoint: metadata.userinfo_endpoint ?? null,
    algorithms,
    secretInHeader: metadata.token_endpoint_auth_methods_supported.includes('client_secret_basic'),
    scopes: metadata.scopes_supported ?? null,
    prompts: metadata.prompt_values_supported,
    namesItself: metadata.authorization_response_iss_parameter_supported,
  };
}
