import ts from 'typescript';
import { type Check, isTest } from './source-tree.ts';
import { eachNode } from './syntax.ts';

/** What Vite and Next replace when they build; it contains no setting of ours. */
const ofTheBuild = /^(import\.meta\.env\.(DEV|PROD|SSR|MODE|BASE_URL)|process\.env\.NEXT_RUNTIME)$/;

/**
 * Settings are read in platform/env.ts and nowhere else in the product. Exempt are the configurations of tools,
 * and scripts/, tests/ and bench/, which start the processes and so create their environment.
 */
export const settingsInOnePlace: Check = files =>
  files
    .filter(({ path }) => /^src\/|^(server|worker)\.ts$/.test(path) && !isTest(path))
    .filter(({ path }) => path !== 'src/platform/env.ts' && !/^src\/staff\/next\.config\.\w+$/.test(path))
    .flatMap(file => {
      const faults: string[] = [];
      eachNode(file, readers, (node, line, { source }) => {
        if (readsEnvironment(node, source)) faults.push(`${file.path}:${line()} reads the environment`);
      });
      return faults;
    });

const readers = [
  ts.SyntaxKind.PropertyAccessExpression,
  ts.SyntaxKind.ElementAccessExpression,
  ts.SyntaxKind.VariableDeclaration,
  ts.SyntaxKind.ImportDeclaration,
];

function readsEnvironment(node: ts.Node, source: ts.SourceFile): boolean {
  if (ts.isPropertyAccessExpression(node) && node.name.text === 'env') {
    const owner = node.expression.getText(source);
    if (ofTheBuild.test(node.parent.getText(source))) return false;
    return ['process', 'globalThis.process', 'import.meta'].includes(owner);
  }
  if (ts.isElementAccessExpression(node)) return /^process\[['"]env['"]\]$/.test(node.getText(source));
  if (ts.isVariableDeclaration(node) && node.initializer?.getText(source) === 'process') {
    return ts.isObjectBindingPattern(node.name);
  }
  if (
    !ts.isImportDeclaration(node) ||
    !/^['"](node:)?process['"]$/.test(node.moduleSpecifier.getText(source))
  )
    return false;
  return /\benv\b/.test(node.importClause?.getText(source) ?? '');
}
