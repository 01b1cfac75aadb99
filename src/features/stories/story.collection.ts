import { adminGroups } from '#cms/admin-components.ts';
import { contentCollection } from '#cms/content-collection.ts';
import { nameField, pictureField } from '#cms/fields/form-fields.ts';
import { localizedParagraph, localizedText } from '#cms/fields/localized-text.ts';

/** Stories of families, told with their consent. */
export const stories = contentCollection({
  slug: 'stories',
  singular: 'Story',
  plural: 'Stories',
  group: adminGroups.write,
  description: 'Told with the family’s consent. Stories without a valid consent are not shown anywhere.',
  title: 'heading',
  aboutPeople: 'always',
  facts: [
    { label: 'Name', fields: ['firstName', 'nameChanged'] },
    { label: 'Picture', fields: ['img'] },
  ],
  fields: [
    localizedText({ name: 'heading', label: 'Heading', required: true, maxLength: 120 }),
    nameField(
      localizedText({
        name: 'firstName',
        label: 'First name',
        maxLength: 40,
        description: 'A first name only, never a family name.',
      }),
    ),
    {
      type: 'checkbox',
      name: 'nameChanged',
      label: 'The name is changed',
      defaultValue: true,
      admin: { description: 'Shows "name changed" beside it.' },
    },
    pictureField(),
    {
      type: 'group',
      name: 'disc',
      label: 'Description',
      fields: [
        localizedParagraph({
          name: 'par1',
          label: 'First paragraph',
          description:
            'Say what the family did and decided. Leave out medical details that could identify anyone.',
        }),
        localizedParagraph({ name: 'par2', label: 'Second paragraph' }),
      ],
    },
  ],
});
