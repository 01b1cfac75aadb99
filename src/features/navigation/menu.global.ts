import type { Field } from 'payload';
import { linkField } from '#cms/fields/link-field.ts';
import { localizedText } from '#cms/fields/localized-text.ts';
import { settingsGlobal } from '#cms/settings-global.ts';
import { panelProblem } from './menu.rules.ts';

const itemFields: Field[] = [
  localizedText({ name: 'label', label: 'Words', required: true, maxLength: 40 }),
  linkField({ name: 'path', label: 'Page of this site', leads: 'site', required: true }),
  {
    type: 'checkbox',
    name: 'internal',
    label: 'Leads to a page of this site',
    defaultValue: true,
  },
  {
    ...linkField({
      name: 'externalLink',
      label: 'Address elsewhere',
      leads: 'elsewhere',
      description: 'Empty leads to the donation page of the site settings.',
    }),
    admin: {
      condition: (_document, item) => item?.internal === false,
      description: 'Empty leads to the donation page of the site settings.',
    },
  },
  {
    type: 'checkbox',
    name: 'quick',
    label: 'Quick link',
    defaultValue: false,
    admin: { description: 'Stands in the bar at the bottom of wide screens as well.' },
  },
  {
    type: 'select',
    name: 'col',
    label: 'Accent',
    options: [
      { value: 'green', label: 'Green' },
      { value: 'dark-green', label: 'Dark green' },
    ],
  },
  {
    type: 'number',
    name: 'panel',
    label: 'Panel it opens',
    validate: (value: unknown) => panelProblem(value) ?? true,
    admin: {
      description: '0 events, 1 team, 2 news, 3 reports, 4 projects. Empty opens a panel without a list.',
    },
  },
];

/** The menu of the site, and the footer links. */
export const menu = settingsGlobal({
  slug: 'menu',
  label: 'Menu',
  description: 'The words and links of the navigation, in their order.',
  fields: [
    {
      type: 'array',
      name: 'items',
      label: 'Menu',
      labels: { singular: 'Item', plural: 'Items' },
      maxRows: 16,
      fields: itemFields,
    },
    {
      type: 'relationship',
      name: 'featuredEvent',
      relationTo: 'events',
      label: 'Event in the Events panel',
      filterOptions: { type: { equals: 'normal' } },
      admin: {
        description:
          'Its details are shown beside the list until it is over. Then, or when empty, the next one does.',
      },
    },
    {
      type: 'array',
      name: 'footer',
      label: 'Foot of the page',
      labels: { singular: 'Link', plural: 'Links' },
      maxRows: 8,
      fields: [
        localizedText({ name: 'label', label: 'Words', required: true, maxLength: 40 }),
        linkField({ name: 'path', label: 'Page of this site', leads: 'site', required: true }),
      ],
    },
  ],
});
