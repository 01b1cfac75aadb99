import { createHash } from 'node:crypto';
import { readOneTimeCode } from './one-time-code.rules.ts';

/** What is stored of a typed code that works once; null if it cannot be one. */
export function codeDigest(typed: string): Buffer | null {
  const code = readOneTimeCode(typed);
  return code === null ? null : createHash('sha256').update(code).digest();
}
