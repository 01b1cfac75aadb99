import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { brotliWindow, isWorthCompressing } from '#platform/content-negotiation.ts';
import { contentTypeOf, endingOf } from '#platform/http/static-files.ts';

const compress = { gzip: promisify(gzip), br: promisify(brotliCompress) };
/** The highest quality takes about a second per megabyte; larger files get the best quality that is fast. */
const largestForBestBrotli = 256 * 1024;

/**
 * Writes a brotli and a gzip copy beside every text file below `folder`, so that no process compresses at its start.
 */
export async function compressFiles(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const location = join(entry.parentPath, entry.name);
    if (!entry.isFile()) continue;
    const { size } = await stat(location);
    if (isWorthCompressing(contentTypeOf(location), size)) await writeCopies(location);
  }
}

async function writeCopies(location: string): Promise<void> {
  const content = await readFile(location);
  const quality = content.byteLength > largestForBestBrotli ? 9 : zlib.BROTLI_MAX_QUALITY;
  const [gzipped, br] = await Promise.all([
    compress.gzip(content, { level: 9 }),
    compress.br(content, {
      params: {
        [zlib.BROTLI_PARAM_QUALITY]: quality,
        [zlib.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
        [zlib.BROTLI_PARAM_LGWIN]: brotliWindow(content.byteLength),
      },
    }),
  ]);
  await Promise.all([writeFile(location + endingOf.gzip, gzipped), writeFile(location + endingOf.br, br)]);
}
