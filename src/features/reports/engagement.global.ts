import { settingsGlobal } from '#cms/settings-global.ts';

/** The numbers of the engagement charts on /reports. */
export const engagement = settingsGlobal({
  slug: 'engagement',
  label: 'Engagement chart',
  description:
    'How many people took part, by period. Enter counted numbers only: the chart draws them as they are.',
  fields: [
    {
      type: 'array',
      name: 'periods',
      label: 'Periods',
      labels: { singular: 'Period', plural: 'Periods' },
      fields: [
        {
          type: 'text',
          name: 'period',
          label: 'Period',
          required: true,
          admin: { description: 'Such as 2022-23.' },
        },
        {
          type: 'number',
          name: 'values',
          label: 'Numbers, in order',
          hasMany: true,
          min: 0,
          admin: { description: 'A period without numbers says on the page that there are none yet.' },
        },
      ],
    },
  ],
});
