import { Logger } from 'graphile-worker';
import { logWarning } from '#platform/log.ts';

/** Errors of the queue itself go to our log; a failed task has been logged by then, with a reference. */
export const quietLogger = new Logger(() => (level, message, meta) => {
  if (level === 'error' && meta?.failure !== true) logWarning('job queue', { message });
});
