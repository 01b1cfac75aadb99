import ts from 'typescript';
import { type Check, isGenerated, isTest, lineAt } from './source-tree.ts';
import { eachNode } from './syntax.ts';

const putOff = new RegExp(`\\b(${['TO' + 'DO', 'FIX' + 'ME', 'X' + 'XX', 'HA' + 'CK'].join('|')})\\b`);
const leftOut = /^(x?(it|test|describe|suite)|fit|fdescribe)\b/;

/** Every test runs: none is skipped, focused, postponed or expected to fail. */
export const everyTestRuns: Check = files =>
  files
    .filter(({ path }) => isTest(path))
    .flatMap(file => {
      const faults: string[] = [];
      eachNode(
        file,
        [ts.SyntaxKind.PropertyAccessExpression, ts.SyntaxKind.CallExpression],
        (node, line, { source }) => {
          if (!ts.isPropertyAccessExpression(node) && !ts.isCallExpression(node)) return;
          const text = node.expression.getText(source);
          const single =
            ts.isPropertyAccessExpression(node) &&
            /^(skip|only|todo|fixme|fails?|skipIf|runIf)$/.test(node.name.text);
          if (single && leftOut.test(text) && !/[()]/.test(text))
            faults.push(`${file.path}:${line()} uses ${text}.${node.name.text}`);
          if (ts.isCallExpression(node) && /^(xit|xtest|xdescribe|fit|fdescribe)$/.test(text)) {
            faults.push(`${file.path}:${line()} uses ${text}`);
          }
        },
      );
      return faults;
    });

/** No error disappears: every catch handles it, and no promise swallows one. */
export const noEmptyCatch: Check = files =>
  files.flatMap(file => {
    const faults: string[] = [];
    eachNode(file, [ts.SyntaxKind.CatchClause, ts.SyntaxKind.CallExpression], (node, line, { source }) => {
      if (ts.isCatchClause(node) && node.block.statements.length === 0)
        faults.push(`${file.path}:${line()} has an empty catch`);
      if (!ts.isCallExpression(node) || !node.expression.getText(source).endsWith('.catch')) return;
      const [handler] = node.arguments;
      const isEmpty =
        handler &&
        ts.isArrowFunction(handler) &&
        ts.isBlock(handler.body) &&
        handler.body.statements.length === 0;
      if (isEmpty) faults.push(`${file.path}:${line()} forgets an error`);
    });
    return faults;
  });

/** Nothing is postponed with a comment in the text. */
export const nothingPutOff: Check = files =>
  files
    .filter(file => !isGenerated(file))
    .flatMap(({ path, text }) => {
      const match = putOff.exec(text);
      return match ? [`${path}:${lineAt(text, match.index)} says ${match[0]}`] : [];
    });
