import { pbkdf2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { PayloadRequest, Where } from 'payload';
import { STAFF } from '#cms/access/roles.ts';

const derive = promisify(pbkdf2);
/** Payload's current and former password formats; it upgrades the former at the next sign-in. */
const present = { prefix: 'pbkdf2-sha256-v1:', iterations: 600_000, bytes: 32 };
const former = { prefix: '', iterations: 25_000, bytes: 512 };

type Stored = { hash?: string | null; salt?: string | null };

/** The stored password hash of a staff account; null if there is no such account or it has no password yet. */
export async function storedPassword(req: PayloadRequest, where: Where): Promise<Stored | null> {
  const found = await req.payload.db.findOne<Stored & { id: number }>({ collection: STAFF, where, req });
  return found?.hash && found.salt ? found : null;
}

/** Whether a password matches the stored hash. Without a hash it takes as long and returns false. */
export async function isStoredPassword(password: string, stored: Stored | null): Promise<boolean> {
  const { hash, salt } = { hash: stored?.hash ?? present.prefix, salt: stored?.salt ?? 'no account' };
  const { prefix, iterations, bytes } = hash.startsWith(present.prefix) ? present : former;
  const derived = await derive(password, salt, iterations, bytes, 'sha256');
  const expected = Buffer.from(hash.slice(prefix.length), 'hex');
  return expected.length === derived.length && timingSafeEqual(expected, derived);
}
