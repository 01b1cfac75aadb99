import type { StaticFiles } from '#platform/http/static-files.ts';
import { workerAddress } from './offline-address.rules.ts';
import { type PackSources, packListAt } from './pack-list.ts';

const removalWorkerAddress = '/removal-worker.js';

/**
 * Adds offline reading to the site: the measured pack list, and, while it is off, the worker that removes everything in
 * place of the storing one.
 */
export function readingOffline(files: StaticFiles, isOn: boolean) {
  const find = (path: string) => files.find(path === workerAddress && !isOn ? removalWorkerAddress : path);
  const describePages = (path: string, page: PackSources['page']) => packListAt(path, { page, files });
  return { files: { find }, describePages };
}
