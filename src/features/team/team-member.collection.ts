import { adminGroups } from '#cms/admin-components.ts';
import { contentCollection } from '#cms/content-collection.ts';
import { nameField, pictureField } from '#cms/fields/form-fields.ts';
import { localizedParagraph, localizedText } from '#cms/fields/localized-text.ts';

/** The team, listed on /team; each member has a page. */
export const teamMembers = contentCollection({
  slug: 'team-members',
  singular: 'Team member',
  plural: 'Team members',
  group: adminGroups.work,
  description: 'Shown on the Team page. Drag to change the order.',
  title: 'name',
  orderable: true,
  folder: '/team',
  fields: [
    nameField(localizedText({ name: 'name', label: 'Name', required: true, maxLength: 80 })),
    localizedText({
      name: 'role',
      label: 'Role',
      maxLength: 80,
      description: 'What this person does, such as "Medical director".',
    }),
    pictureField({ label: 'Portrait', description: 'Cropped to 4:5, with the face in the upper third.' }),
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
  ],
});
