import { basename } from 'node:path';
import { type Importers, reachedBy, type Sources } from './import-graph.ts';

/** The selected journeys: tests of some areas of the requirements, and whole files. */
export type Journeys = { areas: string[]; files: string[] };

/** What a visitor sees on every page: these run when something changes that all pages share. */
const SMOKE = ['home', 'frame', 'languages'].map(name => `tests/journeys/${name}.spec.ts`);
const SHARED =
  /^(src\/(site\/(frame|layouts)|ui\/(layout|tokens)|platform\/http)\/|(server|playwright\.config|astro\.config)\.ts$)/;

/** An area tested in more files of journeys than this, such as the addresses, says nothing about one feature. */
const EVERYWHERE = 8;

const SPEC = /^tests\/journeys\/.*\.spec\.ts$/;
const TEST = /\.test\.tsx?$/;

/** The journeys about what changed. */
export function journeysFor(changed: readonly string[], importers: Importers, sources: Sources): Journeys {
  const built = changed.filter(file => /^(src|public)\//.test(file) && !TEST.test(file));
  const beside = new Set(built.flatMap(file => testsBeside(file, sources)));
  const specs = [...sources.keys()].filter(file => SPEC.test(file));
  const claimed = new Set([...beside].flatMap(file => areasIn(sources.get(file) ?? '')));
  const provenBy = (area: string) =>
    specs.filter(file => areasIn(sources.get(file) ?? '').includes(area)).length;
  const areas = [...claimed].filter(area => provenBy(area) > 0 && provenBy(area) <= EVERYWHERE);
  const named = built.flatMap(file => {
    const feature = /^src\/(?:features|site)\/([a-z-]+)\//.exec(file)?.[1];
    return feature ? specs.filter(spec => basename(spec).startsWith(feature)) : [];
  });
  const own = reachedBy(changed.filter(isOfJourneys), importers);
  const direct = new Set(changed.flatMap(file => importers.get(file) ?? []));
  const ownImports = specs.filter(file => own.has(file) || direct.has(file));
  const smoke = changed.some(file => SHARED.test(file)) ? SMOKE : [];
  return { areas: areas.toSorted(), files: [...new Set([...ownImports, ...named, ...smoke])].toSorted() };
}

/**
 * The code that starts the site for every journey imports half the platform: only changes in tests/ count indirectly.
 */
function isOfJourneys(file: string): boolean {
  return file.startsWith('tests/');
}

/** The tests in the folder of the same feature; for a file in a crowded folder, those with its own name. */
export function testsBeside(file: string, sources: Sources): string[] {
  const folder = /^src\/[a-z-]+\/[a-z-]+\//.exec(file)?.[0];
  const start = folder ?? file.replace(/\..*$/, '.');
  return [...sources.keys()].filter(path => path.startsWith(start) && TEST.test(path));
}

/** The areas of the requirements that tests of a file prove. */
export function areasIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\[([A-Z][A-Z0-9]*)-\d{2,3}\]/g)].map(([, area = '']) => area))];
}

/** Playwright's --grep for a choice: it compares with the name of the file and the title of the test. */
export function grepFor({ areas, files }: Journeys): string {
  const ids = areas.length > 0 ? [`\\[(${areas.join('|')})-\\d`] : [];
  const names = files.map(file => `\\b${basename(file).replaceAll('.', '\\.')}`);
  return [...ids, ...names].join('|');
}
