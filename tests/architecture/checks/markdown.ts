import { posix } from 'node:path';
import { type Check, isGenerated, lineAt, type SourceFile } from './source-tree.ts';

/** Every link from a document into the repository leads to an existing file or folder, and to an existing heading. */
export const documentLinks: Check = files =>
  documents(files).flatMap(file => {
    const text = withoutFences(file.text);
    return [...text.matchAll(/\]\(([^)\s]+)(?:\s+"[^"]*")?\)/g)].flatMap(match => {
      const fault = linkFault(files, file.path, match[1] ?? '');
      return fault ? [`${file.path}:${lineAt(text, match.index)} ${fault}`] : [];
    });
  });

/** Every file or folder that a document names in backticks or in a ```text drawing, from the top folder, exists. */
export const documentPaths: Check = files => {
  const there = everyPath(files);
  return documents(files)
    .filter(({ path }) => path !== 'docs/requirements.md')
    .flatMap(file => {
      const text = withoutFences(file.text);
      const drawn = [...file.text.matchAll(/^```text\n([\s\S]*?)^```/gm)].flatMap(fence =>
        matchesIn(fence[1] ?? '', /((?:src|tests|docs|scripts|bench|public)\/[\w@./-]*\w)/g, fence.index + 8),
      );
      const quoted = matchesIn(text, /`((?:src|tests|docs|scripts|bench|public)\/[\w@./-]*\w)\/?`/g, 0);
      return [...quoted, ...drawn]
        .filter(({ path }) => !there.has(path))
        .map(({ path, at }) => `${file.path}:${lineAt(file.text, at)} names ${path}, which is not there`);
    });
};

const code = /\.(ts|tsx|mjs|css|astro|sql)$/;
const comments = /\/\*[\s\S]*?\*\/|(?:^|\s)\/\/[^\n]*|^\s*--[^\n]*/gm;
const named = /(?<![\w/.#@*-])((?:[\w@[\].-]+\/)*[\w[\]-][\w[\].-]*\.(?:ts|tsx|mjs|css|astro|sql|md))\b/g;

/** Every file that a comment names, by its name or the end of its path, and every decision it names exist. */
export const commentReferences: Check = files => {
  const ends = new Set(files.flatMap(({ path }) => pathEndings(path)));
  const decisions = new Set(files.flatMap(({ path }) => /decisions\/(0\d{3})-/.exec(path)?.[1] ?? []));
  return files
    .filter(
      file => code.test(file.path) && !file.path.startsWith('tests/architecture/') && !isGenerated(file),
    )
    .flatMap(({ path, text }) =>
      [...text.matchAll(comments)].flatMap(comment => {
        const at = (index: number) => `${path}:${lineAt(text, comment.index + index)}`;
        const lost = [...comment[0].matchAll(named)]
          .filter(([, name = '']) => !ends.has(name) && !/^(\.\/)?x\.|^node_modules\/|next-env/.test(name))
          .map(match => `${at(match.index)} names ${match[1]}, which is not there`);
        const unwritten = [...comment[0].matchAll(/decisions?(?: |\/)(0\d{3})/g)]
          .filter(([, number = '']) => !decisions.has(number))
          .map(match => `${at(match.index)} names a decision ${match[1]} that is not there`);
        return [...lost, ...unwritten];
      }),
    );
};

/** `a/b/c.ts`, `b/c.ts` and `c.ts`. */
function pathEndings(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_part, index) => parts.slice(index).join('/'));
}

function matchesIn(text: string, pattern: RegExp, from: number): { path: string; at: number }[] {
  return [...text.matchAll(pattern)].map(match => ({ path: match[1] ?? '', at: from + match.index }));
}

/** Every `npm run …` and `node scripts/…` in a document exists. */
export const documentCommands: Check = files => {
  const there = everyPath(files);
  const manifest = files.find(({ path }) => path === 'package.json')?.text ?? '{}';
  const scripts = Object.keys((JSON.parse(manifest) as { scripts?: object }).scripts ?? {});
  return documents(files).flatMap(({ path, text }) =>
    [...text.matchAll(/npm run ([\w:-]+)|node (scripts\/[\w./-]+)/g)]
      .filter(([, script, file]) => (script ? !scripts.includes(script) : !there.has(file ?? '')))
      .map(match => `${path}:${lineAt(text, match.index)} calls "${match[0]}", which is not there`),
  );
};

/**
 * The block ```tree of ARCHITECTURE.md names the files and folders at the top, except documents, and the folders of
 * src/.
 */
export const documentedTree: Check = files => {
  const text = files.find(({ path }) => path === 'ARCHITECTURE.md')?.text ?? '';
  const block = /```tree\n([\s\S]*?)```/.exec(text)?.[1];
  if (block === undefined) return ['ARCHITECTURE.md has no block ```tree'];
  const lines = block.split('\n').filter(line => line.trim() !== '');
  const written = lines.map(line => line.trim().split(/\s{2,}/)[0] ?? '');
  const real = topAndFolders(files);
  return [
    ...real.filter(path => !written.includes(path)).map(path => `ARCHITECTURE.md leaves out ${path}`),
    ...written
      .filter(path => !real.includes(path))
      .map(path => `ARCHITECTURE.md names ${path}, which is not there`),
    ...written
      .filter((_path, index) => !/\S\s{2,}\S/.test(lines[index] ?? ''))
      .map(path => `ARCHITECTURE.md says nothing about ${path}`),
    ...written
      .filter((path, index) => written.indexOf(path) !== index)
      .map(path => `ARCHITECTURE.md names ${path} twice`),
  ];
};

function topAndFolders(files: readonly SourceFile[]): string[] {
  const found = new Set<string>();
  for (const { path } of files) {
    const [top = '', area, part] = path.split('/');
    if (top.startsWith('.') || /\.md$|^LICENSE$/.test(top)) continue;
    found.add(area === undefined ? top : `${top}/`);
    if (top === 'src' && part !== undefined) found.add(`src/${area}/`);
  }
  return [...found].sort();
}

function linkFault(files: readonly SourceFile[], from: string, link: string): string | null {
  if (/^[a-z][a-z+.-]*:/i.test(link)) return null;
  const [path = '', heading] = decodeURI(link).split('#');
  const target = path === '' ? from : posix.join(posix.dirname(from), path).replace(/\/$/, '');
  if (!everyPath(files).has(target)) return `links to ${link}, which is not there`;
  const text = files.find(file => file.path === target)?.text ?? '';
  if (!heading || !target.endsWith('.md') || headings(text).includes(heading)) return null;
  return `links to a heading ${heading} that ${target} does not have`;
}

function headings(text: string): string[] {
  return [...withoutFences(text).matchAll(/^#+\s+(.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .trim()
      .replace(/\s/g, '-'),
  );
}

const known = new WeakMap<readonly SourceFile[], Set<string>>();

function everyPath(files: readonly SourceFile[]): Set<string> {
  const already = known.get(files);
  if (already) return already;
  const paths = new Set<string>(['.']);
  for (const { path } of files) for (let at = path; at !== '.'; at = posix.dirname(at)) paths.add(at);
  known.set(files, paths);
  return paths;
}

function documents(files: readonly SourceFile[]): SourceFile[] {
  return files.filter(({ path }) => path.endsWith('.md'));
}

function withoutFences(text: string): string {
  return text.replace(/^```[\s\S]*?^```/gm, fence => fence.replace(/[^\n]/g, ' '));
}
