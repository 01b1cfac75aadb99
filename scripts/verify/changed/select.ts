import { globSync, readFileSync } from 'node:fs';
import { type Changed, changedFiles, importsAny, type Sources } from './changed-files.ts';
import { type Journeys, journeysFor, testsBeside } from './journeys.ts';

/** A change to these can affect any test that runs on Node. */
const TOOLS = /^(package(-lock)?\.json|vitest\.config\.ts|tsconfig\.json)$/;

const INTEGRATION = /\.integration\.test\.ts$/;

/** Which tests to run besides those of `npm run check`: all of a kind, or the named files. */
export type Tests = {
  integration: 'all' | string[];
  journeys: 'all' | Journeys;
};

/** What the changed files affect, and a short summary of what was selected and why. */
export type Selection = Tests & { why: string[] };

export function selectChanged(ref: string): Selection {
  return select(changedFiles(ref), readSources());
}

/**
 * Vitest's own choice by imports would take every test with a database for every feature: each of them imports the list of
 * everything that staff edit.
 */
export function select({ files, against }: Changed, sources: Sources): Selection {
  const everything = files.some(file => TOOLS.test(file));
  const beside = new Set(
    files.filter(file => file.startsWith('src/')).flatMap(file => testsBeside(file, sources)),
  );
  const integration = [...sources]
    .filter(([file]) => INTEGRATION.test(file))
    .filter(([file, text]) => beside.has(file) || files.includes(file) || importsAny(text, files))
    .map(([file]) => file);
  const journeys = journeysFor(files, sources);
  const why = [
    `${files.length} files changed against ${against}: all unit tests run, and ${everything ? 'all, because the tools changed,' : integration.length} integration test files`,
    `Journeys: ${[...journeys.requirements.map(id => `@${id}`), ...journeys.files.map(file => file.replace('tests/journeys/', ''))].join(', ') || 'none'}`,
    '  (requirements that tests beside the changed files prove, journeys named like them or that import them)',
  ];
  return { integration: everything ? 'all' : integration, journeys, why };
}

function readSources(): Sources {
  const paths = globSync(['src/**/*.{ts,tsx,astro,mjs}', '{tests,scripts,bench}/**/*.{ts,mjs}', '*.ts'], {
    exclude: ['**/node_modules/**', '**/.next/**'],
  });
  return new Map(paths.map(path => [path, readFileSync(path, 'utf8')]));
}
