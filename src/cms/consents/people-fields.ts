import type { CheckboxField, RadioField, RelationshipField } from 'payload';
import { fieldAccess } from '#cms/access/access-for.ts';
import { isAuthor } from '#cms/access/roles.ts';
import { adminComponents } from '#cms/admin-components.ts';
import { asksForConsent, UNANSWERED } from '#cms/consents/consent.rules.ts';

type Words = { question: string; hint: string };

const pictureWords: Words = {
  question: 'Can anyone be recognised in this picture?',
  hint: 'A face, a name tag, a school uniform: if in doubt, answer yes. Somebody who may publish answers this; until then visitors do not see the picture.',
};

const filmWords: Words = {
  question: 'Can anyone be recognised in this film?',
  hint: 'A face, a voice, a name tag, a school uniform: if in doubt, answer yes.',
};

const pdfWords: Words = {
  question: 'Can anyone be recognised in this PDF?',
  hint: 'A face, or a name with an illness or a place: if in doubt, answer yes. Everybody it shows or names must have agreed; for a child, a parent or guardian.',
};

const storyWords: Words = {
  question: 'Is this about a person who can be recognised?',
  hint: 'A name, a place and an illness together can be enough: if in doubt, answer yes.',
};

const textWords: Words = {
  question: storyWords.question,
  hint: 'A name, a place and an illness together can be enough: if in doubt, answer yes. It can be published once this is answered.',
};

/** Refuses to publish a text whose question nobody has answered. */
export const notAnswered =
  'Not answered yet: first say whether this is about a person who can be recognised.';

const unanswered = { value: UNANSWERED, label: 'Not answered yet (not shown to visitors)' };

/** Authors leave the question to those who may publish. */
const unansweredByAuthors = ({ user }: { user?: unknown }) =>
  isAuthor({ req: { user } as never }) ? UNANSWERED : undefined;

/**
 * What a person creates, in a form or over REST, is unanswered until they answer, and publishing waits for it. What our own
 * code creates, such as samples and imports, is about nobody unless it says so.
 */
const unansweredByPeople = ({ user }: { user?: unknown }) => (user ? null : 'no');

const wordsAbout = {
  picture: pictureWords,
  film: filmWords,
  pdf: pdfWords,
  story: storyWords,
  text: textWords,
  mention: storyWords,
};

/**
 * The question whether somebody can be recognised, and the consent record for a "yes".
 * It is required for pictures, films, PDFs and stories, and before other content (`text`) is published. An issue of the
 * newsletter (`mention`) is seldom about a person itself, so there the answer starts as "No".
 */
export function peopleFields(about: keyof typeof wordsAbout): [RadioField, RelationshipField] {
  const words = wordsAbout[about];
  return [
    {
      type: 'radio',
      name: 'identifiable',
      label: words.question,
      index: true,
      ...choosePreset(about),
      ...(about === 'picture' && { defaultValue: unansweredByAuthors, access: fieldAccess('recognised') }),
      options: [
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
        ...(about === 'picture' ? [unanswered] : []),
      ],
      admin: { description: words.hint },
    },
    {
      type: 'relationship',
      name: 'consent',
      label: 'Consent record',
      relationTo: 'consents',
      access: fieldAccess('consent'),
      admin: {
        components: { Field: adminComponents.ConsentField },
        description: 'Who agreed, for which uses and until when. Visitors never see the record itself.',
      },
      validate: (value: unknown, { data }: { data: object }) =>
        value || !asksForConsent(data)
          ? true
          : 'Please choose the consent record: someone can be recognised here.',
    },
  ];
}

const answeredBeforePublishing = (value: unknown, { data }: { data: unknown }): true | string => {
  if (value === 'yes' || value === 'no') return true;
  if (value) return 'Please answer yes or no.';
  return (data as { _status?: unknown })._status === 'published' ? notAnswered : true;
};

function choosePreset(about: keyof typeof wordsAbout): Partial<RadioField> {
  if (about === 'mention') return { defaultValue: 'no' };
  if (about !== 'text') return { required: true };
  return { defaultValue: unansweredByPeople, validate: answeredBeforePublishing };
}

/** Whether the names in content about people are changed. They are unless staff say otherwise. */
export const namesChangedField: CheckboxField = {
  type: 'checkbox',
  name: 'nameChanged',
  label: 'The names are changed',
  defaultValue: true,
  admin: {
    condition: data => asksForConsent(data),
    description: 'Adds a note below the text that says so.',
  },
};
