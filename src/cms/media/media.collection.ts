import {
  APIError,
  type CollectionAfterReadHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type Field,
  type FieldHook,
  type PayloadRequest,
  type SelectField,
  type TextField,
  ValidationError,
  type Where,
} from 'payload';
import { accessFor } from '#cms/access/access-for.ts';
import { createdBy, createdByField, recordCreator } from '#cms/access/created-by.ts';
import { systemField } from '#cms/access/system-fields.ts';
import { adminComponents, adminGroups } from '#cms/admin-components.ts';
import { needsConsent, UNANSWERED } from '#cms/consents/consent.rules.ts';
import { consentAllows, consentGate, type PublicReadContext } from '#cms/consents/consent-gate.ts';
import { peopleFields } from '#cms/consents/people-fields.ts';
import { originField } from '#cms/fields/form-fields.ts';
import { asTitle, localizedText } from '#cms/fields/localized-text.ts';
import { hiddenField, sampleField, usedInField } from '#cms/fields/sidebar-fields.ts';
import { announceChanges } from '#cms/hooks/announce-changes.ts';
import { sayTo } from '#cms/language/amharic.ts';
import { lastSaveField } from '#cms/saves/last-save-field.ts';
import { saveHooks } from '#cms/saves/refuse-overwrite.ts';
import { indexSearch } from '#cms/search/search-index.ts';
import { guardBin, withBin } from '#cms/trash/bin-hooks.ts';
import { message } from '#core/message.ts';
import { cleanPicture, readEdits } from './clean-picture.ts';
import type { PictureNote } from './picture.reader.ts';
import { pictureSizes, SHARE_SIZE } from './picture-sizes.ts';
import { nameWithoutRandom, readStoredPicture } from './stored-file.ts';
import { hasRoomFor, PICTURE_TYPES, pictureRefusals } from './upload-limits.ts';

/** How much room a picture and its sizes take, as a multiple of the upload. */
const ROOM_FACTOR = 4;

/** Removes the share-card size from reads for the site, unless the consent covers share cards as a use of their own. */
const hideShareSize: CollectionAfterReadHook = async ({ doc, req }) => {
  const { now } = req.context as PublicReadContext;
  if (!now || !needsConsent(doc) || !doc.sizes?.[SHARE_SIZE]?.filename) return doc;
  const { totalDocs } = await req.payload.count({
    collection: 'media',
    where: { and: [{ id: { equals: doc.id } }, consentAllows('share-card', now)] },
    overrideAccess: true,
    req,
  });
  return totalDocs > 0 ? doc : { ...doc, sizes: { ...doc.sizes, [SHARE_SIZE]: {} } };
};

const announce = announceChanges('media');

/**
 * Cleans a picture before Payload touches it, so that nothing of a refused upload is written, and after requireUpload, so
 * only for callers who may do this. For edits of a stored picture it hands the file to Payload, which would fetch it over
 * HTTP.
 */
const cleanUpload: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args;
  const { crop, movesMiddle } = readEdits(req);
  const isReplaced = operation === 'update' && req.file !== undefined;
  const stored = !req.file && (crop || movesMiddle) ? await readStoredPicture(req, readId(args)) : undefined;
  if (stored && !crop) {
    req.file = stored;
    return { ...args, overwriteExistingFiles: true };
  }
  const given = req.file ?? (stored && { ...stored, name: nameWithoutRandom(stored.name) });
  if (!given) return args;
  const { staticDir = '' } = collection.upload;
  if (!(await hasRoomFor(given.size * ROOM_FACTOR, staticDir)))
    throw new APIError(pictureRefusals.noRoom, 507, undefined, true);
  const { file, blur, notes } = await cleanPicture(given, crop);
  req.file = file;
  // A crop is made from the stored picture, whose notes stay.
  const mended = stored ? {} : { mended: notes };
  return { ...args, data: { ...args.data, blur, ...mended, ...(isReplaced && unanswered) } };
};

/** The id of the picture to change. @throws APIError for a bulk update, which cannot crop */
function readId(args: object): number {
  if ('id' in args) return Number(args.id);
  throw new APIError(pictureRefusals.crop, 400, undefined, true);
}

/** Authors may change their pictures until somebody has answered whether anybody can be recognised. */
const ownUnanswered = (req: PayloadRequest): Where => ({
  and: [createdBy(req), { identifiable: { equals: UNANSWERED } }],
});

/** For a replaced file, the question who can be recognised has to be answered again. */
const unanswered = { identifiable: UNANSWERED, consent: null };

/** A thumbnail in lists. */
const thumbnailField: Field = {
  type: 'ui',
  name: 'look',
  label: 'Picture',
  admin: { components: { Cell: adminComponents.ThumbnailCell } },
};

/** In the list: whether visitors may see the picture, in words. */
const agreementField: Field = {
  type: 'ui',
  name: 'agreement',
  label: 'Consent',
  admin: { components: { Cell: adminComponents.AgreementCell } },
};

const MOST_WORDS = 300;
const OTHER_WORDS = 'What it shows, in the other language';

/** Payload does not validate what it does not store. */
const refuseTooLong: FieldHook = ({ req, value }) => {
  if (typeof value !== 'string' || value.length <= MOST_WORDS) return value;
  const words = sayTo(req)('{label}: please use at most {most} characters (you have {count}).', {
    label: message(OTHER_WORDS),
    most: MOST_WORDS,
    count: value.length,
  });
  throw new ValidationError({ collection: 'media', errors: [{ path: 'otherWords', message: words }], req });
};

/**
 * What a new picture shows in the language that the form does not have, asked with the file, because few come back for it
 * later. It is stored as the description in that language, and not once more.
 */
const otherWordsField: TextField = {
  type: 'text',
  name: 'otherWords',
  label: OTHER_WORDS,
  virtual: true,
  hooks: { beforeValidate: [refuseTooLong] },
  admin: {
    condition: (_data, _siblings, { operation }) => operation === 'create',
    description: 'For readers of that language. Leave it empty if you do not know how to say it.',
    disableBulkEdit: true,
    disableListColumn: true,
    disableListFilter: true,
    components: { Field: adminComponents.OtherWordsField },
  },
};

/** Payload puts the languages of a text together after its hooks. */
const storeOtherWords: FieldHook = ({ operation, req, siblingData, siblingDocWithLocales, value }) => {
  const { otherWords } = siblingData;
  const words = typeof otherWords === 'string' ? otherWords.trim() : '';
  if (
    operation === 'create' &&
    words &&
    siblingDocWithLocales &&
    (req.locale === 'en' || req.locale === 'am')
  )
    siblingDocWithLocales.alt = {
      ...(siblingDocWithLocales.alt as object | undefined),
      [req.locale === 'en' ? 'am' : 'en']: words,
    };
  return value;
};

const admin: CollectionConfig['admin'] = {
  components: withBin(),
  group: adminGroups.pictures,
  useAsTitle: 'alt',
  listSearchableFields: ['alt.en', 'alt.am'],
  defaultColumns: ['alt', 'look', 'agreement'],
  description:
    'Every picture on the site. Location and camera details are removed when you upload. A replaced file stays hidden until its question is answered again.',
};

/** The picture library. Files are in `folder`; the site serves them at /media/<name>, behind the consent check. */
export function mediaCollection(folder: string): CollectionConfig {
  return {
    slug: 'media',
    labels: { singular: 'Picture', plural: 'Pictures' },
    access: accessFor('media', { shown: consentGate, own: ownUnanswered }),
    admin,
    disableDuplicate: true,
    trash: true,
    upload: {
      staticDir: folder,
      mimeTypes: PICTURE_TYPES,
      imageSizes: pictureSizes,
      adminThumbnail: 'webp320',
      focalPoint: true,
      crop: true,
      pasteURL: false,
    },
    fields: [
      lastSaveField,
      hiddenField,
      usedInField,
      {
        ...asTitle(
          localizedText({
            name: 'alt',
            label: 'What it shows',
            required: true,
            maxLength: MOST_WORDS,
            description:
              'Read aloud to people who cannot see the picture. Say what matters, without "picture of".',
          }),
        ),
        hooks: { beforeChange: [storeOtherWords] },
      },
      otherWordsField,
      ...peopleFields('picture'),
      { type: 'text', name: 'credit', label: 'Taken by' },
      thumbnailField,
      agreementField,
      mendedField,
      {
        type: 'text',
        name: 'blur',
        label: 'Preview while loading',
        custom: systemField,
        admin: { hidden: true },
      },
      originField,
      createdByField,
      sampleField,
    ],
    hooks: {
      beforeOperation: [cleanUpload, saveHooks.beforeOperation],
      afterRead: [hideShareSize],
      beforeValidate: [saveHooks.beforeValidate],
      afterChange: [indexSearch.afterChange, announce.afterChange, saveHooks.afterChange],
      beforeChange: [recordCreator, guardBin],
      afterDelete: [indexSearch.afterDelete, announce.afterDelete, saveHooks.afterDelete],
    },
  };
}

const labels: Record<PictureNote, string> = {
  heic: 'The HEIC photo was converted, because browsers do not show HEIC.',
  trailing: 'The file held more than the picture, such as a phone’s short film. Only the picture was kept.',
  ending: 'The end marker of the file was missing. The picture is complete.',
  irregular:
    'The file was not a correct JPEG, as happens with some phones. It was saved again: check that the whole picture looks right.',
};

/** How an uploaded picture was changed. Stored, so that the form still shows it after it reloads. */
const mendedField: SelectField = {
  type: 'select',
  name: 'mended',
  label: 'Changes to the file',
  hasMany: true,
  custom: systemField,
  options: Object.entries(labels).map(([value, label]) => ({ value, label })),
  admin: {
    readOnly: true,
    disableBulkEdit: true,
    condition: ({ mended }) => Array.isArray(mended) && mended.length > 0,
  },
};
