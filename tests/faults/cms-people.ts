import type { Fault } from './fault.ts';

/** Mistakes around people: consent, pictures and what is kept about somebody. */
export const cmsPeople: Fault[] = [
  {
    id: 'consent-ends-with-greenwich',
    area: 'cms/consents',
    file: 'src/cms/consents/consent.rules.ts',
    find: 'day.getTime() + DAY_MS - ETHIOPIA_MS',
    replace: 'day.getTime() + DAY_MS',
    what: 'A picture stays on the site for three hours after its consent has ended.',
    caughtBy: {
      kind: 'unit',
      file: 'src/cms/consents/consent.rules.test.ts',
      title: '[CONSENT-05] holds through its last day in Ethiopia and not a moment longer',
    },
  },
  {
    id: 'consent-unanswered-counts-as-given',
    area: 'cms/consents',
    file: 'src/cms/consents/consent.rules.ts',
    find: "if (consent.withdrawn !== false) return 'withdrawn';",
    replace: "if (consent.withdrawn) return 'withdrawn';",
    what: 'A consent record that nobody filled in lets a picture be published.',
    caughtBy: {
      kind: 'unit',
      file: 'src/cms/consents/consent.rules.test.ts',
      title: 'takes a record nobody answered for withdrawn',
    },
  },
  {
    id: 'consent-pictures-in-lists-forgotten',
    area: 'cms/consents',
    file: 'src/cms/consents/pictures-of.ts',
    find: "if (field.type === 'array')",
    replace: "if (field.type === 'array' && prefix === '')",
    what: 'A picture without consent is published when it stands in a list within a list.',
    caughtBy: {
      kind: 'unit',
      file: 'src/cms/consents/pictures-of.test.ts',
      title: '[CONSENT-07] finds every picture of a document',
    },
  },
  {
    id: 'media-keeps-position',
    area: 'cms/media',
    file: 'src/cms/media/clean-picture.ts',
    find: 'await picture.jpeg({ quality: 86, mozjpeg: true }).toBuffer()',
    replace: 'await picture.keepMetadata().jpeg({ quality: 86, mozjpeg: true }).toBuffer()',
    what: 'A picture on the site tells where the family lives.',
    caughtBy: {
      kind: 'integration',
      file: 'src/cms/media/media.integration.test.ts',
      title: 'is cleaned of position, camera and every other metadata',
    },
  },
  {
    id: 'media-strangers-upload-decoded',
    area: 'cms/media',
    file: 'src/cms/media/media.collection.ts',
    find: 'if (!overrideAccess && !editorOrAdmin({ req })) return args;',
    replace: 'if (!overrideAccess && !req) return args;',
    what: 'A stranger without an account can make the server decode pictures.',
    caughtBy: {
      kind: 'integration',
      file: 'src/cms/media/upload-over-rest.integration.test.ts',
      title: '[ACCESS-02] is refused to strangers before their file is looked at',
    },
  },
  {
    id: 'media-film-contains-its-place',
    area: 'cms/media',
    file: 'src/cms/media/check-film.ts',
    find: "    if (namesPlace(joined)) refuse('place', 422);\n",
    replace: '',
    what: 'A film on the site tells where the family lives.',
    caughtBy: {
      kind: 'integration',
      file: 'src/cms/media/film.integration.test.ts',
      title: 'a film that tells where it was taken',
    },
  },
  {
    id: 'personal-data-editors-erase',
    area: 'cms/personal-data',
    file: 'src/cms/personal-data/personal-data.endpoint.ts',
    find: 'if (!isAdmin({ req })) return refuse(403',
    replace: 'if (!req.user) return refuse(403',
    what: 'An editor can erase everything that is kept about a person.',
    caughtBy: {
      kind: 'integration',
      file: 'src/staff/dashboard/personal-data.integration.test.ts',
      title: 'is exported and erased by admins only',
    },
  },
  {
    id: 'personal-data-first-place-only',
    area: 'cms/personal-data',
    file: 'src/cms/personal-data/personal-data.ts',
    find: 'for (const { erase } of places) erased += await erase(req, email, now);',
    replace: 'for (const { erase } of places) erased ||= await erase(req, email, now);',
    what: 'After an erasure some of what was kept about the person is still there.',
    caughtBy: {
      kind: 'integration',
      file: 'src/staff/dashboard/personal-data.integration.test.ts',
      title: 'is deleted from every source once erased',
    },
  },
];
