import { type Endpoint, Forbidden, NotFound, type PayloadRequest, type SanitizedConfig } from 'payload';
import { awaitsSecondStep, editorOrAdmin, roleOf, STAFF } from '#cms/access/roles.ts';
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
  const close = (slug: string, endpoints: readonly Endpoint[], keepsVersions = true) =>
    endpoints.map(endpoint => {
      // Payload lists them everywhere, and fails where there is no table of versions.
      if (!keepsVersions && /^\/versions(\/|$)/.test(endpoint.path))
        return { ...endpoint, handler: forStaff(refuseUnknown, isForBookkeepers(slug, endpoint)) };
      const isOpen = OPEN_ENDPOINTS[slug]?.includes(`${endpoint.method} ${endpoint.path}`);
      return isOpen
        ? endpoint
        : { ...endpoint, handler: forStaff(endpoint.handler, isForBookkeepers(slug, endpoint)) };
    });
  for (const one of [...config.collections, ...config.globals])
    if (one.endpoints) one.endpoints = close(one.slug, one.endpoints, Boolean(one.versions));
  return Object.assign(config, { endpoints: close('', config.endpoints) });
}

const refuseUnknown: Endpoint['handler'] = req => {
  throw new NotFound(req.t);
};

/** What bookkeepers reach: their own account, what the admin notes about its own screens, and the gifts desk. */
const isForBookkeepers = (slug: string, { path }: Endpoint): boolean =>
  slug === '' ? path.startsWith('/gifts/') : ofEveryone.includes(slug);
const ofEveryone = [STAFF, 'payload-preferences', 'payload-locked-documents'];

function forStaff(handler: Endpoint['handler'], bookkeepers: boolean): Endpoint['handler'] {
  return async (req: PayloadRequest) => {
    if (awaitsSecondStep(req.user))
      return Response.json({ errors: [{ message: secondStepTexts.addFirst }] }, { status: 403 });
    const isIn = editorOrAdmin({ req }) || (bookkeepers && roleOf(req.user) === 'bookkeeper');
    if (!isIn) throw new Forbidden(req.t);
    return handler(req);
  };
}
