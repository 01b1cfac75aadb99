import type { Fault } from './fault.ts';

const moved = 'src/moving/long-texts.integration.test.ts';
const inOneLanguage = 'src/cms/translation/publish-one-language.integration.test.ts';
const inPosts = 'src/features/news/post-body.integration.test.ts';

/** Mistakes in long texts: their pictures, links and what is pasted into them. */
export const cmsTexts: Fault[] = [
  {
    id: 'amharic-public-before-its-english',
    area: 'cms/fields',
    file: 'src/cms/translation/refuse-without-english.ts',
    find: "isAlone && stored?._status !== 'published' ? null : stored",
    replace: 'stored',
    what: 'Amharic is published whose English nobody can read, so English visitors see an empty page.',
    caughtBy: { kind: 'integration', file: inOneLanguage, title: 'refuses Amharic whose English no visitor' },
  },
  {
    id: 'one-language-not-noticed',
    area: 'cms/fields',
    file: 'src/cms/content-collection.ts',
    find: 'beforeOperation: [notePublishedAlone, saveHooks.beforeOperation]',
    replace: 'beforeOperation: [saveHooks.beforeOperation]',
    what: 'Publishing the Amharic alone is taken for publishing both.',
    caughtBy: { kind: 'integration', file: inOneLanguage, title: 'refuses Amharic whose English no visitor' },
  },
  {
    id: 'exported-text-with-numbers',
    area: 'moving',
    file: 'src/moving/text-targets.ts',
    find: "(relationTo === 'media' ? pictures.nameOf(id) : names.get(relationTo)?.get(id)) || null",
    replace: 'String(id)',
    what: 'A text that was imported elsewhere shows another picture and leads to another page.',
    caughtBy: { kind: 'integration', file: moved },
  },
  {
    id: 'exported-text-without-its-pictures',
    area: 'moving',
    file: 'src/moving/export-old-database.ts',
    find: '          ...picturesInTexts(body),\n',
    replace: '',
    what: 'The pictures of long texts do not come along with an export.',
    caughtBy: { kind: 'integration', file: moved },
  },
  {
    id: 'imported-text-without-a-limit',
    area: 'moving',
    file: 'src/moving/moved-text.ts',
    find: 'depth > DEEPEST_VALUE ? MOST_VALUES + 1 : 1',
    replace: '0',
    what: 'A hostile file with a huge text is taken.',
    caughtBy: { kind: 'integration', file: moved },
  },
  {
    id: 'pictures-in-texts-not-checked',
    area: 'cms/consents',
    file: 'src/cms/consents/pictures-of.ts',
    find: "if (field.type === 'richText') return picturesInText(value, path);",
    replace: '',
    what: 'A post is published whose text shows somebody who withdrew the consent.',
    caughtBy: {
      kind: 'integration',
      file: inPosts,
      title: '[CONSENT-07] blocks publishing the post without consent, in either language',
    },
  },
  {
    id: 'other-language-not-checked',
    area: 'cms/consents',
    file: 'src/cms/consents/refuse-without-consent.ts',
    find: '...picturesOf(textsOf(fields), other ?? {})',
    replace: '',
    what: 'Publishing the Amharic publishes an English text with a picture that nobody agreed to.',
    caughtBy: {
      kind: 'integration',
      file: inPosts,
      title: '[CONSENT-07] blocks publishing the post without consent, in either language',
    },
  },
  {
    id: 'links-of-texts-run-scripts',
    area: 'cms/fields',
    file: 'src/cms/rich-text/read-text.rules.ts',
    find: 'return /^(https?:\\/\\/|mailto:|tel:|\\/(?![/\\\\]))/i.test(url) ? url : undefined;',
    replace: 'return url || undefined;',
    what: 'A link in a text runs a script in the browser of whoever presses it.',
    caughtBy: { kind: 'unit', file: 'src/cms/rich-text/read-text.rules.test.ts' },
  },
  {
    id: 'pasted-looks-stay',
    area: 'cms/fields',
    file: 'src/cms/rich-text/clean-text.rules.ts',
    find: "typeof format === 'number' ? format & MARKS : 0",
    replace: "typeof format === 'number' ? format : 0",
    what: 'Words pasted from elsewhere stay underlined in the form, and are not on the page.',
    caughtBy: { kind: 'unit', file: 'src/cms/rich-text/clean-text.rules.test.ts' },
  },
  {
    id: 'cms-text-part-written-late',
    area: 'cms/fields',
    file: 'src/cms/rich-text/article.block.ts',
    find: 'fields: [...part.fields, values],',
    replace: 'fields: [...part.fields],',
    what: 'Staff who publish right after choosing a picture are told that it is missing, and lose its caption.',
    caughtBy: {
      kind: 'journey',
      file: 'tests/journeys/whole-story.spec.ts',
      title: 'a picture and its caption, added to the whole story a moment before',
    },
    build: 'admin',
  },
];
