import { parseArgs } from 'node:util';
import { Failure } from '../terminal/failure.mjs';

export type Options = {
  /** Everything, including the long tests and the mutation tests. */
  all: boolean;
  /** Only what the last run did not finish. */
  continue: boolean;
  /** Only what the changed files affect: null for everything, '' for changes against the main branch, or a commit. */
  changed: string | null;
};

export const HELP = `npm run verify -- [flags]

  (no flag)         what every change runs: style, types, tests, both builds, and the journeys in a
                    browser that prove a requirement or catch a planted fault
  --changed         only what the changed files reach: against origin/main or, where that is the
                    same commit, what is not committed and the last commit
  --changed=REF     the same against a commit, branch or tag
  --continue        only the test files that failed or did not run yet in the last run
  --all             everything in full: long fuzzing, full matrices, drills and mutation tests
  --help            these lines
`;

/**
 * Reads the flags; 'help' when they ask for help.
 * @throws Failure for unknown flags and for flags that cannot be combined
 */
export function readOptions(args: readonly string[]): Options | 'help' {
  // parseArgs has no flag with an optional value.
  const ref = args.find(arg => arg.startsWith('--changed='))?.slice('--changed='.length);
  const { values } = parsed(args.map(arg => arg.replace(/^--changed=.*/s, '--changed')));
  if (values.help) return 'help';
  if (values.changed && (values.all || values.continue))
    throw new Failure('--changed cannot go together with --all or --continue');
  if (ref?.startsWith('-')) throw new Failure(`--changed=${ref} names no commit`);
  return {
    all: values.all ?? false,
    continue: values.continue ?? false,
    changed: values.changed ? (ref ?? '') : null,
  };
}

function parsed(args: string[]) {
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({ args, options: { all: flag, continue: flag, changed: flag, help: flag } });
  } catch (error) {
    const { message } = error as Error;
    throw new Failure(`${message.split(/[.;] /)[0]}; "npm run verify -- --help" lists the flags`);
  }
}
