import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  createServerFeature,
  FixedToolbarFeature,
  HeadingFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical';
import type { Block, CollectionSlug, FieldAffectingData, RichTextField, TextField, UIField } from 'payload';
import { adminComponents } from '#cms/admin-components.ts';
import { inBothLanguages } from '#cms/language/admin-languages.ts';
import { wholeAddress } from '#core/links.ts';
import { cleanText } from './clean-text.rules.ts';
import { safeLink } from './read-text.rules.ts';

type Links = ReturnType<typeof LinkFeature>;

/**
 * Links of an editor: to addresses, and to documents of these collections. `https://` is added where it is missing, and in
 * the browser a link needs no words that are selected before.
 */
export function linkFeature(enabledCollections: CollectionSlug[] = []): Links {
  const links = LinkFeature({
    enabledCollections,
    disableAutoLinks: true,
    maxDepth: 0,
    // A visitor decides where a link opens.
    fields: ({ defaultFields }) => defaultFields.filter(({ name }) => name !== 'newTab').map(checkedAddress),
  });
  const { feature } = links;
  if (typeof feature !== 'function') return links;
  const ClientFeature = adminComponents.LinkOfWords;
  return { ...links, feature: async given => ({ ...(await feature(given)), ClientFeature }) };
}

function checkedAddress(field: FieldAffectingData): FieldAffectingData {
  if (field.type !== 'text' || field.name !== 'url') return field;
  const validate = (value: unknown, { siblingData }: { siblingData: { linkType?: unknown } }) =>
    siblingData.linkType === 'internal' ||
    safeLink(value) !== undefined ||
    'Write a page of this site, such as /news, or a whole address beginning with https://.';
  const complete = ({ value }: { value?: unknown }) =>
    typeof value === 'string' ? wholeAddress(value) : value;
  return { ...field, validate, hooks: { ...field.hooks, beforeValidate: [complete] } } as FieldAffectingData;
}

/**
 * Gives the writing area of an editor the label of its field: Payload draws the label beside it and names nothing. It also
 * sees to it that the form has all words before anything is pressed.
 */
export const NamedEditor = createServerFeature({
  feature: { ClientFeature: adminComponents.NamedEditorClient },
  key: 'namedEditor',
});

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
const articleParts: Block[] = [picture, film, figure, give].map(part => ({
  ...part,
  fields: [...part.fields, values],
}));

/** The collections whose documents have a page of their own, and the files that a link can lead to. */
const linkable: CollectionSlug[] = [
  'posts',
  'events',
  'projects',
  'partners',
  'team-members',
  'legal-pages',
  'pages',
  'pdfs',
];

const articleEditor = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
    BoldFeature(),
    ItalicFeature(),
    linkFeature(linkable),
    UnorderedListFeature(),
    OrderedListFeature(),
    BlockquoteFeature(),
    BlocksFeature({ blocks: inBothLanguages(articleParts) }),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
    NamedEditor(),
  ],
});

/** A long text in English and Amharic with pictures and other parts in it. `readArticle` makes it ready for a page. */
export function articleText(name: string, label: string, description: string): RichTextField {
  return {
    type: 'richText',
    name,
    label,
    localized: true,
    editor: articleEditor,
    hooks: { beforeValidate: [({ value }) => cleanText(value)] },
    admin: { description },
  };
}

/**
 * The long text of a post, an event or a project, in which all of it is written. Pages show it after the two paragraphs of
 * the old site (docs/decisions/0053-long-texts.md).
 */
export const articleField = articleText(
  'body',
  'The whole story',
  'Type / for headings, lists, pictures, films, figures and a button to give.',
);

/**
 * What staff may use in texts of mails: exactly what a mail can show. No pictures (the parts of an issue hold them, with the
 * consent check), no first-level heading (the page has one), links to addresses only.
 */
export const plainEditor = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
    BoldFeature(),
    ItalicFeature(),
    linkFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    BlockquoteFeature(),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
    NamedEditor(),
  ],
});
