import { createHash, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import { BackupError, damaged } from './backup.rules.ts';
import { isSignedBy, signText } from './signing.ts';

/** The version of the backup format; increase it when the contents of a backup change. */
export const FORMAT = 1;

const digest = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.number().int().min(0);
const identifier = z
  .string()
  .regex(/^[A-Za-z_][A-Za-z0-9_]*$/)
  .max(63);

/** A plain file name that leads to no other folder, on any system. */
const fileName = z
  .string()
  .min(1)
  .max(255)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a name must not hold
  .regex(/^[^/\\:\u0000-\u001f\u007f]+$/)
  .refine(name => name !== '.' && name !== '..' && Buffer.byteLength(name) <= 255);

/** The first entry of a backup: enough to know whether it can be read at all. */
const about = z.object({
  format: z.number().int(),
  software: z.string().max(100),
  madeAt: z.iso.datetime(),
  /** The migrations its tables were made by, oldest first. */
  migrations: z.array(z.string().regex(/^\w+$/).max(200)).max(10_000),
});

const table = z.object({
  schema: identifier,
  name: identifier,
  columns: z.array(identifier).min(1).max(1_600),
  rows: count,
  bytes: count,
  sha256: digest,
});

const sequence = z.object({
  schema: identifier,
  name: identifier,
  /** Text, because the largest value exceeds JSON's exact integers. */
  value: z.string().regex(/^-?\d{1,19}$/),
  isCalled: z.boolean(),
});

const manifest = about.extend({
  format: z.literal(FORMAT),
  tables: z.array(table).max(10_000),
  sequences: z.array(sequence).max(10_000),
  media: z.array(z.object({ name: fileName, bytes: count, sha256: digest })),
  /** Files that tables name but that did not exist. */
  missing: z.array(z.string().max(255)),
});

export type About = z.infer<typeof about>;
export type TableCopy = z.infer<typeof table>;
export type SequenceValue = z.infer<typeof sequence>;
export type Manifest = z.infer<typeof manifest>;

/** @throws BackupError when this version does not know the backup's format. */
export function readAbout(text: string): About {
  const found = about.safeParse(parse(text));
  if (!found.success) throw damaged('its header cannot be read');
  const { format, software } = found.data;
  if (format > FORMAT)
    throw new BackupError(
      `The backup was made by a newer version (${software}, format ${format}; this one reads format ${FORMAT}): update the software first`,
    );
  if (format < FORMAT) throw new BackupError(`Backup format ${format} is unknown`);
  return found.data;
}

/** @throws BackupError when it is no manifest, or contains a name that leads elsewhere. */
export function readManifest(text: string): Manifest {
  const found = manifest.safeParse(parse(text));
  if (found.success) return found.data;
  const [issue] = found.error.issues;
  throw damaged(`its list of contents cannot be read, at ${issue?.path.join('.')}`);
}

/** A manifest as the backup holds it. The signature is about everything else in it, which names the digest of each part. */
export function writeManifest(manifest: Manifest, signer: KeyObject | null): string {
  const signature = signer && signText(signer, 'backup', JSON.stringify(manifest));
  return `${JSON.stringify({ ...manifest, ...(signature && { signature }) }, null, 1)}\n`;
}

/** Whether one of these signers signed the manifest; a newer version may have signed more than this one knows. */
export function isSignedManifest(signers: readonly KeyObject[], text: string): boolean {
  const { signature, ...manifest } = Object(parse(text));
  return (
    typeof signature === 'string' &&
    isSignedBy(signers, 'backup', { text: JSON.stringify(manifest), signature })
  );
}

export const isFileName = (name: string) => fileName.safeParse(name).success;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export const ABOUT = 'about.json';
export const MANIFEST = 'manifest.json';
export const MANIFEST_SUM = 'manifest.sha256';

/** The entry names of table parts and media files in a backup. */
export const tablePart = ({ schema, name }: Pick<TableCopy, 'schema' | 'name'>, part: number) =>
  `tables/${schema}.${name}/${String(part).padStart(6, '0')}.copy`;
export const mediaEntry = (name: string) => `media/${name}`;

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const NEW_LINE = 10;

/** A line is a row: a line break within a value is written as two characters. */
export function countLines(piece: Buffer): number {
  let lines = 0;
  for (let at = piece.indexOf(NEW_LINE); at >= 0; at = piece.indexOf(NEW_LINE, at + 1)) lines += 1;
  return lines;
}
