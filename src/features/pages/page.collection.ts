import type { Field } from 'payload';
import { adminGroups } from '#cms/admin-components.ts';
import { namesChangedField } from '#cms/consents/people-fields.ts';
import { contentCollection } from '#cms/content-collection.ts';
import { localizedParagraph, localizedText } from '#cms/fields/localized-text.ts';
import { pageBlocksField } from '#cms/page-blocks/page-blocks.block.ts';
import { addressProblem, defaultPageColour, pageColours } from './page.rules.ts';

/** Names are shown in the menu of the site, so they are short. */
const menuFields: Field[] = [
  {
    type: 'checkbox',
    name: 'inMenu',
    label: 'Show in the menu',
    defaultValue: false,
    index: true,
    admin: { position: 'sidebar', description: 'Shown before "Contact" while the page is published.' },
  },
  {
    ...localizedText({ name: 'menuLabel', label: 'Name in the menu', maxLength: 40 }),
    admin: {
      position: 'sidebar',
      condition: data => data.inMenu === true,
      description: 'Leave empty to use the title.',
    },
  },
];

/** Pages that staff make themselves from parts the site already draws, each right below the home page. */
export const pages = contentCollection({
  slug: 'pages',
  singular: 'Page',
  plural: 'Pages',
  group: adminGroups.site,
  description:
    'Your own pages, such as /volunteers, made of text, pictures, cards, figures, voices and forms.',
  title: 'title',
  columns: ['title', 'slug', 'inMenu', '_status', 'updatedAt'],
  folder: '',
  authored: true,
  refuseAddress: (slug, { custom }) => addressProblem(slug, (custom.siteParts as string[] | undefined) ?? []),
  aboutPeople: 'sometimes',
  facts: [{ label: 'Menu, colour and search', fields: ['inMenu', 'menuLabel', 'colour', 'description'] }],
  fields: [
    localizedText({ name: 'title', label: 'Title', required: true, maxLength: 80 }),
    localizedParagraph({
      name: 'intro',
      label: 'Introduction',
      maxLength: 300,
      description: 'One or two sentences below the title.',
    }),
    localizedParagraph({
      name: 'description',
      label: 'For search engines',
      maxLength: 200,
      description: 'What the page is about, in a sentence. Leave empty to use the introduction.',
    }),
    {
      type: 'select',
      name: 'colour',
      label: 'Colour behind the title',
      defaultValue: defaultPageColour,
      options: pageColours.map(({ value, label }) => ({ value, label })),
    },
    pageBlocksField(
      'Parts of the page',
      'Shown from top to bottom. Drag them, or use "Move up" and "Move down".',
    ),
    namesChangedField,
    ...menuFields,
  ],
});
