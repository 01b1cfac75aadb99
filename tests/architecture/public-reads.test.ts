import { describe, expect, it } from 'vitest';
import { accessIsAsked, publicContentModule, readsThroughPublicContent } from './checks/public-reads.ts';
import { planted, readTree } from './checks/source-tree.ts';
import { aboveFloors, isOlder } from './checks/versions.ts';
import { versionFloors } from './version-floors.ts';

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

describe('packages', () => {
  it('packages are at or above their minimum versions', () => {
    expect(aboveFloors(versionFloors)(tree)).toEqual([]);
  });

  it('a package below its minimum version is reported, however deep in the tree', () => {
    const lock = {
      packages: {
        'node_modules/a/node_modules/next': { version: '16.4.0' },
        'node_modules/next': { version: '16.4.1' },
      },
    };
    expect(aboveFloors(versionFloors)([planted('package-lock.json', JSON.stringify(lock))])).toEqual([
      'node_modules/a/node_modules/next is 16.4.0, under its floor 16.4.1',
    ]);
  });

  it('versions are compared number by number', () => {
    expect(isOlder('9.9.9', '10.0.0')).toBe(true);
    expect(isOlder('10.0.0', '9.9.9')).toBe(false);
    expect(isOlder('1.0.0', '1.0.0')).toBe(false);
    expect(isOlder('1.0.0-beta.1', '1.0.0')).toBe(true);
  });
});
