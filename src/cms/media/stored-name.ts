import { slugOf } from '#core/slug.ts';

const STEM_LENGTH = 48;
const DIGEST_LENGTH = 20;

type Naming = { original: string; otherwise: string; digest: string; extension: string };

/**
 * The name an upload is stored under: what its own name says, for people, and a digest that nobody can guess.
 * `otherwise` stands where its own name has no letters for an address.
 */
export function storedName({ original, otherwise, digest, extension }: Naming): string {
  const stem = slugOf(original.replace(/\.[^.]*$/, '').normalize('NFKD')).replace(/[^a-z0-9-]+/g, '');
  const short = stem.slice(0, STEM_LENGTH).replace(/^-+|-+$/g, '') || otherwise;
  return `${short}-${digest.slice(0, DIGEST_LENGTH)}.${extension}`;
}
