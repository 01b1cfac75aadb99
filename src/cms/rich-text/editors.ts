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
import { translateConfig } from '#cms/language/admin-languages.ts';
import { wholeAddress } from '#core/links.ts';
import { cleanText } from './clean-text.rules.ts';
import { safeLink } from './read-text.rules.ts';

type Links = ReturnType<typeof LinkFeature>;

/**
 * Links in an editor, to addresses and to documents of these collections. `https://` is added where it is missing, and staff
 * can insert a link without selecting text first.
 */
export function linkFeature(enabledCollections: CollectionSlug[] = []): Links {
  const links = LinkFeature({
    enabledCollections,
    disableAutoLinks: true,
    maxDepth: 0,
    // Visitors decide where a link opens.
    fields: ({ defaultFields }) => defaultFields.filter(({ name }) => name !== 'newTab').map(checkedAddress),
  });
  const { feature } = links;
  if (typeof feature !== 'function') return links;
  const ClientFeature = adminComponents.LinkWithPlaceholder;
  return { ...links, feature: async given => ({ ...(await feature(given)), ClientFeature }) };
}

function checkedAddress(field: FieldAffectingData): FieldAffectingData {
  if (field.type !== 'text' || field.name !== 'url') return field;
  const validate = (value: unknown, { siblingData }: { siblingData: { linkType?: unknown } }) =>
    siblingData.linkType === 'internal' ||
    safeLink(value) !== undefined ||
    'Write a page on this site, such as /news, or a full address beginning with https://.';
  const complete = ({ value }: { value?: unknown }) =>
    typeof value === 'string' ? wholeAddress(value) : value;
  // It has to run before Payload's own hook, which would store example.org/more as example.org%2Fmore.
  const beforeChange = [complete, ...(field.hooks?.beforeChange ?? [])];
  return { ...field, validate, hooks: { ...field.hooks, beforeChange } } as FieldAffectingData;
}

/**
 * Labels the editable area of an editor, which Payload does not connect with the field's label. It also updates the form
 * with all typed text before a button acts.
 */
export const NamedEditor = createServerFeature({
  feature: { ClientFeature: adminComponents.NamedEditorClient },
  key: 'namedEditor',
});

/**
 * Blocks store their documents as `{ relationTo, value }`, like links, so that code that looks for references in a text
 * handles one shape (read-text.rules.ts). They are not populated, because pages read pictures through the consent gate.
 */
const uploadField = (collection: 'media' | 'films') => ({
  type: 'upload' as const,
  relationTo: [collection],
  required: true,
  maxDepth: 0,
});

const caption: TextField = { type: 'text', name: 'caption', label: 'Text below it', maxLength: 300 };

const picture: Block = {
  slug: 'picture',
  labels: { singular: 'Picture', plural: 'Pictures' },
  admin: { disableBlockName: true },
  fields: [{ ...uploadField('media'), name: 'picture', label: 'Picture' }, caption],
};

const film: Block = {
  slug: 'film',
  labels: { singular: 'Film', plural: 'Films' },
  admin: { disableBlockName: true },
  fields: [{ ...uploadField('films'), name: 'film', label: 'Film' }, caption],
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
    { type: 'text', name: 'source', label: 'Source of the number', maxLength: 120 },
  ],
};

const give: Block = {
  slug: 'give',
  labels: { singular: 'Donate button', plural: 'Donate buttons' },
  admin: { disableBlockName: true },
  fields: [
    {
      type: 'text',
      name: 'label',
      label: 'Button text',
      maxLength: 40,
      admin: { description: 'Leave empty for "Donate".' },
    },
  ],
};

/** Copies the fields of a block into the text as they change, so that saving right away loses nothing. */
const values: UIField = {
  type: 'ui',
  name: 'blockValues',
  admin: { components: { Field: adminComponents.BlockValues } },
};

/** The blocks of a long text, most used first. */
const articleParts: Block[] = [picture, film, figure, give].map(part => ({
  ...part,
  fields: [...part.fields, values],
}));

/** The collections that links can point to: those with pages, and PDFs. */
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
    BlocksFeature({ blocks: translateConfig(articleParts) }),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
    NamedEditor(),
  ],
});

/** A long text in English and Amharic with pictures and other blocks. `readArticle` prepares it for a page. */
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
 * The long text of a post, event or project. Pages show it after the two paragraphs from the old site
 * (docs/decisions/0053-long-texts.md).
 */
export const articleField = articleText(
  'body',
  'The whole story',
  'Type / for headings, lists, pictures, films, figures and a Donate button.',
);

/**
 * The editor for texts of mails, with exactly what a mail can show: no pictures (other parts of an issue have them, with the
 * consent check), no first-level heading (the page has one), and links to addresses only.
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
