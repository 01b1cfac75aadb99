import type { CollectionSlug, Endpoint } from 'payload';
import { mayChange } from '#cms/access/access-for.ts';
import { worksOnContent } from '#cms/access/roles.ts';
import { hasTranslation, inLanguage, piecesOf } from './count-translation.ts';
import { localizedWords } from './localized-words.ts';
import { type SourceTexts, stateOfPiece, TRANSLATION } from './translation.rules.ts';

const refuse = (status: number, message: string) => Response.json({ errors: [{ message }] }, { status });

/** The English of a document, text by text, and how the Amharic of each stands. For staff who may write it. */
export const translationEndpoint: Endpoint = {
  path: `${TRANSLATION}/:collection/:id`,
  method: 'get',
  handler: async req => {
    const slug = String(req.routeParams?.collection);
    const id = String(req.routeParams?.id);
    if (!worksOnContent({ req })) return refuse(403, 'Only people who write here may do this.');
    const config = Object.hasOwn(req.payload.collections, slug)
      ? req.payload.collections[slug as CollectionSlug].config
      : null;
    if (!config || !hasTranslation(config.flattenedFields) || !/^\d{1,15}$/.test(id))
      return refuse(404, 'There is no such document.');
    if (!(await mayChange(req, slug, Number(id)))) return refuse(404, 'There is no such document.');
    const english = await inLanguage(req, slug, Number(id), 'en');
    if (!english) return refuse(404, 'There is no such document.');
    const words = (document: unknown) => localizedWords(config.flattenedFields, document);
    const amharic = words(await inLanguage(req, slug, Number(id), 'am'));
    const texts: SourceTexts = {};
    for (const [place, piece] of piecesOf(words(english), amharic, english.translatedFrom)) {
      const state = stateOfPiece(piece);
      if (state) texts[place] = { english: piece.english, state };
    }
    return Response.json(texts, { headers: { 'cache-control': 'no-store' } });
  },
};
