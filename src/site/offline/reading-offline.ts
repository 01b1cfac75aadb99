import { readFile } from 'node:fs/promises';
import { splitLocale } from '#core/locale.ts';
import type { StaticFiles } from '#platform/http/static-files.ts';
import type { CompressedPage } from '#platform/page-cache/compress-page.ts';
import { workerAddress } from './offline-address.rules.ts';
import { type Pack, packList, packPages } from './offline-page.rules.ts';
import { usedFiles } from './offline-storage.rules.ts';

const removalWorkerAddress = '/removal-worker.js';

/**
 * Adds offline reading to the site: the list of the pack with sizes, and, while offline reading is off, the worker that
 * removes everything in place of the service worker.
 */
export function readingOffline(files: StaticFiles, isOn: boolean) {
  const find = (path: string) => files.find(path === workerAddress && !isOn ? removalWorkerAddress : path);
  const describePages = (path: string, page: PackSources['page']) => packListAt(path, { page, files });
  return { files: { find }, describePages };
}

type PackSources = {
  /** The cached page at an address of ours, or its lite form. */
  page: (address: string, lite: boolean) => Promise<CompressedPage>;
  files: StaticFiles;
};

/**
 * The pack list at `path`: each page and file with its transfer size in bytes, without headers; null at any other path.
 * A page that cannot be rendered is left out.
 */
function packListAt(path: string, sources: PackSources): Promise<Pack> | null {
  const { locale } = splitLocale(path);
  const lite = [false, true].find(form => path === packList(locale, form));
  return lite === undefined ? null : measurePack(packPages(locale), lite, sources);
}

async function measurePack(
  addresses: readonly string[],
  lite: boolean,
  { page, files }: PackSources,
): Promise<Pack> {
  const found = await Promise.all(
    addresses.map(async address => ({ address, page: await page(address, lite) })),
  );
  const pages = found.filter(({ page: { status } }) => status === 200);
  const used = new Map<string, number>();
  for (const one of pages) await measureFiles(one.page.variants.identity.body(), one.address, files, used);
  return {
    pages: pages.map(({ address, page: { variants } }) => ({ address, bytes: measureLength(variants) })),
    files: [...used].map(([address, bytes]) => ({ address, bytes })),
    worker: countBytes(workerAddress, files),
  };
}

/** Adds the sizes of the files that a text names, and of those that scripts among them import. */
async function measureFiles(
  text: Uint8Array,
  from: string,
  files: PackSources['files'],
  used: Map<string, number>,
): Promise<void> {
  for (const address of usedFiles(Buffer.from(text).toString(), from)) {
    const file = files.find(address);
    if (!file?.isImmutable || used.has(address)) continue;
    used.set(address, countBytes(address, files));
    if (address.endsWith('.js')) await measureFiles(await readFile(file.location), address, files, used);
  }
}

function countBytes(address: string, files: StaticFiles): number {
  const { br, gzip, identity } = files.find(address)?.sizes ?? { br: 0, gzip: 0, identity: 0 };
  return br ?? gzip ?? identity;
}

/** The length in the best coding browsers accept. */
function measureLength({ br, gzip, identity }: CompressedPage['variants']): number {
  return (br ?? gzip ?? identity).body().byteLength;
}
