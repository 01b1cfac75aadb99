import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allEndpoints } from '#site/endpoints/all-endpoints.ts';
import { describeEndpoints } from '#site/endpoints/describe-endpoints.endpoint.ts';
import { builtRoutes } from '../../tests/support/built-routes.ts';
import type { Route } from './route.ts';

const folder = 'src/site/pages';

/** Values for parameters, in addition to the addresses of builtRoutes. */
const samples: Record<string, readonly string[]> = {
  '/[page]': ['/volunteers'],
  '/api/[...endpoint]': [
    ...new Set([...allEndpoints, describeEndpoints].map(({ path }) => path.replace('{product}', 'adey'))),
    '/api/nothing',
  ],
  '/api/auth/callback/[provider]': ['/api/auth/callback/x'],
  '/api/door/[act]': ['/api/door/copy', '/api/door/look', '/api/door/sync', '/api/door/sell'],
  '/api/gifts/[method]': ['/api/gifts/stripe', '/api/gifts/chapa'],
  '/auth/[act]': ['/auth/sign-in', '/auth/sign-up'],
  '/auth/in/user/[act]': ['/auth/in/user/name'],
  '/data/v1/[year]/[table].csv': ['/data/v1/2024/money.csv', '/data/v1/2024/nothing.csv'],
  '/data/v1/[year]/report.pdf': ['/data/v1/2024/report.pdf'],
  '/developers/[area]': ['/developers/numbers'],
  '/events/[slug]/calendar.ics': ['/events/fundraiser-ii/calendar.ics'],
  '/media/[name]': ['/media/x.avif'],
  '/reports/[year]': ['/reports/2024'],
};

/** The addresses of a file below src/site/pages, with sample content for each parameter. */
function listAddresses(file: string): readonly string[] {
  const path = `/${file.replace(/\.(astro|ts)$/, '').replace(/(^|\/)index$/, '')}`;
  if (!path.includes('[')) return [path];
  const parent = path.replace(/\[slug\]$/, '');
  const built = builtRoutes.filter(route => path.endsWith('/[slug]') && route.startsWith(parent));
  const known = samples[path] ?? built;
  if (known.length === 0) throw new Error(`${file} has a parameter: name an address of it here`);
  return known;
}

/** What a file responds to: a page also accepts forms, whether it has one or not. */
function listMethods(file: string): readonly string[] {
  if (file.endsWith('.astro')) return ['GET', 'POST'];
  const text = readFileSync(join(folder, file), 'utf8');
  const exported = [...text.matchAll(/^export const (GET|POST|PUT|PATCH|DELETE|ALL)\b/gm)];
  return exported.flatMap(([, method = '']) => (method === 'ALL' ? ['GET', 'POST'] : method));
}

/** Every address of the site, from its page tree: in both languages where it is a page. */
export function siteRoutes(): Route[] {
  const files = globSync('**/*.{astro,ts}', { cwd: folder }).toSorted();
  const ours = files.flatMap(file =>
    listMethods(file).flatMap(method =>
      listAddresses(file).flatMap(path => {
        const isPage = file.endsWith('.astro') && method === 'GET';
        return (isPage ? [path, `/am${path}`] : [path]).map(each => ({ method, path: each }));
      }),
    ),
  );
  const others = ['/nothing', '/_image', '/healthz'].map(path => ({ method: 'GET', path }));
  return [...ours, ...others].map(route => ({ ...route, server: 'site' }));
}
