import { adminGroups } from '#cms/admin-components.ts';
import { contentCollection } from '#cms/content-collection.ts';
import { pictureField } from '#cms/fields/form-fields.ts';
import { linkField } from '#cms/fields/link-field.ts';
import { localizedText } from '#cms/fields/localized-text.ts';

/** Suggestions for new subscribers, shown in the result dialog. */
export const starterLinks = contentCollection({
  slug: 'starter-links',
  singular: 'Starter link',
  plural: 'Starter links',
  group: adminGroups.site,
  description: 'Shown to people who have just joined: two on phones, three on tablets, all on wide screens.',
  title: 'title',
  orderable: true,
  fields: [
    localizedText({ name: 'title', label: 'Title', required: true, maxLength: 60 }),
    localizedText({ name: 'label', label: 'Link text', required: true, maxLength: 40 }),
    linkField({ name: 'link', label: 'Links to', leads: 'either', required: true }),
    pictureField(),
  ],
});
