import { describe, expect, it } from 'vitest';
import { accessIsAsked, publicContentModule, readsThroughPublicContent } from './checks/public-reads.ts';
import { planted, readTree } from './checks/source-tree.ts';

const tree = readTree();

describe('reads for visitors', () => {
  it('the site and its features read through one function, which checks access', () => {
    expect(readsThroughPublicContent(tree)).toEqual([]);
    expect(accessIsAsked(tree)).toEqual([]);
  });

  it.each([
    "payload.find({ collection: 'posts' })",
    "(await loadPayload()).findByID({ collection: 'posts', id, overrideAccess: false })",
    "req.payload.findGlobal({ slug: 'menu' })",
    "payload?.count({ collection: 'posts' })",
  ])('a direct read by the site or its features is reported: %s', call => {
    const text = `export const x = async () => ${call};`;
    expect(readsThroughPublicContent([planted('src/site/pages/x.ts', text)])).toHaveLength(1);
    expect(readsThroughPublicContent([planted('src/features/news/news.queries.ts', text)])).toHaveLength(1);
    expect(readsThroughPublicContent([planted('src/features/news/publish.action.ts', text)])).toEqual([]);
  });

  it('a read by other code that does not state its access is reported', () => {
    const silent = planted('src/cms/hooks/x.ts', 'req.payload.find({ collection });');
    expect(accessIsAsked([silent])).toEqual(['src/cms/hooks/x.ts:1 payload.find says overrideAccess: null']);
    expect(
      accessIsAsked([planted('src/cms/hooks/x.ts', 'req.payload.find({ overrideAccess: true });')]),
    ).toEqual([]);
  });

  it('a read by the function that may not end with overrideAccess: false is reported', () => {
    const forgets = [
      'payload.find({ collection })',
      'payload.find({ collection, overrideAccess: true })',
      'payload.find({ overrideAccess: false, ...open }); const open = { overrideAccess: true };',
      'payload.find(options)',
      'payload.find({ ...asVisitor() }); function asVisitor(a) { if (a) return { overrideAccess: true }; return { overrideAccess: false }; }',
      '(await openCms()).find({ collection })',
      'payload.find({ collection, overrideAccess })',
    ];
    for (const text of forgets) expect(accessIsAsked([planted(publicContentModule, text)])).toHaveLength(1);
    const asks = 'const asked = { overrideAccess: false } as const; payload.find({ collection, ...asked });';
    const asVisitor =
      'function asVisitor() { return { overrideAccess: false } as const; } cms.find({ ...asVisitor() });';
    for (const text of [asks, asVisitor])
      expect(accessIsAsked([planted(publicContentModule, text)])).toEqual([]);
  });
});
