import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical';
import type { CollectionSlug, RichTextField } from 'payload';
import { inBothLanguages } from '#cms/language/in-both-languages.ts';
import { articleParts } from './article.block.ts';
import { cleanText } from './clean-text.rules.ts';
import { linkFeature } from './link-feature.ts';
import { NamedEditor } from './named-editor.feature.ts';

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
