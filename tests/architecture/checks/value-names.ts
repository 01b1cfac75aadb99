import ts from 'typescript';
import { lineAt, type SourceFile } from './source-tree.ts';
import { eachNode } from './syntax.ts';

/** A value that names something, and the line it is on. */
type NamedValue = { name: string; line: () => number };

/** A state, notice, header, metric, key or file name: one word or several joined without spaces, no sentence. */
const oneToken = /^[a-z@/.][\w.:/@-]*$/;
const attribute = /\bdata-[a-z][a-z-]*|\bdataset\.\w+/g;
const styleClass = /\.[a-zA-Z][\w-]*/g;
const logs = new Set(['logInfo', 'logWarning']);

/**
 * Values that name things as much as declarations do: strings of one token (states, notices in addresses, headers,
 * metrics, ids), data attributes, classes of style sheets, and events of the log, which are phrases.
 */
export function namedValues(file: SourceFile): NamedValue[] {
  const found: NamedValue[] = [];
  const search = (pattern: RegExp): void => {
    for (const { 0: name, index } of file.text.matchAll(pattern))
      found.push({ name: name.replace('.', ' ').trim(), line: () => lineAt(file.text, index) });
  };
  search(attribute);
  if (file.path.endsWith('.module.css')) search(styleClass);
  eachNode(file, (node, line) => {
    if (ts.isStringLiteralLike(node) && oneToken.test(node.text)) found.push({ name: node.text, line });
    if (ts.isCallExpression(node) && logs.has(node.expression.getText()))
      for (const event of stringsIn(node.arguments[0])) found.push({ name: event, line });
  });
  return found;
}

/** The strings an expression can be: itself, or either side of a choice. */
function stringsIn(node: ts.Expression | undefined): string[] {
  if (node === undefined) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  return ts.isConditionalExpression(node) ? [...stringsIn(node.whenTrue), ...stringsIn(node.whenFalse)] : [];
}
