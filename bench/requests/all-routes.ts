import { allEndpoints } from '#site/endpoints/all-endpoints.ts';
import { builtRoutes, quietRoutes } from '../../tests/support/built-routes.ts';

export type Route = { readonly server: 'site' | 'admin'; readonly method: string; readonly path: string };

const collections = (
  'posts,events,announcements,newsletter-issues,projects,partners,campaigns,reports,cards,gallery,stories,testimonials,' +
  'holidays,team-members,legal-pages,starter-links,media,consents,staff,subscribers,issue-sendings,messages,mails,counts,' +
  'former-addresses,payload-preferences,payload-locked-documents,payload-jobs,payload-kv,payload-migrations'
).split(',');
const globals = ['site-settings', 'menu', 'engagement'];
const accountActs =
  'login,logout,me,init,refresh-token,forgot-password,reset-password,first-register,unlock,verify/x,second-step,' +
  'second-step/options,second-step/add,second-step/codes,second-step/finish,second-step/remove,second-step/remove-all';

const of = (server: Route['server'], method: string, paths: readonly string[]): Route[] =>
  paths.map(path => ({ server, method, path }));

/** Every address of both servers: pages, calls, files, collections, globals, accounts and screens. */
export const allRoutes: readonly Route[] = [
  ...of(
    'site',
    'GET',
    [...builtRoutes, ...quietRoutes].flatMap(path => [path, `/am${path}`]),
  ),
  ...of('site', 'GET', ['/nothing', '/media/x.avif', '/news/feed.xml', '/sitemap.xml', '/calendar.ics']),
  ...of('site', 'GET', ['/auth/in/user/dashboard', '/api/auth/callback/x', '/_image', '/preview/x']),
  ...of('site', 'POST', ['/send/subscribe', '/send/contact', '/auth/sign-in', '/api/nothing']),
  ...allEndpoints.map(({ method, path }) => ({ server: 'site' as const, method, path })),
  ...collections.flatMap(slug => [
    ...of(
      'admin',
      'GET',
      ['', '/1', '/count', '/versions', '/versions/1'].map(rest => `/api/${slug}${rest}`),
    ),
    ...of(
      'admin',
      'POST',
      ['', '/access', '/access/1', '/1/duplicate'].map(rest => `/api/${slug}${rest}`),
    ),
    ...of('admin', 'PATCH', [`/api/${slug}`, `/api/${slug}/1`]),
    ...of('admin', 'DELETE', [`/api/${slug}`, `/api/${slug}/1`]),
  ]),
  ...globals.flatMap(slug => [
    ...of('admin', 'GET', [`/api/globals/${slug}`, `/api/globals/${slug}/versions`]),
    ...of('admin', 'POST', [`/api/globals/${slug}`, `/api/globals/${slug}/access`]),
  ]),
  ...accountActs
    .split(',')
    .flatMap(act => [
      ...of('admin', 'GET', [`/api/staff/${act}`]),
      ...of('admin', 'POST', [`/api/staff/${act}`]),
    ]),
  ...of('admin', 'GET', ['/api/access', '/api/og', '/api/graphql', '/api/payload-jobs/run', '/_next/image']),
  ...of('admin', 'POST', ['/api/graphql', '/api/person/export', '/api/subscribers/import', '/api/nothing']),
  ...of('admin', 'GET', [
    '/admin',
    '/admin/login',
    '/admin/forgot',
    '/admin/collections/posts',
    '/admin/nothing',
  ]),
  ...of('admin', 'POST', ['/admin/login', '/admin/create-first-user', '/api/newsletter-issues/1/act']),
  ...of('admin', 'GET', [
    '/api/newsletter-issues/1/desk',
    '/api/newsletter-issues/1/mail',
    '/api/media/file/x',
  ]),
];
