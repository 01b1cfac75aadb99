import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SanitizedConfig } from 'payload';
import { fillEndpoint, listAdminEndpoints } from '../../tests/support/admin-endpoints.ts';
import type { Route } from './route.ts';

const app = 'src/staff/app';
const ids = { id: 1, filename: 'x.avif' };

/** Our own routes beside those of the CMS. */
function nextRoutes(): Omit<Route, 'server'>[] {
  return globSync('**/route.ts', { cwd: app }).flatMap(file => {
    const path = `/${file}`.replace('/route.ts', '').replace('[id]', '1').replace('[...slug]', 'nothing');
    const text = readFileSync(join(app, file), 'utf8');
    return [...text.matchAll(/^export const (GET|POST|PUT|PATCH|DELETE)\b/gm)].map(([, method = '']) => ({
      method,
      path,
    }));
  });
}

/** Screens: the CMS's own, those of each collection and setting, and our own. */
function screens({ admin, collections, globals }: SanitizedConfig): string[] {
  const own = Object.values(admin.routes ?? {});
  const ours = Object.values(admin.components?.views ?? {}).flatMap(view =>
    view && 'path' in view && view.path ? view.path.replace(/:\w+/, 'AB12') : [],
  );
  return [
    ...['', '/nothing', '/reset/x', ...own, ...ours],
    ...collections.flatMap(({ slug }) => ['', '/1', '/create'].map(rest => `/collections/${slug}${rest}`)),
    ...globals.map(({ slug }) => `/globals/${slug}`),
  ].map(path => `/admin${path}`);
}

/** Every address of the admin: those in the CMS configuration, and those in its route tree. */
export function adminRoutes(config: SanitizedConfig): Route[] {
  const endpoints = listAdminEndpoints({ config }).map(endpoint => {
    const { method, path } = fillEndpoint(endpoint, ids);
    return { method, path: `/api${path}` };
  });
  const graphQl = ['/graphql', '/graphql-playground'].flatMap(path =>
    ['GET', 'POST'].map(method => ({ method, path: `/api${path}` })),
  );
  const pages = screens(config).map(path => ({ method: 'GET', path }));
  const forms = ['/admin/login', '/admin/create-first-user', '/admin/collections/posts'].map(path => ({
    method: 'POST',
    path,
  }));
  const image = { method: 'GET', path: '/_next/image' };
  const all = [...endpoints, ...nextRoutes(), ...graphQl, ...pages, ...forms, image];
  return all.map(route => ({ ...route, server: 'admin' }));
}
