import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { fullRun } from './test-scale.ts';

// Encoding the pictures of the sample content takes over a minute of processor time, and gives the same bytes for the
// same input, options and version of sharp. So each result is cached under the hash of all three: for the process that
// makes the sample content (cluster.ts), and for integration tests. Every clone of a person uses the same cache, like the
// one of npm.

const folder = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'adey-test-pictures');
const MONTH_MS = 30 * 24 * 60 * 60 * 1000;
mkdirSync(folder, { recursive: true });

type Encoded = { data: Buffer; info: OutputInfo };
type WithOptions = Sharp & { options: { input: { file?: string } } };

const digest = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');

function toKey({ options }: WithOptions): string {
  const plain = (value: unknown): unknown => {
    if (value instanceof Uint8Array) return digest(value);
    if (Array.isArray(value)) return value.map(plain);
    if (value === null || typeof value !== 'object') return typeof value === 'function' ? undefined : value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plain(inner)]));
  };
  return digest(JSON.stringify([sharp.versions, plain(options)]));
}

function read(key: string): Encoded | null {
  try {
    const info = JSON.parse(readFileSync(join(folder, `${key}.json`), 'utf8'));
    return { data: readFileSync(join(folder, `${key}.picture`)), info };
  } catch {
    return null;
  }
}

/** The description is written last, so that a picture with one is complete. */
function store(key: string, { data, info }: Encoded): void {
  for (const [ending, content] of [
    ['picture', data],
    ['json', JSON.stringify(info)],
  ] as const) {
    const draft = join(folder, `${key}.${process.pid}.draft`);
    writeFileSync(draft, content);
    renameSync(draft, join(folder, `${key}.${ending}`));
  }
}

/** Forgets what was encoded a month ago, so that inputs nobody uses any more do not stay for ever. */
function prune(): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: Infinity };
    if (Date.now() - mtimeMs > MONTH_MS) rmSync(path, { force: true });
  }
}

const original = sharp.prototype.toBuffer as ((options: { resolveWithObject: true }) => Promise<Encoded>) & {
  isCached?: true;
};

async function toBuffer(this: WithOptions, asked?: { resolveWithObject?: boolean }) {
  // For a file only the name is known here, not its contents.
  const key = this.options.input.file ? null : toKey(this);
  if (key === null) return original.call(this, asked as { resolveWithObject: true });
  let encoded = read(key);
  if (!encoded) {
    encoded = await original.call(this, { resolveWithObject: true });
    store(key, encoded);
  }
  return asked?.resolveWithObject ? encoded : encoded.data;
}

// A full run encodes everything itself. Files that share a process load this more than once.
if (!fullRun && !original.isCached) {
  prune();
  sharp.prototype.toBuffer = Object.assign(toBuffer, { isCached: true }) as typeof sharp.prototype.toBuffer;
}
