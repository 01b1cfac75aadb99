import type { Field, PayloadRequest, TextareaField, TextField } from 'payload';
import { adminComponents } from '#cms/admin-components.ts';
import { sayTo } from '#cms/language/amharic.ts';
import { message } from '#core/message.ts';

type Words = {
  name: string;
  label: string;
  /** Required in English, to which Amharic falls back, and in the language in which a document is created. */
  required?: boolean;
  description?: string;
  maxLength?: number;
};

type Checked = { req: Pick<PayloadRequest, 'i18n' | 'locale'>; operation?: string };

function requiredInEnglish({ label, required, maxLength }: Words) {
  return (value: unknown, { req, operation }: Checked): string | true => {
    const say = sayTo(req);
    const words = typeof value === 'string' ? value.trim() : '';
    if (maxLength !== undefined && words.length > maxLength)
      return say('{label}: please use at most {most} characters (you have {count}).', {
        label: message(label),
        most: maxLength,
        count: words.length,
      });
    if (!required || words !== '') return true;
    if (req.locale === 'am')
      return operation === 'create' ? say('Please fill in "{label}".', { label: message(label) }) : true;
    return say('Please fill in "{label}" in English.', { label: message(label) });
  };
}

/** In Amharic the form shows the English below the field. */
const components = { afterInput: [adminComponents.SourceBeside] };

function shown({ description, required }: Words) {
  return {
    components,
    ...(description ? { description } : {}),
    // An always-true condition keeps the column nullable: a document may have no Amharic text at all.
    ...(required ? { condition: () => true } : {}),
  };
}

/** One line of text in English and Amharic. */
export function localizedText(words: Words): TextField {
  const { name, label, required = false } = words;
  return {
    type: 'text',
    name,
    label,
    localized: true,
    required,
    validate: requiredInEnglish(words),
    admin: shown(words),
  };
}

/** Makes a field the title in lists, which show the other language where a title is missing in theirs. */
export function asTitle<Titled extends Field>(field: Titled): Titled {
  const { admin } = field as TextField;
  const { TitleCell: Cell } = adminComponents;
  return { ...field, admin: { ...admin, components: { ...admin?.components, Cell } } };
}

/** Makes a field the title of a story, which its form shows as it stands on its page, in as many lines as it needs. */
export function asStoryTitle<Titled extends Field>(field: Titled): Titled {
  const { admin } = field as TextField;
  const { TitleCell: Cell, StoryTitleField } = adminComponents;
  return {
    ...field,
    admin: {
      ...admin,
      className: 'story-title',
      components: { ...admin?.components, Cell, Field: StoryTitleField },
    },
  };
}

/** Several lines of plain text in English and Amharic. */
export function localizedParagraph(words: Words): TextareaField {
  const { name, label, required = false } = words;
  return {
    type: 'textarea',
    name,
    label,
    localized: true,
    required,
    validate: requiredInEnglish(words),
    admin: { ...shown(words), rows: 4 },
  };
}

/**
 * The two paragraphs of the old site's format, `par1` and `par2`, beside a long text in which staff write. Imports fill them,
 * pages show them before the long text, and the API of the old site returns them.
 */
export const oldSiteParagraphs = (description: string): TextareaField[] => [
  localizedParagraph({ name: 'par1', label: 'First paragraph', description }),
  localizedParagraph({ name: 'par2', label: 'Second paragraph' }),
];

/** Rich text with headings, lists, quotes and links in English and Amharic; the config sets the editor's features. */
export function localizedArticle({ name, label, description }: Omit<Words, 'required' | 'maxLength'>): Field {
  return {
    type: 'richText',
    name,
    label,
    localized: true,
    admin: description ? { description } : {},
  };
}
