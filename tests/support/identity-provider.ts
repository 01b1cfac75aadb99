import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { interactionPolicy, Provider } from 'oidc-provider';

/**
 * Somebody who can sign in: the claims of an identity service. `sub` is the service's id for the person. The claims are in
 * the profile; those of `inToken` are in the ID token.
 */
export type Person = {
  sub: string;
  given_name?: string;
  email?: string;
  inToken?: Record<string, unknown>;
} & Record<string, unknown>;

export type RunningProvider = Awaited<ReturnType<typeof startIdentityProvider>>;

/** Four saffron pixels: the smallest valid picture. */
const portrait = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4fyIciBggFAA99gh5m+g0iwAAAABJRU5ErkJggg==',
  'base64',
);

const claimsByScope = {
  openid: ['sub'],
  profile: ['name', 'given_name', 'family_name', 'picture'],
  email: ['email', 'email_verified'],
  phone: ['phone_number', 'phone_number_verified'],
};

/**
 * A real OpenID Connect provider on 127.0.0.1 (the site is on localhost, so it is another site to the browser). Its
 * page asks for the user's claims as JSON, so that each test brings its own people.
 */
export async function startIdentityProvider(
  siteUrls: readonly string[],
  { id = 'adey-id', label = 'Adey ID' } = {},
) {
  const people = new Map<string, Person>();
  const server = createServer();
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const key = { id, label, issuer, clientId: 'site', clientSecret: randomBytes(24).toString('hex') };
  const redirects = siteUrls.map(url => `${url}/api/auth/callback/${id}`);
  const open = () => new Provider(issuer, configuration(key, redirects, people));
  const state = { isAway: false, provider: open(), portraits: 0 };
  server.on('request', (request, response) => {
    if (state.isAway) return;
    if (request.url === '/favicon.ico') response.writeHead(204).end();
    else if (request.url === '/portrait.png') {
      state.portraits += 1;
      response.writeHead(200, { 'content-type': 'image/png' }).end(portrait);
    } else if (request.url?.startsWith('/interaction/'))
      void interact(state.provider, people, label, request, response);
    else void state.provider.callback()(request, response);
  });
  return {
    issuer,
    key,
    /** The value of SIGN_IN_PROVIDERS. */
    setting: JSON.stringify([key]),
    /** Accepts connections and never responds, like a service that hangs. */
    goAway: () => {
      state.isAway = true;
    },
    comeBack: () => {
      state.isAway = false;
    },
    /** The number of requests for `/portrait.png`, its picture of people. */
    portraitsAsked: () => state.portraits,
    /** Signs with new keys from now on; the former ones are withdrawn, and pending sign-ins are forgotten. */
    changeKeys: () => {
      state.provider = open();
    },
    async close() {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}

type Key = { clientId: string; clientSecret: string };

function configuration({ clientId, clientSecret }: Key, redirects: string[], people: Map<string, Person>) {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'create', requestable: true }), 0);
  return {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: redirects }],
    claims: claimsByScope,
    scopes: Object.keys(claimsByScope),
    conformIdTokenClaims: false,
    cookies: { keys: [randomBytes(16).toString('hex')] },
    jwks: {
      keys: [generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })],
    },
    discovery: { prompt_values_supported: ['login', 'create'] },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_: unknown, sub: string) => ({
      accountId: sub,
      claims: async (use: string) => {
        const { inToken, ...profile } = people.get(sub) ?? { sub };
        return use === 'id_token' ? { ...inToken, sub } : profile;
      },
    }),
    loadExistingGrant: grantEverything,
    pkce: { required: () => true },
    ttl: { Session: 60, Interaction: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
  };
}

type GrantContext = Parameters<
  NonNullable<ConstructorParameters<typeof Provider>[1]>['loadExistingGrant'] & object
>[0];

/** Nobody is asked for consent: these tests are about what comes after it. */
async function grantEverything({ oidc }: GrantContext) {
  const { clientId } = oidc.client as { clientId: string };
  const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session?.accountId });
  grant.addOIDCScope(Object.keys(claimsByScope).join(' '));
  await grant.save();
  return grant;
}

async function interact(
  provider: Provider,
  people: Map<string, Person>,
  label: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { prompt } = await provider.interactionDetails(request, response);
  if (request.method !== 'POST') {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(page(`${prompt.name === 'create' ? 'Sign up' : 'Sign in'} at ${label}`));
    return;
  }
  const form = new URLSearchParams(await text(request));
  if (form.has('cancel')) {
    await provider.interactionFinished(request, response, { error: 'access_denied' });
    return;
  }
  const person: Person = JSON.parse(form.get('claims') ?? '{}');
  people.set(person.sub, person);
  await provider.interactionFinished(request, response, { login: { accountId: person.sub }, create: {} });
}

const page = (title: string) =>
  `<!doctype html><title>${title}</title><h1>${title}</h1><form method="post">
  <label>Claims <textarea name="claims" rows="8" cols="60"></textarea></label>
  <button>Go on</button> <button name="cancel">Cancel</button></form>`;
