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
    file: 'src/features/search/mark-words.rules.ts',
    find: 'isNear ? nearSpellings(wanted) : []',
    replace: 'nearSpellings(wanted)',
    what: 'A search for "care" marks "core" in what it found.',
    caughtBy: {
      kind: 'unit',
      file: 'src/features/search/mark-words.rules.test.ts',
      title: 'marks words as written in the text, in every spelling and script',
    },
  },
];
