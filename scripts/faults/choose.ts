import type { Fault } from '../../tests/faults/fault.ts';

/** The faults with one of the ids or of the area, which may leave out its first part; all where neither is given. */
export function chooseFaults(faults: readonly Fault[], ids: readonly string[], area?: string): Fault[] {
  const isOf = (fault: Fault) => area !== undefined && `/${fault.area}/`.includes(`/${area}/`);
  if (ids.length === 0 && area === undefined) return [...faults];
  return faults.filter(fault => ids.includes(fault.id) || isOf(fault));
}

/** The cheapest first. The admin is built again for each fault in it and not restored, so these come last. */
export function inOrder(faults: readonly Fault[]): Fault[] {
  const rank = ({ caughtBy, build }: Fault) =>
    build === 'admin' ? 3 : ['unit', 'integration', 'journey'].indexOf(caughtBy.kind);
  return faults.toSorted((one, other) => rank(one) - rank(other));
}
