import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig } from 'payload';
import { hasValidConsent } from '#cms/consents/consent-gate.ts';
import { textIn } from '#cms/language/amharic.ts';
import { labelIn } from '#cms/language/translate.ts';
import { localizedWords, readInLanguage, toPieces } from '#cms/translation/count-translation.ts';
import { judgeDocument } from '#cms/translation/translation.rules.ts';
import { findTitle, publicUsersIn } from '#cms/trash/find-uses.ts';
import { placedClaims, statesClaim } from '#core/claim.ts';
import { type Locale, localePath } from '#core/locale.ts';
import { startClock } from '#platform/clock.ts';
import { env } from '#platform/env.ts';
import type { OtherPage, PublicPage, Seen } from './publish-check.rules.ts';

/**
 * What visitors see of a document, and in which languages, read from its published version (the column "Amharic" is about
 * the newest draft). Null where it has no text.
 */
export async function whatVisitorsSee(
  req: PayloadRequest,
  { slug, flattenedFields }: SanitizedCollectionConfig,
  id: number | undefined,
): Promise<Seen | null> {
  if (id === undefined) return 'nothing';
  const english = await readInLanguage(req, slug, id, 'en', false);
  if (!english || !isPublic(english)) return 'nothing';
  if (!(await isConsentedTo(req, english))) return 'hidden';
  const amharic = await readInLanguage(req, slug, id, 'am', false);
  const words = (document: unknown) => localizedWords(flattenedFields, document);
  const pieces = toPieces(words(english), words(amharic), english.translatedFrom).map(([, piece]) => piece);
  return pieces.some(piece => piece.english !== '') ? judgeDocument(pieces) : null;
}

/** The address of a document's page in a language; null while visitors cannot see it. */
export async function findPublicPage(
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  id: number | undefined,
  locale: Locale,
): Promise<string | null> {
  const document = id === undefined ? null : await readInLanguage(req, config.slug, id, locale, false);
  const isSeen = document !== null && isPublic(document) && (await isConsentedTo(req, document));
  return isSeen ? findAddress(config, document, locale) : null;
}

const isPublic = (document: Record<string, unknown>) =>
  document._status === 'published' && !document.deletedAt;

const isConsentedTo = (req: PayloadRequest, document: Record<string, unknown>) =>
  hasValidConsent(req, document, 'website', startClock(env.FIXED_NOW).now());

const onSite = (locale: Locale, path: string) => `${env.SITE_URL}${localePath(locale, path)}`;

function findAddress(
  { custom }: SanitizedCollectionConfig,
  document: Record<string, unknown>,
  locale: Locale,
): string | null {
  const path = (custom as HasPage).pagePath?.(document) ?? null;
  return path === null ? null : onSite(locale, path);
}

/**
 * The pages that change when a document is published or unpublished: its own while visitors see it, the list of its
 * collection, other pages that show it, and pages of public content that uses it. Bypasses access control, because it reads
 * only what is public.
 */
export async function listPublicPages(
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  id: number,
  locale: Locale,
): Promise<PublicPage[]> {
  const { folder, listed } = config.custom as HasPage;
  const list = labelIn(config.labels.plural, req.i18n.language);
  const own = await readInLanguage(req, config.slug, id, locale, false);
  const found =
    folder === undefined
      ? own && pageAs(list, findAddress(config, own, locale))
      : await pageIn(req, config, id, locale);
  const pages = [found, listed && folder ? pageAs(list, onSite(locale, folder)) : null];
  if (own)
    for (const page of await listOtherPages(req, config, own))
      pages.push(pageAs(textIn(page.title, req.i18n.language), onSite(locale, page.path)));
  for (const user of req.payload.config.collections)
    if ((user.custom as HasPage).pagePath)
      for (const one of await publicUsersIn(req, user, { collection: config.slug, ids: [id] }))
        pages.push(await pageIn(req, user, one, locale));
  return [...new Map(pages.flatMap(page => (page ? [[page.href, page] as const] : []))).values()];
}

/** Pages of ours that have a place for a number of the register. */
const placesOfClaims: readonly OtherPage[] = [
  { path: '/', title: 'Home' },
  { path: '/about', title: 'About' },
  { path: '/donate', title: 'Donate' },
];

/** The pages that show a number of the register: those with a fixed place for it, and published texts that contain its key. */
export async function pagesStating(req: PayloadRequest, key: string, locale: Locale): Promise<PublicPage[]> {
  const isPlaced = placedClaims.some(placed => placed === key);
  const pages: (PublicPage | null)[] = (isPlaced ? placesOfClaims : []).map(({ path, title }) =>
    pageAs(textIn(title, req.i18n.language), onSite(locale, path)),
  );
  for (const config of req.payload.config.collections) {
    if (config.slug === 'claims' || !(config.custom as HasPage).pagePath) continue;
    const { docs } = await req.payload.find({
      collection: config.slug as CollectionSlug,
      where: { _status: { equals: 'published' } },
      locale: 'all',
      depth: 0,
      limit: 0,
      pagination: false,
      overrideAccess: true,
      // A copy, because Payload changes the language of the request.
      req: { ...req } as PayloadRequest,
    });
    for (const document of docs.filter(stored => statesClaim(stored, key)))
      pages.push(await pageIn(req, config, Number(document.id), locale));
  }
  const named = new Map<string, PublicPage>();
  // Of several on one page, the page itself comes first.
  for (const page of pages) if (page && !named.has(page.href)) named.set(page.href, page);
  return [...named.values()];
}

/** Other pages than its list that show a document, or did until it was unpublished. */
async function listOtherPages(
  req: PayloadRequest,
  { slug, custom, defaultSort }: SanitizedCollectionConfig,
  document: Record<string, unknown>,
): Promise<OtherPage[]> {
  const others = (custom as HasPage).alsoOn?.(document) ?? [];
  const day = String(defaultSort).replace(/^-/, '');
  const newer = { and: [{ _status: { equals: 'published' } }, { [day]: { greater_than: document[day] } }] };
  const shown = others.map(async page => {
    if (page.newest === undefined) return page;
    const { totalDocs } = await req.payload.count({
      collection: slug,
      where: newer,
      overrideAccess: true,
      req,
    });
    return totalDocs < page.newest ? page : null;
  });
  return (await Promise.all(shown)).filter(page => page !== null);
}

const pageAs = (title: string, href: string | null): PublicPage | null =>
  href === null ? null : { title, href };

/** The page of a document with its title, in English where it has none in `locale`; null while visitors cannot see it. */
async function pageIn(
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  id: number,
  locale: Locale,
): Promise<PublicPage | null> {
  const href = await findPublicPage(req, config, id, locale);
  if (href === null) return null;
  const title = config.admin.useAsTitle ?? 'id';
  const document = (await readInLanguage(req, config.slug, id, locale, false)) ?? {};
  const named = document[title]
    ? document
    : ((await readInLanguage(req, config.slug, id, 'en', false)) ?? {});
  return { title: findTitle({ ...named, id }, config, req.i18n.language), href };
}

type HasPage = {
  pagePath?: (document: Record<string, unknown>) => string | null;
  folder?: string;
  listed?: boolean;
  alsoOn?: (document: Record<string, unknown>) => readonly OtherPage[];
};
