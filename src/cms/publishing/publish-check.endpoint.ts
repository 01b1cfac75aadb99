import type { CollectionSlug, Endpoint, PayloadRequest, SanitizedCollectionConfig } from 'payload';
import { z } from 'zod';
import { mayChange } from '#cms/access/access-for.ts';
import { worksOnContent } from '#cms/access/roles.ts';
import { readClaims } from '#cms/claims/read-claims.ts';
import { notAnswered } from '#cms/consents/people-fields.ts';
import { consentRefusals } from '#cms/consents/refuse-without-consent.ts';
import { sayTo } from '#cms/language/amharic.ts';
import { readInLanguage } from '#cms/translation/count-translation.ts';
import { missingInEnglish } from '#cms/translation/refuse-without-english.ts';
import { message } from '#core/message.ts';
import { startClock } from '#platform/clock.ts';
import { env } from '#platform/env.ts';
import { gatherFacts } from './gather-facts.ts';
import {
  type Facts,
  type Finding,
  type Findings,
  numbersToAsk,
  PUBLISH_CHECK,
  suggestionsFor,
} from './publish-check.rules.ts';
import { findPublicPage, listPublicPages, pagesStating, whatVisitorsSee } from './what-visitors-see.ts';

const wanted = z.strictObject({
  id: z.number().int().positive().optional(),
  locale: z.enum(['en', 'am']),
  values: z.record(z.string(), z.unknown()),
  /** True after publishing or unpublishing: the response then lists the pages that changed. */
  moved: z.boolean().optional(),
});

const respond = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });

/** Tells staff who may edit a document why publishing would be refused, with suggestions. Nothing is stored. */
export const publishCheckEndpoint: Endpoint = {
  path: `${PUBLISH_CHECK}/:collection`,
  method: 'post',
  handler: async req => {
    if (!worksOnContent({ req }))
      return respond(403, { errors: [{ message: 'Only people who write here may do this.' }] });
    const slug = String(req.routeParams?.collection);
    const collection = Object.hasOwn(req.payload.collections, slug)
      ? req.payload.collections[slug as CollectionSlug].config
      : null;
    if (!collection?.fields.some(field => 'name' in field && field.name === 'beforePublishing'))
      return respond(404, { errors: [{ message: 'This is not published.' }] });
    const read = wanted.safeParse(await req.json?.().catch(() => null));
    if (!read.success) return respond(400, { errors: [{ message: 'Say what to check.' }] });
    const { id, moved, ...form } = read.data;
    if (id !== undefined && !(await mayChange(req, slug, id)))
      return respond(404, { errors: [{ message: 'There is no such document.' }] });
    const { must, might } = await checkPublishing(req, collection, { id, ...form });
    // Translated here, because the browser has the texts of its panels only.
    const translated = (found: Finding[]) => found.map(one => ({ ...one, message: sayTo(req)(one.message) }));
    const seen = await whatVisitorsSee(req, collection, id);
    const page = await findPublicPage(req, collection, id, form.locale);
    const { key } = form.values;
    const states =
      slug === 'claims' && typeof key === 'string' ? await pagesStating(req, key, form.locale) : null;
    const pages =
      moved && id !== undefined
        ? [...(await listPublicPages(req, collection, id, form.locale)), ...(states ?? [])]
        : null;
    return respond(200, { must: translated(must), might: translated(might), seen, page, pages, states });
  },
};

type Values = Record<string, unknown>;
type InForm = { id: number | undefined; locale: 'en' | 'am'; values: Values };

/** Why a document with the current values of its form cannot be published, worded as when saving, and suggestions. */
async function checkPublishing(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  { id, locale, values }: InForm,
): Promise<Findings> {
  const { slug, flattenedFields: fields } = collection;
  const other = locale === 'en' ? 'am' : 'en';
  const stored = id === undefined ? null : await readInLanguage(req, slug, id, other);
  const written = locale === 'en' ? { en: values, am: stored } : { en: stored, am: values };
  const consent = await consentRefusals(req, fields, values, stored);
  const english = locale === 'am' ? missingInEnglish(fields, values, stored) : requiredHere(fields, values);
  const isAsked = fields.some(({ name }) => name === 'identifiable') && !values.identifiable;
  const unanswered = isAsked ? [{ path: 'identifiable', message: notAnswered }] : [];
  const must = [...unanswered, ...consent, ...english].map(
    ({ path, message }): Finding => ({ path, message }),
  );
  const remind = collection.custom?.remind as ((values: Values) => Finding[]) | undefined;
  const facts = await gatherFacts(req, collection, written);
  const numbers = fields.some(({ name }) => name === 'noClaims')
    ? await askAboutNumbers(req, facts, values)
    : [];
  return { must, might: [...(remind?.(values) ?? []), ...numbers, ...suggestionsFor(facts)] };
}

/** Numbers in the texts that are not taken from the register, apart from those that staff answered about. */
async function askAboutNumbers(
  req: PayloadRequest,
  { pieces }: Facts,
  { noClaims }: Values,
): Promise<Finding[]> {
  const claims = await readClaims(req, startClock(env.FIXED_NOW).now());
  const answered = Array.isArray(noClaims) ? noClaims : [];
  return numbersToAsk([...pieces.en, ...pieces.am], answered, new Set(claims.keys()));
}

/** The missing required texts in the English form, worded as in localized-text.ts. */
function requiredHere(fields: SanitizedCollectionConfig['flattenedFields'], values: Values): Finding[] {
  return missingInEnglish(fields, values, values).map(({ path, label }) => ({
    path,
    message: message('Please fill in "{label}" in English.', { label: message(label) }),
  }));
}
