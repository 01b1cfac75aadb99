import type { Field } from 'payload';
import { adminGroups } from '#cms/admin-groups.ts';
import { contentCollection } from '#cms/content-collection.ts';
import { pictureField } from '#cms/fields/form-fields.ts';
import { linkField } from '#cms/fields/link-field.ts';
import { localizedParagraph, localizedText } from '#cms/fields/localized-text.ts';
import { cardDrawings, cardGrounds, cardWordsProblem } from './card.rules.ts';

/** Adds to a text field the check that every placeholder is known. */
function filledIn(field: ReturnType<typeof localizedText> | ReturnType<typeof localizedParagraph>): Field {
  const { validate } = field;
  return {
    ...field,
    validate: (value: unknown, options: never) => {
      const answer = validate?.(value as never, options) ?? true;
      return answer === true ? (cardWordsProblem(value) ?? true) : answer;
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
      description: 'Two lines at most. {name} stands for the first name below.',
    }),
  ),
  localizedText({
    name: 'italisize',
    label: 'Words of the heading to stress',
    description: 'Exactly as in the heading. May stay empty.',
  }),
  filledIn(
    localizedText({
      name: 'tabHeading',
      label: 'Heading in the initiative section',
      maxLength: 80,
      description: 'Also shown on the card where the heading needs a name and there is none.',
    }),
  ),
  filledIn(
    localizedParagraph({
      name: 'disc',
      label: 'Description',
      maxLength: 400,
      description:
        'Claims are filled in from the site settings: {childrenHelped}, {diagnosticWorkUp}, {volunteersIncrease}, {donationsIncrease}.',
    }),
  ),
  filledIn(
    localizedText({
      name: 'pathLabel',
      label: 'Words of the link',
      required: true,
      maxLength: 60,
      description: 'Such as "Visit our Projects". {name} and {organisation} are filled in.',
    }),
  ),
  filledIn(
    localizedText({
      name: 'pathLabelWithoutName',
      label: 'Words of the link where there is no name',
      maxLength: 60,
    }),
  ),
];

const person: Field[] = [
  localizedText({
    name: 'firstName',
    label: 'First name',
    maxLength: 40,
    description: 'Only for the card that tells of a child. Never a family name.',
  }),
  {
    type: 'checkbox',
    name: 'nameChanged',
    label: 'The name is changed',
    defaultValue: true,
    admin: { description: 'Then the card shows "name changed".' },
  },
];

/** The nine story cards of the home page, which are also the tabs of the initiative section. */
export const cards = contentCollection({
  slug: 'cards',
  singular: 'Home card',
  plural: 'Home cards',
  group: adminGroups.home,
  description:
    'The cards of the home page and the tabs of the initiative section. Drag them into their order.',
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
      admin: { description: 'Such as "Impact". It is part of the address of the tab: /?tab=impact_tab.' },
    },
    localizedText({
      name: 'tabLabel',
      label: 'Name in this language',
      maxLength: 40,
      description: 'What the tab says. Empty means the name.',
    }),
    ...words,
    ...person,
    linkField({ name: 'path', label: 'Leads to', leads: 'site', required: true }),
    linkField({
      name: 'pathWithScroll',
      label: 'Leads to a place on a page',
      leads: 'site',
      description: 'A page and a place on it, such as /#calendar. Wins over the line above.',
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
      label: 'Colour of the card',
      defaultValue: 'sky',
      options: [...cardGrounds],
    },
  ],
});
