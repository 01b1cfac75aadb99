import { describe, expect, it, vi } from 'vitest';
import { glossaryFaults } from './checks/glossary.ts';
import { planted, readTree } from './checks/source-tree.ts';
import { glossaryExceptions } from './glossary-exceptions.ts';

// The whole repository is parsed, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const faultsOf = (path: string, text = '', exceptions: Record<string, string> = {}) =>
  glossaryFaults([planted(path, text)], exceptions);

describe('words that may not name things', () => {
  it('are used only in listed exceptions, and every exception still exists', () => {
    expect(glossaryFaults(readTree(), glossaryExceptions)).toEqual([]);
  });

  it.each([
    'const house = 1;',
    'function openTestHouse() {}',
    'type ToldCall = { id: string };',
    'const x = { saidBy: 1 };',
    'export const KEPT_MS = 5;',
    'function x({ lanes }: Y) {}',
    'class TakeOff {}',
    'interface X { lookAt(): void }',
  ])('fail in %s', text => {
    expect(faultsOf('src/core/x.ts', text)).toHaveLength(1);
  });

  it.each([
    ['src/x.ts', "type State = 'sent' | 'kept';"],
    ['src/x.ts', "headers.set('x-kept-at', now);"],
    ['src/x.ts', "element.dataset.packSaid = '';"],
    ['src/x.ts', "find('[data-toast-shelf] > p');"],
    ['src/x.ts', "logWarning(isLost ? 'changes unread' : 'changes heard');"],
    ['src/x.ts', "metrics.gauge('adey_hears_changes', 'Whether changes arrive.');"],
    ['src/x.tsx', 'const x = <p data-told />;'],
    ['src/x.astro', '<p data-told></p>'],
    ['src/x.module.css', '.said:not(:empty) { color: red }'],
  ])('fail in a value used as a name, in %s: %s', (path, text) => {
    expect(faultsOf(path, text)).toHaveLength(1);
  });

  it.each(['src/platform/door.ts', 'src/platform/house-state/x.ts', 'tests/support/stand-in.ts'])(
    'fail in the path %s',
    path => {
      expect(faultsOf(path)).toHaveLength(1);
    },
  );

  it.each([
    'const inFlightRenders = 1;',
    'const household = 1;',
    '// the door of the house\nconst role = 1;',
    'pool.told();',
    "import { told } from 'elsewhere';",
    "const text = 'Your details are kept.';",
    "const rule = 'access-rule-by-hand';",
  ])('are ignored in %s', text => {
    expect(faultsOf('src/core/x.ts', text)).toEqual([]);
  });

  it('are reported with their place and the word to use instead', () => {
    expect(faultsOf('src/core/x.ts', 'const a = 1;\nconst bell = 2;')).toEqual([
      'src/core/x.ts:2 bell: instead of "bell" write notifier',
    ]);
  });

  it('may stay in a listed name, and fail once that name no longer exists', () => {
    const name = 'standIn';
    expect(faultsOf('src/core/x.ts', 'const standIn = 2;', { [name]: 'stored' })).toEqual([]);
    expect(
      faultsOf('src/core/x.ts', 'const standIn = 2;', { [name]: 'stored', [`${name}s`]: 'stored' }),
    ).toEqual([
      'tests/architecture/glossary-exceptions.ts lists standIns, which no longer occurs: take it out',
    ]);
  });
});
