import { amharicPrivacy, amharicTerms } from './legal.amharic.ts';
import { privacySections } from './legal-privacy.ts';
import { termsSections } from './legal-terms.ts';
import type { SampleSet } from './sample-document.ts';

/** Two pages that describe what this software does with data; an organisation completes and adopts them. */
export function sampleLegalPages(): SampleSet {
  return {
    collection: 'legal-pages',
    knownBy: 'title',
    documents: [
      {
        data: {
          title: 'Privacy',
          validFrom: '2026-01-01',
          description:
            'We keep as little about you as we can. Reading the site leaves nothing about you with us. What you give us yourself we use for what you gave it for, and erase when you ask.',
          sections: privacySections,
        },
        am: amharicPrivacy,
      },
      {
        data: {
          title: 'Terms and Conditions',
          validFrom: '2026-01-01',
          description: 'What you may expect of this site and what we ask of you, in plain words.',
          sections: termsSections,
        },
        am: amharicTerms,
      },
    ],
  };
}
