import { describe, expect, it, vi } from 'vitest';
import { explainedFunctions, noBarrels } from './checks/exports.ts';
import { forbiddenNames, kebabCase } from './checks/names.ts';
import { planted, readTree } from './checks/source-tree.ts';
import { astroFilesRoute } from './checks/suffixes.ts';

// The whole repository is parsed, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
const tree = readTree();

describe('names', () => {
  it('in the repository are none of the forbidden ones', () => {
    expect(forbiddenNames(tree)).toEqual([]);
  });

  it('in the repository are in kebab-case', () => {
    expect(kebabCase(tree)).toEqual([]);
  });

  it.each([
    'src/core/utils.ts',
    'src/core/date-utils.ts',
    'src/features/news/helpers.ts',
    'src/misc/x.ts',
    'src/features/common/x.ts',
    'src/ui/shared.css',
    'src/platform/cache-manager.ts',
    'src/features/news/data.ts',
    'src/site/request-handler.ts',
    'src/features/news/new-card.tsx',
    'src/features/news/card2.tsx',
    'src/features/news/card-2.tsx',
  ])('fails on the forbidden name %s', path => {
    expect(forbiddenNames([planted(path)])).toHaveLength(1);
  });

  it('allows names that only contain a forbidden word', () => {
    const paths = [
      'src/features/newsletter/subscriber.personal-data.ts',
      'src/site/layouts/structured-data.ts',
    ];
    expect(forbiddenNames([...paths, 'src/features/news/news-card.tsx'].map(path => planted(path)))).toEqual(
      [],
    );
  });

  it.each(['src/ui/Button.tsx', 'src/core/readingTime.ts', 'src/core/reading_time.ts', 'src/NewsCards/x.ts'])(
    'fails on %s, which is not in kebab-case',
    path => {
      expect(kebabCase([planted(path)])).toHaveLength(1);
    },
  );

  it('allows addresses required by frameworks and conventional names', () => {
    const paths = [
      'src/site/pages/news/[slug].astro',
      'src/staff/app/(payload)/admin/[[...segments]]/page.tsx',
      'README.md',
    ];
    expect(kebabCase([...paths, '.env.example', 'LICENSE'].map(path => planted(path)))).toEqual([]);
  });
});

describe('exports', () => {
  it('in the repository come from the file that defines them', () => {
    expect(noBarrels(tree)).toEqual([]);
  });

  it('in core, platform and cms are documented', () => {
    expect(explainedFunctions(tree)).toEqual([]);
  });

  it('fails on an exported function of core without a sentence', () => {
    const bare = planted('src/core/x.ts', '// x\nexport function x() {}\nfunction y() {}');
    expect(explainedFunctions([bare])).toEqual(['src/core/x.ts does not explain x']);
    expect(explainedFunctions([planted('src/core/x.ts', '/** Gives x. */\nexport function x() {}')])).toEqual(
      [],
    );
  });

  it('fails on a file that only re-exports', () => {
    const onlyPassesOn = planted(
      'src/ui/everything.ts',
      "export { a } from './a.ts';\nexport * from './b.ts';",
    );
    expect(noBarrels([onlyPassesOn, planted('src/ui/index.ts', 'export const a = 1;')])).toHaveLength(2);
    expect(noBarrels([planted('src/site/pages/index.ts', 'export const a = 1;')])).toEqual([]);
  });
});

describe('addresses and layouts', () => {
  it('of the .astro files in the repository are within the limit, and they only route', () => {
    expect(astroFilesRoute(tree)).toEqual([]);
  });

  it('fails on an .astro file of 41 lines, with a look of its own, an event attribute or React in the browser', () => {
    expect(astroFilesRoute([planted('src/site/pages/x.astro', '<p>x</p>\n'.repeat(40))])).toEqual([]);
    expect(astroFilesRoute([planted('src/site/pages/x.astro', '<p>x</p>\n'.repeat(41))])).toHaveLength(1);
    for (const text of [
      '<style>p { margin: 0 }</style>',
      '<p style="margin: 0">x</p>',
      '<p onclick="x()">x</p>',
      '<X client:load />',
    ]) {
      expect(astroFilesRoute([planted('src/site/pages/x.astro', text)])).toHaveLength(1);
    }
    const filledFromTokens = '<style is:inline set:html={layerOrder} />';
    expect(astroFilesRoute([planted('src/site/pages/x.astro', filledFromTokens)])).toEqual([]);
  });
});
