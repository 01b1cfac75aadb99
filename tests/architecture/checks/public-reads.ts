import ts from 'typescript';
import { type Check, isTest } from './source-tree.ts';
import { eachNode } from './syntax.ts';

const calls = [ts.SyntaxKind.CallExpression];

/** The one place where site, money and features read for visitors. */
export const publicContentModule = 'src/platform/public-content.ts';
/** Every place that reads for visitors: that function, and the one that serves pictures. */
const forVisitors = /^src\/(platform\/public-content|cms\/media\/open-public-media)\.ts$/;

const reads =
  /^(find|findByID|findGlobal|findDistinct|findVersions|findVersionByID|findGlobalVersions|count|countVersions)$/;
/** The donations desk checks rights before it reads: project names for bookkeepers, who see no content. */
const actsForStaff =
  /\.(action|job|collection|global|block|personal-data)\.ts$|\/hooks\/|^src\/money\/bookkeeping\//;

/**
 * Site, money and features never call the CMS directly: its Local API skips access control unless `overrideAccess` is false.
 */
export const readsThroughPublicContent: Check = files =>
  files
    .filter(
      ({ path }) => /^src\/(site|money|features)\//.test(path) && !isTest(path) && !actsForStaff.test(path),
    )
    .flatMap(file => {
      const faults: string[] = [];
      eachNode(file, calls, (node, line, { source }) => {
        const name = localApiRead(node, source);
        if (name)
          faults.push(
            `${file.path}:${line()} calls payload.${name}: public reads go through ${publicContentModule}`,
          );
      });
      return faults;
    });

/**
 * Code that reads for visitors sets `overrideAccess: false`, itself or through a spread. All other code states
 * which of the two it wants, so that bypassing the access rules is never an oversight.
 */
export const accessIsAsked: Check = files =>
  files
    .filter(({ path }) => path.startsWith('src/') && !isTest(path))
    .flatMap(file => {
      const faults: string[] = [];
      eachNode(file, calls, (node, line, { source }) => {
        const name = localApiRead(node, source);
        if (!name || !ts.isCallExpression(node)) return;
        const value = node.arguments[0] ? findAccess(node.arguments[0], source) : null;
        const wanted = forVisitors.test(file.path) ? /^false$/ : /^(true|false)$/;
        if (!wanted.test(value ?? ''))
          faults.push(`${file.path}:${line()} payload.${name} says overrideAccess: ${value}`);
      });
      return faults;
    });

function localApiRead(node: ts.Node, source: ts.SourceFile): string | null {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return null;
  const { name, expression } = node.expression;
  const owner = expression.getText(source).replace(/[\s?!)]/g, '');
  return reads.test(name.text) && /(payload|cms)\(?$/i.test(owner) ? name.text : null;
}

/** The final value of `overrideAccess`: a later property wins over an earlier one or a spread. */
function findAccess(node: ts.Node, source: ts.SourceFile): string | null {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)) {
    return findAccess(node.expression, source);
  }
  if (ts.isIdentifier(node)) {
    const made = constant(source, node.text);
    return made ? findAccess(made, source) : null;
  }
  if (ts.isCallExpression(node)) {
    const answers = new Set(
      returned(source, node.expression.getText(source)).map(one => findAccess(one, source)),
    );
    const [only = null] = answers;
    return answers.size === 1 ? only : null;
  }
  if (!ts.isObjectLiteralExpression(node)) return null;
  let value: string | null = null;
  for (const property of node.properties) {
    if (ts.isSpreadAssignment(property)) value = findAccess(property.expression, source) ?? value;
    if (ts.isShorthandPropertyAssignment(property) && property.name.text === 'overrideAccess')
      value = 'unknown';
    if (ts.isPropertyAssignment(property) && property.name.getText(source) === 'overrideAccess') {
      value = property.initializer.getText(source);
    }
  }
  return value;
}

/** Everything a function in the same file can return. */
function returned(source: ts.SourceFile, name: string): ts.Expression[] {
  const found: ts.Expression[] = [];
  const walk = (node: ts.Node, inside: boolean): void => {
    const enters = ts.isFunctionDeclaration(node) && node.name?.text === name;
    if (inside && ts.isReturnStatement(node) && node.expression) found.push(node.expression);
    ts.forEachChild(node, child => walk(child, inside || enters));
  };
  walk(source, false);
  return found;
}

function constant(source: ts.SourceFile, name: string): ts.Expression | undefined {
  let found: ts.Expression | undefined;
  const walk = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.name.getText(source) === name) found ??= node.initializer;
    ts.forEachChild(node, walk);
  };
  walk(source);
  return found;
}
