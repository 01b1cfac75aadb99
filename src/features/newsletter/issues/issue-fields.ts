import type { Block, DateField, Field } from 'payload';
import { systemField } from '#cms/access/system-fields.ts';
import { pictureField } from '#cms/fields/form-fields.ts';
import { linkField } from '#cms/fields/link-field.ts';
import { localizedArticle, localizedText } from '#cms/fields/localized-text.ts';
import { readerTopics } from '../subscribe.rules.ts';

/** A duplicated issue starts without the sending state of the original. */
const notCopied = { beforeDuplicate: [() => null] };

function moment(name: string, label: string, hidden: boolean): DateField {
  return {
    type: 'date',
    name,
    label,
    index: true,
    custom: systemField,
    hooks: notCopied,
    admin: hidden
      ? { hidden: true }
      : { position: 'sidebar', readOnly: true, condition: data => Boolean(data?.[name]) },
  };
}

/** Written by the sending actions (freeze-issue.action.ts), never by the form. */
export const frozenFields: Field[] = [
  moment('frozenAt', 'Fixed at', true),
  moment('sentAt', 'Sent', false),
  {
    type: 'json',
    name: 'content',
    label: 'What goes out',
    custom: systemField,
    hooks: notCopied,
    admin: { hidden: true },
  },
];

const languages = [
  { value: 'en', label: 'English' },
  { value: 'am', label: 'Amharic' },
];
const topicNames = { news: 'News', events: 'Events', projects: 'Projects' } as const;

/** The audience of an issue, and whether the public may read it afterwards. */
export const readersFields: Field[] = [
  {
    type: 'select',
    name: 'topic',
    label: 'For readers who chose',
    index: true,
    options: readerTopics.map(value => ({ value, label: topicNames[value] })),
    admin: {
      description: 'Leave empty for everybody. Readers choose their topics on their preferences page.',
    },
  },
  {
    type: 'select',
    name: 'languages',
    label: 'For readers in',
    hasMany: true,
    options: languages,
    admin: {
      description: 'Leave empty for both. Each reader gets their language, English where it is missing.',
    },
  },
  {
    type: 'checkbox',
    name: 'onSite',
    label: 'Keep it on the Newsletter page once it is sent',
    defaultValue: true,
  },
];

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
