import { isFileAddress } from './offline-storage.rules.ts';

/** Addresses of the lasting files this page is made of: the browser holds them. */
export function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter(url => isFileAddress({ url, method: 'GET' }, location.origin));
}
