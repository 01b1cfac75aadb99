import { startCluster } from './cluster.ts';
import { openHouse } from './house.ts';

/** Runs once before all journeys: one PostgreSQL and one open house with the sample content, which journeys only read. */
export default async function openForJourneys(): Promise<() => Promise<void>> {
  const cluster = await startCluster();
  try {
    const house = await openHouse(cluster, { samples: true, signIn: true });
    process.env.JOURNEY_CLUSTER = cluster.folder;
    process.env.JOURNEY_HOUSE = JSON.stringify({ siteUrl: house.siteUrl, staffUrl: house.staffUrl });
    return async () => {
      await house.close();
      await cluster.end();
    };
  } catch (error) {
    await cluster.end();
    throw error;
  }
}
