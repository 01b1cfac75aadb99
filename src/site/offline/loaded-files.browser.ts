import { isFileAddress } from './offline-storage.rules.ts';

/** Addresses of the immutable files this page uses, which the browser has cached. */
export function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter(url => isFileAddress({ url, method: 'GET' }, location.origin));
}
