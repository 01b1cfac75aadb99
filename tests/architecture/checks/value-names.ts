import ts from 'typescript';
import { lineAt, type SourceFile } from './source-tree.ts';
import { eachNode } from './syntax.ts';

/** A value used as a name, and its line. */
type NamedValue = { name: string; line: () => number };

/** A state, notice, header, metric, key or file name: one word or several joined without spaces, not a sentence. */
const oneToken = /^[a-z@/.][\w.:/@-]*$/;
const attribute = /\bdata-[a-z][a-z-]*|\bdataset\.\w+/g;
const styleClass = /\.[a-zA-Z][\w-]*/g;
const logs = new Set(['logInfo', 'logWarning']);

/**
 * Values that name things as much as declarations do: single-token strings (states, notices in addresses, headers,
 * metrics, ids), data attributes, CSS classes, and log events, which are phrases.
 */
export function namedValues(file: SourceFile): NamedValue[] {
  const found: NamedValue[] = [];
  const search = (pattern: RegExp): void => {
    for (const { 0: name, index } of file.text.matchAll(pattern))
      found.push({ name: name.replace('.', ' ').trim(), line: () => lineAt(file.text, index) });
  };
  search(attribute);
  if (file.path.endsWith('.module.css')) search(styleClass);
  eachNode(
    file,
    [ts.SyntaxKind.StringLiteral, ts.SyntaxKind.NoSubstitutionTemplateLiteral, ts.SyntaxKind.CallExpression],
    (node, line) => {
      if (ts.isStringLiteralLike(node) && oneToken.test(node.text)) found.push({ name: node.text, line });
      if (ts.isCallExpression(node) && logs.has(node.expression.getText()))
        for (const event of stringsIn(node.arguments[0])) found.push({ name: event, line });
    },
  );
  return found;
}

/** The possible strings of an expression: itself, or either side of a conditional. */
function stringsIn(node: ts.Expression | undefined): string[] {
  if (node === undefined) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  return ts.isConditionalExpression(node) ? [...stringsIn(node.whenTrue), ...stringsIn(node.whenFalse)] : [];
}
