import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { brotliWindow, type Coding, isWorthCompressing } from '#platform/http/content-coding.ts';
import { indexStaticFiles, type StaticFile } from '#platform/http/static-index.ts';

export type StaticForms = Readonly<Record<Coding, Uint8Array | null>>;

export type StaticFiles = {
  find(path: string): StaticFile | undefined;
  /** The file in memory, in every coding worth having; null for one that is sent from the disk. */
  formsOf(file: StaticFile): Promise<StaticForms> | null;
  /** Compresses everything once, one after the other, so that first visitors find it done. */
  prepare(): Promise<void>;
};

/** Larger ones (films, large pictures) are sent from the disk, which the system caches better than we could. */
const largestInMemory = 256 * 1024;
const largestText = 2 * 1024 * 1024;
/** The dearest brotli costs about a second a megabyte: fine for what is compressed once and small. */
const largestForBestBrotli = 256 * 1024;

const compress = { gzip: promisify(gzip), br: promisify(brotliCompress) };

/** Serves the files that were below `folder` at the start; see static-index.ts for what is left out. */
export async function openStaticFiles(folder: string): Promise<StaticFiles> {
  const files = await indexStaticFiles(folder);
  const read = new Map<StaticFile, Promise<StaticForms>>();

  function formsOf(file: StaticFile): Promise<StaticForms> | null {
    const isText = isWorthCompressing(file.contentType, file.size);
    if (file.size > (isText ? largestText : largestInMemory)) return null;
    const known = read.get(file);
    if (known) return known;
    const forms = readForms(file, isText);
    read.set(file, forms);
    forms.catch(() => read.delete(file));
    return forms;
  }

  return {
    find: path => files.get(path),
    formsOf,
    async prepare() {
      for (const file of files.values())
        if (isWorthCompressing(file.contentType, file.size)) await formsOf(file);
    },
  };
}

async function readForms(file: StaticFile, isText: boolean): Promise<StaticForms> {
  const identity = await readFile(file.location);
  if (!isText) return { identity, gzip: null, br: null };
  const quality = file.size > largestForBestBrotli ? 9 : zlib.BROTLI_MAX_QUALITY;
  const [gzipped, br] = await Promise.all([
    compress.gzip(identity, { level: 9 }),
    compress.br(identity, {
      params: {
        [zlib.BROTLI_PARAM_QUALITY]: quality,
        [zlib.BROTLI_PARAM_SIZE_HINT]: file.size,
        [zlib.BROTLI_PARAM_LGWIN]: brotliWindow(file.size),
      },
    }),
  ]);
  return { identity, gzip: gzipped, br };
}
