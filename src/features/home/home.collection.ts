import type { Block, Field, PayloadRequest } from 'payload';
import { adminComponents, adminGroups } from '#cms/admin-components.ts';
import { namesChangedField } from '#cms/consents/people-fields.ts';
import { contentCollection } from '#cms/content-collection.ts';
import { pictureField } from '#cms/fields/form-fields.ts';
import { linkField } from '#cms/fields/link-field.ts';
import { localizedParagraph, localizedText } from '#cms/fields/localized-text.ts';
import { inBothLanguages, sayTo } from '#cms/language/amharic.ts';
import { blockDrawing, pageBlocksField } from '#cms/page-blocks/page-blocks.block.ts';
import { cardDrawings, cardGrounds, cardWordsProblem, type HomeSection, homeSections } from './home.rules.ts';

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
          names: Object.fromEntries(homeSections.map(name => [name, inBothLanguages(labels[name])])),
          none: inBothLanguages('Section of the home page'),
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
  'Shown from top to bottom, below the picture. Switch a section off to hide it. A section without a row stays in its usual place.',
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
  group: adminGroups.site,
  description: 'Its opening text, its picture and its sections, in order.',
  title: 'name',
  seenAt: '/',
  only: true,
  aboutPeople: 'sometimes',
  fields: [
    localizedText({
      name: 'heroTitle',
      label: 'Title',
      maxLength: 60,
      description: 'Leave empty to use the slogan in the site settings.',
    }),
    localizedParagraph({
      name: 'heroSentence',
      label: 'Sentence below it',
      maxLength: 160,
      description:
        'Leave empty to show the slogan in the other language, or nothing if you wrote your own title.',
    }),
    pictureField({
      name: 'heroPicture',
      label: 'Picture',
      description: 'At least 1600 pixels wide. Leave empty to show the drawing and its film.',
    }),
    {
      ...parts,
      defaultValue: () => homeSections.map(name => ({ blockType: 'section', section: name, shown: true })),
    },
  ],
});

/** The keys of the numbers that a card can state. */
async function claimKeys(req: PayloadRequest): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection: 'claims',
    select: { key: true },
    sort: 'key',
    depth: 0,
    pagination: false,
    limit: 0,
    overrideAccess: true,
    req: { transactionID: req.transactionID } as PayloadRequest,
  });
  return docs.flatMap(({ key }) => key ?? []);
}

/** Adds to a text field the check that every placeholder is known. */
function filledIn(field: ReturnType<typeof localizedText> | ReturnType<typeof localizedParagraph>): Field {
  const { validate } = field;
  return {
    ...field,
    validate: async (value: unknown, options: { req: PayloadRequest }) => {
      const answer = (await validate?.(value as never, options as never)) ?? true;
      const problem = String(value ?? '').includes('{')
        ? cardWordsProblem(value, await claimKeys(options.req))
        : null;
      return answer === true && problem !== null ? sayTo(options.req)(problem) : answer;
    },
  } as Field;
}

const words: Field[] = [
  filledIn(
    localizedText({
      name: 'heading',
      label: 'Heading',
      required: true,
      maxLength: 80,
      description: 'Two lines at most. {name} is replaced by the first name below.',
    }),
  ),
  localizedText({
    name: 'italisize',
    label: 'Words to emphasise in the heading',
    description: 'Exactly as in the heading. Optional.',
  }),
  filledIn(
    localizedText({
      name: 'tabHeading',
      label: 'Heading in the initiative section',
      maxLength: 80,
      description: 'Also shown on the card if the heading needs a name and there is none.',
    }),
  ),
  filledIn(
    localizedParagraph({
      name: 'disc',
      label: 'Description',
      maxLength: 400,
      description: 'Write the key of one of our numbers in braces to state it, such as {childrenHelped}.',
    }),
  ),
  filledIn(
    localizedText({
      name: 'pathLabel',
      label: 'Link text',
      required: true,
      maxLength: 60,
      description: 'Such as "Visit our Projects". {name} and {organisation} are filled in.',
    }),
  ),
  filledIn(
    localizedText({
      name: 'pathLabelWithoutName',
      label: 'Link text if there is no name',
      maxLength: 60,
    }),
  ),
];

const person: Field[] = [
  localizedText({
    name: 'firstName',
    label: 'First name',
    maxLength: 40,
    description: 'Only for the card about a child. Never a family name.',
  }),
  {
    type: 'checkbox',
    name: 'nameChanged',
    label: 'The name is changed',
    defaultValue: true,
    admin: { description: 'Shows "name changed" on the card.' },
  },
];

/** The nine story cards of the home page, which are also the tabs of the initiative section. */
export const cards = contentCollection({
  slug: 'cards',
  singular: 'Home card',
  plural: 'Home cards',
  group: adminGroups.site,
  description: 'The cards on the home page and the tabs in the initiative section. Drag to change the order.',
  title: 'name',
  orderable: true,
  seenAt: '/',
  aboutPeople: 'sometimes',
  fields: [
    {
      type: 'text',
      name: 'name',
      label: 'Name',
      required: true,
      unique: true,
      admin: { description: 'Such as "Impact". It is part of the tab’s address: /?tab=impact_tab.' },
    },
    localizedText({
      name: 'tabLabel',
      label: 'Name in this language',
      maxLength: 40,
      description: 'Text of the tab. Leave empty to use the name.',
    }),
    ...words,
    ...person,
    linkField({ name: 'path', label: 'Links to', leads: 'site', required: true }),
    linkField({
      name: 'pathWithScroll',
      label: 'Links to a place on a page',
      leads: 'site',
      description: 'A page and a place on it, such as /#calendar. Used instead of the field above.',
    }),
    pictureField({ name: 'image', description: 'Leave empty to show the drawing.' }),
    {
      type: 'select',
      name: 'drawing',
      label: 'Drawing',
      options: Object.keys(cardDrawings),
    },
    {
      type: 'select',
      name: 'ground',
      label: 'Card colour',
      defaultValue: 'sky',
      options: [...cardGrounds],
    },
  ],
});

/** The slideshow pictures of the initiative section on the home page. */
export const gallery = contentCollection({
  slug: 'gallery',
  singular: 'Slideshow picture',
  plural: 'Slideshow pictures',
  group: adminGroups.site,
  description: 'The slideshow on the home page. Drag to change the order.',
  title: 'description',
  orderable: true,
  seenAt: '/#calendar',
  aboutPeople: 'sometimes',
  fields: [
    pictureField({ required: true, description: 'Cropped to 16:10.' }),
    localizedText({
      name: 'alt',
      label: 'What the picture shows',
      maxLength: 200,
      description: 'For people who cannot see it. Leave empty to use the text stored with the picture.',
    }),
    localizedText({ name: 'description', label: 'Caption', required: true, maxLength: 120 }),
    namesChangedField,
  ],
});
