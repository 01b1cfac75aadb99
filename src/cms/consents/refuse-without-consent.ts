import {
  type CollectionBeforeChangeHook,
  type FlattenedField,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { mayReadConsents } from '#cms/access/access-for.ts';
import { sayTo } from '#cms/language/amharic.ts';
import { referencesIn } from '#cms/rich-text/read-text.rules.ts';
import { readInLanguage } from '#cms/translation/count-translation.ts';
import { isImport } from '#cms/write-documents.ts';
import { message } from '#core/message.ts';
import {
  type AboutPeople,
  type Consent,
  type ConsentProblem,
  consentProblem,
  needsConsent,
} from './consent.rules.ts';
import type { PublicReadContext } from './consent-gate.ts';

const reasons: Record<ConsentProblem, string> = {
  missing: 'there is no consent record for it',
  withdrawn: 'the consent was withdrawn',
  expired: 'the consent has ended',
  'other-use': 'the consent does not cover the website',
};

/** Messages for authors, who may not read consent records. */
const forAuthors = {
  consent: 'Somebody can be recognised in this: whoever publishes it must choose the consent record.',
  picture: 'This picture cannot be shown: choose another one.',
};

type Refusal = { path: string; message: string };

/**
 * Refuses to publish a document that shows somebody, itself or in a picture, whose consent does not cover the website
 * now. Drafts may be saved.
 */
export const refuseWithoutConsent: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  if (data._status !== 'published') return data;
  // It is being moved to the bin, where nobody sees it.
  if (data.deletedAt) return data;
  const id = originalDoc?.id;
  const { slug, flattenedFields: fields } = collection;
  // Publishing one language publishes the other too, whose text may have other pictures.
  const hasTexts = id !== undefined && textFields(fields).length > 0;
  const other = hasTexts ? await readInLanguage(req, slug, id, req.locale === 'am' ? 'en' : 'am') : null;
  const refusals = await consentRefusals(req, fields, data, other);
  if (refusals.length === 0) return data;
  throw new ValidationError({
    collection: collection.slug,
    errors: refusals,
    req,
    ...(id === undefined ? {} : { id }),
  });
};

const textFields = (fields: readonly FlattenedField[]) =>
  fields.filter(field => field.type === 'richText' && field.localized);

/**
 * Why consent does not allow these values to be published, each reason with the path of its field.
 * @param other the stored document in the other language, if there is one
 */
export async function consentRefusals(
  req: PayloadRequest,
  fields: FlattenedField[],
  data: Record<string, unknown>,
  other: Record<string, unknown> | null = null,
): Promise<Refusal[]> {
  const refusals: Refusal[] = [];
  if (fields.some(field => field.name === 'identifiable')) {
    // The field itself refuses a missing answer.
    const reason = data.identifiable ? await ownRefusal(req, data) : null;
    if (reason) refusals.push({ path: 'consent', message: reason });
  }
  // Imported content was public before. Only staff see its pictures until the question about people is answered.
  const pictures = isImport(req)
    ? []
    : [...picturesIn(fields, data), ...picturesIn(textFields(fields), other ?? {})];
  for (const picture of pictures) {
    const reason = await pictureRefusal(req, picture.id);
    if (reason) refusals.push({ path: picture.path, message: reason });
  }
  return refusals;
}

/**
 * Refuses pictures that the person saving may not read, in drafts too, with the message for a missing picture. Pictures
 * that the document already has are allowed, because somebody else may have chosen them. Saves without a user come from our
 * own code and are not checked.
 */
export const refuseUnreadablePictures: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  if (!req.user) return data;
  const { slug, flattenedFields: fields } = collection;
  const before = new Set(picturesIn(fields, originalDoc ?? {}).map(({ id }) => id));
  const added = picturesIn(fields, data).filter(({ id }) => !before.has(id));
  if (added.length === 0) return data;
  const readable = await readablePictures(
    req,
    added.map(({ id }) => id),
  );
  const errors = added
    .filter(({ id }) => !readable.has(id))
    .map(({ path }) => ({ path, message: forAuthors.picture }));
  if (errors.length > 0) throw new ValidationError({ collection: slug, errors, req });
  return data;
};

/** Which of these pictures the caller may read, including those in the bin. */
export async function readablePictures(
  { payload, user, transactionID }: PayloadRequest,
  ids: readonly number[],
): Promise<Set<number>> {
  const { docs } = await payload.find({
    collection: 'media',
    where: { id: { in: [...new Set(ids)] } },
    select: {},
    depth: 0,
    limit: 0,
    pagination: false,
    trash: true,
    overrideAccess: false,
    user,
    ...(transactionID !== undefined && { req: { transactionID } }),
  });
  return new Set(docs.map(({ id }) => id));
}

async function ownRefusal(req: PayloadRequest, data: AboutPeople): Promise<string | null> {
  if (!mayReadConsents(req)) return needsConsent(data) ? forAuthors.consent : null;
  const reason = await findRefusal(req, data);
  return reason && sayTo(req)('This cannot be published: {reason}.', { reason: message(reason) });
}

async function pictureRefusal(req: PayloadRequest, id: number): Promise<string | null> {
  if (!mayReadConsents(req)) return pictureRefusalForAuthor(req, id);
  const picture = await req.payload.findByID({
    collection: 'media',
    id,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
    req,
  });
  if (!picture) return null;
  const reason = await findRefusal(req, picture);
  return (
    reason &&
    sayTo(req)('The picture "{picture}" cannot be published: {reason}.', {
      picture: picture.alt || picture.filename || '',
      reason: message(reason),
    })
  );
}

/** Uses only what visitors see and what the author may read, so it reveals no consent and no unreadable picture. */
async function pictureRefusalForAuthor(req: PayloadRequest, id: number) {
  const { payload, user, context, locale } = req;
  const { now = new Date() } = context as PublicReadContext;
  const picture = { collection: 'media', id, depth: 0, disableErrors: true } as const;
  if (await payload.findByID({ ...picture, overrideAccess: false, context: { now } })) return null;
  const own = await payload.findByID({ ...picture, overrideAccess: false, user, locale: locale ?? 'en' });
  if (!own) return forAuthors.picture;
  return sayTo(req)(
    'The picture "{picture}" is not shown to visitors yet: ask whoever publishes this to check it.',
    { picture: own.alt || own.filename || '' },
  );
}

async function findRefusal(req: PayloadRequest, thing: AboutPeople): Promise<string | null> {
  if (!needsConsent(thing)) return null;
  const { now = new Date() } = req.context as PublicReadContext;
  const problem = consentProblem(await findConsent(req, thing), 'website', now);
  return problem && reasons[problem];
}

async function findConsent(req: PayloadRequest, { consent }: AboutPeople): Promise<Consent | null> {
  const id = typeof consent === 'object' && consent !== null ? (consent as { id: number }).id : consent;
  if (typeof id !== 'number') return null;
  return req.payload.findByID({
    collection: 'consents',
    id,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
    req,
  });
}

type Values = Record<string, unknown>;

/** A picture in a document: its id, and the path of its field as in validation errors. */
export type UsedPicture = { path: string; id: number };

/** Every picture in a document, at any depth of groups, lists, blocks and long texts. It walks the fields, so new ones are covered. */
export function picturesIn(fields: FlattenedField[], values: Values, prefix = ''): UsedPicture[] {
  return fields.flatMap(field => {
    const value = values[field.name];
    const path = `${prefix}${field.name}`;
    if (value === null || value === undefined) return [];
    if (field.type === 'upload' || field.type === 'relationship')
      return linked(field.relationTo, value, path);
    if (field.type === 'group' || field.type === 'tab')
      return picturesIn(field.flattenedFields, value as Values, `${path}.`);
    if (field.type === 'array')
      return rows(value).flatMap((row, index) => picturesIn(field.flattenedFields, row, `${path}.${index}.`));
    if (field.type === 'blocks')
      return rows(value).flatMap((row, index) => {
        const block = field.blocks.find(({ slug }) => slug === row.blockType);
        return picturesIn(block?.flattenedFields ?? [], row, `${path}.${index}.`);
      });
    if (field.type === 'richText') return picturesInText(value, path);
    return [];
  });
}

/** A picture within a text has the path of the text, where forms show the message. */
const picturesInText = (value: unknown, path: string): UsedPicture[] =>
  referencesIn(value).flatMap(({ relationTo, value: id }) => (relationTo === 'media' ? [{ path, id }] : []));

const rows = (value: unknown): Values[] => (Array.isArray(value) ? (value as Values[]) : []);

function linked(relationTo: string | string[], value: unknown, path: string): UsedPicture[] {
  const links = Array.isArray(value) ? value : [value];
  return links.flatMap((link, index) => {
    const id = pictureId(relationTo, link);
    return id === null ? [] : [{ path: Array.isArray(value) ? `${path}.${index}` : path, id }];
  });
}

function pictureId(relationTo: string | string[], link: unknown): number | null {
  if (Array.isArray(relationTo)) {
    const { relationTo: kind, value } = link as { relationTo?: string; value?: unknown };
    return kind === 'media' ? pictureId('media', value) : null;
  }
  if (relationTo !== 'media') return null;
  const id = typeof link === 'object' && link !== null ? (link as { id?: unknown }).id : link;
  return typeof id === 'number' ? id : null;
}
