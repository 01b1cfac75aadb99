import { basename } from 'node:path';
import { needsAdmin } from '../../../tests/support/needs-admin.ts';
import { importsAny, type Sources } from './changed-files.ts';

/** The selected journeys: tests that prove some requirements, and whole files; and whether one of them opens the admin. */
export type Journeys = { requirements: string[]; files: string[]; withAdmin: boolean };

/** What a visitor sees on every page: these run when something changes that all pages share. */
const SMOKE = ['home', 'frame', 'languages'].map(name => `tests/journeys/${name}.spec.ts`);
const SHARED =
  /^(src\/(site\/(frame|layouts)|ui\/(layout|tokens)|platform\/http)\/|(server|playwright\.config|astro\.config)\.ts$)/;

const SPEC = /^tests\/journeys\/.*\.spec\.ts$/;
const TEST = /\.test\.tsx?$/;

/** The journeys about what changed. */
export function journeysFor(changed: readonly string[], sources: Sources): Journeys {
  const built = changed.filter(file => /^(src|public)\//.test(file) && !TEST.test(file));
  const beside = new Set(built.flatMap(file => testsBeside(file, sources)));
  const specs = [...sources].filter(([file]) => SPEC.test(file));
  const proven = new Set([...beside].flatMap(file => requirementsIn(sources.get(file) ?? '')));
  const inJourneys = new Set(specs.flatMap(([, text]) => requirementsIn(text)));
  const names = [...new Set(built.flatMap(possibleNames))];
  const shared = changed.some(file => SHARED.test(file));
  const isChosen = (file: string, text: string) =>
    changed.includes(file) ||
    importsAny(text, changed) ||
    names.some(name => isNamedLike(basename(file), name)) ||
    (shared && SMOKE.includes(file));
  const requirements = [...proven].filter(id => inJourneys.has(id)).toSorted();
  const files = specs
    .filter(([file, text]) => isChosen(file, text))
    .map(([file]) => file)
    .toSorted();
  const runs = ([file, text]: readonly [string, string]) =>
    files.includes(file) || requirementsIn(text).some(id => requirements.includes(id));
  return {
    requirements,
    files,
    withAdmin:
      changed.some(file => file.startsWith('src/staff/')) ||
      specs.some(spec => runs(spec) && needsAdmin(spec[1])),
  };
}

/** What a journey about a file of a feature or of a part of the site may be named after: the folder, or the file. */
function possibleNames(file: string): string[] {
  const folder = /^src\/(?:features|money|site)\/([a-z-]+)\//.exec(file)?.[1];
  return folder ? [folder, basename(file).replace(/\..*$/, '')] : [];
}

function isNamedLike(spec: string, name: string): boolean {
  return spec.startsWith(`${name}.`) || spec.startsWith(`${name}-`);
}

/** The tests in the folder of the same feature; for a file in a crowded folder, those with its own name. */
export function testsBeside(file: string, sources: Sources): string[] {
  const folder = /^src\/[a-z-]+\/[a-z-]+\//.exec(file)?.[0];
  const start = folder ?? file.replace(/\..*$/, '.');
  return [...sources.keys()].filter(path => path.startsWith(start) && TEST.test(path));
}

/** The requirements that tests of a file prove: in brackets in titles, as tags of journeys. */
export function requirementsIn(text: string): string[] {
  return [...new Set([...text.matchAll(/[[@]([A-Z][A-Z0-9]*-\d{2,3})\b/g)].map(([, id = '']) => id))];
}

/** Playwright's --grep for a choice: it compares with the name of the file, the title of the test and its tags. */
export function grepFor({ requirements, files }: Omit<Journeys, 'withAdmin'>): string {
  const ids = requirements.length > 0 ? [`@(${requirements.join('|')})\\b`] : [];
  const names = files.map(file => `\\b${basename(file).replaceAll('.', '\\.')}`);
  return [...ids, ...names].join('|');
}
