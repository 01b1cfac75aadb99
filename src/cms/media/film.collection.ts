import type { CollectionConfig } from 'payload';
import { accessFor } from '#cms/access/access-for.ts';
import { adminGroups } from '#cms/admin-groups.ts';
import { consentGate } from '#cms/consents/consent-gate.ts';
import { peopleFields } from '#cms/consents/people-fields.ts';
import { pictureField } from '#cms/fields/form-fields.ts';
import { asTitle, localizedText } from '#cms/fields/localized-text.ts';
import { hiddenField, sampleField, usedInField } from '#cms/fields/sidebar-fields.ts';
import { lastSaveField } from '#cms/saves/last-save-field.ts';
import { withBin } from '#cms/trash/bin-hooks.ts';
import { checkFilm } from './check-film.ts';
import { unchangedFileHooks } from './unchanged-file-hooks.ts';
import { uploadFileEndpoint } from './upload-file.endpoint.ts';
import { FILM_TYPES, filmRefusals, MAX_FILM_BYTES } from './upload-limits.ts';

/** The film library. Files are in `folder`, beside the pictures; the site serves both at /media/<name>. */
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
    hooks: unchangedFileHooks('films', { check: checkFilm, refusals: filmRefusals }),
  };
}
