import { describe, expect, it, vi } from 'vitest';
import { settingsInOnePlace } from './checks/environment.ts';
import { accessIsAsked, publicContentModule, readsThroughPublicContent } from './checks/public-reads.ts';
import { planted, readTree } from './checks/source-tree.ts';
import { aboveFloors, exactPins, isOlder } from './checks/versions.ts';
import { versionFloors } from './version-floors.ts';

// The whole repository is parsed, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
const tree = readTree();

describe('settings are read in platform/env.ts only', () => {
  it('holds in the repository', () => {
    expect(settingsInOnePlace(tree)).toEqual([]);
  });

  it.each([
    'const x = process.env.PORT;',
    "const x = process['env'];",
    'const { env } = process;',
    "import { env } from 'node:process';",
    'const x = import.meta.env.SECRET;',
    'const x = { ...import.meta.env };',
  ])('fails on %s', text => {
    expect(settingsInOnePlace([planted('src/features/news/x.ts', text)])).toHaveLength(1);
    expect(settingsInOnePlace([planted('server.ts', text)])).toHaveLength(1);
    expect(
      settingsInOnePlace([planted('src/platform/env.ts', text), planted('scripts/x.mjs', text)]),
    ).toEqual([]);
  });

  it('allows values inserted by the build', () => {
    for (const text of ['const x = import.meta.env.DEV;', "const x = process.env.NEXT_RUNTIME === 'edge';"])
      expect(settingsInOnePlace([planted('src/site/x.ts', text)])).toEqual([]);
  });
});

describe('visitors read through one function, which checks access', () => {
  it('holds in the repository', () => {
    expect(readsThroughPublicContent(tree)).toEqual([]);
    expect(accessIsAsked(tree)).toEqual([]);
  });

  it.each([
    "payload.find({ collection: 'posts' })",
    "(await loadPayload()).findByID({ collection: 'posts', id, overrideAccess: false })",
    "req.payload.findGlobal({ slug: 'menu' })",
    "payload?.count({ collection: 'posts' })",
  ])('fails when site or features call %s', call => {
    const text = `export const x = async () => ${call};`;
    expect(readsThroughPublicContent([planted('src/site/pages/x.ts', text)])).toHaveLength(1);
    expect(readsThroughPublicContent([planted('src/features/news/news.queries.ts', text)])).toHaveLength(1);
    expect(readsThroughPublicContent([planted('src/features/news/publish.action.ts', text)])).toEqual([]);
  });

  it('fails when other code does not state which access it wants', () => {
    const silent = planted('src/cms/hooks/x.ts', 'req.payload.find({ collection });');
    expect(accessIsAsked([silent])).toEqual(['src/cms/hooks/x.ts:1 payload.find says overrideAccess: null']);
    expect(
      accessIsAsked([planted('src/cms/hooks/x.ts', 'req.payload.find({ overrideAccess: true });')]),
    ).toEqual([]);
  });

  it('fails when the function does not end with overrideAccess: false', () => {
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
  it('are at or above their floors, and pinned', () => {
    expect(aboveFloors(versionFloors)(tree)).toEqual([]);
    expect(exactPins(tree)).toEqual([]);
  });

  it('fail below the minimum version, however deep in the tree', () => {
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

  it('fail with a version range', () => {
    const manifest = {
      dependencies: { a: '^1.0.0', b: '1.0.0', d: 'npm:b@1.0.0' },
      devDependencies: { c: 'latest', e: 'npm:b@^1.0.0' },
    };
    expect(exactPins([planted('package.json', JSON.stringify(manifest))])).toHaveLength(3);
  });

  it('are compared number by number', () => {
    expect(isOlder('9.9.9', '10.0.0')).toBe(true);
    expect(isOlder('10.0.0', '9.9.9')).toBe(false);
    expect(isOlder('1.0.0', '1.0.0')).toBe(false);
    expect(isOlder('1.0.0-beta.1', '1.0.0')).toBe(true);
  });
});
