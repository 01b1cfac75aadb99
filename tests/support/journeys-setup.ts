import { openCluster, watchRefusals } from './cluster.ts';
import { openStackPool } from './stack-pool.ts';

/** Runs once before all journeys: one PostgreSQL, and the pool from which journeys get their stacks. */
export default async function openForJourneys(): Promise<() => Promise<void>> {
  const cluster = await openCluster();
  process.env.JOURNEY_CLUSTER = cluster.folder;
  const findRefusals = watchRefusals(cluster.folder);
  const close = await openStackPool(
    cluster,
    process.env.JOURNEY_ADMIN === 'off' ? { withoutStaff: true } : {},
  );
  return async () => {
    await close();
    const refused = findRefusals();
    await cluster.end();
    if (refused.length > 0)
      throw new Error(`A database account lacks rights (account-rights.ts):\n${refused.join('\n')}`);
  };
}
