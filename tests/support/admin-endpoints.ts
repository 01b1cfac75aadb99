import type { Payload } from 'payload';
import type { Rights } from '#cms/access/access-table.ts';

/** One address of the admin's REST interface, as listed in the CMS configuration. */
export type AdminEndpoint = {
  kind: 'collection' | 'global' | 'root';
  /** The collection or global it belongs to; empty for those of the whole admin. */
  of: string;
  /** Method and path below that, such as "patch /:id". */
  name: string;
};

type Listed = false | readonly { method: string; path: string }[];

/** Every endpoint, Payload's and ours: those of a new collection or package are included automatically. */
export function listAdminEndpoints({ config }: Pick<Payload, 'config'>): AdminEndpoint[] {
  const below = (kind: AdminEndpoint['kind'], of: string, endpoints: Listed) =>
    (endpoints || []).map(({ method, path }) => ({ kind, of, name: `${method} ${path}` }));
  const all = [
    ...config.collections.flatMap(({ slug, endpoints }) => below('collection', slug, endpoints)),
    ...config.globals.flatMap(({ slug, endpoints }) => below('global', slug, endpoints)),
    ...below('root', '', config.endpoints),
  ];
  // Our endpoint replaces Payload's at the same address.
  return [...new Map(all.map(one => [`${one.of} ${one.name}`, one])).values()];
}

/** How to call an endpoint: its method, and its path below /api with these values for the parameters. */
export function fillEndpoint(
  { kind, of, name }: AdminEndpoint,
  { id, filename }: { id: number; filename: string },
): { method: string; path: string } {
  const [method = '', path = ''] = name.split(' ');
  const named = path
    .replace(/:id\??/, String(id))
    .replace(':filename', filename)
    .replace(':key', 'nav')
    .replace(/\/$/, '');
  const above = { collection: `/${of}`, global: `/globals/${of}`, root: '' }[kind];
  return { method: method.toUpperCase(), path: above + named };
}

type Operations = Record<string, string>;

const ofCollections: Operations = {
  'get /': 'read',
  'get /:id': 'read',
  'get /count': 'read',
  'get /csv': 'read',
  'get /file/:filename': 'read',
  'post /': 'create',
  'post /:id/duplicate': 'create',
  'post /:id/copy': 'create',
  'get /:id/approvals': 'update',
  'post /:id/approvals': 'update',
  'patch /:id/approvals': 'update',
  'delete /:id/approvals': 'update',
  'get /:id/hidden': 'read',
  'get /:id/publish-request': 'update',
  'post /:id/publish-request': 'update',
  'patch /:id/publish-request': 'update',
  'delete /:id/publish-request': 'update',
  'patch /': 'update',
  'patch /:id': 'update',
  'delete /': 'delete',
  'delete /:id': 'delete',
  'get /versions': 'readVersions',
  'get /versions/:id': 'readVersions',
  'post /unlock': 'unlock',
};

const ofGlobals: Operations = {
  'get /': 'read',
  'post /': 'update',
  'get /versions': 'readVersions',
  'get /versions/:id': 'readVersions',
};

const operations = { collection: ofCollections, global: ofGlobals };

/** The right an endpoint needs, as a row of the access table; null where it has its own rule. */
export function findRow({ kind, name }: AdminEndpoint, rights: Rights | undefined) {
  const operation = kind === 'root' ? name : operations[kind][name];
  return (operation && rights?.[operation]) || null;
}
