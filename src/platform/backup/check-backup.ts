import { createHash, type KeyObject } from 'node:crypto';
import { damaged } from './backup.rules.ts';
import {
  ABOUT,
  type About,
  countLines,
  isSignedManifest,
  MANIFEST,
  MANIFEST_SUM,
  type Manifest,
  mediaEntry,
  readAbout,
  readManifest,
  sha256,
  type TableCopy,
  tablePart,
} from './manifest.ts';
import { type DecryptionKey, unseal } from './seal.ts';
import { findSigners } from './signing.ts';
import { readTar, type TarEntry } from './tar.ts';

/** The lists in a backup stay far below this, however many pictures there are. */
const MOST_LIST_BYTES = 256 * 1024 * 1024;
const MOST_ENTRIES = 5_000_000;

type Seen = { name: string; bytes: number; lines: number; sha256: string };

/** `isProven` says whether the backup is signed by somebody whose backups are trusted. */
export type CheckedManifest = Manifest & { readonly isProven: boolean };

/**
 * Reads a whole backup and compares every part with its manifest. Changes nothing. By default the signer that belongs to
 * the key is trusted.
 * @throws BackupError when anything is damaged, missing, unexpected, made by a newer version, or not readable with this
 * key.
 */
export async function checkBackup(
  file: string,
  key: DecryptionKey,
  trusted: readonly KeyObject[] = findSigners(key),
): Promise<CheckedManifest> {
  const tables = foldTables();
  const media: Seen[] = [];
  let about: About | undefined;
  let list: string | undefined;
  let sum: string | undefined;
  let entries = 0;
  for await (const entry of readTar(unseal(file, key))) {
    entries += 1;
    if (entries > MOST_ENTRIES || sum !== undefined) throw damaged('it holds more than its list of contents');
    if (!about) {
      if (entry.name !== ABOUT) throw damaged('its header is missing');
      about = readAbout(await readText(entry));
    } else if (entry.name === MANIFEST) list = await readText(entry);
    else if (entry.name === MANIFEST_SUM) sum = await readText(entry);
    else if (list !== undefined) throw damaged('something follows its list of contents');
    else if (entry.name.startsWith('tables/')) await tables.add(entry);
    else media.push(await digest(entry));
  }
  if (!about || list === undefined || sum !== `${sha256(list)}  ${MANIFEST}\n`)
    throw damaged('its list of contents is missing or changed');
  const manifest = readManifest(list);
  if (manifest.madeAt !== about.madeAt) throw damaged('its two dates differ');
  compareTables(manifest.tables, tables.seen);
  compareMedia(manifest.media, media);
  return { ...manifest, isProven: isSignedManifest(trusted, list) };
}

/** Joins the parts of a table. */
function foldTables() {
  const seen = new Map<string, Omit<Seen, 'name'> & { parts: number }>();
  let open: { name: string; hash: ReturnType<typeof createHash> } | null = null;
  return {
    seen,
    async add({ name, bytes, body }: TarEntry) {
      const [, table = ''] = /^tables\/([^/]+)\/\d{6,}\.copy$/.exec(name) ?? [];
      if (open?.name !== table) {
        if (table === '' || seen.has(table)) throw damaged(`${name} is out of place`);
        open = { name: table, hash: createHash('sha256') };
        seen.set(table, { bytes: 0, lines: 0, sha256: '', parts: 0 });
      }
      const known = seen.get(table);
      if (!known) return;
      known.parts += 1;
      const [schema = '', ...rest] = table.split('.');
      if (name !== tablePart({ schema, name: rest.join('.') }, known.parts))
        throw damaged(`${name} is out of place`);
      known.bytes += bytes;
      for await (const piece of body) {
        open.hash.update(piece);
        known.lines += countLines(piece);
      }
      known.sha256 = open.hash.copy().digest('hex');
    },
  };
}

const EMPTY_SUM = sha256('');

function compareTables(listed: readonly TableCopy[], seen: ReturnType<typeof foldTables>['seen']): void {
  const left = new Set(seen.keys());
  for (const { schema, name, rows, bytes, sha256 } of listed) {
    const key = `${schema}.${name}`;
    const found = seen.get(key) ?? { bytes: 0, lines: 0, sha256: EMPTY_SUM };
    if (found.bytes !== bytes || found.lines !== rows || found.sha256 !== sha256)
      throw damaged(`table ${key} does not match its list of contents`);
    left.delete(key);
  }
  const [extra] = left;
  if (extra !== undefined) throw damaged(`table ${extra} is not in its list of contents`);
}

function compareMedia(listed: Manifest['media'], seen: readonly Seen[]): void {
  if (listed.length !== seen.length) throw damaged('files are missing, or too many');
  for (const [at, { name, bytes, sha256 }] of listed.entries()) {
    const found = seen[at];
    if (found?.name !== mediaEntry(name) || found.bytes !== bytes || found.sha256 !== sha256)
      throw damaged(`the file ${name} does not match its list of contents`);
  }
  const names = new Set(listed.map(({ name }) => name));
  if (names.size !== listed.length) throw damaged('two files have the same name');
}

async function digest({ name, bytes, body }: TarEntry): Promise<Seen> {
  const hash = createHash('sha256');
  for await (const piece of body) hash.update(piece);
  return { name, bytes, lines: 0, sha256: hash.digest('hex') };
}

async function readText({ bytes, body, name }: TarEntry): Promise<string> {
  if (bytes > MOST_LIST_BYTES) throw damaged(`${name} is too large`);
  const pieces: Buffer[] = [];
  for await (const piece of body) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}
