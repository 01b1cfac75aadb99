import { z } from 'zod';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { isSecureAddress } from '#core/secure-address.ts';

/** What stands in the log when nobody can sign in (open point 32); visitors read that it is unavailable. */
export type SignInKeyProblem = 'Missing sign-in key' | 'Invalid sign-in key';

const text = z.string().trim().min(1).max(500);
const key = z.object({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,31}$/),
  label: text,
  issuer: text.refine(isSecureAddress),
  clientId: text,
  clientSecret: text,
});

/** One provider of identities, complete and of the right shape. */
export type ProviderKey = z.infer<typeof key>;

/** Those that can be used, in the order they are offered, and what is wrong with the others by id or place. */
export type ProviderKeys = {
  readonly keys: readonly ProviderKey[];
  readonly problems: readonly { readonly provider: string; readonly problem: SignInKeyProblem }[];
};

/**
 * Reads one provider: missing without a client id or a secret, invalid when an id, an issuer or anything else is not
 * what it has to be.
 */
export function readProviderKey(entry: unknown): Outcome<ProviderKey, SignInKeyProblem> {
  const given = z.looseObject({}).safeParse(entry);
  if (!given.success) return problem('Invalid sign-in key');
  const isMissing = ['clientId', 'clientSecret'].some(name => !String(given.data[name] ?? '').trim());
  if (isMissing) return problem('Missing sign-in key');
  const read = key.safeParse(entry);
  return read.success ? ok(read.data) : problem('Invalid sign-in key');
}

/** Reads the setting SIGN_IN_PROVIDERS, a JSON list. One wrong provider leaves the others as they are. */
export function readProviderKeys(setting: string): ProviderKeys {
  if (setting.trim() === '')
    return { keys: [], problems: [{ provider: 'any', problem: 'Missing sign-in key' }] };
  const entries = parseList(setting);
  if (!entries) return { keys: [], problems: [{ provider: 'any', problem: 'Invalid sign-in key' }] };
  if (entries.length === 0) return readProviderKeys('');
  const keys: ProviderKey[] = [];
  const problems: { provider: string; problem: SignInKeyProblem }[] = [];
  for (const [place, entry] of entries.entries()) {
    const read = readProviderKey(entry);
    const isTaken = read.ok && keys.some(({ id }) => id === read.value.id);
    if (read.ok && !isTaken) keys.push(read.value);
    else problems.push({ provider: `${place + 1}`, problem: read.ok ? 'Invalid sign-in key' : read.problem });
  }
  return { keys, problems };
}

function parseList(setting: string): unknown[] | null {
  try {
    const list: unknown = JSON.parse(setting);
    return Array.isArray(list) ? list : null;
  } catch {
    return null; // Said by name in the log; the text itself holds secrets.
  }
}
