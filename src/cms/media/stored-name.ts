import { randomBytes } from 'node:crypto';
import { slugOf } from '#core/slug.ts';

const STEM_LENGTH = 48;
const RANDOM_BYTES = 10;

/** The names that `storedName` and Payload's suffixes of sizes produce; no other name is worth a database query. */
export const isStoredName = (name: string) =>
  /^[a-z0-9][a-z0-9-]{0,120}\.(jpg|png|webp|avif|mp4|webm|pdf)$/.test(name);

type Naming = { original: string; otherwise: string; extension: string };

/**
 * The name an upload is stored under: what its own name says, for people, and random letters, so that nobody can guess it
 * and the same file sent twice at the same moment is two files. `otherwise` stands where its own name has no letters for
 * an address.
 */
export function storedName({ original, otherwise, extension }: Naming): string {
  const stem = slugOf(original.replace(/\.[^.]*$/, '').normalize('NFKD')).replace(/[^a-z0-9-]+/g, '');
  const short = stem.slice(0, STEM_LENGTH).replace(/^-+|-+$/g, '') || otherwise;
  return `${short}-${randomBytes(RANDOM_BYTES).toString('hex')}.${extension}`;
}
