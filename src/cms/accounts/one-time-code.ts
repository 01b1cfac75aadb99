import { createHash } from 'node:crypto';
import { encodeBytes } from '#core/reference.ts';

const LENGTH = 24;
const canonical = new RegExp(`^[0-9A-HJKMNP-TV-Z]{${LENGTH}}$`);

/** A code that works once: 120 random bits in six groups that can be read out. */
export function newOneTimeCode(): string {
  return encodeBytes(crypto.getRandomValues(new Uint8Array(LENGTH)));
}

/** A typed code without groups, in capitals, with the letters that look like digits read as digits; else null. */
export function readOneTimeCode(text: string): string | null {
  const code = text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return canonical.test(code) ? code : null;
}

/** The digest stored for a typed one-time code; null if it is malformed. */
export function codeDigest(typed: string): Buffer | null {
  const code = readOneTimeCode(typed);
  return code === null ? null : createHash('sha256').update(code).digest();
}
