import type { Fault } from '../../faults/fault.ts';
import type { Claim } from './rows.ts';

type Catch = { id: string; caughtBy: Pick<Fault['caughtBy'], 'file' | 'title'> };

/** The rows named by the tests that catch a fault, each once. */
export function rowsOf({ caughtBy }: Catch, claims: readonly Claim[]): string[] {
  return [...new Set(claims.filter(claim => isCaughtBy(caughtBy, claim)).map(({ id }) => id))];
}

function isCaughtBy({ file, title = '' }: Catch['caughtBy'], claim: Claim): boolean {
  return claim.path === file && claim.title.includes(title);
}
