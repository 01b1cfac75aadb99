import { createHash } from 'node:crypto';
import { createReadStream, type Stats } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** A file served as it is. What it says about itself is fixed when the site starts. */
export type StaticFile = {
  readonly location: string;
  readonly contentType: string;
  readonly size: number;
  /** Whole seconds, as HTTP dates are. */
  readonly modified: Date;
  readonly fingerprint: string;
  /** Its name changes with its content. */
  readonly isImmutable: boolean;
};

const contentTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** `hero-wide.1a0b5879.svg`: the form in which our build scripts write a content hash into a name. */
const hashedName = /\.[0-9a-f]{8,}\.[a-z0-9]+$/;
const buildFolder = '/_astro/';

/**
 * Finds every file below `folder`, by the canonical path it is served under. Files that appear later are not served,
 * and no path from a request ever reaches the disk. Hidden files and symbolic links are left out (`.well-known` is
 * not hidden). An empty map when the folder does not exist.
 */
export async function indexStaticFiles(folder: string): Promise<ReadonlyMap<string, StaticFile>> {
  const found = new Map<string, StaticFile>();
  await addFolder(folder, '', found);
  return found;
}

async function addFolder(folder: string, path: string, found: Map<string, StaticFile>): Promise<void> {
  for (const entry of await entriesOf(folder)) {
    const location = join(folder, entry.name);
    const address = `${path}/${encodeURIComponent(entry.name.normalize('NFC'))}`;
    if (entry.name.startsWith('.') && entry.name !== '.well-known') continue;
    if (entry.isDirectory()) await addFolder(location, address, found);
    else if (entry.isFile())
      found.set(address, await readStaticFile(location, address, await stat(location)));
  }
}

async function entriesOf(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

async function readStaticFile(location: string, address: string, stats: Stats): Promise<StaticFile> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(location), hash);
  return {
    location,
    contentType: contentTypes[extname(location).toLowerCase()] ?? 'application/octet-stream',
    size: stats.size,
    modified: new Date(Math.floor(stats.mtimeMs / 1000) * 1000),
    fingerprint: hash.digest('base64url').slice(0, 22),
    isImmutable: address.startsWith(buildFolder) || hashedName.test(address),
  };
}
