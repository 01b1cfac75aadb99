import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits until a whole number of steps has passed since `since` (performance.now), so that what an answer took does not show
 * whether something was found.
 */
export async function waitForEvenStep(since: number, stepMs: number): Promise<void> {
  await sleep(stepMs - ((performance.now() - since) % stepMs));
}
