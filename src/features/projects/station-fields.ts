import type { ArrayField, PayloadRequest } from 'payload';
import { fieldAccess } from '#cms/access/access-for.ts';
import { dayInEthiopia } from '#cms/consents/consent.rules.ts';
import { dayField } from '#cms/fields/form-fields.ts';
import { localizedText } from '#cms/fields/localized-text.ts';
import { sayTo } from '#cms/language/amharic.ts';
import { stationTexts } from './station.texts.ts';
import { regions, stationKinds } from './stations.rules.ts';

/**
 * Why an entry of the books cannot be the cost of a station of this project: there is no such spending, or another project shows
 * it. Null if it can. Provided by payload.config.ts, because features do not know the books.
 */
export type CostProblem = (
  req: PayloadRequest,
  cost: { entry: number; project: number },
) => Promise<'no-spending' | 'taken' | null>;

const mostStations = 24;
const mostPictures = 4;

type Checked = {
  req: PayloadRequest;
  id?: number | string;
  data: { stations?: { entry?: unknown }[] | null };
};

/** Refuses an entry that is no spending, and one that is the cost of another station: it would be shown twice. */
function entryProblem(costProblem: CostProblem) {
  return async (value: unknown, { req, id, data }: Checked): Promise<string | true> => {
    if (value === null || value === undefined || value === '') return true;
    const say = sayTo(req);
    const entry = Number(value);
    const isNumber = Number.isSafeInteger(entry) && entry !== 0;
    const problem = isNumber ? await costProblem(req, { entry, project: Number(id ?? 0) }) : 'no-spending';
    if (problem === 'no-spending')
      return say('The books have no spending with this number, or it was taken back.');
    const here = (data.stations ?? []).filter(station => Number(station.entry) === entry).length;
    return (problem === null && here < 2) || say('This is already the cost of another station.');
  };
}

/** The stations of a project: what was reached, when, in which region, and what it cost. */
export const stationsField = (costProblem: CostProblem): ArrayField => ({
  type: 'array',
  name: 'stations',
  label: 'Stations',
  labels: { singular: 'Station', plural: 'Stations' },
  maxRows: mostStations,
  custom: { rowNames: ['day', 'words'] },
  admin: {
    description:
      'What this project has reached so far, the earliest first. Visitors see the stations on its page, and donors which of them their gift counted toward.',
  },
  fields: [
    {
      type: 'select',
      name: 'kind',
      label: 'What was reached',
      required: true,
      options: stationKinds.map(value => ({ value, label: stationTexts.en.kinds[value] })),
    },
    {
      ...dayField({
        name: 'day',
        label: 'When',
        required: true,
        description: 'Visitors see only the month.',
      }),
      validate: (value: unknown, { req }: { req: Pick<PayloadRequest, 'i18n'> }) => {
        if (!value) return sayTo(req)('Please enter a day.');
        return (
          String(value).slice(0, 10) <= dayInEthiopia(new Date()) ||
          sayTo(req)('Enter a station once it is reached. This day is still to come.')
        );
      },
    },
    {
      type: 'select',
      name: 'region',
      label: 'Region',
      options: Object.entries(regions).map(([value, { en }]) => ({ value, label: en })),
      admin: { description: 'Visitors see no other place. Leave empty if no place is to be shown.' },
    },
    localizedText({
      name: 'words',
      label: 'In one sentence',
      maxLength: 200,
      description: 'Such as: 24 boxes for a year of treatment. No names, and no place finer than the region.',
    }),
    {
      type: 'number',
      name: 'entry',
      label: 'Cost: number of the entry in the books',
      access: fieldAccess('cost'),
      validate: entryProblem(costProblem) as never,
      admin: {
        step: 1,
        description:
          'The site shows its amount. Leave empty while nothing is booked: the station then says that it has no cost yet.',
      },
    },
    {
      type: 'upload',
      name: 'document',
      label: 'Document',
      relationTo: 'pdfs',
      admin: { description: 'Such as an invoice without names, as PDF.' },
    },
    {
      type: 'upload',
      name: 'pictures',
      label: 'Pictures',
      relationTo: 'media',
      hasMany: true,
      maxRows: mostPictures,
    },
  ],
});
