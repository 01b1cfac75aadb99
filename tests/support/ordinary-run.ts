import { isForJourney } from '../../scripts/faults/choose.ts';
import { journeyPattern } from '../../scripts/faults/run-tests.ts';
import { allFaults } from '../faults/all-faults.ts';

/** Marks a journey that an ordinary run includes although it names no requirement and catches no planted fault. */
export const ON_EVERY_CHANGE = { tag: '@every-change' };

/** The tag of a requirement that a journey proves, such as @NEWS-31. */
const REQUIREMENT = /@[A-Z][A-Z0-9]*-\d{2,3}\b/;

/**
 * The conditions for a journey to be in an ordinary verification, as Playwright patterns for its file, title and tags:
 * it proves a requirement, catches a planted fault that is not left to full verifications, or is marked. A full run has
 * the others.
 */
export function takenOnEveryChange(): RegExp[] {
  const catchers = allFaults.filter(fault => isForJourney(fault) && !fault.onlyInFull);
  return [REQUIREMENT, new RegExp(ON_EVERY_CHANGE.tag), new RegExp(journeyPattern(catchers))];
}
