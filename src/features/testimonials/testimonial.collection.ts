import { adminGroups } from '#cms/admin-components.ts';
import { contentCollection } from '#cms/content-collection.ts';
import { nameField, pictureField } from '#cms/fields/form-fields.ts';
import { linkField } from '#cms/fields/link-field.ts';
import { localizedParagraph, localizedText } from '#cms/fields/localized-text.ts';

/** Testimonials, shown on /testimonial. */
export const testimonials = contentCollection({
  slug: 'testimonials',
  singular: 'Testimonial',
  plural: 'Testimonials',
  group: adminGroups.write,
  description: 'Shown on the Testimonial page. Testimonials without a valid consent are not shown anywhere.',
  title: 'saidBy',
  orderable: true,
  seenAt: '/testimonial',
  aboutPeople: 'always',
  fields: [
    nameField(
      localizedText({
        name: 'saidBy',
        label: 'Who says it',
        required: true,
        maxLength: 80,
        description: 'As this person wants to be named: a first name, or a role such as "A nurse".',
      }),
    ),
    localizedParagraph({
      name: 'words',
      label: 'In their own words',
      required: true,
      description: 'Exactly as said or written. Shorten it only if the person agrees.',
    }),
    pictureField(),
    linkField({
      name: 'video',
      label: 'Video',
      leads: 'elsewhere',
      description: 'Opens in a new tab.',
    }),
  ],
});
