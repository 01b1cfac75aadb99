import { describe, expect, it } from 'vitest';
import { grepFor, journeysFor } from './journeys.ts';
import { select } from './select.ts';

const claims = (...ids: string[]) => ids.map(id => `it('[${id}] does', () => {});`).join('\n');
const tagged = (...ids: string[]) => ids.map(id => `test('does', { tag: ['@${id}'] }, () => {});`).join('\n');
const sources = new Map([
  ['src/payload.config.ts', "import { News } from '#features/news/news.collection.ts';"],
  ['src/features/news/news.collection.ts', "import { slug } from '#core/slug.ts';"],
  [
    'src/features/news/news.test.ts',
    `import { News } from './news.collection.ts';\n${claims('NEWS-01', 'ROUTE-01')}`,
  ],
  ['src/features/news/news.integration.test.ts', "import config from '#config';"],
  ['src/features/team/team.integration.test.ts', "import config from '#config';"],
  ['src/features/team/team.test.ts', claims('TEAM-01')],
  ['src/features/visits/visits.ts', ''],
  ['src/core/slug.ts', ''],
  ['src/core/slug.test.ts', `import { slug } from './slug.ts';\n${claims('SLUG-01')}`],
  ['src/core/dates.test.ts', claims('TIME-01')],
  ['src/site/pages/news.astro', "import { list } from '#features/news/news.queries.ts';"],
  ['tests/architecture/names.test.ts', ''],
  ['tests/support/panel.ts', ''],
  ['src/features/news/news.drill.integration.test.ts', "import { slug } from '#core/slug.ts';"],
  ['tests/journeys/news.spec.ts', tagged('NEWS-02', 'ROUTE-02')],
  ['tests/journeys/latest.spec.ts', tagged('NEWS-01')],
  ['tests/journeys/post-page.spec.ts', ''],
  ['tests/journeys/postage.spec.ts', ''],
  ['tests/journeys/team.spec.ts', tagged('TEAM-02')],
  ['tests/journeys/slugs.spec.ts', `${tagged('SLUG-01', 'SLUG-02')}\nconst { staffUrl } = stack;`],
  ['tests/support/site.ts', "import { slug } from '../../src/core/slug.ts';"],
  ['tests/journeys/frame.spec.ts', "import { site } from '../support/site.ts';"],
  ['tests/journeys/visits.spec.ts', ''],
  ['tests/journeys/home.spec.ts', ''],
  ['tests/journeys/panels.spec.ts', "import { panel } from '../support/panel.ts';"],
]);
const chosen = (...files: string[]) => select({ files, against: 'main' }, sources);

describe('selection by changed files', () => {
  it('a changed feature file selects the integration tests beside it and its direct importers only', () => {
    expect(chosen('src/features/news/news.collection.ts').integration).toEqual([
      'src/features/news/news.integration.test.ts',
      'src/features/news/news.drill.integration.test.ts',
    ]);
    expect(chosen('src/core/slug.ts').integration).toEqual([
      'src/features/news/news.drill.integration.test.ts',
    ]);
  });

  it('a changed feature file selects the journeys with its requirements or its name', () => {
    expect(chosen('src/features/news/news.collection.ts').journeys).toEqual({
      requirements: ['NEWS-01'],
      files: ['tests/journeys/news.spec.ts'],
      withAdmin: false,
    });
    expect(chosen('src/features/news/post.tsx').journeys).toMatchObject({
      files: ['tests/journeys/news.spec.ts', 'tests/journeys/post-page.spec.ts'],
    });
    expect(chosen('src/features/visits/visits.ts').journeys).toEqual({
      requirements: [],
      files: ['tests/journeys/visits.spec.ts'],
      withAdmin: false,
    });
  });

  it('the admin is built only for journeys that open it, or when it changed itself', () => {
    expect(chosen('src/staff/x.tsx').journeys).toMatchObject({ withAdmin: true });
    expect(chosen('src/core/slug.ts').journeys).toMatchObject({ withAdmin: true });
    expect(chosen('src/features/news/post.tsx').journeys).toMatchObject({ withAdmin: false });
  });

  it('a changed file in a crowded folder selects the test with its own name', () => {
    expect(chosen('src/core/slug.ts').journeys).toEqual({
      requirements: ['SLUG-01'],
      files: [],
      withAdmin: true,
    });
  });

  it('a changed frame, token or HTTP file selects the smoke tests', () => {
    for (const file of [
      'src/site/frame/x.tsx',
      'src/ui/tokens/tokens.css',
      'src/platform/http/x.ts',
      'server.ts',
    ])
      expect(chosen(file).journeys).toMatchObject({
        files: expect.arrayContaining(['tests/journeys/home.spec.ts']),
      });
    expect(chosen('src/ui/components/x.tsx').journeys).toEqual({
      requirements: [],
      files: [],
      withAdmin: false,
    });
  });

  it('a changed journey selects itself, and a changed journey helper the journeys that import it', () => {
    for (const [file, journey] of [
      ['tests/support/panel.ts', 'panels'],
      ['tests/support/site.ts', 'frame'],
      ['tests/journeys/team.spec.ts', 'team'],
    ] as const)
      expect(chosen(file).journeys).toMatchObject({ files: [`tests/journeys/${journey}.spec.ts`] });
  });

  it('a changed document selects no integration tests or journeys, and a changed unit test no journeys', () => {
    const none = { requirements: [], files: [], withAdmin: false };
    expect(chosen('docs/glossary.md')).toMatchObject({ integration: [], journeys: none });
    expect(chosen('src/features/news/news.test.ts').journeys).toEqual(none);
  });

  it('a changed package-lock.json selects all integration tests', () => {
    expect(chosen('package-lock.json')).toMatchObject({ integration: 'all' });
  });

  it('the selection for a changed file is summarised in a few lines', () => {
    expect(chosen('src/core/slug.ts').why.slice(0, 2)).toEqual([
      '1 files changed against main: all unit tests run, and 1 integration test files',
      'Journeys: @SLUG-01',
    ]);
  });
});

it('the Playwright filter matches exactly the selected requirements and files', () => {
  const grep = new RegExp(
    grepFor({ requirements: ['NEWS-01', 'SUB-02'], files: ['tests/journeys/home.spec.ts'] }),
  );
  expect(grep.test('news.spec.ts opens @NEWS-01')).toBe(true);
  expect(grep.test('home.spec.ts anything')).toBe(true);
  expect(grep.test('home-hero.spec.ts anything @NEWS-010')).toBe(false);
  expect(grepFor({ requirements: [], files: [] })).toBe('');
  expect(journeysFor([], sources)).toEqual({ requirements: [], files: [], withAdmin: false });
});
