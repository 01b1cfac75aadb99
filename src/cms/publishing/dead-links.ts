import type { CollectionSlug, PayloadRequest } from 'payload';
import { publishedAndConsented } from '#cms/consents/consent-gate.ts';
import { pagePath } from '#core/links.ts';
import { env } from '#platform/env.ts';

/** In the `custom` part of a collection: the folder of its pages, such as `/news`. */
export type HasFolder = { folder?: string };
/** In the `custom` part of the configuration: the first parts of all addresses of the site. */
export type KnowsSite = { siteParts?: readonly string[] };

/** Of these links those that lead to a page of ours which visitors do not find. */
export async function deadLinks(req: PayloadRequest, links: readonly string[]): Promise<Set<string>> {
  const dead = new Set<string>();
  for (const link of new Set(links)) {
    const path = pagePath(link, env.SITE_URL);
    if (path !== null && !(await isFound(req, path))) dead.add(link);
  }
  return dead;
}

async function isFound(req: PayloadRequest, path: string): Promise<boolean> {
  const [, part = '', slug, ...rest] = path.split('/');
  const { collections, custom } = req.payload.config;
  const of = collections.find(one => (one.custom as HasFolder).folder === `/${part}`);
  if (of && slug !== undefined) return rest.length > 0 || hasPage(req, of.slug, slug);
  const { siteParts } = custom as KnowsSite;
  if (path === '/' || siteParts === undefined || siteParts.includes(part)) return true;
  const own = collections.find(one => (one.custom as HasFolder).folder === '');
  if (own && slug === undefined && (await hasPage(req, own.slug, part))) return true;
  const led = await req.payload.count({
    collection: 'redirects',
    where: { and: [{ from: { equals: path } }, { _status: { equals: 'published' } }] },
    overrideAccess: true,
    req,
  });
  return led.totalDocs > 0;
}

/** Published, or published formerly under this address. */
async function hasPage(req: PayloadRequest, kind: string, slug: string): Promise<boolean> {
  const collection = kind as CollectionSlug;
  const { flattenedFields } = req.payload.collections[collection].config;
  const isAboutPeople = flattenedFields.some(({ name }) => name === 'consent');
  const shown = isAboutPeople ? publishedAndConsented(req) : { _status: { equals: 'published' } };
  const { totalDocs } = await req.payload.count({
    collection,
    where: { and: [{ slug: { equals: slug } }, shown] },
    overrideAccess: true,
    req,
  });
  if (totalDocs > 0) return true;
  const former = await req.payload.count({
    collection: 'former-addresses',
    where: { and: [{ slug: { equals: slug } }, { kind: { equals: kind } }] },
    overrideAccess: true,
    req,
  });
  return former.totalDocs > 0;
}
