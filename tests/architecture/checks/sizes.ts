import ts from 'typescript';
import { type Check, isGenerated, isTest, type SourceFile } from './source-tree.ts';
import { eachNode } from './syntax.ts';

/** The most lines a file has without a written reason. */
export const fileLimit = 250;
/** The most lines a function has without a written reason. */
export const functionLimit = 50;

const written = /\.(ts|tsx|mts|js|mjs|cjs|astro|css)$/;
const reason = /(?:\/\/|\/\*) size: \S+/;

/** A file has at most 250 lines, unless one of its first five explains why it is longer: `// size: the reason`. */
export const fileSizes: Check = files =>
  files.filter(isOurs).flatMap(({ path, text }) => {
    const lines = text.trimEnd().split('\n');
    const excused = lines.slice(0, 5).some(line => reason.test(line));
    return lines.length > fileLimit && !excused
      ? [`${path} has ${lines.length} lines, over ${fileLimit}`]
      : [];
  });

/**
 * A function has at most 50 lines, unless the line above it explains why: `// size: the reason`. A function with a body
 * inside another counts separately, not for the outer one; callbacks of `describe` only contain tests.
 */
export const functionSizes: Check = files =>
  files.filter(isOurs).flatMap(file => {
    const faults: string[] = [];
    eachNode(file, functions, (node, line, { source }) => {
      if (!isFunction(node) || linesOf(node, source) <= functionLimit) return;
      if (isTest(file.path) && gathersTests(node)) return;
      const length = ownLines(node, source);
      if (length <= functionLimit || reason.test(file.text.split('\n')[line() - 2] ?? '')) return;
      faults.push(`${file.path}:${line()} is a function of ${length} lines, over ${functionLimit}`);
    });
    return faults;
  });

function isOurs(file: SourceFile): boolean {
  return written.test(file.path) && !isGenerated(file);
}

function ownLines(node: ts.Node, source: ts.SourceFile): number {
  const inner = (child: ts.Node): number => {
    if (isFunction(child) && 'body' in child && ts.isBlock(child.body as ts.Node))
      return linesOf(child, source) - 1;
    let sum = 0;
    ts.forEachChild(child, grandchild => {
      sum += inner(grandchild);
    });
    return sum;
  };
  let lines = linesOf(node, source);
  ts.forEachChild(node, child => {
    lines -= inner(child);
  });
  return lines;
}

function linesOf(node: ts.Node, source: ts.SourceFile): number {
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  return lineOf(node.getEnd()) - lineOf(node.getStart(source)) + 1;
}

const functions: readonly ts.SyntaxKind[] = [
  ts.SyntaxKind.FunctionDeclaration,
  ts.SyntaxKind.FunctionExpression,
  ts.SyntaxKind.ArrowFunction,
  ts.SyntaxKind.MethodDeclaration,
  ts.SyntaxKind.Constructor,
  ts.SyntaxKind.GetAccessor,
  ts.SyntaxKind.SetAccessor,
];

function isFunction(node: ts.Node): boolean {
  return functions.includes(node.kind);
}

function gathersTests(node: ts.Node): boolean {
  return ts.isCallExpression(node.parent) && /^(test\.)?describe\b/.test(node.parent.expression.getText());
}
