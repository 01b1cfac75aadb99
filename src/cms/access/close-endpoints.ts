import { type Endpoint, Forbidden, NotFound, type PayloadRequest, type SanitizedConfig } from 'payload';
import { awaitsSecondStep, type Role, roleOf, STAFF } from '#cms/access/roles.ts';
import { ownValue } from '#core/own-value.ts';
import { collectionRights, globalRights, rightOf } from './access-table.ts';
import { secondStepTexts } from './second-step.texts.ts';

/**
 * Endpoints that the sign-in forms call before anybody is signed in, and the one that lists rights. Each has its own
 * rule.
 */
export const OPEN_ENDPOINTS: Record<string, readonly string[]> = {
  [STAFF]: [
    'get /init',
    'get /me',
    'get /second-step',
    'post /first-register',
    'post /forgot-password',
    'post /login',
    'post /logout',
    'post /refresh-token',
    'post /reset-password',
    'post /second-step/add',
    'post /second-step/codes',
    'post /second-step/finish',
    'post /second-step/options',
    'post /second-step/remove',
    'post /second-step/remove-all',
  ],
  '': ['get /access'],
};

/**
 * Refuses all other endpoints of the REST interface, Payload's own and ours, to whoever may not use the admin. This
 * comes before a body is read or a document is looked up, which several of Payload's endpoints do before they ask for
 * access.
 */
export function closeEndpoints(config: SanitizedConfig): SanitizedConfig {
  const close = (slug: string, endpoints: readonly Endpoint[], missing: readonly string[] = []) =>
    endpoints.map(endpoint => {
      if (missing.includes(endpoint.path.split('/')[1] ?? ''))
        return { ...endpoint, handler: forStaff(refuseUnknown, slug, endpoint) };
      const isOpen = OPEN_ENDPOINTS[slug]?.includes(`${endpoint.method} ${endpoint.path}`);
      return isOpen ? endpoint : { ...endpoint, handler: forStaff(endpoint.handler, slug, endpoint) };
    });
  for (const one of [...config.collections, ...config.globals])
    if (one.endpoints) one.endpoints = close(one.slug, one.endpoints, missingAt(one));
  // The tab "API" beside each form speaks to programmers alone.
  for (const { admin } of [...config.collections, ...config.globals])
    Object.assign(admin, { hideAPIURL: true });
  return Object.assign(config, { endpoints: close('', config.endpoints) });
}

/** Payload lists these everywhere, and fails where there is no table of versions and no column of tokens. */
function missingAt({ versions, auth }: { versions?: unknown; auth?: unknown }): string[] {
  const verifies = Boolean((auth as { verify?: unknown } | undefined)?.verify);
  return [...(versions ? [] : ['versions']), ...(verifies ? [] : ['verify'])];
}

const refuseUnknown: Endpoint['handler'] = req => {
  throw new NotFound(req.t);
};

const ofEveryone = [STAFF, 'payload-preferences', 'payload-locked-documents'];
/** Of publishing, translation, preview and the bin, which lie above this folder. */
const ofContent = ['/before-publishing', '/translation', '/preview', '/bin'];
const hasRight = (role: Role, slug: string) =>
  Object.values(ownValue(collectionRights, slug) ?? ownValue(globalRights, slug) ?? {}).some(
    row => rightOf(row, role) !== 'no',
  );

/**
 * Which endpoints a role reaches at all; each has its own rule after that. All have their own account, and what the
 * admin notes about its screens. Bookkeepers have the gifts desk, authors and publishers what the access table gives
 * them and what stands beside the form of a text.
 */
function reaches(role: Role | null, slug: string, { path }: Endpoint): boolean {
  if (role === 'admin' || role === 'editor') return true;
  if (role === null || role === 'door') return false;
  if (role === 'bookkeeper') return slug === '' ? path.startsWith('/gifts/') : ofEveryone.includes(slug);
  if (slug === '') return ofContent.some(known => path === known || path.startsWith(`${known}/`));
  return ofEveryone.includes(slug) || hasRight(role, slug);
}

function forStaff(handler: Endpoint['handler'], slug: string, endpoint: Endpoint): Endpoint['handler'] {
  return async (req: PayloadRequest) => {
    if (awaitsSecondStep(req.user))
      return Response.json({ errors: [{ message: secondStepTexts.addFirst }] }, { status: 403 });
    if (!reaches(roleOf(req.user), slug, endpoint)) throw new Forbidden(req.t);
    return handler(req);
  };
}
