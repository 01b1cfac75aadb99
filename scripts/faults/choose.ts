import type { Fault } from '../../tests/faults/fault.ts';

/** Faults by id or area; all of them when neither is given. */
export function chooseFaults(faults: readonly Fault[], ids: readonly string[], area?: string): Fault[] {
  if (ids.length === 0 && area === undefined) return [...faults];
  return faults.filter(fault => ids.includes(fault.id) || fault.area === area);
}

/** The cheapest first. The admin is rebuilt for each of its faults and not restored, so these come last. */
export function inOrder(faults: readonly Fault[]): Fault[] {
  const rank = ({ caughtBy, build }: Fault) =>
    build === 'admin' ? 3 : ['unit', 'integration', 'journey'].indexOf(caughtBy.kind);
  return faults.toSorted((one, other) => rank(one) - rank(other));
}

/**
 * Faults that may be planted together, in their order: those of journeys, at most `most`, of one build, in separate
 * files and caught by journeys in separate files. All others are planted alone.
 */
export function groupFaults(faults: readonly Fault[], most: number): Fault[][] {
  const groups: Fault[][] = [];
  const fits = (fault: Fault, group: readonly Fault[]) =>
    group.length < most &&
    group.every(
      other =>
        other.caughtBy.kind === 'journey' &&
        other.build === fault.build &&
        other.file !== fault.file &&
        other.caughtBy.file !== fault.caughtBy.file,
    );
  for (const fault of faults) {
    const group = fault.caughtBy.kind === 'journey' && groups.find(each => fits(fault, each));
    if (group) group.push(fault);
    else groups.push([fault]);
  }
  return groups;
}
