import { describe, expect, it, vi } from 'vitest';
import { everyTestRuns, noEmptyCatch, nothingPutOff } from './checks/honesty.ts';
import { planted, readTree } from './checks/source-tree.ts';

// The whole repository is parsed, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
const tree = readTree();

describe('every test runs', () => {
  it('holds in the repository', () => {
    expect(everyTestRuns(tree)).toEqual([]);
  });

  it.each([
    'it.skip',
    'describe.only',
    'it.todo',
    'test.fixme',
    'test.describe.skip',
    'it.skipIf(true)',
    'it.skip.each([1])',
    'xit',
    'it.fails',
  ])('fails on %s', call => {
    expect(everyTestRuns([planted('src/core/x.test.ts', `${call}('x', () => {});`)])).toHaveLength(1);
  });
});

describe('no error disappears', () => {
  it('holds in the repository', () => {
    expect(noEmptyCatch(tree)).toEqual([]);
  });

  it.each(['try { x() } catch {}', 'try { x() } catch { /* never mind */ }', 'x().catch(() => {});'])(
    'fails on %s',
    text => {
      expect(noEmptyCatch([planted('src/core/x.ts', text)])).toHaveLength(1);
    },
  );
});

describe('nothing is put off', () => {
  it('holds in the repository', () => {
    expect(nothingPutOff(tree)).toEqual([]);
  });

  it.each(['TO' + 'DO', 'FIX' + 'ME', 'HA' + 'CK'])('fails on a comment that says %s', note => {
    expect(nothingPutOff([planted('src/ui/x.css', `/* ${note}: later */`)])).toHaveLength(1);
  });
});
