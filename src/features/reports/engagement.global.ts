import { localizedText } from '#cms/fields/localized-text.ts';
import { settingsGlobal } from '#cms/settings-global.ts';
import { withoutSamplePeriods } from './report.rules.ts';

const namedInPart = 'Please name every number of the period, or none.';

/** The numbers of the engagement charts on /reports. */
export const engagement = settingsGlobal({
  slug: 'engagement',
  label: 'Engagement chart',
  description:
    'How many people took part, by period. Enter counted numbers only: the chart draws them as they are.',
  withoutSamples: withoutSamplePeriods,
  fields: [
    localizedText({
      name: 'counted',
      label: 'What is counted',
      maxLength: 80,
      description: 'Shown above the charts. Leave empty for "People who took part".',
    }),
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
          admin: { description: 'If empty, the page says that there are no numbers yet.' },
        },
        {
          type: 'text',
          name: 'points',
          label: 'Name of each number, in order',
          hasMany: true,
          localized: true,
          validate: (points: string[] | null | undefined, { siblingData }: { siblingData: unknown }) => {
            const { values } = siblingData as { values?: number[] | null };
            const names = points?.length ?? 0;
            return names === 0 || names === (values?.length ?? 0) || namedInPart;
          },
          admin: {
            description:
              'Such as "Meskel 2026". If empty, four numbers for each year of the period are its quarters, and others are numbered.',
          },
        },
      ],
    },
  ],
});
