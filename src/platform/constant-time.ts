import crypto from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Whether `given` is the secret, in a time that reveals nothing about how much of it was right: both are hashed first,
 * because the comparison needs equal lengths.
 */
export function isSecret(given: string | null, secret: string): boolean {
  const digest = (text: string) => crypto.createHash('sha256').update(text).digest();
  return crypto.timingSafeEqual(digest(given ?? ''), digest(secret)) && given !== null;
}

/**
 * Waits until a whole number of steps has passed since `since` (performance.now), so that what an answer took does not show
 * whether something was found.
 */
export async function waitForEvenStep(since: number, stepMs: number): Promise<void> {
  await sleep(stepMs - ((performance.now() - since) % stepMs));
}
