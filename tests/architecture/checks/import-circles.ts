import { importsOf } from './imports.ts';
import type { Check, SourceFile } from './source-tree.ts';

/**
 * No file imports itself through others. Types count: they vanish at run time, but of two files in a cycle neither
 * can be read, moved or tested without the other.
 */
export const fileCircles: Check = files =>
  circlesIn(importGraph(files, path => path)).map(circle => `import circle: ${circle.join(' -> ')}`);

/**
 * Between two folders of a layer (`src/platform/http` and `src/platform/page-cache`) all imports go one way, and no
 * folder imports itself through others. Files below a folder count as the folder; files beside the folders of a layer
 * are shared by the folders, and belong to none. Tests may set up whatever they need.
 */
export const folderCircles: Check = files =>
  circlesIn(
    importGraph(
      files.filter(({ path }) => !/\.test\.tsx?$/.test(path)),
      path => /^src\/[^/]+\/[^/]+(?=\/)/.exec(path)?.[0] ?? null,
    ),
  ).map(circle => `folder circle: ${circle.join(' -> ')}`);

type Graph = Map<string, Set<string>>;

/** Which place imports which; `placeOf` is null for ignored files. */
function importGraph(files: readonly SourceFile[], placeOf: (path: string) => string | null): Graph {
  const paths = new Set(files.map(({ path }) => path));
  const graph: Graph = new Map();
  for (const file of files) {
    const from = placeOf(file.path);
    if (from === null) continue;
    const targets = graph.get(from) ?? new Set();
    graph.set(from, targets);
    for (const { target } of importsOf(file)) {
      const to = target !== null && paths.has(target) ? placeOf(target) : null;
      if (to !== null && (to !== from || from === file.path)) targets.add(to);
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

/** Files without remaining imports are in no cycle; without cycles nothing is left. */
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
