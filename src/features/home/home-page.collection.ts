import type { Block } from 'payload';
import { adminComponents } from '#cms/admin-components.ts';
import { adminGroups } from '#cms/admin-groups.ts';
import { contentCollection } from '#cms/content-collection.ts';
import { pictureField } from '#cms/fields/form-fields.ts';
import { localizedParagraph, localizedText } from '#cms/fields/localized-text.ts';
import { textInBoth } from '#cms/language/in-both-languages.ts';
import { blockDrawing } from '#cms/page-blocks/block-drawings.ts';
import { pageBlocksField } from '#cms/page-blocks/page-blocks.block.ts';
import { type HomeSection, homeSections } from './home-sections.rules.ts';

const labels: Record<HomeSection, string> = {
  mission: 'Mission, cloth and claims',
  cards: 'Walk with us: the cards',
  'quick-links': 'Quick links',
  initiative: 'The initiative: tabs and slideshow',
  stories: 'Stories: the newest posts',
  booking: 'Book a meeting',
};

const section: Block = {
  slug: 'section',
  labels: { singular: 'Section of the home page', plural: 'Sections of the home page' },
  admin: {
    disableBlockName: true,
    images: blockDrawing('section'),
    components: {
      Label: {
        path: adminComponents.SectionLabel,
        clientProps: {
          names: Object.fromEntries(homeSections.map(name => [name, textInBoth(labels[name])])),
          none: textInBoth('Section of the home page'),
        },
      },
    },
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          type: 'select',
          name: 'section',
          label: 'Section',
          required: true,
          options: homeSections.map(value => ({ value, label: labels[value] })),
        },
        { type: 'checkbox', name: 'shown', label: 'Shown', defaultValue: true },
      ],
    },
  ],
};

const parts = pageBlocksField(
  'Sections and parts',
  'From top to bottom, below the picture. Switch a section off to hide it; without its row it stands where it usually does.',
  [section],
);

/**
 * The home page, one document at most: its first words and picture, and its sections with parts between them. While
 * there is none that visitors may see, the site shows the home page as it came.
 */
export const homePage = contentCollection({
  slug: 'home',
  singular: 'Home page',
  plural: 'Home page',
  group: adminGroups.home,
  description: 'Its first words, its picture, and its sections in their order.',
  title: 'name',
  seenAt: '/',
  only: { begun: adminComponents.HomeAsItCame },
  aboutPeople: 'sometimes',
  fields: [
    localizedText({
      name: 'heroTitle',
      label: 'Title',
      maxLength: 60,
      description: 'Left empty, the slogan of the site settings.',
    }),
    localizedParagraph({
      name: 'heroSentence',
      label: 'Sentence below it',
      maxLength: 160,
      description: 'Left empty, the slogan in the other language, or nothing below a title of your own.',
    }),
    pictureField({
      name: 'heroPicture',
      label: 'Picture',
      description: 'At least 1600 pixels wide. Left empty, the drawing and its film are shown.',
    }),
    {
      ...parts,
      defaultValue: () => homeSections.map(name => ({ blockType: 'section', section: name, shown: true })),
    },
  ],
});
