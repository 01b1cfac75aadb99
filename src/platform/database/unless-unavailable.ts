import { isUnreachable } from '#platform/database/is-unreachable.ts';
import { logFault } from '#platform/log.ts';

/**
 * What `write` gives, or null where the database cannot take it for the moment, which is written down: so a form that
 * was sent without script comes back with everything that was typed, and not as a page that knows nothing of it.
 */
export async function unlessUnavailable<Value>(write: () => Promise<Value>): Promise<Value | null> {
  try {
    return await write();
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    logFault(error, { while: 'taking a form' });
    return null;
  }
}
