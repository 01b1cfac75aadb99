import { APIError, type CollectionConfig, type PayloadRequest } from 'payload';
import { accessFor } from '#cms/access/access-for.ts';
import { adminGroups } from '#cms/admin-components.ts';
import { consentGate } from '#cms/consents/consent-gate.ts';
import { peopleFields } from '#cms/consents/people-fields.ts';
import { pictureField } from '#cms/fields/form-fields.ts';
import { asTitle, localizedText } from '#cms/fields/localized-text.ts';
import { hiddenField, sampleField, usedInField } from '#cms/fields/sidebar-fields.ts';
import { lastSaveField } from '#cms/saves/last-save-field.ts';
import { withBin } from '#cms/trash/bin-hooks.ts';
import { type ReadLimits, readApart } from '#platform/foreign/read-apart.ts';
import { fileLibraryHooks, uploadFileEndpoint } from './file-library.ts';
import { storedName } from './stored-file.ts';
import { FILM_TYPES, filmRefusals, MAX_FILM_BYTES } from './upload-limits.ts';

/** The film library. Its files are in `folder` with the pictures; the site serves both at /media/<name>. */
export function filmCollection(folder: string): CollectionConfig {
  return {
    slug: 'films',
    labels: { singular: 'Film', plural: 'Films' },
    access: accessFor('films', { shown: consentGate }),
    admin: {
      components: withBin(),
      group: adminGroups.pictures,
      useAsTitle: 'alt',
      listSearchableFields: ['alt.en', 'alt.am'],
      defaultColumns: ['alt', 'identifiable', 'consent', 'hiddenByConsent'],
      description:
        'Films for the site: MP4 or WebM, up to 100 MB. Save a film without its location before you upload it.',
    },
    disableDuplicate: true,
    trash: true,
    endpoints: [
      uploadFileEndpoint({
        collection: 'films',
        label: 'Film',
        maxBytes: MAX_FILM_BYTES,
        refusals: filmRefusals,
      }),
    ],
    upload: { staticDir: folder, mimeTypes: FILM_TYPES, crop: false, focalPoint: false, pasteURL: false },
    fields: [
      lastSaveField,
      hiddenField,
      usedInField,
      asTitle(
        localizedText({
          name: 'alt',
          label: 'What it shows',
          required: true,
          maxLength: 300,
          description: 'Shown below the film. It is all that people who cannot see the film get.',
        }),
      ),
      ...peopleFields('film'),
      pictureField({ name: 'still', label: 'Still picture', description: 'Shown until the film starts.' }),
      { type: 'text', name: 'credit', label: 'Made by' },
      sampleField,
    ],
    hooks: fileLibraryHooks('films', { check: checkFilm, refusals: filmRefusals }),
  };
}

type Upload = NonNullable<PayloadRequest['file']>;

function refuse(reason: keyof typeof filmRefusals, status = 400): never {
  throw new APIError(filmRefusals[reason], status, undefined, true);
}

/** A film of 100 MB takes three seconds and 20 MB. */
const limits: ReadLimits = { milliseconds: 60_000, megabytes: 256 };

/**
 * Reads a whole film once, in a process of its own, and returns it under an unguessable name, with the type detected from its
 * bytes. Films are stored unchanged, because re-encoding takes minutes and a program we do not ship; films with a location are
 * refused.
 * @throws APIError with a sentence for staff
 */
async function checkFilm(upload: Upload): Promise<Upload> {
  if (upload.size > MAX_FILM_BYTES) refuse('tooLarge', 413);
  const { tempFilePath } = upload;
  const read = await readApart<typeof import('./film.reader.ts')>(
    'src/cms/media/film.reader.ts',
    tempFilePath ? { path: tempFilePath } : { bytes: upload.data },
    limits,
  );
  if (!read.ok) refuse(read.code === 'unreadable' ? 'wrongKind' : 'tooMuch', 415);
  const { mime, isWhole, hasLocation } = read.value;
  if (mime === null || !FILM_TYPES.includes(mime)) refuse('wrongKind', 415);
  if (!isWhole) refuse('cut', 422);
  if (hasLocation) refuse('place', 422);
  const name = storedName({
    original: upload.name,
    otherwise: 'film',
    extension: mime.slice('video/'.length),
  });
  return { ...upload, name, mimetype: mime };
}
