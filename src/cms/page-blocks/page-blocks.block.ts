import type { Block, BlocksField, PayloadRequest, SelectField } from 'payload';
import { pictureField } from '#cms/fields/form-fields.ts';
import { linkField } from '#cms/fields/link-field.ts';
import { localizedParagraph, localizedText } from '#cms/fields/localized-text.ts';
import { sayTo } from '#cms/language/amharic.ts';
import { articleText } from '#cms/rich-text/editors.ts';
import { ownValue } from '#core/own-value.ts';
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

/** The colours of the site's drawings, repeated because a separate image cannot use custom properties. */
const [paper, ink, sky, coral, saffron] = ['#ffffff', '#08293a', '#bfe0ea', '#ff6f61', '#ffc857'];

const box = (x: number, y: number, width: number, height: number, fill = sky) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="3" fill="${fill}"/>`;
const dot = (x: number, y: number, r: number, fill = sky) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const line = (x: number, y: number, width: number, fill = ink) => box(x, y, width, 4, fill);
const shape = (path: string, fill: string) => `<path d="${path}" fill="${fill}"/>`;

const drawings: Readonly<Record<string, readonly string[]>> = {
  section: [
    box(20, 12, 80, 22, saffron),
    box(20, 38, 80, 12),
    box(20, 54, 38, 14, coral),
    box(62, 54, 38, 14, coral),
  ],
  words: [line(20, 18, 50, coral), ...[30, 40, 50].map(y => line(20, y, 80)), line(20, 60, 56)],
  pictures: [
    box(18, 18, 52, 44),
    dot(56, 30, 6, saffron),
    shape('M18 62l20-24 16 16 8-7 8 10v5z', ink),
    box(76, 18, 26, 20),
    box(76, 42, 26, 20),
  ],
  cards: [16, 46, 76].flatMap(x => [
    box(x, 16, 28, 48),
    box(x, 16, 28, 22, saffron),
    line(x + 4, 46, 20),
    line(x + 4, 54, 12),
  ]),
  figures: [
    box(24, 42, 14, 20),
    box(44, 30, 14, 32, saffron),
    box(64, 18, 14, 44, coral),
    line(18, 64, 84),
    line(84, 24, 16),
  ],
  voices: [shape('M22 16h76v36H58l-14 14V52H22z', sky), line(32, 26, 56), line(32, 36, 40)],
  form: [
    line(22, 14, 30),
    box(22, 22, 76, 12),
    line(22, 40, 30),
    box(22, 48, 50, 12),
    box(78, 48, 20, 12, coral),
  ],
  giving: [
    shape('M60 44C44 34 40 28 44 20c4-7 13-6 16 1 3-7 12-8 16-1 4 8 0 14-16 24z', coral),
    box(36, 52, 48, 14, saffron),
    line(48, 57, 24),
  ],
  people: [32, 60, 88].flatMap((x, at) => [
    dot(x, 28, 10, at === 1 ? saffron : sky),
    line(x - 10, 46, 20),
    line(x - 7, 54, 14),
  ]),
};

/**
 * The thumbnail of a block in the list from which staff choose one. It has no alternative text, because the name is below it.
 * @throws Error if there is none
 */
export function blockDrawing(kind: string) {
  const shapes = ownValue(drawings, kind);
  if (!shapes) throw new Error(`There is no drawing of "${kind}"`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 80">${box(0, 0, 120, 80, paper)}${shapes.join('')}</svg>`;
  return { thumbnail: { url: `data:image/svg+xml,${encodeURIComponent(svg)}`, alt: '' } };
}

const heading = localizedText({ name: 'heading', label: 'Heading', maxLength: 120 });

function choice(label: string, labels: Readonly<Record<string, string>>): SelectField {
  const options = Object.entries(labels).map(([value, text]) => ({ value, label: text }));
  return { type: 'select', name: 'show', label, required: true, defaultValue: options[0]?.value, options };
}

const words: Block = {
  slug: 'words',
  labels: { singular: 'Text', plural: 'Text' },
  fields: [
    articleText('text', 'Text', 'Type / for headings, lists, pictures, films, figures and a Donate button.'),
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
        localizedText({ name: 'caption', label: 'Text below it', maxLength: 300 }),
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
        linkField({ name: 'path', label: 'Page on this site', leads: 'site', required: true }),
        pictureField({ name: 'picture', description: 'Leave empty to show a drawing.' }),
      ],
    },
  ],
};

const figureLabels: Record<FigureName, string> = {
  childrenHelped: 'Children helped this year',
  diagnosticWorkUp: 'Children helped with diagnostic work-up',
  volunteersIncrease: 'Increase in volunteers',
  donationsIncrease: 'Increase in donations',
  projects: 'Published projects',
  partners: 'Published partners',
  team: 'Team members on the site',
  years: 'Years since the charity was founded',
};

const figures: Block = {
  slug: 'figures',
  labels: { singular: 'Figures', plural: 'Figures' },
  fields: [
    heading,
    {
      type: 'select',
      name: 'show',
      label: 'Figures to show',
      hasMany: true,
      required: true,
      options: figureNames.map(value => ({ value, label: figureLabels[value] })),
      admin: {
        description:
          'The numbers come from Our numbers and from what is published. You do not enter them here.',
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
    { type: 'number', name: 'most', label: 'Number at most', defaultValue: 3, min: 1, max: 12 },
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
    choice('Show', { button: 'A sentence and a button', form: 'Donation form' } satisfies Record<
      (typeof givingKinds)[number],
      string
    >),
    localizedText({
      name: 'words',
      label: 'Sentence',
      maxLength: 160,
      description: 'Leave empty to use a suitable sentence.',
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

/** The blocks of pages and of the home page, most used first. */
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

/** The blocks of a page; `more` are blocks that only this page has. */
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
    validate: (rows: unknown, { req }: { req: PayloadRequest }) => {
      const problem = blocksProblem(rows);
      return problem === null || sayTo(req)(problem);
    },
    admin: { description },
  };
}
