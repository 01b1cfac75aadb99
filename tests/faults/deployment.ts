import type { Fault } from './fault.ts';

/** Mistakes in settings, containers and upgrades. */
export const deploymentFaults: Fault[] = [
  {
    id: 'settings-file-keeps-its-line-break',
    area: 'processes',
    file: 'src/platform/settings-files.ts',
    find: ".replace(/\\r?\\n$/, '')",
    replace: '.toString()',
    what: 'A secret written to a file with an editor is another one: nobody can sign in, mail is refused.',
    caughtBy: {
      kind: 'unit',
      file: 'src/platform/env.test.ts',
      title: 'loses the line break at its end and nothing else',
    },
  },
];
