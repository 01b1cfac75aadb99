import type { Journeys } from './changed/journeys.ts';
import { VERIFY_RECORD } from './record.ts';

/** Which tests of a kind to run: all, or the named files. */
export type Choice = 'all' | string[];

/** What a run does. */
export type Plan = {
  unit: Choice;
  integration: Choice;
  journeys: 'all' | Journeys;
  /** Long fuzzing, full matrices and mutation tests too. */
  inFull: boolean;
  /** Test files that passed in an earlier run. */
  without: ReadonlySet<string>;
  /** Groups that passed in an earlier run. */
  withoutGroups: ReadonlySet<string>;
  /** Where the run records its progress. */
  record: string;
};

export const EVERYTHING: Plan = {
  unit: 'all',
  integration: 'all',
  journeys: 'all',
  inFull: false,
  without: new Set(),
  withoutGroups: new Set(),
  record: VERIFY_RECORD,
};
