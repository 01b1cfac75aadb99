import { type EmbeddedDatabase, startEmbedded } from '#platform/database/embedded/start.ts';
import { startCluster } from '../tests/support/cluster.ts';
import { type House, type HouseOptions, openHouse } from '../tests/support/house.ts';
import { enterStaffDoor, type StaffDoor } from '../tests/support/staff-door.ts';

export type MeasuredHouse = House & {
  door: StaffDoor;
  /** Stops PostgreSQL and starts it again; milliseconds it took from the order to its first answer. */
  restartDatabase(): Promise<number>;
};

/** Opens the built site and staff door on the sample content, on a database of their own, with a signed-in admin. */
export async function openMeasuredHouse(options: HouseOptions): Promise<MeasuredHouse> {
  const cluster = await startCluster();
  let restarted: EmbeddedDatabase | null = null;
  try {
    const house = await openHouse(cluster, { samples: true, ...options });
    return {
      ...house,
      door: await enterStaffDoor(house.staffUrl),
      async restartDatabase() {
        const since = performance.now();
        await (restarted ?? cluster.database).stop();
        restarted = await startEmbedded(cluster.folder, { throwaway: true });
        return performance.now() - since;
      },
      async close() {
        await house.close();
        await restarted?.stop();
        await cluster.end();
      },
    };
  } catch (error) {
    await cluster.end();
    throw error;
  }
}
