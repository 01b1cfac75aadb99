import type { Block, TextField, UIField } from 'payload';
import { adminComponents } from '#cms/admin-components.ts';

/**
 * Blocks hold their documents as `{ relationTo, value }`, like links: whatever looks for the documents in a text needs to
 * know one shape only (read-text.rules.ts). Nothing is populated: pages read pictures through the consent gate.
 */
const oneOf = (collection: 'media' | 'films') => ({
  type: 'upload' as const,
  relationTo: [collection],
  required: true,
  maxDepth: 0,
});

const caption: TextField = { type: 'text', name: 'caption', label: 'Words below it', maxLength: 300 };

const picture: Block = {
  slug: 'picture',
  labels: { singular: 'Picture', plural: 'Pictures' },
  admin: { disableBlockName: true },
  fields: [{ ...oneOf('media'), name: 'picture', label: 'Picture' }, caption],
};

const film: Block = {
  slug: 'film',
  labels: { singular: 'Film', plural: 'Films' },
  admin: { disableBlockName: true },
  fields: [{ ...oneOf('films'), name: 'film', label: 'Film' }, caption],
};

const figure: Block = {
  slug: 'figure',
  labels: { singular: 'Figure', plural: 'Figures' },
  admin: { disableBlockName: true },
  fields: [
    { type: 'text', name: 'number', label: 'Number', required: true, maxLength: 20 },
    {
      type: 'text',
      name: 'label',
      label: 'What it counts, and when',
      required: true,
      maxLength: 120,
      admin: { description: 'Such as "children examined in October 2026".' },
    },
    { type: 'text', name: 'source', label: 'Where the number is from', maxLength: 120 },
  ],
};

const give: Block = {
  slug: 'give',
  labels: { singular: 'Button to give', plural: 'Buttons to give' },
  admin: { disableBlockName: true },
  fields: [
    {
      type: 'text',
      name: 'label',
      label: 'Words on the button',
      maxLength: 40,
      admin: { description: 'Left empty, it says "Donate".' },
    },
  ],
};

/** Keeps the text in step with the fields of a block, so that nothing is lost by saving at once. */
const values: UIField = {
  type: 'ui',
  name: 'blockValues',
  admin: { components: { Field: adminComponents.BlockValues } },
};

/** What staff can put between the words of a long text, most used first. */
export const articleParts: Block[] = [picture, film, figure, give].map(part => ({
  ...part,
  fields: [...part.fields, values],
}));
