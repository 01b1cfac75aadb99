import { journeysOf } from '../../scripts/faults/run-tests.ts';
import { allFaults } from '../faults/all-faults.ts';

/** Marks a journey that an ordinary run takes though it names no requirement and catches no planted fault. */
export const ON_EVERY_CHANGE = { tag: '@every-change' };

const REQUIREMENT = /\[[A-Z][A-Z0-9]*-\d{2,3}\]/;

/**
 * What an ordinary verification asks of a journey, as patterns of Playwright for its file, title and tags: it proves a
 * requirement, catches a planted fault, or is marked. The others have not been shown to fail; a full run takes them.
 */
export function takenOnEveryChange(): RegExp[] {
  const catchers = allFaults.map(({ caughtBy }) => caughtBy).filter(({ kind }) => kind === 'journey');
  return [REQUIREMENT, new RegExp(ON_EVERY_CHANGE.tag), new RegExp(journeysOf(catchers))];
}
