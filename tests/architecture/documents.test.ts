import { describe, expect, it } from 'vitest';
import {
  commentReferences,
  documentCommands,
  documentedTree,
  documentLinks,
  documentPaths,
} from './checks/markdown.ts';
import { planted, readTree } from './checks/source-tree.ts';

const tree = readTree();

describe('links in documents', () => {
  it('every link in a document resolves', () => {
    expect(documentLinks(tree)).toEqual([]);
  });

  it('a link to a missing file or heading is reported', () => {
    const text =
      '[a](missing.md) [b](../README.md) [c](../README.md#two-commands) [d](#none) [e](https://example.org)';
    const files = [planted('docs/x.md', text), planted('README.md', '# Adey\n\n## Two commands\n')];
    expect(documentLinks(files)).toEqual([
      'docs/x.md:1 links to missing.md, which is not there',
      'docs/x.md:1 links to a heading none that docs/x.md does not have',
    ]);
    expect(documentLinks([planted('x.md', '[a](README.md#two)'), files[1] ?? planted('')])).toHaveLength(1);
  });

  it('links inside code are ignored', () => {
    expect(documentLinks([planted('x.md', '```\n[a](missing.md)\n```\n')])).toEqual([]);
  });
});

describe('file names in documents', () => {
  it('every file that a document names exists', () => {
    expect(documentPaths(tree)).toEqual([]);
  });

  it('a missing file that a document names is reported', () => {
    const files = [
      planted('x.md', 'See `src/core/slug.ts`, `src/core/` and `src/core/gone.ts`.'),
      planted('src/core/slug.ts'),
    ];
    expect(documentPaths(files)).toEqual(['x.md:1 names src/core/gone.ts, which is not there']);
  });

  it('a missing file in a drawing is reported too', () => {
    const drawing = 'A drawing:\n\n```text\nsrc/core/slug.ts   the address\n  src/core/gone.ts\n```\n';
    expect(documentPaths([planted('x.md', drawing), planted('src/core/slug.ts')])).toEqual([
      'x.md:5 names src/core/gone.ts, which is not there',
    ]);
  });
});

describe('files and decisions that comments name', () => {
  it('every file and decision that a comment names exists', () => {
    expect(commentReferences(tree)).toEqual([]);
  });

  it('a comment that names a missing file or decision is reported', () => {
    const text = [
      '/** As gone.rules.ts says, unlike b/there.ts, x.island.tsx and decision 0001. */',
      "const file = 'none.ts'; // see lost.css",
      'const url = "https://example.org/none.ts"; // decision 0999',
    ].join('\n');
    const files = [planted('src/a.ts', text), planted('src/b/there.ts'), planted('docs/decisions/0001-a.md')];
    expect(commentReferences(files)).toEqual([
      'src/a.ts:1 names gone.rules.ts, which is not there',
      'src/a.ts:2 names lost.css, which is not there',
      'src/a.ts:3 names a decision 0999 that is not there',
    ]);
  });
});

describe('commands in documents', () => {
  it('every command in a document exists', () => {
    expect(documentCommands(tree)).toEqual([]);
  });

  it('a command that package.json or scripts/ does not have is reported', () => {
    const files = [
      planted('package.json', '{ "scripts": { "up": "node scripts/up.mjs" } }'),
      planted('README.md', '`npm run up`\n`npm run down`\n`node scripts/gone.ts`'),
    ];
    expect(documentCommands(files)).toEqual([
      'README.md:2 calls "npm run down", which is not there',
      'README.md:3 calls "node scripts/gone.ts", which is not there',
    ]);
  });
});

describe('the tree in ARCHITECTURE.md', () => {
  it('the tree in ARCHITECTURE.md matches the repository', () => {
    expect(documentedTree(tree)).toEqual([]);
  });

  it('a folder that the tree leaves out, or that no longer exists, is reported', () => {
    const text = '```tree\nsrc/  all\nsrc/core/  plain\nsrc/gone/\n```\n';
    const files = [
      planted('ARCHITECTURE.md', text),
      planted('src/core/x.ts'),
      planted('src/features/news/x.ts'),
    ];
    expect(documentedTree(files)).toEqual([
      'ARCHITECTURE.md leaves out src/features/',
      'ARCHITECTURE.md names src/gone/, which is not there',
      'ARCHITECTURE.md says nothing about src/gone/',
    ]);
    expect(documentedTree([planted('ARCHITECTURE.md', 'nothing')])).toEqual([
      'ARCHITECTURE.md has no block ```tree',
    ]);
  });
});

it('the guide to input from outside lists every reader that runs in a process of its own', () => {
  const guide = tree.find(({ path }) => path === 'docs/how-to/read-what-comes-from-outside.md')?.text ?? '';
  const readers = tree.map(({ path }) => path).filter(path => /^src\/.*\.reader\.ts$/.test(path));
  expect(readers.length).toBeGreaterThan(5);
  expect(readers.filter(path => !guide.includes(`\`${path}\``))).toEqual([]);
});
