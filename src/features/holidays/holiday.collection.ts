import type {
  CollectionBeforeChangeHook,
  CollectionBeforeValidateHook,
  GroupField,
  PayloadRequest,
  TextField,
} from 'payload';
import { readHeading } from '#cms/addresses/page-address.ts';
import { adminComponents, adminGroups } from '#cms/admin-components.ts';
import { contentCollection } from '#cms/content-collection.ts';
import { dayField, pictureField } from '#cms/fields/form-fields.ts';
import { localizedParagraph, localizedText } from '#cms/fields/localized-text.ts';
import { sayTo } from '#cms/language/amharic.ts';
import { nextFreeSlug } from '#core/slug.ts';
import { lockInTransaction } from '#platform/transaction.ts';
import { DEFAULT_PALETTE, type HolidayPalette } from './default-holidays.rules.ts';
import { colourProblem, keyProblem, lastDayProblem, textColourProblem, toKey } from './holiday.schema.ts';

/** Gives a holiday without a key a unique one, made from its name. It stays when the name changes. */
const fillInKey: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const own = operation === 'update' ? originalDoc : undefined;
  const key = data.key || own?.key;
  const name = readHeading(data.name ?? own?.name);
  if (key || !name) return { ...data, key: key || null };
  await lockInTransaction(req, 'holiday-keys');
  const { docs } = await req.payload.find({
    collection: 'holidays',
    trash: true,
    draft: true,
    select: { key: true },
    depth: 0,
    pagination: false,
    limit: 0,
    overrideAccess: true,
    req,
  });
  const taken = docs.flatMap(holiday => holiday.key ?? []);
  return { ...data, key: nextFreeSlug(toKey(name), taken) };
};

/** Replaces each empty colour with its default. */
const fillInColours: CollectionBeforeValidateHook = ({ data, operation }) => {
  if (!data || (operation === 'update' && data.theme === undefined)) return data;
  const chosen = (data.theme ?? {}) as Partial<Record<keyof HolidayPalette, unknown>>;
  const names = Object.keys(DEFAULT_PALETTE) as (keyof HolidayPalette)[];
  const empty = names.filter(name => chosen[name] === '' || chosen[name] === null);
  const missing = operation === 'create' ? names.filter(name => chosen[name] === undefined) : [];
  const filled = [...empty, ...missing].map(name => [name, DEFAULT_PALETTE[name]]);
  return { ...data, theme: { ...chosen, ...Object.fromEntries(filled) } };
};

/** Picked or written. An empty one is filled in with a colour that fits the others. */
function colourField(name: keyof HolidayPalette, label: string, against?: keyof HolidayPalette): TextField {
  const path = adminComponents.ColourField;
  return {
    type: 'text',
    name,
    label,
    // A function, so that the column has no default of its own.
    defaultValue: () => DEFAULT_PALETTE[name],
    validate: (value: unknown) => colourProblem(value) ?? true,
    admin: { components: { Field: against ? { path, clientProps: { against } } : path } },
  };
}

/** A colour for text on the main colour. */
function wordsField(name: keyof HolidayPalette, label: string): TextField {
  return {
    ...colourField(name, label, 'prime'),
    validate: (
      value: unknown,
      { siblingData, req }: { siblingData: { prime?: unknown }; req: PayloadRequest },
    ) => {
      const problem = textColourProblem(value, siblingData.prime);
      return problem === null || sayTo(req)(problem);
    },
  };
}

const date: GroupField = {
  type: 'group',
  name: 'date',
  label: 'When',
  admin: { description: 'The days in one year, including the first and the last.' },
  fields: [
    dayField({ name: 'startDate', label: 'First day', required: true }),
    {
      ...dayField({ name: 'endDate', label: 'Last day', required: true }),
      validate: (value: unknown, { siblingData }: { siblingData: { startDate?: unknown } }) =>
        lastDayProblem(asText(siblingData.startDate), asText(value)) ?? true,
    },
  ],
};

const theme: GroupField = {
  type: 'group',
  name: 'theme',
  label: 'Colours',
  admin: {
    description:
      'Used for the banner, the woven bands and the greeting. The four colours go together; change them only if you want to.',
  },
  fields: [
    colourField('prime', 'Main colour'),
    colourField('sub', 'Second colour'),
    wordsField('assist', 'Third colour, and links on the main colour'),
    wordsField('typo', 'Text on the main colour'),
  ],
};

/** Holidays: the woven border, the tag on the home page, and the greeting of the first-visit popup. */
export const holidays = contentCollection({
  slug: 'holidays',
  singular: 'Holiday',
  plural: 'Holidays',
  group: adminGroups.site,
  description:
    'On its days a holiday has its own woven border, colours and greeting. If two overlap, the one that began later is shown.',
  title: 'name',
  hooks: { beforeChange: [fillInKey], beforeValidate: [fillInColours] },
  columns: ['name', 'date.startDate', 'date.endDate', 'yearly', '_status'],
  fields: [
    localizedText({ name: 'name', label: 'Name', required: true, maxLength: 60 }),
    {
      type: 'text',
      name: 'key',
      label: 'Short name',
      validate: (value: unknown) => (value ? (keyProblem(value) ?? true) : true),
      hooks: { beforeDuplicate: [() => null] },
      admin: {
        position: 'sidebar',
        description:
          'For the style sheet, such as "meskel". Leave empty to make it from the name. Visitors never see it.',
      },
    },
    localizedParagraph({
      name: 'message',
      label: 'Greeting',
      maxLength: 200,
      description: 'Shown in the first-visit popup during the holiday.',
    }),
    date,
    {
      type: 'checkbox',
      name: 'yearly',
      label: 'Repeats every year',
      defaultValue: true,
    },
    {
      type: 'select',
      name: 'reckoning',
      label: 'How it repeats',
      defaultValue: 'gregorian',
      options: [
        { value: 'gregorian', label: 'On the same dates of the Gregorian calendar' },
        { value: 'ethiopian', label: 'Its last day is a feast on a fixed day of the Ethiopian calendar' },
        { value: 'genna', label: 'Its last day is Genna (7 January)' },
        { value: 'fasika', label: 'Its last day is Fasika, the Ethiopian Easter' },
      ],
      admin: { condition: data => data.yearly === true },
    },
    {
      type: 'group',
      name: 'img',
      label: 'Pictures',
      fields: [
        pictureField({ name: 'icon', label: 'Small picture' }),
        pictureField({ name: 'cover', label: 'Cover' }),
      ],
    },
    {
      type: 'select',
      name: 'weave',
      label: 'Woven border',
      defaultValue: 'diamonds',
      options: [
        { value: 'diamonds', label: 'Diamonds, as on other days' },
        { value: 'daisies', label: 'Daisies and shoots' },
        { value: 'fires', label: 'Bonfires' },
        { value: 'stars', label: 'Stars' },
        { value: 'water', label: 'Water' },
        { value: 'eggs', label: 'Eggs and rushes' },
      ],
    },
    theme,
  ],
});

/** Forms send dates as strings, the local API as Date. */
function asText(value: unknown): unknown {
  return value instanceof Date ? value.toISOString() : value;
}
