import { type EmbeddedDatabase, startEmbedded } from '#platform/database/embedded/start.ts';
import { type AdminClient, signInToAdmin } from '../tests/support/admin-client.ts';
import { startCluster } from '../tests/support/cluster.ts';
import { type StackOptions, startTestStack, type TestStack } from '../tests/support/test-stack.ts';

export type MeasuredStack = TestStack & {
  admin: AdminClient;
  /** Stops PostgreSQL and starts it again; milliseconds it took from the order to its first answer. */
  restartDatabase(): Promise<number>;
};

/** Opens the built site and staff door on the sample content, on a database of their own, with a signed-in admin. */
export async function startMeasuredStack(options: StackOptions): Promise<MeasuredStack> {
  const cluster = await startCluster();
  let restarted: EmbeddedDatabase | null = null;
  try {
    const stack = await startTestStack(cluster, { samples: true, ...options });
    return {
      ...stack,
      admin: await signInToAdmin(stack.staffUrl),
      async restartDatabase() {
        const since = performance.now();
        await (restarted ?? cluster.database).stop();
        restarted = await startEmbedded(cluster.folder, { throwaway: true });
        return performance.now() - since;
      },
      async close() {
        await stack.close();
        await restarted?.stop();
        await cluster.end();
      },
    };
  } catch (error) {
    await cluster.end();
    throw error;
  }
}
