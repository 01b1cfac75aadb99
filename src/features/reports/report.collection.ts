import { adminGroups } from '#cms/admin-components.ts';
import { namesChangedField } from '#cms/consents/people-fields.ts';
import { contentCollection, latestUpdatesPage } from '#cms/content-collection.ts';
import { amountProblem, currencyProblem, dayField, pictureField } from '#cms/fields/form-fields.ts';
import { linkField } from '#cms/fields/link-field.ts';
import { localizedParagraph, localizedText } from '#cms/fields/localized-text.ts';

/** Why the months of a report cannot be stored, or null: each is counted once, in whole children. */
function monthsProblem(rows: unknown): string | null {
  const months = (Array.isArray(rows) ? rows : []) as { month?: unknown; count?: unknown }[];
  if (new Set(months.map(({ month }) => month)).size < months.length) return 'Please enter each month once.';
  return months.every(({ month, count }) => Number.isInteger(month) && Number.isInteger(count))
    ? null
    : 'Please enter whole numbers.';
}

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
    {
      type: 'array',
      name: 'budget',
      label: 'Budget',
      labels: { singular: 'Programme', plural: 'Programmes' },
      maxRows: 60,
      custom: { rowNames: ['currency', 'amount'] },
      admin: {
        description:
          'What you planned to spend, shown beside what was spent. Closing the year keeps it as it is then.',
      },
      fields: [
        {
          type: 'relationship',
          name: 'project',
          label: 'Project',
          relationTo: 'projects',
          admin: { description: 'Leave empty for “Where it is needed most”.' },
        },
        {
          type: 'text',
          name: 'currency',
          label: 'Currency',
          required: true,
          validate: (value: unknown) => currencyProblem(value) ?? true,
          admin: { description: 'Three letters, such as ETB, USD or EUR.' },
        },
        {
          type: 'text',
          name: 'amount',
          label: 'Amount',
          required: true,
          validate: (value: unknown, { siblingData }: { siblingData: { currency?: unknown } }) =>
            amountProblem(value, siblingData.currency) ?? true,
          admin: { description: 'A number only, such as 25 or 12.50.' },
        },
      ],
    },
    {
      type: 'array',
      name: 'children',
      label: 'Children helped, by month',
      labels: { singular: 'Month', plural: 'Months' },
      maxRows: 13,
      admin: { description: 'Counted numbers only. A month that is left out is shown as not known.' },
      validate: (rows: unknown) => monthsProblem(rows) ?? true,
      fields: [
        {
          type: 'number',
          name: 'month',
          label: 'Month of the fiscal year',
          required: true,
          min: 1,
          max: 13,
          admin: { description: '1 is the first month of the fiscal year.' },
        },
        { type: 'number', name: 'count', label: 'Children', required: true, min: 0, max: 1_000_000 },
      ],
    },
    namesChangedField,
  ],
});
