import { posix } from 'node:path';

/** The source files of the project by their paths. */
export type Sources = ReadonlyMap<string, string>;

/** For each file the files that import it. */
export type Importers = ReadonlyMap<string, readonly string[]>;

const specifier = /(?:\bfrom|\bimport|\bimport\()\s*['"]([#.][^'"?]+)/g;

/** Read from the text: parsing everything would take seconds. */
export function importersOf(sources: Sources): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const [path, text] of sources) {
    for (const [, name = ''] of text.matchAll(specifier)) {
      const target = resolve(path, name);
      importers.set(target, [...(importers.get(target) ?? []), path]);
    }
  }
  return importers;
}

function resolve(from: string, name: string): string {
  if (name === '#config') return 'src/payload.config.ts';
  if (name === '#payload-types') return 'src/payload-types.ts';
  return name.startsWith('#') ? `src/${name.slice(1)}` : posix.join(posix.dirname(from), name);
}

/**
 * The files themselves and everything that imports them, directly or not; files in `stops` are not followed further.
 */
export function reachedBy(
  files: readonly string[],
  importers: Importers,
  stops: ReadonlySet<string> = new Set(),
): Set<string> {
  const reached = new Set<string>();
  const queue = [...files];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    if (!stops.has(next)) queue.push(...(importers.get(next) ?? []));
  }
  return reached;
}
