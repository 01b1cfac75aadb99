import { SAMPLES_MADE_AT, startCluster } from './cluster.ts';
import { startTestStack } from './test-stack.ts';

/** A site to look at: its address, and the instant its clock started from if that is not the real one. */
export type OpenSite = { siteUrl: string; now: string | undefined; close(): Promise<void> };

/**
 * The built site on the sample content, on its own database; nothing of it remains. Its clock starts on the day the content
 * was made, or is the real one, for browsers whose clock nobody can set; the content is then of today.
 */
export async function startSampleStack(clock: 'fixed' | 'real' = 'fixed'): Promise<OpenSite> {
  const cluster = await startCluster();
  try {
    const now = clock === 'fixed' ? SAMPLES_MADE_AT : undefined;
    const stack = await startTestStack(cluster, { samples: true, withoutStaff: true, ...(now && { now }) });
    const close = async () => {
      await stack.close();
      await cluster.end();
    };
    return { siteUrl: stack.siteUrl, now, close };
  } catch (error) {
    await cluster.end();
    throw error;
  }
}

/** A site that is already running, at its address; closing it is not our job. */
export function siteAt(address: string): OpenSite {
  return { siteUrl: address.replace(/\/$/, ''), now: undefined, close: async () => undefined };
}
