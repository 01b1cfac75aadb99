import { adminComponents, adminGroups } from '#cms/admin-components.ts';
import { namesChangedField } from '#cms/consents/people-fields.ts';
import { contentCollection } from '#cms/content-collection.ts';
import { amountProblem, currencyProblem, pictureField } from '#cms/fields/form-fields.ts';
import { linkField } from '#cms/fields/link-field.ts';
import { localizedParagraph, localizedText } from '#cms/fields/localized-text.ts';
import { themeProblem } from './campaign.rules.ts';

/** The campaigns on /donate, each in its own colour. */
export const campaigns = contentCollection({
  slug: 'campaigns',
  singular: 'Campaign',
  plural: 'Campaigns',
  group: adminGroups.work,
  description: 'Shown on the Donate page. Drag to change the order.',
  title: 'name',
  orderable: true,
  aboutPeople: 'sometimes',
  seenAt: '/donate',
  fields: [
    localizedText({ name: 'name', label: 'Name', required: true, maxLength: 60 }),
    localizedParagraph({
      name: 'desc',
      label: 'Description',
      maxLength: 200,
      description: 'One sentence that says where a gift goes.',
    }),
    pictureField({ description: 'Cropped to 2:1, above the coloured plate.' }),
    linkField({
      name: 'donationLink',
      label: 'Donation link',
      leads: 'elsewhere',
      description: 'Leave empty to use the donation page in the site settings.',
    }),
    {
      type: 'text',
      name: 'goal',
      label: 'Goal',
      validate: (value: unknown, { siblingData }: { siblingData: { goalCurrency?: unknown } }) =>
        amountProblem(value, siblingData.goalCurrency) ??
        (value ? currencyProblem(siblingData.goalCurrency) : null) ??
        true,
      admin: {
        description:
          'A number only, such as 5000. The site shows how much has come in once five people have given.',
      },
    },
    {
      type: 'text',
      name: 'goalCurrency',
      label: 'Goal currency',
      validate: (value: unknown) => (value ? currencyProblem(value) : null) ?? true,
      admin: {
        description: 'Three letters, such as USD. Gifts in other currencies do not count towards the goal.',
      },
    },
    {
      type: 'text',
      name: 'theme',
      label: 'Plate colour',
      required: true,
      validate: (value: unknown, { siblingData }: { siblingData: { col?: unknown } }) =>
        themeProblem(value, siblingData.col) ?? true,
      admin: {
        description: '# and six digits, such as #C4A287.',
        components: { Field: adminComponents.ColourField },
      },
    },
    {
      type: 'select',
      name: 'col',
      label: 'Light or dark',
      options: [
        { value: 'light', label: 'Light, with dark text' },
        { value: 'dark', label: 'Dark, with white text' },
      ],
      admin: { description: 'Leave empty for light.' },
    },
    namesChangedField,
  ],
});
