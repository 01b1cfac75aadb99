import { isUnreachable } from '#platform/database/is-unreachable.ts';
import { logFault } from '#platform/log.ts';

/**
 * The result of `write`, or null, with a log line, while the database is unavailable: then a form sent without script
 * comes back with everything that was typed, instead of a page that knows nothing of it.
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
