import type { PayloadRequest, SanitizedCollectionConfig } from 'payload';
import { inLanguage, piecesOf } from '#cms/translation/count-translation.ts';
import { localizedWords } from '#cms/translation/localized-words.ts';
import { stateOfDocument } from '#cms/translation/translation.rules.ts';
import { localePath } from '#core/locale.ts';
import { env } from '#platform/env.ts';
import type { Seen } from './publish-check.rules.ts';

/**
 * In which languages visitors see a document, read from what is public and not from the newest draft, which the column
 * "Amharic" counts. Null where it has no words.
 */
export async function whatVisitorsSee(
  req: PayloadRequest,
  { slug, flattenedFields }: SanitizedCollectionConfig,
  id: number | undefined,
): Promise<Seen | null> {
  if (id === undefined) return 'nothing';
  const english = await inLanguage(req, slug, id, 'en', false);
  if (english?._status !== 'published' || english.deletedAt) return 'nothing';
  const amharic = await inLanguage(req, slug, id, 'am', false);
  const words = (document: unknown) => localizedWords(flattenedFields, document);
  const pieces = piecesOf(words(english), words(amharic), english.translatedFrom).map(([, piece]) => piece);
  return pieces.some(piece => piece.english !== '') ? stateOfDocument(pieces) : null;
}

/** The address of the page on which visitors see a document in a language; null while they do not. */
export async function publicPageOf(
  req: PayloadRequest,
  { slug, custom }: SanitizedCollectionConfig,
  id: number | undefined,
  locale: 'en' | 'am',
): Promise<string | null> {
  if (id === undefined) return null;
  const document = await inLanguage(req, slug, id, locale, false);
  if (document?._status !== 'published' || document.deletedAt) return null;
  const path = (custom as HasPage).pagePath?.(document) ?? null;
  return path === null ? null : `${env.SITE_URL}${localePath(locale, path)}`;
}

type HasPage = { pagePath?: (document: Record<string, unknown>) => string | null };
