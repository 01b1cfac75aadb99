import { splitLocale } from '#core/locale.ts';
import type { StaticFiles } from '#platform/http/static-files.ts';
import type { PackedPage } from '#platform/page-cache/pack-page.ts';
import { type Pack, packList, packPages } from './pack.rules.ts';
import { usedFiles } from './used-files.rules.ts';
import { workerAddress } from './worker-address.ts';

export type PackSources = {
  /** The kept page at an address of ours, or its lite form. */
  page: (address: string, lite: boolean) => Promise<PackedPage>;
  files: Pick<StaticFiles, 'find' | 'formsOf'>;
};

/**
 * The list of the pack at `path`, measured: each page and file with its bytes on the way, headers left out; null for
 * another path. A page that does not answer is left out.
 */
export function packListAt(path: string, sources: PackSources): Promise<Pack> | null {
  const { locale } = splitLocale(path);
  const lite = [false, true].find(form => path === packList(locale, form));
  return lite === undefined ? null : measurePack(packPages(locale), lite, sources);
}

async function measurePack(
  addresses: readonly string[],
  lite: boolean,
  { page, files }: PackSources,
): Promise<Pack> {
  const found = await Promise.all(
    addresses.map(async address => ({ address, page: await page(address, lite) })),
  );
  const pages = found.filter(({ page: { status } }) => status === 200);
  const used = new Map<string, number>();
  for (const one of pages) await measureFiles(one.page.variants.identity.body, one.address, files, used);
  return {
    pages: pages.map(({ address, page: { variants } }) => ({ address, bytes: lengthOf(variants) })),
    files: [...used].map(([address, bytes]) => ({ address, bytes })),
    worker: await bytesOf(workerAddress, files),
  };
}

/** Adds the files a text names, and those that scripts among them import. */
async function measureFiles(
  text: Uint8Array,
  from: string,
  files: PackSources['files'],
  used: Map<string, number>,
): Promise<void> {
  for (const address of usedFiles(Buffer.from(text).toString(), from)) {
    const file = files.find(address);
    if (!file?.isImmutable || used.has(address)) continue;
    used.set(address, await bytesOf(address, files));
    const forms = address.endsWith('.js') ? await files.formsOf(file) : null;
    if (forms?.identity) await measureFiles(forms.identity, address, files, used);
  }
}

async function bytesOf(address: string, files: PackSources['files']): Promise<number> {
  const file = files.find(address);
  if (!file) return 0;
  const forms = await files.formsOf(file);
  return forms ? lengthOf(forms) : file.size;
}

type Form = Uint8Array | { body: Uint8Array } | null;

/** The length in the best form browsers take. */
function lengthOf({ br, gzip, identity }: Record<'br' | 'gzip' | 'identity', Form>): number {
  const best = br ?? gzip ?? identity;
  return best instanceof Uint8Array ? best.byteLength : (best?.body.byteLength ?? 0);
}
