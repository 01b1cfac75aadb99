import ts from 'typescript';
import { listImports, packageName, type Reached, reachedFrom, toEntry } from './imports.ts';
import { type Check, isTest, type SourceFile } from './source-tree.ts';
import { eachNode } from './syntax.ts';

const serverOnly = /\.(collection|global|block|job|queries|action|endpoint|email|personal-data)\.tsx?$/;
const anywhere = /\.(rules|schema|texts)\.ts$/;
const browserPackages = new Set([
  '@simplewebauthn/browser',
  'web-vitals',
  'react',
  'react-dom',
  'swr',
  'nanostores',
  '@nanostores/react',
  '@nanostores/persistent',
  'virtual:islands',
  'altcha-lib',
  'serwist',
  'qr',
]);
const serverPackage = /^(node:.*|payload|@payloadcms\/.*|pg|drizzle-orm|next|astro|astro:.*|sharp)$/;
const clientReact =
  /^use(State|Effect|LayoutEffect|Reducer|Ref|SyncExternalStore|Transition|ActionState|Store|SWR)$/;

/** Browser code (.browser.ts, islands, scripts of .astro files) imports no server code. */
export const browserCode: Check = files =>
  reachedFrom(files, browserEntries(files)).flatMap(({ file, way, imports }) => [
    ...(runsOnServerOnly(file.path) ? [`${way}: runs on the server only and may not reach the browser`] : []),
    ...imports
      .filter(({ target, specifier }) => target === null && !browserPackages.has(packageName(specifier)))
      .map(({ specifier, line }) => `${file.path}:${line} may not take ${specifier} to the browser (${way})`),
  ]);

/**
 * Only browser code runs a .browser.ts file; server code may import one as an asset or for its types. The server renders
 * islands too, so what they need of one they load with `import()`, in a handler or effect.
 */
export const browserScriptsStayOut: Check = files =>
  files
    .filter(({ path }) => path.startsWith('src/') && !isTest(path) && !path.endsWith('.browser.ts'))
    .flatMap(file =>
      toEntry(file)
        .imports.filter(
          ({ target, runsIn, lazy }) => !lazy && target?.endsWith('.browser.ts') && runsIn === 'module',
        )
        .map(({ line, target }) => `${file.path}:${line} runs ${target}, which is for the browser`),
    );

/** Rules and schemas run anywhere, so they import no server code. */
export const rulesRunAnywhere: Check = files =>
  files
    .filter(({ path }) => /\.(rules|schema)\.ts$/.test(path) && path.startsWith('src/'))
    .flatMap(file =>
      listImports(file)
        .filter(({ typeOnly, target, specifier }) => {
          if (typeOnly) return false;
          return target === null ? serverPackage.test(packageName(specifier)) : runsOnServerOnly(target);
        })
        .map(({ line, specifier }) => `${file.path}:${line} may not import ${specifier}: rules run anywhere`),
    );

/** A reader runs only by its name, in a process of its own; each name is that of a file. */
export const readersRunApart: Check = files => {
  const present = new Set(files.map(({ path }) => path));
  return files
    .filter(({ path }) => path.startsWith('src/') && !isTest(path))
    .flatMap(file => [
      ...listImports(file)
        .filter(({ target, typeOnly }) => target?.endsWith('.reader.ts') && !typeOnly)
        .map(({ line, target }) => `${file.path}:${line} runs ${target} in its own process`),
      ...[...file.text.matchAll(/'(src\/[\w./-]+\.reader\.ts)'/g)]
        .map(found => found[1] ?? '')
        .filter(path => !present.has(path))
        .map(path => `${file.path} names ${path}, which is not there`),
    ]);
};

/** Outside islands and what they are made of, React of the site has no event handlers and no state: they never run. */
export const serverReactIsStill: Check = files => {
  const islands = files.filter(({ path }) => path.endsWith('.island.tsx'));
  const alive = new Set(
    reachedFrom(
      files,
      islands.map(file => toEntry(file)),
    ).map(({ file }) => file.path),
  );
  return files
    .filter(
      ({ path }) =>
        /^src\/(site|money|features|ui)\/.*\.tsx$/.test(path) && !isTest(path) && !alive.has(path),
    )
    .flatMap(file => {
      const faults: string[] = [];
      eachNode(file, [ts.SyntaxKind.JsxAttribute, ts.SyntaxKind.CallExpression], (node, line) => {
        if (ts.isJsxAttribute(node) && /^on[A-Z]/.test(node.name.getText()) && isOnElement(node)) {
          faults.push(`${file.path}:${line()} ${node.name.getText()} never runs: only an island listens`);
        }
        if (ts.isCallExpression(node) && clientReact.test(node.expression.getText())) {
          faults.push(
            `${file.path}:${line()} ${node.expression.getText()} never runs: a page keeps no state`,
          );
        }
      });
      return faults;
    });
};

/** A button in ui/ passes on what the admin gives it, so only handlers defined in the file itself count. */
function isOnElement(attribute: ts.JsxAttribute): boolean {
  const element = attribute.parent.parent;
  const tag = ts.isJsxOpeningLikeElement(element) ? element.tagName.getText() : '';
  return /^[a-z]/.test(tag) && !attribute.getSourceFile().fileName.startsWith('src/ui/');
}

function browserEntries(files: readonly SourceFile[]): Reached[] {
  return files
    .filter(({ path }) => path.startsWith('src/') && !isTest(path))
    .flatMap(file => {
      if (/\.(browser\.ts|island\.tsx)$/.test(file.path)) return [toEntry(file)];
      const scripts = toEntry(file).imports.filter(({ runsIn }) => runsIn === 'browser');
      const targets = new Set(scripts.map(({ target }) => target));
      return files
        .filter(({ path }) => targets.has(path))
        .map(found => toEntry(found, `${file.path} -> ${found.path}`));
    });
}

function runsOnServerOnly(path: string): boolean {
  if (anywhere.test(path)) return false;
  return serverOnly.test(path) || /^src\/(platform|cms|staff|payload\.config)/.test(path);
}

/**
 * What server.ts and worker.ts load as they start is not the CMS: the site has it in its bundle, the mail worker opens it
 * for a few jobs only. Loading a thousand modules in vain doubled the time of a start.
 */
export const startsWithoutCms: Check = files =>
  reachedFrom(
    files,
    files.filter(({ path }) => /^(server|worker)\.ts$/.test(path)).map(file => toEntry(file)),
    { atOnce: true },
  ).flatMap(({ way, imports }) =>
    imports
      .filter(
        ({ specifier, lazy }) => !lazy && /^(payload|@payloadcms\/(?!db-postgres\/drizzle))/.test(specifier),
      )
      .map(({ specifier, line }) => `${way}:${line} loads ${specifier}`),
  );
