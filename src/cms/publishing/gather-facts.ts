import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig } from 'payload';
import { mayReadConsents } from '#cms/access/access-for.ts';
import { publishedAndConsented } from '#cms/consents/consent-gate.ts';
import { picturesOf } from '#cms/consents/pictures-of.ts';
import { readablePictures } from '#cms/consents/refuse-without-consent.ts';
import { pagePath } from '#core/links.ts';
import { env } from '#platform/env.ts';
import { piecesOf } from './pieces-of.ts';
import type { Facts, Names, ShownPicture } from './publish-check.rules.ts';

type Values = Record<string, unknown>;

/** A document as it will be, in each language without what the other would lend it; null where it is not written yet. */
type Written = { en: Values | null; am: Values | null };

/** What the rules before publishing need to know of a document and of what it points to. */
export async function gatherFacts(
  req: PayloadRequest,
  { flattenedFields: fields }: Pick<SanitizedCollectionConfig, 'flattenedFields'>,
  { en, am }: Written,
): Promise<Facts> {
  const pieces = { en: piecesOf(fields, en ?? {}), am: piecesOf(fields, am ?? {}) };
  const links = [...pieces.en, ...pieces.am].flatMap(piece => piece.links);
  const whole = en ?? am ?? {};
  return {
    pieces,
    pictures: await describe(req, picturesOf(fields, whole)),
    deadLinks: await deadLinks(req, links),
    names: await namesIn(req, whole, [en?.firstName, am?.firstName]),
  };
}

async function describe(req: PayloadRequest, used: ReturnType<typeof picturesOf>): Promise<ShownPicture[]> {
  const all = used.map(({ id }) => id);
  // Who may not know whom a picture shows is told of those alone that they may read.
  const ids = mayReadConsents(req) ? all : [...(await readablePictures(req, all))];
  if (ids.length === 0) return [];
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { id: { in: ids } },
    locale: 'all',
    select: { alt: true },
    depth: 0,
    pagination: false,
    limit: 0,
    overrideAccess: true,
    // A copy, because Payload changes the language of the request.
    req: { ...req } as PayloadRequest,
  });
  const alts = new Map(
    docs.map(({ id, alt }) => [id, alt as unknown as { en?: string; am?: string } | null]),
  );
  return used
    .filter(({ id }) => alts.has(id))
    .map(({ id, path }) => ({ path, en: alts.get(id)?.en ?? '', am: alts.get(id)?.am ?? '' }));
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

async function namesIn(req: PayloadRequest, whole: Values, first: unknown[]): Promise<Names> {
  // Names count as changed unless staff say otherwise, in texts that tell of somebody.
  const areChanged = 'nameChanged' in whole && whole.nameChanged !== false && whole.identifiable !== 'no';
  const id =
    typeof whole.consent === 'object' ? (whole.consent as { id?: unknown } | null)?.id : whole.consent;
  const consent =
    areChanged && typeof id === 'number' && mayReadConsents(req)
      ? await req.payload.findByID({
          collection: 'consents',
          id,
          depth: 0,
          disableErrors: true,
          overrideAccess: true,
          req,
        })
      : null;
  return { areChanged, first: first.filter(isText), full: [consent?.who, consent?.about].filter(isText) };
}

/** In the `custom` part of a collection: the folder of its pages, such as `/news`. */
type HasFolder = { folder?: string };
/** In the `custom` part of the configuration: the first parts of all addresses of the site. */
type KnowsSite = { siteParts?: readonly string[] };

/** Of these links those that lead to a page of ours which visitors do not find. */
async function deadLinks(req: PayloadRequest, links: readonly string[]): Promise<Set<string>> {
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
