import { describe, expect, it } from 'vitest';
import { fileCircles, folderCircles } from './checks/import-circles.ts';
import { planted, readTree } from './checks/source-tree.ts';

const tree = readTree();

describe('import cycles of files', () => {
  it('no file in the repository imports itself through others', () => {
    expect(fileCircles(tree)).toEqual([]);
  });

  it('each import cycle is reported once, also one through types, without files that only lead into or out of it', () => {
    const files = [
      planted('server.ts', "import './src/core/a.ts';"),
      planted('src/core/a.ts', "import './b.ts';"),
      planted('src/core/b.ts', "import type { C } from './c.ts'; import './end.ts';"),
      planted('src/core/c.ts', "type A = import('#core/a.ts').A;"),
      planted('src/core/end.ts'),
    ];
    expect(fileCircles(files)).toEqual([
      'import circle: src/core/a.ts -> src/core/b.ts -> src/core/c.ts -> src/core/a.ts',
    ]);
  });
});

describe('import cycles of folders', () => {
  it('imports between the parts of a folder go one way in the repository', () => {
    expect(folderCircles(tree)).toEqual([]);
  });

  it.each([
    ['src/platform/http', 'src/platform/page-cache'],
    ['src/money/bookkeeping/books', 'src/money/bookkeeping/desk'],
  ])('a folder cycle is reported when %s and %s import each other, through any files', (one, other) => {
    const files = [
      planted(`${one}/a.ts`, `import type { B } from '#${other.slice(4)}/parts/b.ts';`),
      planted(`${one}/c.ts`),
      planted(`${other}/parts/b.ts`),
      planted(`${other}/d.ts`, `import { c } from '#${one.slice(4)}/c.ts';`),
    ];
    expect(folderCircles(files)).toEqual([`folder circle: ${one} -> ${other} -> ${one}`]);
  });

  it('a folder that imports itself through others is reported', () => {
    const files = [
      planted('src/platform/mail/a.ts', "import '../health/a.ts';"),
      planted('src/platform/health/a.ts', "import '../jobs/a.ts';"),
      planted('src/platform/jobs/a.ts', "import '../mail/b.ts';"),
      planted('src/platform/mail/b.ts'),
    ];
    expect(folderCircles(files)).toEqual([
      'folder circle: src/platform/mail -> src/platform/health -> src/platform/jobs -> src/platform/mail',
    ]);
  });

  it('a folder and a file beside it that import each other are reported', () => {
    const files = [
      planted('src/platform/log.ts', "import './mail/b.ts';"),
      planted('src/platform/mail/a.ts', "import '../log.ts';"),
      planted('src/platform/mail/b.ts'),
    ];
    expect(folderCircles(files)).toEqual([
      'folder circle: src/platform/log.ts -> src/platform/mail -> src/platform/log.ts',
    ]);
  });

  it('imports in one direction and imports by tests are allowed', () => {
    const files = [
      planted('src/platform/http/a.ts', "import './b.ts'; import '../mail/a.ts'; import '../log.ts';"),
      planted('src/platform/http/b.ts'),
      planted('src/platform/mail/a.ts', "import '../log.ts';"),
      planted('src/platform/mail/a.test.ts', "import '../http/a.ts';"),
      planted('src/platform/log.ts'),
    ];
    expect(folderCircles(files)).toEqual([]);
  });
});
