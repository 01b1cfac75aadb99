import type { Fault } from './fault.ts';

/** Mistakes in what a search finds, and for whom. */
export const searchFaults: Fault[] = [
  {
    id: 'search-ignores-spellings',
    area: 'core',
    file: 'src/core/ethiopic.ts',
    find: '  [0x1220, s],\n',
    replace: '',
    what: 'Whoever writes ሠላም does not find ሰላም.',
    caughtBy: {
      kind: 'unit',
      file: 'src/core/search-words.test.ts',
      title: 'treats two hundred pairs of Amharic spellings as one word each',
    },
  },
  {
    id: 'search-counts-what-is-hidden',
    area: 'features/search',
    file: 'src/features/search/search.queries.ts',
    find: '  return found.filter(({ kind, document }) => ids.get(kind)?.has(document));',
    replace: '  return ids.size < 0 ? [] : [...found];',
    what: 'A search tells that there is something about somebody who withdrew their consent.',
    caughtBy: {
      kind: 'integration',
      file: 'src/features/search/search.integration.test.ts',
      title: 'shows nothing of a post about somebody once their consent is withdrawn',
    },
  },
  {
    id: 'search-marks-too-much',
    area: 'features/search',
    file: 'src/core/search-keys.ts',
    find: 'new Set(isNear ? asked.flatMap(keys => keys.near) : [])',
    replace: 'new Set(asked.flatMap(keys => keys.near))',
    what: 'A search for "care" marks "core" in what it found.',
    caughtBy: {
      kind: 'unit',
      file: 'src/features/search/mark-words.rules.test.ts',
      title: 'marks words as written in the text, in every spelling and script',
    },
  },
  {
    id: 'search-ignores-forms',
    area: 'core',
    file: 'src/core/amharic-stem.ts',
    find: ", 'የ', 'በ', 'ለ', 'ከ']",
    replace: ']',
    what: 'Whoever searches for ሰላም does not find a page with የሰላም.',
    caughtBy: {
      kind: 'integration',
      file: 'src/features/search/recall.integration.test.ts',
      title: 'finds Amharic words with what is hung onto them',
    },
  },
  {
    id: 'search-leads-by-drafts',
    area: 'features/search',
    file: 'src/features/search/search.queries.ts',
    find: " and seen_by in ('all', 'visitors')",
    replace: '',
    what: 'Visitors find a page by words of a draft that nobody published.',
    caughtBy: {
      kind: 'integration',
      file: 'src/features/search/search.integration.test.ts',
      title: 'finds a post from its publication until it is unpublished or binned',
    },
  },
  {
    id: 'search-answers-stay',
    area: 'features/search',
    file: 'src/features/search/search-answers.ts',
    find: "[kind, 'consents'",
    replace: "['consents'",
    what: 'An answer stays after the page it names was unpublished.',
    caughtBy: {
      kind: 'integration',
      file: 'src/features/search/search.integration.test.ts',
      title: 'answers a question once, until something that can be found changes',
    },
  },
  {
    id: 'search-pushes-out-reads',
    area: 'features/search',
    file: 'src/features/search/search.queries.ts',
    find: '    isShared: false,\n',
    replace: '',
    what: 'Invented questions push the reads of every page out of their cache.',
    caughtBy: {
      kind: 'integration',
      file: 'src/features/search/search.integration.test.ts',
      title: 'caches a bounded number of answers, and pushes no read of a page out of its cache',
    },
  },
];
