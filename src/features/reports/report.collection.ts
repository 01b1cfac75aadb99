import { adminGroups } from '#cms/admin-components.ts';
import { namesChangedField } from '#cms/consents/people-fields.ts';
import { contentCollection, latestUpdatesPage } from '#cms/content-collection.ts';
import { dayField, pictureField } from '#cms/fields/form-fields.ts';
import { linkField } from '#cms/fields/link-field.ts';
import { localizedParagraph, localizedText } from '#cms/fields/localized-text.ts';

/** One report per fiscal year, on /reports and in the Reports panel of the menu. */
export const reports = contentCollection({
  slug: 'reports',
  singular: 'Fiscal report',
  plural: 'Fiscal reports',
  group: adminGroups.work,
  description: 'Shown on the Reports page, one for each fiscal year.',
  title: 'heading',
  columns: ['heading', 'year', 'availability', '_status'],
  defaultSort: '-year',
  seenAt: '/reports',
  alsoOn: ({ active }) => (active ? [latestUpdatesPage] : []),
  aboutPeople: 'sometimes',
  fields: [
    {
      type: 'number',
      name: 'year',
      label: 'Fiscal year',
      required: true,
      min: 2022,
      max: 2100,
      admin: { description: 'Its link on the page is #reports_ followed by this year.' },
    },
    localizedText({ name: 'heading', label: 'Heading', required: true, maxLength: 80 }),
    {
      type: 'select',
      name: 'availability',
      label: 'Is it available?',
      required: true,
      defaultValue: 'coming-soon',
      options: [
        { value: 'active', label: 'Yes' },
        { value: 'coming-soon', label: 'Coming soon' },
      ],
    },
    localizedParagraph({ name: 'description', label: 'Summary', maxLength: 200 }),
    {
      type: 'group',
      name: 'disc',
      label: 'Description',
      fields: [
        localizedParagraph({ name: 'par1', label: 'First paragraph', description: 'Shown in larger type.' }),
        localizedParagraph({ name: 'par2', label: 'Second paragraph' }),
      ],
    },
    pictureField(),
    linkField({ name: 'link', label: 'Full report', leads: 'elsewhere', description: 'Opens in a new tab.' }),
    dayField({
      name: 'publishedOn',
      label: 'Published on',
      description: 'The report appears in the latest updates with this date.',
    }),
    namesChangedField,
  ],
});
