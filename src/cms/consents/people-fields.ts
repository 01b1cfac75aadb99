import type { CheckboxField, RadioField, RelationshipField } from 'payload';
import { fieldAccess } from '#cms/access/access-for.ts';
import { isAuthor } from '#cms/access/roles.ts';
import { adminComponents } from '#cms/admin-components.ts';
import { asksForConsent, needsConsent, UNANSWERED } from '#cms/consents/consent.rules.ts';

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
  hint: 'A face, or a name with an illness or a place: if in doubt, answer yes. Everybody whom it shows or names must have agreed to it; for a child, a parent or guardian.',
};

const storyWords: Words = {
  question: 'Does this tell of a person who can be recognised?',
  hint: 'A name, a place and an illness together can be enough: if in doubt, answer yes.',
};

const unanswered = { value: UNANSWERED, label: 'Not answered yet (not shown to visitors)' };

/** Authors leave the question to those who may publish. */
const unansweredByAuthors = ({ user }: { user?: unknown }) =>
  isAuthor({ req: { user } as never }) ? UNANSWERED : undefined;

const wordsAbout = {
  picture: pictureWords,
  film: filmWords,
  pdf: pdfWords,
  story: storyWords,
  mention: storyWords,
};

/**
 * The question whether somebody can be recognised, and the consent record for a "yes" (ruling 26, CONSENT-01, CONSENT-02).
 * It is required for pictures, films, PDFs and stories. Other content (`mention`) is seldom about a person, so there the
 * answer starts as "No".
 */
export function peopleFields(about: keyof typeof wordsAbout): [RadioField, RelationshipField] {
  const words = wordsAbout[about];
  return [
    {
      type: 'radio',
      name: 'identifiable',
      label: words.question,
      index: true,
      ...(about === 'mention' ? { defaultValue: 'no' } : { required: true }),
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

/** Whether the names in content about people are changed. They are unless staff say otherwise. */
export const namesChangedField: CheckboxField = {
  type: 'checkbox',
  name: 'nameChanged',
  label: 'The names are changed',
  defaultValue: true,
  admin: {
    condition: data => needsConsent(data),
    description: 'Then a note under the text says so.',
  },
};
