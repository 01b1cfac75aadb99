import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { build, type Metafile, type Plugin } from 'esbuild';
import { brotliWindow, isWorthCompressing } from '#platform/content-negotiation.ts';
import { extensionByCoding, findContentType } from '#platform/http/static-files.ts';

/** Not bundled: sharp is compiled for the machine; the others are optional and not installed. */
const external = ['sharp', 'pg-native', 'cloudflare:sockets'];

/**
 * Resolves pg to one copy for drizzle and Payload, which has its own. drizzle recognises a connection pool by its class or
 * the name of the class, which bundling changes; otherwise transactions would use several connections.
 */
const oneDriver: Plugin = {
  name: 'one-driver',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^pg$/ }, ({ kind, pluginData }) =>
      pluginData === 'ours'
        ? undefined
        : resolve('pg', { kind, resolveDir: process.cwd(), pluginData: 'ours' }),
    );
  },
};

const sharedStyles = (entry: string): Plugin => ({
  name: 'shared-styles',
  setup({ onLoad }) {
    onLoad({ filter: /\.mjs$/ }, async ({ path }) =>
      path === entry ? { contents: shareStyles(await readFile(path, 'utf8')) } : undefined,
    );
  },
});

/**
 * Bundles the built site and server.ts with the packages that they import. Reading thousands of small modules took half
 * the time and memory of a start.
 */
export async function bundleServer(folder: string, entry: string): Promise<void> {
  const bundled = `${folder.replace(/\/$/, '')}-bundled`;
  const { metafile } = await build({
    entryPoints: [join(folder, entry), 'server.ts'],
    entryNames: '[name]',
    outdir: bundled,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    mainFields: ['module', 'main'],
    metafile: true,
    outExtension: { '.js': '.mjs' },
    external,
    define: { 'process.env.NODE_ENV': '"production"' },
    minifySyntax: true,
    minifyWhitespace: true,
    plugins: [oneDriver, sharedStyles(join(folder, entry))],
    legalComments: 'none',
    // CommonJS packages call `require`.
    banner: {
      js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
    },
    logLevel: 'error',
  });
  rejectLostNames(metafile);
  rejectSecondDriver(metafile);
  for (const file of Object.keys(metafile.outputs)) await escapeLetters(file);
  await rm(folder, { recursive: true });
  await rename(bundled, folder);
}

/**
 * A single letter beyond ASCII makes Node hold a script in two bytes a letter. esbuild escapes them everywhere but in
 * regular expressions, two of which doubled 4 MB.
 */
async function escapeLetters(file: string): Promise<void> {
  const script = await readFile(file, 'utf8');
  // Letters beyond 16 bits are stored as two halves; both are escaped and mean the same together.
  const escaped = script.replace(
    /[\x80-\uffff]/g,
    half => `\\u${half.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  if (escaped !== script) await writeFile(file, escaped);
}

function rejectSecondDriver({ inputs }: Metafile): void {
  const drivers = Object.keys(inputs).filter(file => file.endsWith('node_modules/pg/lib/index.js'));
  if (drivers.length !== 1)
    throw new Error(`The bundle needs one copy of pg and has:\n${drivers.join('\n')}`);
}

/** `import()` of a bundled CommonJS module gives its default export only: `const { S3 } = await import(…)` is undefined. */
function rejectLostNames({ inputs }: Metafile): void {
  const lost = Object.entries(inputs).flatMap(([file, { imports }]) =>
    imports
      .filter(({ kind, path }) => kind === 'dynamic-import' && inputs[path]?.format === 'cjs')
      .map(({ path }) => `${file} loads ${path}`),
  );
  if (lost.length > 0) throw new Error(`CommonJS modules lose their names in import():\n${lost.join('\n')}`);
}

const sheet = /\{"type":"inline","content":("(?:[^"\\]|\\.)*")\}/g;
const rule = /[^}]*\}|[^}]+$/g;

/**
 * Astro writes the whole style sheet of every page into the manifest: 3.3 MB in memory, of which 0.2 MB are different
 * rules. The returned script has each rule once and joins a sheet when it is read.
 * @throws Error if the script has no style sheet, so that a new version of Astro cannot break this unnoticed.
 */
export function shareStyles(script: string): string {
  const rules = new Map<string, number>();
  const numberRule = (text: string) => {
    const number = rules.get(text) ?? rules.size;
    rules.set(text, number);
    return number;
  };
  const shared = script.replace(sheet, (_, content: string) => {
    const numbers = (JSON.parse(content) as string).match(rule)?.map(numberRule) ?? [];
    return `{type:"inline",get content(){return sheetOf([${numbers}])}}`;
  });
  if (rules.size === 0) throw new Error('The manifest has no style sheets: shareStyles looks for them.');
  return `const rules=${JSON.stringify([...rules.keys()])};const sheetOf=numbers=>numbers.map(at=>rules[at]).join('');${shared}`;
}

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
    if (isWorthCompressing(findContentType(location), size)) await writeCopies(location);
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
  await Promise.all([
    writeFile(location + extensionByCoding.gzip, gzipped),
    writeFile(location + extensionByCoding.br, br),
  ]);
}
