import ts from 'typescript';
import { type Check, isGenerated, isTest, type SourceFile } from './source-tree.ts';
import { eachNode, scriptsOf } from './syntax.ts';

/** Where a framework looks for a default export, and which. */
const demanded: readonly [RegExp, string][] = [
  [/^[a-z-]+(\.[a-z-]+)?\.config\.ts$/, 'the configuration of a tool'],
  [/^src\/payload\.config\.ts$/, 'Payload loads the configuration by its default export'],
  [
    /^src\/staff\/.*(next\.config|app\/.*)\.(ts|tsx|mjs|js)$/,
    'Next takes pages and layouts by their default export',
  ],
  [/^src\/site\/directives\/[a-z-]+\.browser\.ts$/, 'Astro takes a client directive by its default export'],
  [/^src\/site\/adapter\/[a-z-]+\.ts$/, 'Astro takes an adapter by its default export'],
  [
    /^(tests\/support|scripts\/faults|scripts\/look)\/(database-cluster|journeys-setup|site|[a-z]+\.config)\.ts$/,
    'Vitest and Playwright prepare a run by a default export',
  ],
  [/^scripts\/verify\/reporters\/[a-z]+\.ts$/, 'Vitest and Playwright take a reporter by its default export'],
  [/\.d\.ts$/, 'describes a module of somebody else'],
];

/** Exports have names, so that a thing is called the same everywhere. */
export const namedExports: Check = files =>
  files
    .filter(file => !isGenerated(file) && !demanded.some(([place]) => place.test(file.path)))
    .flatMap(file => {
      const faults: string[] = [];
      eachNode(file, (node, line) => {
        const isDefault =
          (ts.isExportAssignment(node) && !node.isExportEquals) ||
          (ts.canHaveModifiers(node) &&
            ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)) ||
          (ts.isExportSpecifier(node) && node.name.text === 'default');
        if (isDefault) faults.push(`${file.path}:${line()} is a default export`);
      });
      return faults;
    });

/** No file only passes on what others export: an import names the file that holds the thing. */
export const noBarrels: Check = files =>
  files
    .filter(file => /\.(ts|tsx|mts|js|mjs)$/.test(file.path) && !isGenerated(file))
    .filter(file => isIndex(file.path) || onlyPassesOn(file))
    .map(({ path }) => `${path} is a barrel`);

/** What core, platform and cms offer to others says in a sentence what it does. */
export const explainedFunctions: Check = files =>
  files
    .filter(
      file =>
        /^src\/(core|platform|cms)\/.*\.ts$/.test(file.path) && !isTest(file.path) && !isGenerated(file),
    )
    .flatMap(file =>
      scriptsOf(file)
        .flatMap(({ source }) => [...source.statements])
        .filter(ts.isFunctionDeclaration)
        .filter(one => one.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
        .filter(one => ts.getJSDocCommentsAndTags(one).length === 0)
        .map(one => `${file.path} does not explain ${one.name?.text}`),
    );

function onlyPassesOn(file: SourceFile): boolean {
  const statements = scriptsOf(file).flatMap(({ source }) => [...source.statements]);
  return statements.length > 0 && statements.every(one => ts.isExportDeclaration(one) && one.moduleSpecifier);
}

/** Under pages/ a file is named by the address it answers, so `index` is one there. */
function isIndex(path: string): boolean {
  return /(^|\/)index\.\w+$/.test(path) && !path.startsWith('src/site/pages/');
}
