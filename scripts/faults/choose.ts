import { type Fault, findTool } from '../../tests/faults/fault.ts';

/** Faults by id or area; all of them when neither is given. */
export function chooseFaults(
  areas: Readonly<Record<string, readonly Fault[]>>,
  ids: readonly string[],
  area?: string,
): Fault[] {
  const isAll = ids.length === 0 && area === undefined;
  return Object.entries(areas).flatMap(([name, faults]) =>
    faults.filter(({ id }) => isAll || name === area || ids.includes(id)),
  );
}

/** A journey fails when it meets this fault, so the site is built with it. */
export const isForJourney = ({ caughtBy }: Fault) => findTool(caughtBy) === 'playwright';

/** The cheapest first. The admin is rebuilt for each of its faults and not restored, so these come last. */
export function inOrder(faults: readonly Fault[]): Fault[] {
  const rank = ({ caughtBy, build }: Fault) =>
    build === 'admin' ? 4 : ['unit', 'dom', 'integration', 'playwright'].indexOf(findTool(caughtBy));
  return faults.toSorted((one, other) => rank(one) - rank(other));
}

/**
 * Faults that may be planted together, in their order: at most `most`, for one tool and one build, in separate files and
 * caught by tests in separate files.
 */
export function groupFaults(faults: readonly Fault[], most: number): Fault[][] {
  const groups: Fault[][] = [];
  const fits = (fault: Fault, group: readonly Fault[]) =>
    group.length < most &&
    group.every(
      other =>
        findTool(other.caughtBy) === findTool(fault.caughtBy) &&
        other.build === fault.build &&
        other.file !== fault.file &&
        other.caughtBy !== fault.caughtBy,
    );
  for (const fault of faults) {
    const group = groups.find(each => fits(fault, each));
    if (group) group.push(fault);
    else groups.push([fault]);
  }
  return groups;
}
