import type { CollectionSlug, FlattenedField, PayloadRequest, SanitizedCollectionConfig } from 'payload';
import { mayReadConsents } from '#cms/access/access-for.ts';
import { publishedAndConsented } from '#cms/consents/consent-gate.ts';
import { picturesIn, readablePictures } from '#cms/consents/refuse-without-consent.ts';
import { englishLabel } from '#cms/language/translate.ts';
import { blockWords } from '#cms/rich-text/read-text.rules.ts';
import { pagePath } from '#core/links.ts';
import { env } from '#platform/env.ts';
import type { Facts, Names, Piece, ShownPicture } from './publish-check.rules.ts';

type Values = Record<string, unknown>;

/** A document as it would be published, in each language without fallback; null where it is not written yet. */
type Written = { en: Values | null; am: Values | null };

/** What the publish checks need to know about a document and about what it refers to. */
export async function gatherFacts(
  req: PayloadRequest,
  { flattenedFields: fields }: Pick<SanitizedCollectionConfig, 'flattenedFields'>,
  { en, am }: Written,
): Promise<Facts> {
  const pieces = { en: collectPieces(fields, en ?? {}), am: collectPieces(fields, am ?? {}) };
  const links = [...pieces.en, ...pieces.am].flatMap(piece => piece.links);
  const whole = en ?? am ?? {};
  return {
    pieces,
    pictures: await describe(req, picturesIn(fields, whole)),
    deadLinks: await deadLinks(req, links),
    names: await namesIn(req, whole, [en?.firstName, am?.firstName]),
  };
}

async function describe(req: PayloadRequest, used: ReturnType<typeof picturesIn>): Promise<ShownPicture[]> {
  const all = used.map(({ id }) => id);
  // Callers who may not read consents learn only about pictures that they may read.
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
  // In texts about people, names count as changed unless staff say otherwise.
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

/** In `custom` of a collection: the folder of its pages, such as `/news`. */
type HasFolder = { folder?: string };
/** In `custom` of the configuration: the first path segments of the site. */
type KnowsSite = { siteParts?: readonly string[] };

/** Which of these links lead to a page of our site that visitors cannot find. */
async function deadLinks(req: PayloadRequest, links: readonly string[]): Promise<Set<string>> {
  const dead = new Set<string>();
  for (const link of new Set(links)) {
    const path = pagePath(link, env.SITE_URL);
    if (path !== null && !(await pathExists(req, path))) dead.add(link);
  }
  return dead;
}

async function pathExists(req: PayloadRequest, path: string): Promise<boolean> {
  const [, part = '', slug, ...rest] = path.split('/');
  const { collections, custom } = req.payload.config;
  const of = collections.find(one => (one.custom as HasFolder).folder === `/${part}`);
  if (of && slug !== undefined) return rest.length > 0 || hasPage(req, of.slug, slug);
  const { siteParts } = custom as KnowsSite;
  if (path === '/' || siteParts === undefined || siteParts.includes(part)) return true;
  const own = collections.find(one => (one.custom as HasFolder).folder === '');
  if (own && slug === undefined && (await hasPage(req, own.slug, part))) return true;
  const redirects = await req.payload.count({
    collection: 'redirects',
    where: { and: [{ from: { equals: path } }, { _status: { equals: 'published' } }] },
    overrideAccess: true,
    req,
  });
  return redirects.totalDocs > 0;
}

/** Whether a published document has this slug, or had it before. */
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

type Node = {
  type?: string;
  tag?: string;
  text?: string;
  fields?: Values;
  children?: unknown[];
  root?: unknown;
};

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const rows = (value: unknown): Values[] => (Array.isArray(value) ? value.filter(isValues) : []);

/** Every text of a document in one language, with the path of its field, at any depth of groups, lists and blocks. */
export function collectPieces(fields: readonly FlattenedField[], values: Values, prefix = ''): Piece[] {
  return fields.flatMap(field => {
    if ('hidden' in field && field.hidden) return [];
    const value = values[field.name];
    const path = `${prefix}${field.name}`;
    switch (field.type) {
      case 'text':
      case 'textarea':
        return typeof value === 'string' ? [plain(field, path, value)] : [];
      case 'richText':
        return isValues(value) ? [article(field, path, value as Node)] : [];
      case 'group':
      case 'tab':
        return isValues(value) ? collectPieces(field.flattenedFields, value, `${path}.`) : [];
      case 'array':
        return rows(value).flatMap((row, at) => collectPieces(field.flattenedFields, row, `${path}.${at}.`));
      case 'blocks':
        return rows(value).flatMap((row, at) => {
          const block = field.blocks.find(({ slug }) => slug === row.blockType);
          return collectPieces(block?.flattenedFields ?? [], row, `${path}.${at}.`);
        });
      default:
        return [];
    }
  });
}

const about = (field: FlattenedField, path: string) => ({
  path,
  label: ('label' in field && englishLabel(field.label)) || field.name,
  localized: 'localized' in field && field.localized === true,
});

/** A text that consists of an address counts as a link. */
const plain = (field: FlattenedField, path: string, text: string): Piece => ({
  ...about(field, path),
  text,
  links: /^(\/|https:\/\/)\S*$/.test(text) ? [text] : [],
  levels: [],
});

function article(field: FlattenedField, path: string, value: Node): Piece {
  const nodes = [...within(value.root ?? value)];
  return {
    ...about(field, path),
    text: nodes.flatMap(node => (node.type === 'block' ? blockWords(node) : (node.text ?? []))).join(' '),
    links: nodes.flatMap(({ fields }) => (typeof fields?.url === 'string' ? [fields.url] : [])),
    levels: nodes.flatMap(({ type, tag }) =>
      type === 'heading' && /^h[1-6]$/.test(tag ?? '') ? [Number(tag?.slice(1))] : [],
    ),
  };
}

function* within(node: unknown): Generator<Node> {
  if (!isValues(node)) return;
  yield node as Node;
  for (const child of (node as Node).children ?? []) yield* within(child);
}
