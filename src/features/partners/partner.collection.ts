import { adminGroups } from '#cms/admin-components.ts';
import { namesChangedField } from '#cms/consents/people-fields.ts';
import { contentCollection } from '#cms/content-collection.ts';
import { nameField, pictureField } from '#cms/fields/form-fields.ts';
import { linkField } from '#cms/fields/link-field.ts';
import { localizedParagraph, localizedText } from '#cms/fields/localized-text.ts';

/** Partner organisations, listed on /partnership, each with a page. */
export const partners = contentCollection({
  slug: 'partners',
  singular: 'Partner',
  plural: 'Partners',
  group: adminGroups.work,
  description: 'Shown on the Partners page. Drag to change the order.',
  title: 'name',
  orderable: true,
  folder: '/partnership',
  aboutPeople: 'sometimes',
  fields: [
    nameField(localizedText({ name: 'name', label: 'Organisation name', required: true, maxLength: 120 })),
    pictureField({ label: 'Picture or logo', description: 'Only with the organisation’s consent.' }),
    localizedParagraph({
      name: 'description',
      label: 'Summary',
      maxLength: 200,
      description: 'One or two sentences, shown in the list and when the page is shared.',
    }),
    {
      type: 'group',
      name: 'disc',
      label: 'Description',
      fields: [
        localizedParagraph({ name: 'par1', label: 'First paragraph', description: 'Shown in larger type.' }),
        localizedParagraph({ name: 'par2', label: 'Second paragraph' }),
      ],
    },
    linkField({ name: 'link', label: 'Website', leads: 'elsewhere' }),
    namesChangedField,
  ],
});
