import { type Import, listImports, packageName } from './imports.ts';
import { type Check, isTest } from './source-tree.ts';

/** The layers of src/ from the bottom up, and the other layers each may import. */
const mayImport: Record<string, readonly string[]> = {
  core: [],
  ui: ['core'],
  platform: ['core', 'types'],
  cms: ['platform', 'core', 'types'],
  features: ['money', 'cms', 'ui', 'platform', 'core', 'types'],
  money: ['cms', 'ui', 'platform', 'core', 'types'],
  'personal-data': ['money', 'features', 'cms', 'platform', 'core', 'types'],
  site: ['personal-data', 'money', 'features', 'cms', 'ui', 'platform', 'core', 'types'],
  staff: ['config', 'money', 'features', 'cms', 'ui', 'platform', 'core', 'types'],
  samples: ['money', 'features', 'cms', 'ui', 'platform', 'core', 'types'],
  moving: ['money', 'features', 'cms', 'ui', 'platform', 'core', 'types'],
  config: ['personal-data', 'money', 'features', 'cms', 'ui', 'platform', 'core', 'types'],
};

/** Packages a layer may not import, for any purpose. */
const foreign: Record<string, (name: string) => boolean> = {
  core: () => true,
  ui: name => /^(payload|@payloadcms\/.*|astro.*|next|pg|drizzle-orm)$/.test(name),
};

/** The rooms of src/money from the top down: each may import those below it. */
const moneyRooms = [
  'bookkeeping',
  'years',
  'donors',
  'donations',
  'payments',
  'ledger',
  'settings',
  'domain',
];

/** Imports point down only, inside src/money too, and a feature never imports another. Types count as well as code. */
export const importArrows: Check = files =>
  files.flatMap(file =>
    findLayer(file.path)
      ? listImports(file).flatMap(found => {
          const fault = findFault(file.path, found);
          return fault ? [`${file.path}:${found.line} ${fault}`] : [];
        })
      : [],
  );

function findFault(from: string, { specifier, target }: Import): string | null {
  const layer = findLayer(from) ?? '';
  if (target === null) {
    return !isTest(from) && foreign[layer]?.(packageName(specifier))
      ? `${layer} may not know ${specifier}`
      : null;
  }
  if (/^(tests|scripts|bench)\//.test(target)) {
    return isTest(from) ? null : `${layer} may not import ${target}: it is no part of the product`;
  }
  const wanted = findLayer(target);
  if (wanted === null) return null;
  if (wanted === 'config' && from === 'src/platform/payload.ts') return null;
  // A test of a feature sets up whatever it needs.
  if (isTest(from) && ['features', 'money'].includes(wanted)) return null;
  if (wanted === 'features' && layer === 'features' && findRoom(from) !== findRoom(target))
    return `a feature may not import another: ${specifier}`;
  if (wanted === 'money' && layer === 'money' && findFloor(target) < findFloor(from))
    return `${findRoom(from)} is below ${findRoom(target)} and may not import it: ${specifier}`;
  if (wanted === layer || mayImport[layer]?.includes(wanted)) return null;
  return `${layer} may not import ${wanted}: ${specifier}`;
}

/** A folder of src/ outside the layers would have no rules, so it is forbidden. */
export const knownLayers: Check = files =>
  files
    .filter(({ path }) => /^src\/[^/]+\//.test(path) && findLayer(path) === null)
    .map(({ path }) => `${path} is in no known layer`);

function findLayer(path: string): string | null {
  if (path === 'src/payload.config.ts') return 'config';
  if (path === 'src/payload-types.ts') return 'types';
  const layer = /^src\/([^/]+)\//.exec(path)?.[1];
  return layer && layer in mayImport ? layer : null;
}

const findRoom = (path: string): string => path.split('/')[2] ?? '';

/** The position of a file's room, counted from the top; files beside the rooms come before the first. */
const findFloor = (path: string): number => moneyRooms.indexOf(findRoom(path));
