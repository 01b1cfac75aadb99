import type { Fault } from '../../tests/faults/fault.ts';

/** Faults by id or area (its first part may be left out); all of them when neither is given. */
export function chooseFaults(faults: readonly Fault[], ids: readonly string[], area?: string): Fault[] {
  const isOf = (fault: Fault) => area !== undefined && `/${fault.area}/`.includes(`/${area}/`);
  if (ids.length === 0 && area === undefined) return [...faults];
  return faults.filter(fault => ids.includes(fault.id) || isOf(fault));
}

/** The cheapest first. The admin is rebuilt for each of its faults and not restored, so these come last. */
export function inOrder(faults: readonly Fault[]): Fault[] {
  const rank = ({ caughtBy, build }: Fault) =>
    build === 'admin' ? 3 : ['unit', 'integration', 'journey'].indexOf(caughtBy.kind);
  return faults.toSorted((one, other) => rank(one) - rank(other));
}
