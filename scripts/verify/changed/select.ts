import { globSync, readFileSync } from 'node:fs';
import { type Changed, changedFiles, dependentsOf, importersOf, type Sources } from './changed-files.ts';
import { type Journeys, journeysFor, testsBeside } from './journeys.ts';

/** The list of everything staff edit imports every feature, and every test with a database imports it. */
const HUBS = new Set(['src/payload.config.ts', 'src/payload-types.ts']);

/** A change to these can affect any test that runs on Node. */
const TOOLS = /^(package(-lock)?\.json|vitest\.config\.ts|tsconfig\.json)$/;

const INTEGRATION = /\.integration\.test\.ts$/;

/** Too long to run for each file it imports, directly or not: it runs when something beside it changes. */
const DRILL = /\.drill\.integration\.test\.ts$/;

/** Which tests to run: all of a kind, or the named files. */
export type Tests = {
  unit: 'all' | string[];
  integration: 'all' | string[];
  journeys: 'all' | Journeys;
};

/** Everything the changed files affect, and a short summary of what was selected and why. */
export type Selection = Tests & { why: string[] };

export function selectChanged(ref: string): Selection {
  return select(changedFiles(ref), readSources());
}

export function select({ files, against }: Changed, sources: Sources): Selection {
  const importers = importersOf(sources);
  const everything = files.some(file => TOOLS.test(file));
  const tests = [...sources.keys()].filter(file => /\.test\.tsx?$/.test(file));
  const anyWay = dependentsOf(files, importers);
  const pastHubs = dependentsOf(files, importers, HUBS);
  const unit = tests.filter(
    file => !INTEGRATION.test(file) && (anyWay.has(file) || file.startsWith('tests/architecture/')),
  );
  // A collection is imported by the global list only: its tests are those of its feature.
  const beside = new Set(
    files.filter(file => file.startsWith('src/')).flatMap(file => testsBeside(file, sources)),
  );
  const integration = tests.filter(
    file =>
      INTEGRATION.test(file) &&
      (beside.has(file) || files.includes(file) || (pastHubs.has(file) && !DRILL.test(file))),
  );
  const journeys = journeysFor(files, importers, sources);
  const why = [
    `${files.length} files changed against ${against}; they reach ${unit.length} unit and ${integration.length} integration test files` +
      (everything ? ', but the tools changed too: all of them run' : ''),
    `Journeys: ${[...journeys.requirements.map(id => `@${id}`), ...journeys.files.map(file => file.replace('tests/journeys/', ''))].join(', ') || 'none'}`,
    '  (requirements that tests beside the changed files prove, journeys named like them or that import them)',
  ];
  return {
    unit: everything ? 'all' : unit,
    integration: everything ? 'all' : integration,
    journeys,
    why,
  };
}

function readSources(): Sources {
  const paths = globSync(['src/**/*.{ts,tsx,astro,mjs}', '{tests,scripts,bench}/**/*.{ts,mjs}', '*.ts'], {
    exclude: ['**/node_modules/**', '**/.next/**'],
  });
  return new Map(paths.map(path => [path, readFileSync(path, 'utf8')]));
}
