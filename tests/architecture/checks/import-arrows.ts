import { type Import, importsOf, packageOf } from './imports.ts';
import { type Check, isTest } from './source-tree.ts';

/** The layers of src/ from the bottom up, and the other layers each may import. */
const mayImport: Record<string, readonly string[]> = {
  core: [],
  ui: ['core'],
  platform: ['core', 'types'],
  cms: ['platform', 'core', 'types'],
  development: ['cms', 'ui', 'platform', 'core', 'types'],
  features: ['cms', 'ui', 'platform', 'core', 'types'],
  'donation-flow': ['features', 'development', 'cms', 'platform', 'core', 'types'],
  'personal-data': ['features', 'cms', 'platform', 'core', 'types'],
  site: [
    'personal-data',
    'donation-flow',
    'development',
    'features',
    'cms',
    'ui',
    'platform',
    'core',
    'types',
  ],
  staff: ['config', 'donation-flow', 'features', 'cms', 'ui', 'platform', 'core', 'types'],
  samples: ['features', 'cms', 'ui', 'platform', 'core', 'types'],
  moving: ['features', 'cms', 'ui', 'platform', 'core', 'types'],
  config: ['personal-data', 'donation-flow', 'features', 'cms', 'ui', 'platform', 'core', 'types'],
};

/** Packages a layer may not import, for any purpose. */
const foreign: Record<string, (name: string) => boolean> = {
  core: () => true,
  ui: name => /^(payload|@payloadcms\/.*|astro.*|next|pg|drizzle-orm)$/.test(name),
};

/**
 * The few files that a feature of donations may import of the ones below it: bookkeeping → donors → donations → payments →
 * ledger, never the other way. Everything else that they need of each other src/donation-flow passes in.
 */
export const doors: Readonly<Record<string, readonly string[]>> = {
  donors: [
    'donations/donation-columns.ts',
    'donations/donation.texts.ts',
    'donations/notices/send-notices.action.ts',
    'donations/store-donation.action.ts',
    'donations/thanks-link.ts',
  ],
  bookkeeping: [
    'donations/donation-columns.ts',
    'donations/store-donation.action.ts',
    'ledger/export-journal.ts',
    'ledger/post-entries.action.ts',
    'ledger/posting.rules.ts',
    'ledger/spending-kinds.ts',
    'ledger/spending-scans.ts',
    'ledger/totals.ts',
  ],
};

/** Imports point down only, and a feature never imports another feature. Types count as well as code. */
export const importArrows: Check = files =>
  files.flatMap(file =>
    layerOf(file.path)
      ? importsOf(file).flatMap(found => {
          const fault = faultOf(file.path, found);
          return fault ? [`${file.path}:${found.line} ${fault}`] : [];
        })
      : [],
  );

function faultOf(from: string, { specifier, target }: Import): string | null {
  const layer = layerOf(from) ?? '';
  if (target === null) {
    return !isTest(from) && foreign[layer]?.(packageOf(specifier))
      ? `${layer} may not know ${specifier}`
      : null;
  }
  if (/^(tests|scripts|bench)\//.test(target)) {
    return isTest(from) ? null : `${layer} may not import ${target}: it is no part of the product`;
  }
  const wanted = layerOf(target);
  if (wanted === null) return null;
  if (wanted === 'config' && from === 'src/platform/payload.ts') return null;
  // A test of a feature sets up whatever it needs.
  if (isTest(from) && ['features', 'donation-flow', 'development'].includes(wanted)) return null;
  if (wanted === 'features' && layer === 'features') {
    const isDoor = doors[featureOf(from) ?? '']?.includes(target.slice('src/features/'.length));
    return featureOf(from) === featureOf(target) || isDoor
      ? null
      : `a feature may not import another: ${specifier}`;
  }
  if (wanted === layer || mayImport[layer]?.includes(wanted)) return null;
  return `${layer} may not import ${wanted}: ${specifier}`;
}

/** A folder of src/ outside the layers would have no rules, so it is forbidden. */
export const knownLayers: Check = files =>
  files
    .filter(({ path }) => /^src\/[^/]+\//.test(path) && layerOf(path) === null)
    .map(({ path }) => `${path} is in no known layer`);

function layerOf(path: string): string | null {
  if (path === 'src/payload.config.ts') return 'config';
  if (path === 'src/payload-types.ts') return 'types';
  const layer = /^src\/([^/]+)\//.exec(path)?.[1];
  return layer && layer in mayImport ? layer : null;
}

function featureOf(path: string): string | undefined {
  return path.split('/')[2];
}
