/**
 * Checks the types of everything, including pages (.astro), in one run of the native compiler: pages are written
 * as TSX to .astro/pages, where messages about them point.
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { convertToTsx } from '@astrojs/astro2tsx';
import { runNode } from '../terminal/run-node.ts';

const FOLDER = '.astro/pages';
/** Imports of other pages and layouts, whose types the compiler does not know. */
const PAGE_IMPORT = /(from ')(#site|\.{1,2})(\/[^']+\.astro)'/g;

const project = join(FOLDER, 'tsconfig.json');
const fromFolder = (path: string) => relative(FOLDER, path);

function writePages(): string[] {
  rmSync(FOLDER, { recursive: true, force: true });
  return globSync('src/**/*.astro').flatMap(page => {
    const { code, diagnostics } = convertToTsx(readFileSync(page, 'utf8'), { filename: page });
    const file = join(FOLDER, `${page}.tsx`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      file,
      code.replaceAll(PAGE_IMPORT, (_, before, root, rest) => {
        return `${before}${root === '#site' ? '#pages' : root}${rest}.tsx'`;
      }),
    );
    return diagnostics.map(({ message }) => `${page}: ${message}`);
  });
}

function writeProject(): void {
  const { include, exclude } = JSON.parse(readFileSync('tsconfig.json', 'utf8')) as Record<string, string[]>;
  const settings = {
    extends: fromFolder('tsconfig.json'),
    compilerOptions: {
      incremental: true,
      tsBuildInfoFile: fromFolder('node_modules/.cache/adey/types.tsbuildinfo'),
      // Relative imports of a page are resolved from the page itself.
      rootDirs: [fromFolder('.'), '.'],
      paths: { '#pages/*': ['./src/site/*'] },
    },
    // Astro's globals in a page: `Astro`, `Fragment` and the attributes of elements.
    files: ['env.d.ts', 'astro-jsx.d.ts'].map(file => fromFolder(`node_modules/astro/${file}`)),
    include: [...(include ?? []).map(fromFolder), './src'],
    exclude: exclude?.map(fromFolder),
  };
  writeFileSync(project, JSON.stringify(settings, null, 2));
}

const broken = writePages();
writeProject();
// By default it runs four checkers, each of which checks the same types again: twice the work on two cores.
const { code, output } = await runNode([
  'node_modules/typescript-native/bin/tsc',
  '--noEmit',
  '--checkers',
  '2',
  '-p',
  project,
]);
process.stdout.write([...broken, output].join('\n'));
process.exitCode = broken.length > 0 ? 1 : code;
