import { adminGroups } from '#cms/admin-components.ts';
import { contentCollection } from '#cms/content-collection.ts';
import { dayField } from '#cms/fields/form-fields.ts';
import { localizedParagraph, localizedText } from '#cms/fields/localized-text.ts';

/** The privacy notice and the terms. The menu and the forms link to /legal/privacy and /legal/terms-and-conditions. */
export const legalPages = contentCollection({
  slug: 'legal-pages',
  singular: 'Legal page',
  plural: 'Legal pages',
  group: adminGroups.site,
  description: 'Forms and the footer link to "privacy" and "terms-and-conditions": keep these two addresses.',
  title: 'title',
  folder: '/legal',
  listed: false,
  fields: [
    localizedText({ name: 'title', label: 'Title', required: true, maxLength: 80 }),
    localizedParagraph({
      name: 'description',
      label: 'Summary',
      description: 'What the page says, in two or three plain sentences. Shown before the sections.',
    }),
    dayField({ name: 'validFrom', label: 'Valid from' }),
    {
      type: 'array',
      name: 'sections',
      label: 'Sections',
      labels: { singular: 'Section', plural: 'Sections' },
      fields: [
        localizedText({ name: 'heading', label: 'Heading', required: true, maxLength: 120 }),
        localizedParagraph({
          name: 'text',
          label: 'Text',
          required: true,
          description: 'An empty line starts a new paragraph.',
        }),
      ],
    },
  ],
});
