import { z } from 'zod';
import { isSecureAddress } from '#core/links.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { readAnswer } from '#platform/foreign/read-answer.ts';
import { logWarning } from '#platform/log.ts';

/** The provider refused or answered nonsense: a retry would not help. */
export class ProviderRefusalError extends Error {
  override name = 'ProviderRefusalError';
}

/** No answer in time, or a fault of the provider's: a retry may help. */
class ProviderAwayError extends Error {
  override name = 'ProviderAwayError';
}

/** Metadata and keys of providers have a few kilobytes. */
const longestAnswer = 256 * 1024;

/** Options of one request; `signal` ends all requests of one sign-in together. */
type ProviderCall = { headers?: Record<string, string>; body?: URLSearchParams; signal: AbortSignal };

/**
 * Requests JSON from an identity provider. No redirect is followed, because the request contains secrets.
 * @throws ProviderAwayError, or ProviderRefusalError when the answer is a refusal or no JSON.
 */
export async function callProvider(address: string, call: ProviderCall): Promise<unknown> {
  const path = new URL(address).pathname;
  const { status, text } = await exchange(address, call);
  if (text === null) throw new ProviderRefusalError(`${path} answered more than ${longestAnswer} bytes`);
  if (status >= 500 || status === 429) throw new ProviderAwayError(`${path} answered ${status}`);
  if (status < 200 || status > 299) throw new ProviderRefusalError(`${path} answered ${status}`);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ProviderRefusalError(`${path} answered no JSON`, { cause });
  }
}

async function exchange(address: string, { headers, body, signal }: ProviderCall) {
  try {
    const answer = await fetch(address, {
      method: body ? 'POST' : 'GET',
      headers: { accept: 'application/json', ...headers },
      ...(body && { body }),
      redirect: 'manual',
      signal,
    });
    return { status: answer.status, text: await readAnswer(answer, longestAnswer) };
  } catch (cause) {
    throw new ProviderAwayError(`No answer from ${new URL(address).host}`, { cause });
  }
}

/** A configured third party that identifies people. */
export type IdentityProvider = {
  /** Part of addresses and of stored accounts: never changed once somebody has signed in through it. */
  readonly id: string;
  /** Its name for people. */
  readonly label: string;
  /** Its OpenID Connect issuer, exactly as it writes it. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
};

/** A visitor gets an answer within three seconds; this leaves time for the rest. */
export const providerTimeoutMs = 1_800;

/** away: no answer in time, or a fault on its side. refused: it refused, or its answer was invalid. */
export type IdentityProblem = 'away' | 'refused';

/**
 * Runs calls to a provider and turns their failures into problems, with the details in the log; other errors pass
 * through.
 */
export async function orProblem<Value>(
  { id }: IdentityProvider,
  work: () => Promise<Value>,
): Promise<Outcome<Value, IdentityProblem>> {
  try {
    return ok(await work());
  } catch (error) {
    const code = toProblem(error);
    if (!code) throw error;
    logWarning('provider of identities', { provider: id, problem: code, message: (error as Error).message });
    return problem(code);
  }
}

function toProblem(error: unknown): IdentityProblem | null {
  if (error instanceof ProviderAwayError) return 'away';
  return error instanceof ProviderRefusalError || error instanceof z.ZodError ? 'refused' : null;
}

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
