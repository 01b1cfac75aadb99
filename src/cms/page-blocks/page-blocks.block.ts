import type { Block, BlocksField, SelectField } from 'payload';
import { pictureField } from '#cms/fields/form-fields.ts';
import { linkField } from '#cms/fields/link-field.ts';
import { localizedParagraph, localizedText } from '#cms/fields/localized-text.ts';
import { articleText } from '#cms/rich-text/article-field.ts';
import { blockDrawing } from './block-drawings.ts';
import {
  blocksProblem,
  type FigureName,
  figureNames,
  type formKinds,
  type givingKinds,
  mostBlocks,
  type peopleKinds,
  type voiceKinds,
} from './page-block.rules.ts';

const heading = localizedText({ name: 'heading', label: 'Heading', maxLength: 120 });

function choice(label: string, labels: Readonly<Record<string, string>>): SelectField {
  const options = Object.entries(labels).map(([value, text]) => ({ value, label: text }));
  return { type: 'select', name: 'show', label, required: true, defaultValue: options[0]?.value, options };
}

const words: Block = {
  slug: 'words',
  labels: { singular: 'Words', plural: 'Words' },
  fields: [
    articleText('text', 'Text', 'Type / for headings, lists, pictures, films, figures and a button to give.'),
  ],
};

const pictures: Block = {
  slug: 'pictures',
  labels: { singular: 'Pictures', plural: 'Pictures' },
  fields: [
    heading,
    {
      type: 'array',
      name: 'pictures',
      label: 'Pictures',
      labels: { singular: 'Picture', plural: 'Pictures' },
      minRows: 1,
      maxRows: 6,
      fields: [
        pictureField({ name: 'picture', required: true }),
        localizedText({ name: 'caption', label: 'Words below it', maxLength: 300 }),
      ],
    },
  ],
};

const cards: Block = {
  slug: 'cards',
  labels: { singular: 'Cards', plural: 'Cards' },
  fields: [
    heading,
    {
      type: 'array',
      name: 'cards',
      label: 'Cards',
      labels: { singular: 'Card', plural: 'Cards' },
      minRows: 1,
      maxRows: 9,
      fields: [
        localizedText({ name: 'title', label: 'Title', required: true, maxLength: 80 }),
        localizedParagraph({ name: 'words', label: 'One or two sentences', maxLength: 200 }),
        linkField({ name: 'path', label: 'Page of this site', leads: 'site', required: true }),
        pictureField({ name: 'picture', description: 'Without one, a drawing is shown.' }),
      ],
    },
  ],
};

const figureLabels: Record<FigureName, string> = {
  childrenHelped: 'Children helped this year (site settings)',
  diagnosticWorkUp: 'Children helped with diagnostic work-up (site settings)',
  volunteersIncrease: 'Increase in volunteers (site settings)',
  donationsIncrease: 'Increase in donations (site settings)',
  projects: 'Published projects',
  partners: 'Published partners',
  team: 'Members of the team on the site',
  years: 'Years since the foundation',
};

const figures: Block = {
  slug: 'figures',
  labels: { singular: 'Figures', plural: 'Figures' },
  fields: [
    heading,
    {
      type: 'select',
      name: 'show',
      label: 'Which figures',
      hasMany: true,
      required: true,
      options: figureNames.map(value => ({ value, label: figureLabels[value] })),
      admin: {
        description:
          'The numbers come from the site settings and from what is published; nobody types them here.',
      },
    },
  ],
};

const voices: Block = {
  slug: 'voices',
  labels: { singular: 'Voices', plural: 'Voices' },
  fields: [
    choice('Show', { testimonials: 'Testimonials', stories: 'Stories of families' } satisfies Record<
      (typeof voiceKinds)[number],
      string
    >),
    { type: 'number', name: 'most', label: 'At most', defaultValue: 3, min: 1, max: 12 },
  ],
};

const form: Block = {
  slug: 'form',
  labels: { singular: 'Form', plural: 'Forms' },
  fields: [
    choice('Form', { newsletter: 'Subscribe to the newsletter', contact: 'Write to us' } satisfies Record<
      (typeof formKinds)[number],
      string
    >),
  ],
};

const giving: Block = {
  slug: 'giving',
  labels: { singular: 'Giving', plural: 'Giving' },
  fields: [
    choice('Show', { button: 'A sentence and a button', form: 'The form to give' } satisfies Record<
      (typeof givingKinds)[number],
      string
    >),
    localizedText({
      name: 'words',
      label: 'Sentence',
      maxLength: 160,
      description: 'Left empty, a fitting one is shown.',
    }),
  ],
};

const people: Block = {
  slug: 'people',
  labels: { singular: 'Partners or team', plural: 'Partners or team' },
  fields: [
    heading,
    choice('Show', { partners: 'The partners', team: 'The team' } satisfies Record<
      (typeof peopleKinds)[number],
      string
    >),
  ],
};

/** What pages and the home page are made of, most used first. */
export const pageBlocks: readonly Block[] = [
  words,
  pictures,
  cards,
  figures,
  voices,
  form,
  giving,
  people,
].map(block => ({ ...block, admin: { disableBlockName: true, images: blockDrawing(block.slug) } }));

/** The parts of a page in their order; `more` are kinds that only this page has. */
export function pageBlocksField(
  label: string,
  description: string,
  more: readonly Block[] = [],
): BlocksField {
  return {
    type: 'blocks',
    name: 'blocks',
    label,
    labels: { singular: 'Part', plural: 'Parts' },
    blocks: [...more, ...pageBlocks],
    maxRows: mostBlocks,
    validate: (rows: unknown) => blocksProblem(rows) ?? true,
    admin: { description },
  };
}
