import { adminGroups } from '#cms/admin-groups.ts';
import { namesChangedField } from '#cms/consents/people-fields.ts';
import { contentCollection } from '#cms/content-collection.ts';
import { pictureField } from '#cms/fields/form-fields.ts';
import { localizedText } from '#cms/fields/localized-text.ts';

/** The slideshow pictures of the initiative section on the home page. */
export const gallery = contentCollection({
  slug: 'gallery',
  singular: 'Slideshow picture',
  plural: 'Slideshow pictures',
  group: adminGroups.home,
  description: 'The slideshow on the home page. Drag the pictures into their order.',
  title: 'description',
  orderable: true,
  seenAt: '/#calendar',
  aboutPeople: 'sometimes',
  fields: [
    pictureField({ required: true, description: 'Cut to 16:10.' }),
    localizedText({
      name: 'alt',
      label: 'What the picture shows',
      maxLength: 200,
      description: 'For people who cannot see it. Empty means the words kept with the picture.',
    }),
    localizedText({ name: 'description', label: 'Caption', required: true, maxLength: 120 }),
    namesChangedField,
  ],
});
