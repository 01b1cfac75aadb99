import type { RadioField, RelationshipField } from 'payload';
import { editorField } from '#cms/access/roles.ts';
import { needsConsent } from '#cms/consents/consent.rules.ts';

type Words = { question: string; hint: string };

const pictureWords: Words = {
  question: 'Can anyone be recognised in this picture?',
  hint: 'A face, a name tag, a school uniform: if in doubt, answer yes.',
};

const storyWords: Words = {
  question: 'Does this tell of a person who can be recognised?',
  hint: 'A name, a place and an illness together can be enough: if in doubt, answer yes.',
};

/** The question that must be answered, and the consent record behind a "yes" (ruling 26, CONSENT-01, CONSENT-02). */
export function peopleFields(about: 'picture' | 'story'): [RadioField, RelationshipField] {
  const words = about === 'picture' ? pictureWords : storyWords;
  return [
    {
      type: 'radio',
      name: 'identifiable',
      label: words.question,
      required: true,
      index: true,
      options: [
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ],
      admin: { description: words.hint },
    },
    {
      type: 'relationship',
      name: 'consent',
      label: 'Consent record',
      relationTo: 'consents',
      access: { read: editorField },
      admin: {
        condition: data => needsConsent(data),
        description: 'Who agreed, for which uses and until when. Visitors never see the record itself.',
      },
      validate: (value: unknown, { data }: { data: object }) =>
        value || !needsConsent(data)
          ? true
          : 'Please choose the consent record: someone can be recognised here.',
    },
  ];
}
