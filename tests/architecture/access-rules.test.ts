import { describe, expect, it } from 'vitest';
import { planted, readTree, type SourceFile } from './checks/source-tree.ts';

/**
 * Rules that the table cannot express: Payload's job queue, who may open the admin, and a narrower rule for one
 * address.
 */
const ownRules = [
  'src/cms/accounts/staff.collection.ts: admin: usesAdmin',
  'src/cms/addresses/former-address.collection.ts: read: oneAddressAtATime',
  'src/payload.config.ts: cancel: nobody',
  'src/payload.config.ts: queue: nobody',
  'src/payload.config.ts: run: nobody',
];

/** Every hand-written access rule outside the folder that generates them from the table. */
function ownRulesIn(files: readonly SourceFile[]): string[] {
  const ours = files.filter(
    ({ path }) => /^src\/(?!cms\/access\/).*\.tsx?$/.test(path) && !/\.(test|texts)\.tsx?$/.test(path),
  );
  return ours.flatMap(({ path, text }) =>
    [...text.matchAll(/\baccess: (\{(?:[^{}]|\{[^{}]*\})*\}|[^\n]*)/g)].flatMap(([, value = '']) => {
      const parts = value.startsWith('{') ? value.slice(1, -1).split(/,\s*(?=[\w.]+[:,]|\.\.\.|$)/) : [value];
      return parts
        .map(part => part.trim().replace(/,$/, ''))
        .filter(
          part => part !== '' && !/^(\.\.\.)?(accessFor|fieldAccess)\(|^\.\.\.rights$|^texts\./.test(part),
        )
        .map(part => `${path}: ${part}`);
    }),
  );
}

describe('access rules', () => {
  it('[ACCESS-07] access rules are generated from the access table, except the five listed ones', () => {
    expect(ownRulesIn(readTree()).sort()).toEqual(ownRules);
  });

  it.each([
    'export const x = { access: { read: () => true } };',
    'export const x = { access: { ...accessFor("posts"), delete: editorOrAdmin } };',
    'export const x = { access: everybody };',
  ])('a hand-written access rule is reported: %s', text => {
    expect(ownRulesIn([planted('src/features/news/x.ts', text)])).toHaveLength(1);
  });
});
