import { createHash } from 'node:crypto';
import { readOneTimeCode } from './one-time-code.rules.ts';

/** The digest stored for a typed one-time code; null if it is malformed. */
export function codeDigest(typed: string): Buffer | null {
  const code = readOneTimeCode(typed);
  return code === null ? null : createHash('sha256').update(code).digest();
}
