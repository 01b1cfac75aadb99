import { createHmac, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

const made = () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
const ownKey = made();
const strangeKey = made();

type Claims = Record<string, unknown>;

/** What a token endpoint returns, and how it is signed; each part can be tampered with. */
export type Tampering = {
  claims?: Claims;
  header?: Claims;
  key?: 'own' | 'strange' | 'shared-secret' | 'none';
  /** Replaces the token as a whole. */
  token?: string;
  profile?: Claims;
  metadata?: Claims;
  keys?: unknown;
  status?: Partial<Record<'discovery' | 'token' | 'keys' | 'profile', number>>;
  redirect?: boolean;
};

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An identity provider on 127.0.0.1 that returns whatever a test wants; stopped when the test ends. */
export async function startMaliciousProvider(lie: Tampering = {}) {
  const server = createServer();
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const asked: { path: string; authorization: string | undefined; body: URLSearchParams }[] = [];
  const answers: Record<string, () => unknown> = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      userinfo_endpoint: `${issuer}/profile`,
      id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
      ...lie.metadata,
    }),
    '/token': () => ({ access_token: 'access', id_token: makeToken(issuer, lie) }),
    '/keys': () => lie.keys ?? { keys: [publicKey()] },
    '/profile': () => lie.profile ?? { sub: 'abeba', email: 'abeba@supporters.test', phone_number: '+251' },
  };
  const statuses = {
    '/.well-known/openid-configuration': 'discovery',
    '/token': 'token',
    '/keys': 'keys',
    '/profile': 'profile',
  } as const;
  server.on('request', async (request, response) => {
    const path = request.url ?? '/';
    asked.push({
      path,
      authorization: request.headers.authorization,
      body: new URLSearchParams(await text(request)),
    });
    if (lie.redirect && path === '/token') return response.writeHead(307, { location: '/stolen' }).end();
    response.statusCode = lie.status?.[statuses[path as keyof typeof statuses]] ?? 200;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answers[path]?.() ?? {}));
  });
  return {
    asked,
    provider: { id: 'lying', label: 'Lying', issuer, clientId: 'site', clientSecret: 'it is/secret' },
  };
}

function publicKey(): Claims {
  return { ...createPublicKey(ownKey).export({ format: 'jwk' }), kid: 'own', alg: 'RS256', use: 'sig' };
}

function makeToken(issuer: string, { claims, header, key = 'own', token }: Tampering): string {
  if (token !== undefined) return token;
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    iss: issuer,
    aud: 'site',
    sub: 'abeba',
    nonce: 'the nonce',
    iat: now,
    exp: now + 300,
    ...claims,
  };
  const head = encoded({
    alg: { own: 'RS256', strange: 'RS256', 'shared-secret': 'HS256', none: 'none' }[key],
    kid: 'own',
    ...header,
  });
  const signed = `${head}.${encoded(payload)}`;
  return `${signed}.${signature(signed, key)}`;
}

function signature(signed: string, key: NonNullable<Tampering['key']>): string {
  const by = (privateKey: KeyObject) => sign('sha256', Buffer.from(signed), privateKey).toString('base64url');
  if (key === 'none') return '';
  if (key !== 'shared-secret') return by(key === 'own' ? ownKey : strangeKey);
  // The oldest trick: the provider's public key, used as a shared secret.
  const secret = createPublicKey(ownKey).export({ type: 'spki', format: 'pem' });
  return createHmac('sha256', secret).update(signed).digest('base64url');
}
