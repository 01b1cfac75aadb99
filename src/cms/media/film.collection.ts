import { createReadStream } from 'node:fs';
import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type/node';
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
        'Films for the pages of the site: MP4 or WebM, up to 100 MB. Save a film without its location before you upload it.',
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
          label: 'What can be seen',
          required: true,
          maxLength: 300,
          description: 'Stands under the film, and is all that people who cannot see it get to know.',
        }),
      ),
      ...peopleFields('film'),
      pictureField({ name: 'still', label: 'Still picture', description: 'Shown until the film plays.' }),
      { type: 'text', name: 'credit', label: 'Made by' },
      sampleField,
    ],
    hooks: fileLibraryHooks('films', { check: checkFilm, refusals: filmRefusals }),
  };
}

type Upload = NonNullable<PayloadRequest['file']>;

const PART_BYTES = 1024 * 1024;

function refuse(reason: keyof typeof filmRefusals, status = 400): never {
  throw new APIError(filmRefusals[reason], status, undefined, true);
}

/**
 * Reads a whole film once and returns it under an unguessable name, with the type detected from its bytes. Films are stored
 * unchanged, because re-encoding takes minutes and a program we do not ship; films with a location are refused.
 * @throws APIError with a sentence for staff
 */
async function checkFilm(upload: Upload): Promise<Upload> {
  if (upload.size > MAX_FILM_BYTES) refuse('tooLarge', 413);
  const { tempFilePath } = upload;
  const kind = await (tempFilePath ? fileTypeFromFile(tempFilePath) : fileTypeFromBuffer(upload.data)).catch(
    () => undefined,
  );
  if (!kind || !FILM_TYPES.includes(kind.mime)) refuse('wrongKind', 415);
  let end: Uint8Array = Buffer.of();
  for await (const part of partsOf(upload)) {
    const joined = Buffer.concat([end, part]);
    if (containsLocation(joined)) refuse('place', 422);
    end = joined.subarray(-LONGEST_MARK);
  }
  const name = storedName({
    original: upload.name,
    otherwise: 'film',
    extension: kind.mime.slice('video/'.length),
  });
  return { ...upload, name, mimetype: kind.mime };
}

async function* partsOf({ tempFilePath, data }: Upload): AsyncGenerator<Buffer> {
  if (tempFilePath) {
    yield* createReadStream(tempFilePath, { highWaterMark: PART_BYTES });
    return;
  }
  for (let start = 0; start < data.length; start += PART_BYTES)
    yield data.subarray(start, start + PART_BYTES);
}

/** A box of a film file: 4 bytes of size, which are small for positions, and 4 bytes of kind. */
const box = (...kinds: string[]) => String.raw`\0\0[\0-\x10][^](?:${kinds.join('|')})`;

/**
 * Location metadata as Latin-1 text: QuickTime's ©xyz, 3GPP's loci, telemetry of action, street and dashboard cameras,
 * Apple's keys, keys that other programs write into MP4 (mdta) and WebM (TagName, 45 A3), and XMP.
 */
const marks = new RegExp(
  [
    box(String.raw`\xa9xyz`, 'loci', 'gpmd', 'camm', 'gps '),
    String.raw`(?:mdta|E\xa3[\x80-\xff])[\w./-]*location`,
    String.raw`com\.apple\.quicktime\.location`,
    'GPS(?:Latitude|Longitude|Coordinates)',
    'Location(?:Created|Shown)',
  ].join('|'),
  'i',
);

/** Longer than any mark, in bytes: how much of a chunk is searched again with the next one. */
export const LONGEST_MARK = 256;

/** Whether these bytes of a film contain a location. It searches all bytes alike, so no damaged or nested box hides one. */
export function containsLocation(bytes: Uint8Array): boolean {
  return marks.test(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1'));
}
