import { journeysOf } from '../../scripts/faults/run-tests.ts';
import { allFaults } from '../faults/all-faults.ts';

/** Marks a journey that an ordinary run includes although it names no requirement and catches no planted fault. */
export const ON_EVERY_CHANGE = { tag: '@every-change' };

const REQUIREMENT = /\[[A-Z][A-Z0-9]*-\d{2,3}\]/;

/**
 * The conditions for a journey to be in an ordinary verification, as Playwright patterns for its file, title and tags:
 * it proves a requirement, catches a planted fault, or is marked. The others have not been shown to fail; a full run
 * has them.
 */
export function takenOnEveryChange(): RegExp[] {
  const catchers = allFaults.map(({ caughtBy }) => caughtBy).filter(({ kind }) => kind === 'journey');
  return [REQUIREMENT, new RegExp(ON_EVERY_CHANGE.tag), new RegExp(journeysOf(catchers))];
}
