import { parseArgs } from 'node:util';
import { Failure } from '../terminal/failure.mjs';
import type { Slice } from './slice.ts';

export type Options = {
  /** A part of everything beyond the ordinary checks: null for none, 1 of 1 for all of it. */
  slice: Slice | null;
  /** After so many minutes no further check of the slice begins; null for no such limit. */
  minutes: number | null;
  /** Only what the last run did not finish. */
  continue: boolean;
};

export const HELP = `npm run verify -- [flags]

  (no flag)         what every change runs: style, types, tests, both builds, and the journeys in a
                    browser that prove a requirement or catch a planted fault
  --continue        only the test files that failed or did not run yet in the last run
  --slice=2/8       the ordinary checks, and the second eighth of everything else: journeys and tests in
                    full, drills, other browsers, the CDN, planted faults, mutation tests
  --minutes=55      no further check of the slice begins after so many minutes; what is left out is named
  --all             the ordinary checks and everything else
  --help            these lines
`;

/**
 * Reads the flags; 'help' when they ask for help.
 * @throws Failure for unknown flags and for flags that cannot be combined
 */
export function readOptions(args: readonly string[]): Options | 'help' {
  const values = parsed([...args]);
  if (values.help) return 'help';
  if (values.all && values.slice !== undefined)
    throw new Failure('--all cannot go together with --slice: it is every slice');
  const slice = values.all ? '1/1' : values.slice;
  if (values.minutes !== undefined && slice === undefined)
    throw new Failure('--minutes only limits a slice: add --slice or --all');
  return {
    slice: slice === undefined ? null : parseSlice(slice),
    minutes: values.minutes === undefined ? null : parseMinutes(values.minutes),
    continue: values.continue ?? false,
  };
}

function parseSlice(text: string): Slice {
  const [, part, of] = (/^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? []).map(Number);
  if (!part || !of || part > of)
    throw new Failure(`--slice=${text} is no slice: write for example --slice=2/8 for the second of eight`);
  return { part, of };
}

function parseMinutes(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text))
    throw new Failure(`--minutes=${text} is no whole number of minutes from 1 on`);
  return Number(text);
}

function parsed(args: string[]) {
  const flag = { type: 'boolean' } as const;
  const options = {
    all: flag,
    continue: flag,
    help: flag,
    minutes: { type: 'string' },
    slice: { type: 'string' },
  } as const;
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    const { message } = error as Error;
    throw new Failure(`${message.split(/[.;]\s/)[0]}; "npm run verify -- --help" lists the flags`);
  }
}
