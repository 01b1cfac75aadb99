import { listImports } from './imports.ts';
import type { Check, SourceFile } from './source-tree.ts';

/**
 * No file imports itself through others. Types count: they vanish at run time, but of two files in a cycle neither
 * can be read, moved or tested without the other. Biome's own rule makes each of its checks a hundred times slower.
 */
export const fileCircles: Check = files =>
  circlesIn(importGraph(files, path => path)).map(circle => `import circle: ${circle.join(' -> ')}`);

/**
 * In every folder of `src`, all imports between two of its parts go one way, and no part imports itself through others.
 * A part is a folder with all that is below it, or a file beside the folders. The layers are ordered by `importArrows`.
 * Tests may set up whatever they need.
 */
export const folderCircles: Check = files => {
  const code = files.filter(({ path }) => path.startsWith('src/') && !/\.test\.tsx?$/.test(path));
  return listFolders(code).flatMap(folder =>
    circlesIn(
      importGraph(
        code.filter(({ path }) => path.startsWith(`${folder}/`)),
        path => `${folder}/${path.slice(folder.length + 1).split('/')[0]}`,
      ),
    )
      // Circles between files alone are reported as such.
      .filter(circle => circle.some(part => !/\.\w+$/.test(part)))
      .map(circle => `folder circle: ${circle.join(' -> ')}`),
  );
};

/** The folders below `src` that contain something, such as `src/platform` and `src/platform/mail`. */
function listFolders(files: readonly SourceFile[]): string[] {
  const folders = new Set<string>();
  for (const { path } of files) {
    const parts = path.split('/');
    for (let depth = 2; depth < parts.length; depth += 1) folders.add(parts.slice(0, depth).join('/'));
  }
  return [...folders].toSorted();
}

type Graph = Map<string, Set<string>>;

/** Which place imports which. */
function importGraph(files: readonly SourceFile[], findPlace: (path: string) => string): Graph {
  const paths = new Set(files.map(({ path }) => path));
  const graph: Graph = new Map();
  for (const file of files) {
    const from = findPlace(file.path);
    const targets = graph.get(from) ?? new Set();
    graph.set(from, targets);
    for (const { target } of listImports(file)) {
      const to = target !== null && paths.has(target) ? findPlace(target) : from;
      if (to !== from) targets.add(to);
    }
  }
  return graph;
}

/** The shortest cycle through each place that is in one, unless an earlier cycle contains it. */
function circlesIn(graph: Graph): string[][] {
  dropDeadEnds(graph);
  const named = new Set<string>();
  const circles: string[][] = [];
  for (const start of graph.keys()) {
    const circle = named.has(start) ? null : shortestCircle(graph, start);
    if (!circle) continue;
    for (const place of circle) named.add(place);
    circles.push(circle);
  }
  return circles;
}

/** Places without remaining imports are in no cycle; without cycles nothing is left. */
function dropDeadEnds(graph: Graph): void {
  let before: number;
  do {
    before = graph.size;
    for (const [place, targets] of graph) {
      for (const target of targets) if (!graph.has(target)) targets.delete(target);
      if (targets.size === 0) graph.delete(place);
    }
  } while (graph.size < before);
}

function shortestCircle(graph: Graph, start: string): string[] | null {
  const queue = [[start]];
  const seen = new Set<string>();
  for (let path = queue.shift(); path; path = queue.shift()) {
    for (const target of graph.get(path.at(-1) ?? '') ?? []) {
      if (target === start) return [...path, start];
      if (!seen.has(target)) queue.push([...path, target]);
      seen.add(target);
    }
  }
  return null;
}
