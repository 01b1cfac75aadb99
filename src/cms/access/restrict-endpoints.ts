import { type Endpoint, Forbidden, NotFound, type PayloadRequest, type SanitizedConfig } from 'payload';
import { ownValue } from '#core/own-value.ts';
import { collectionRights, findRight, globalRights } from './access-table.ts';
import { awaitsSecondStep, type Role, readRole, STAFF } from './roles.ts';
import { secondStepTexts } from './second-step.texts.ts';

/** Endpoints that work without a session, for the sign-in forms, and the one that lists rights. Each checks access itself. */
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
  '': ['get /access', 'get /door'],
};

/**
 * Refuses all other REST endpoints, Payload's and ours, to callers who may not use the admin. The check runs before the
 * body is read or a document is looked up; several of Payload's endpoints do either before they check access.
 */
export function restrictEndpoints(config: SanitizedConfig): SanitizedConfig {
  const close = (slug: string, endpoints: readonly Endpoint[], missing: readonly string[] = []) =>
    endpoints.map(endpoint => {
      if (missing.includes(endpoint.path.split('/')[1] ?? ''))
        return { ...endpoint, handler: forStaff(refuseUnknown, slug, endpoint) };
      const isOpen = OPEN_ENDPOINTS[slug]?.includes(`${endpoint.method} ${endpoint.path}`);
      return isOpen ? endpoint : { ...endpoint, handler: forStaff(endpoint.handler, slug, endpoint) };
    });
  for (const one of [...config.collections, ...config.globals])
    if (one.endpoints) one.endpoints = close(one.slug, one.endpoints, missingAt(one));
  // The "API" tab beside each form is only of use to programmers.
  for (const { admin } of [...config.collections, ...config.globals])
    Object.assign(admin, { hideAPIURL: true });
  return Object.assign(config, { endpoints: close('', config.endpoints) });
}

/** Payload adds these endpoints everywhere, and they fail where there is no versions table or no token column. */
function missingAt({ versions, auth }: { versions?: unknown; auth?: unknown }): string[] {
  const verifies = Boolean((auth as { verify?: unknown } | undefined)?.verify);
  return [...(versions ? [] : ['versions']), ...(verifies ? [] : ['verify'])];
}

const refuseUnknown: Endpoint['handler'] = req => {
  throw new NotFound(req.t);
};

const forEveryRole = [STAFF, 'payload-preferences', 'payload-locked-documents'];
/** Spelled out here, because the folders that define these endpoints import this one. */
const contentEndpoints = ['/before-publishing', '/translation', '/preview', '/bin'];
const hasRight = (role: Role, slug: string) =>
  Object.values(ownValue(collectionRights, slug) ?? ownValue(globalRights, slug) ?? {}).some(
    row => findRight(row, role) !== 'no',
  );

/**
 * Whether a role may call an endpoint at all; the endpoint checks access again. Every role has its own account and
 * preferences, bookkeepers have the donations desk, and authors and publishers have the collections in which the access table
 * gives them rights, with the panels of their forms.
 */
function mayCall(role: Role | null, slug: string, { path }: Endpoint): boolean {
  if (role === 'admin' || role === 'editor') return true;
  if (role === null || role === 'door') return false;
  if (role === 'bookkeeper')
    return slug === '' ? path.startsWith('/donations/') : forEveryRole.includes(slug);
  if (slug === '') return contentEndpoints.some(known => path === known || path.startsWith(`${known}/`));
  return forEveryRole.includes(slug) || hasRight(role, slug);
}

function forStaff(handler: Endpoint['handler'], slug: string, endpoint: Endpoint): Endpoint['handler'] {
  return async (req: PayloadRequest) => {
    if (awaitsSecondStep(req.user))
      return Response.json({ errors: [{ message: secondStepTexts.addFirst }] }, { status: 403 });
    if (!mayCall(readRole(req.user), slug, endpoint)) throw new Forbidden(req.t);
    return handler(req);
  };
}
