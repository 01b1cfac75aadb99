import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One file of the repository, its path from the root with slashes; `text` is empty for pictures, fonts and films. */
export type SourceFile = { path: string; text: string };

/** A rule of this repository: reads files and lists the violations, one line each. */
export type Check = (files: readonly SourceFile[]) => string[];

const textual = /(\.(ts|tsx|mts|js|mjs|cjs|astro|css|md|json|yml|yaml|sh|example)|\/run|^LICENSE)$/;

const generatedPlaces =
  /^(package-lock\.json|src\/payload-types\.ts|src\/platform\/database\/migrations\/.*|src\/staff\/app\/.*importMap\.js)$/;
const generatedMark = /^(\/\/|\/\*) Written by scripts\//;

/** Whether a program wrote the file: the rules for handwritten files do not apply to it. */
export function isGenerated({ path, text }: SourceFile): boolean {
  return generatedPlaces.test(path) || generatedMark.test(text);
}

const trees = new Map<string, SourceFile[]>();

/**
 * Every file that git tracks or would track, so that build output and local data never count. Read once per worker:
 * parsed files are cached, so test files that share a worker share the parsing too.
 */
export function readTree(root = process.cwd()): SourceFile[] {
  const known = trees.get(root);
  if (known) return known;
  const tree = listTree(root);
  trees.set(root, tree);
  return tree;
}

function listTree(root: string): SourceFile[] {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const paths = [...new Set(list.split('\0'))].filter(path => path !== '' && existsSync(join(root, path)));
  return paths.sort().map(path => ({
    path,
    text: textual.test(path) ? readFileSync(join(root, path), 'utf8') : '',
  }));
}

/** A file for a planted fault. */
export function planted(path: string, text = ''): SourceFile {
  return { path, text };
}

/** Whether a path is a test or used only by tests. */
export function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(path) || path.startsWith('tests/');
}

/** The line an offset of a text is on, counted from 1. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
