import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';

/** Not bundled: sharp is compiled for the machine, the others are optional and not installed. */
const external = ['sharp', 'pg-native', 'cloudflare:sockets'];

/**
 * One copy of pg for drizzle and Payload, which brings its own. drizzle recognises a pool of connections by its class or
 * the name of the class, which bundling drops; where it does not, no transaction holds together.
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

/**
 * Bundles the packages the built site imports. Reading thousands of small modules took half the time and memory of a
 * start.
 */
export async function bundleServer(folder: string, entry: string): Promise<void> {
  const bundled = `${folder.replace(/\/$/, '')}-bundled`;
  const { metafile } = await build({
    entryPoints: [join(folder, entry)],
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
    plugins: [oneDriver],
    legalComments: 'none',
    // CommonJS packages call `require`.
    banner: {
      js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
    },
    logLevel: 'error',
  });
  refuseLostNames(metafile);
  await rm(folder, { recursive: true });
  await rename(bundled, folder);
}

/** `import()` of a bundled CommonJS module gives its default export only: `const { S3 } = await import(…)` is undefined. */
function refuseLostNames({ inputs }: Metafile): void {
  const lost = Object.entries(inputs).flatMap(([file, { imports }]) =>
    imports
      .filter(({ kind, path }) => kind === 'dynamic-import' && inputs[path]?.format === 'cjs')
      .map(({ path }) => `${file} loads ${path}`),
  );
  if (lost.length > 0) throw new Error(`CommonJS modules lose their names in import():\n${lost.join('\n')}`);
}
