import type { Fault } from './fault.ts';

const saves = {
  area: 'cms/saves',
  caughtBy: { kind: 'integration', file: 'src/cms/saves/saves.integration.test.ts' },
} as const;

/** Mistakes in what happens when two people save the same document. */
export const cmsSaves: Fault[] = [
  {
    id: 'form-stopped-by-other-save',
    area: 'cms/saves',
    file: 'src/staff/server-functions.ts',
    find: 'checkForStaleData: false',
    replace: '',
    what: 'Whoever starts typing after somebody else saved has to reload the form.',
    caughtBy: {
      kind: 'journey',
      file: 'tests/journeys/save-conflict.spec.ts',
      title: 'a form shows field by field what was saved in between',
    },
  },
  {
    id: 'saves-over-what-is-newer',
    ...saves,
    file: 'src/cms/saves/refuse-overwrite.ts',
    find: 'if ((last?.save ?? null) !== save &&',
    replace: 'if (last?.save === -1 &&',
    what: 'The later of two saves overwrites the first without a word.',
  },
  {
    id: 'saves-at-the-same-moment',
    ...saves,
    file: 'src/cms/saves/refuse-overwrite.ts',
    find: '  await lockInTransaction(req, `save:${saved.collection}:${saved.document}`);\n',
    replace: '',
    what: 'Of several people who save at the same moment, more than one goes through.',
  },
  {
    id: 'saves-answer-without-their-number',
    ...saves,
    file: 'src/cms/saves/refuse-overwrite.ts',
    find: 'return req.user ? { [LAST_SAVE]: await lastSaveOf(req, saved) } : {};',
    replace: 'return {};',
    what: 'Whoever saves twice in one form is refused the second time.',
  },
  {
    id: 'lock-without-a-name',
    ...saves,
    file: 'src/cms/access/payload-own-access.ts',
    find: 'if (slug === LOCKS) hooks.afterRead.push(nameLockHolder);',
    replace: '',
    what: 'A lock says that number 3 is writing, not who.',
  },
  {
    id: 'refusals-without-fields',
    area: 'cms/saves',
    file: 'src/payload.config.ts',
    find: 'afterError: [explainUnavailable, nameFieldsOfRefusals, askToSignIn, refuseInAmharic]',
    replace: 'afterError: [explainUnavailable, askToSignIn, refuseInAmharic]',
    what: 'A refused save marks no field, and nobody is shown what was saved in between.',
    build: 'admin',
    caughtBy: {
      kind: 'journey',
      file: 'tests/journeys/save-conflict.spec.ts',
      title: 'a form shows field by field what was saved in between',
    },
  },
  {
    id: 'unsaved-words-left-behind',
    area: 'cms/saves',
    file: 'src/staff/conflicts/use-unsaved-copy.ts',
    find: 'setEarlier(isNews ? copy : null);',
    replace: 'setEarlier(null);',
    what: 'What somebody wrote while their session ended is stored and never offered again.',
    build: 'admin',
    caughtBy: {
      kind: 'journey',
      file: 'tests/journeys/unsaved-words.spec.ts',
      title:
        'text written while the session ended is restored after signing in again, and cleared once saved',
    },
  },
  {
    id: 'unsaved-words-over-a-newer-save',
    area: 'cms/saves',
    file: 'src/staff/conflicts/use-unsaved-copy.ts',
    find: '    beginning.current = { data, began };\n',
    replace: '',
    what: 'Words that come back overwrite what others saved meanwhile, without showing it.',
    build: 'admin',
    caughtBy: {
      kind: 'journey',
      file: 'tests/journeys/unsaved-words.spec.ts',
      title: 'restored text is compared with a newer save, and can be discarded instead',
    },
  },
  {
    id: 'published-without-english',
    area: 'cms/fields',
    file: 'src/cms/translation/refuse-without-english.ts',
    find: 'if (errors.length > 0) throw',
    replace: 'if (errors.length > 99) throw',
    what: 'A post is published from the Amharic form with a heading in neither language.',
    caughtBy: {
      kind: 'integration',
      file: 'src/cms/translation/translation.integration.test.ts',
      title: 'is refused while a required text is missing in English',
    },
  },
];
