import type { Field } from 'payload';
import { linkField } from '#cms/fields/link-field.ts';
import { localizedText } from '#cms/fields/localized-text.ts';
import { settingsGlobal } from '#cms/settings-global.ts';
import { panelProblem } from './menu.rules.ts';

const itemFields: Field[] = [
  localizedText({ name: 'label', label: 'Text', required: true, maxLength: 40 }),
  linkField({ name: 'path', label: 'Page on this site', leads: 'site', required: true }),
  {
    type: 'checkbox',
    name: 'internal',
    label: 'Links to a page on this site',
    defaultValue: true,
  },
  {
    ...linkField({
      name: 'externalLink',
      label: 'Address on another site',
      leads: 'elsewhere',
      description: 'Leave empty to use the donation page in the site settings.',
    }),
    admin: {
      condition: (_document, item) => item?.internal === false,
      description: 'Leave empty to use the donation page in the site settings.',
    },
  },
  {
    type: 'checkbox',
    name: 'quick',
    label: 'Quick link',
    defaultValue: false,
    admin: { description: 'Also shown in the bar at the bottom of wide screens.' },
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
      description: '0 events, 1 team, 2 news, 3 reports, 4 projects. Leave empty for a panel without a list.',
    },
  },
];

/** The menu of the site, and the footer links. */
export const menu = settingsGlobal({
  slug: 'menu',
  label: 'Menu',
  description: 'The texts and links of the navigation, in order.',
  fields: [
    {
      type: 'array',
      name: 'items',
      label: 'Menu',
      labels: { singular: 'Menu line', plural: 'Menu lines' },
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
          'Its details are shown beside the list until it is over. After that, or if empty, the next event is shown.',
      },
    },
    {
      type: 'array',
      name: 'footer',
      label: 'Footer',
      labels: { singular: 'Link', plural: 'Links' },
      maxRows: 8,
      fields: [
        localizedText({ name: 'label', label: 'Text', required: true, maxLength: 40 }),
        linkField({ name: 'path', label: 'Page on this site', leads: 'site', required: true }),
      ],
    },
  ],
});
