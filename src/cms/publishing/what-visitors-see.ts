import type { PayloadRequest, SanitizedCollectionConfig } from 'payload';
import { inLanguage, piecesOf } from '#cms/translation/count-translation.ts';
import { localizedWords } from '#cms/translation/localized-words.ts';
import { stateOfDocument } from '#cms/translation/translation.rules.ts';
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
