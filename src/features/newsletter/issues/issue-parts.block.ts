import type { Block } from 'payload';
import { pictureField } from '#cms/fields/form-fields.ts';
import { linkField } from '#cms/fields/link-field.ts';
import { localizedArticle, localizedText } from '#cms/fields/localized-text.ts';

const words: Block = {
  admin: { disableBlockName: true },
  slug: 'words',
  labels: { singular: 'Own words', plural: 'Own words' },
  fields: [
    localizedText({ name: 'heading', label: 'Heading', maxLength: 120, description: 'May stay empty.' }),
    localizedArticle({ name: 'text', label: 'Text' }),
  ],
};

const post: Block = {
  admin: { disableBlockName: true },
  slug: 'post',
  labels: { singular: 'News post', plural: 'News posts' },
  fields: [
    {
      type: 'relationship',
      name: 'post',
      label: 'Post',
      relationTo: 'posts',
      required: true,
      filterOptions: { type: { equals: 'normal' } },
      admin: { description: 'Its picture, heading and summary are taken as they are when you send.' },
    },
  ],
};

const event: Block = {
  admin: { disableBlockName: true },
  slug: 'event',
  labels: { singular: 'Event', plural: 'Events' },
  fields: [
    {
      type: 'relationship',
      name: 'event',
      label: 'Event',
      relationTo: 'events',
      required: true,
      filterOptions: { type: { equals: 'normal' } },
      admin: { description: 'Its day, place, picture and summary are taken as they are when you send.' },
    },
  ],
};

const picture: Block = {
  admin: { disableBlockName: true },
  slug: 'picture',
  labels: { singular: 'Picture', plural: 'Pictures' },
  fields: [
    pictureField({
      required: true,
      description: 'Whoever can be recognised must have agreed to the website and to the newsletter.',
    }),
  ],
};

const link: Block = {
  admin: { disableBlockName: true },
  slug: 'link',
  labels: { singular: 'Button', plural: 'Buttons' },
  fields: [
    localizedText({ name: 'label', label: 'Words on the button', required: true, maxLength: 40 }),
    linkField({ name: 'href', label: 'Leads to', leads: 'either', required: true }),
  ],
};

/** The parts an issue can contain, most used first. */
export const issueParts: Block[] = [words, post, event, picture, link];
