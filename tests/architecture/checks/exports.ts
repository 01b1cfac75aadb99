import ts from 'typescript';
import { type Check, isGenerated, isTest, type SourceFile } from './source-tree.ts';
import { scriptsOf } from './syntax.ts';

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
