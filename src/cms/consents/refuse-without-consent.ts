import {
  type CollectionBeforeChangeHook,
  type FlattenedField,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { mayReadConsents } from '#cms/access/access-for.ts';
import { isMovedIn } from '#cms/batch/prepare-document.ts';
import {
  type AboutPeople,
  type Consent,
  type ConsentProblem,
  consentProblem,
  needsConsent,
} from '#cms/consents/consent.rules.ts';
import type { PublicReadContext } from '#cms/consents/consent-gate.ts';
import { picturesOf } from '#cms/consents/pictures-of.ts';
import { inLanguage } from '#cms/translation/count-translation.ts';

const reasons: Record<ConsentProblem, string> = {
  missing: 'there is no consent record for it',
  withdrawn: 'the consent was withdrawn',
  expired: 'the consent has ended',
  'other-use': 'the consent does not cover the website',
};

/** What to do, for authors, who may not read consent records. */
const forAuthors = {
  consent: 'Somebody can be recognised in this: whoever publishes it has to choose the consent record.',
  picture: 'This picture cannot be shown: choose another one.',
};

type Refusal = { path: string; message: string };

/**
 * Refuses to publish while the document, or a picture in it, shows somebody whose consent does not cover the website
 * now (ruling 26). Drafts may be prepared meanwhile.
 */
export const refuseWithoutConsent: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  if (data._status !== 'published') return data;
  // On its way into the bin: nobody sees it there.
  if (data.deletedAt) return data;
  const id = originalDoc?.id;
  const { slug, flattenedFields: fields } = collection;
  // Publishing one language publishes the other, whose text may have pictures of its own.
  const hasTexts = id !== undefined && textsOf(fields).length > 0;
  const other = hasTexts ? await inLanguage(req, slug, id, req.locale === 'am' ? 'en' : 'am') : null;
  const refusals = await consentRefusals(req, fields, data, other);
  if (refusals.length === 0) return data;
  throw new ValidationError({
    collection: collection.slug,
    errors: refusals,
    req,
    ...(id === undefined ? {} : { id }),
  });
};

const textsOf = (fields: readonly FlattenedField[]) =>
  fields.filter(field => field.type === 'richText' && field.localized);

/**
 * What consent forbids to publish in these values, each with the field that it is about.
 * @param other the same document in the other language, where it is stored.
 */
export async function consentRefusals(
  req: PayloadRequest,
  fields: FlattenedField[],
  data: Record<string, unknown>,
  other: Record<string, unknown> | null = null,
): Promise<Refusal[]> {
  const refusals: Refusal[] = [];
  if (fields.some(field => field.name === 'identifiable')) {
    const reason = await ownRefusal(req, data);
    if (reason) refusals.push({ path: 'consent', message: reason });
  }
  // Imported content was public before; only staff see its pictures until the question is answered.
  const pictures = isMovedIn(req)
    ? []
    : [...picturesOf(fields, data), ...picturesOf(textsOf(fields), other ?? {})];
  for (const picture of pictures) {
    const reason = await pictureRefusal(req, picture.id);
    if (reason) refusals.push({ path: picture.path, message: reason });
  }
  return refusals;
}

/**
 * Refuses a picture that the person saving may not read, in drafts too, with the words for a picture that does not exist.
 * Pictures that were in the document before stay, because somebody else may have chosen them. Saves by our own code, which
 * have no user, are not checked.
 */
export const refuseUnreadablePictures: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  if (!req.user) return data;
  const { slug, flattenedFields: fields } = collection;
  const before = new Set(picturesOf(fields, originalDoc ?? {}).map(({ id }) => id));
  const added = picturesOf(fields, data).filter(({ id }) => !before.has(id));
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

/** Returns the ids of those pictures that the caller may read, including those in the bin. */
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
  const reason = await refusalOf(req, data);
  return reason && `This cannot be published: ${reason}.`;
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
  const reason = await refusalOf(req, picture);
  return reason && `The picture "${picture.alt || picture.filename}" cannot be published: ${reason}.`;
}

/** From what visitors see and what the author may read: not whose consent, and not whether there is such a picture. */
async function pictureRefusalForAuthor({ payload, user, context, locale }: PayloadRequest, id: number) {
  const { now = new Date() } = context as PublicReadContext;
  const picture = { collection: 'media', id, depth: 0, disableErrors: true } as const;
  if (await payload.findByID({ ...picture, overrideAccess: false, context: { now } })) return null;
  const own = await payload.findByID({ ...picture, overrideAccess: false, user, locale: locale ?? 'en' });
  if (!own) return forAuthors.picture;
  return `The picture "${own.alt || own.filename}" is not shown to visitors yet: ask whoever publishes this to look at it.`;
}

async function refusalOf(req: PayloadRequest, thing: AboutPeople): Promise<string | null> {
  if (!needsConsent(thing)) return null;
  const { now = new Date() } = req.context as PublicReadContext;
  const problem = consentProblem(await consentOf(req, thing), 'website', now);
  return problem && reasons[problem];
}

async function consentOf(req: PayloadRequest, { consent }: AboutPeople): Promise<Consent | null> {
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
